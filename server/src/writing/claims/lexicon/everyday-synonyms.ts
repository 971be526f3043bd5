/** Everyday words and turns of phrase that a report may exchange for each other, as in `synonyms.ts`. */
export const EVERYDAY_TABLE = `
argue, fell out, fallen out, fall out, falls out, falling out, quarrelled, quarrels, disagreement, dispute, rowing with, rows with, clash, clashes, bicker, bickers, shouting match
believe-firmly, convinced, adamant, insists, firmly believes, is sure that, is certain that
interfere, tamper, tampering, meddle, mess with, messing with, fiddle with
letters, mail, his post, her post, the post, my post, opening post, correspondence
neighbour-place, next door
collect, pick up, picked up, picks up, collects, collected, fetch, fetched
fall asleep, drop off, dropped off, drops off
supply, supplies, supplied, provide, provides, provided, hand out, handed, handed out, issue-give, dispensed, dispense
receive, received, was given, were given, has been given, was handed, was offered
telephone, phone, rang, rings, ring up, phoned, called by phone, telephoned, phone call, rung, mobile, call-phone
voicemail, answerphone, left a message, message was left, answering machine, left message
no answer, not reached, could not be reached, unable to reach, no reply, did not answer, not get through, unobtainable, could not get hold of
run out, ran out, runs out, none left, finished his supply, finished her supply
forgetful, forget, forgot, forgotten, left at home, left behind, did not bring, without bringing
shout, shouted, shouts, shouting, yell, yelled, yells, raised his voice, raised her voice, scream, screamed
dislike, does not like, do not like, did not like, hates, hate, not fond of, not keen on, can not stand, loathes
like, likes, enjoy, enjoys, enjoyed, loves, love, fond of, keen on, favourite, passionate about, best-liked, like best, likes best
prefer, prefers, preferred, would rather, rather than, preference, favours
want, wants, wanted, wish, wishes, wished, would like, would love, hopes, hoping, hope, keen to, desire, asks for, asked for, requests, requested-wish
refuse, refuses, refused, declines, declined, unwilling, rejects, rejected
accept, accepts, accepted, agrees to, agreed to, willing to, happy to, prepared to, consents to, agreeable, on board with
anxious, worry, worries, worried, concern, concerned, concerns, fret, frets, apprehensive, uneasy about, preoccupied
upset, distressed, distress, upsetting, distressing
phobia, frightened, scared, afraid, fearful, frightens, scares, terrified, frighten, scare
jump-startle, startle, startles, startled, jumpy, makes her jump, makes him jump, easily startled, jumps at, on alert
lively, outgoing, bubbly, sociable, extrovert, full of life, chatty, talkative, animated
isolated, withdrawn, keeps to herself, keeps to himself, keeping to herself, keeping to himself, quiet and withdrawn, shut off, isolates herself, isolates himself, retreats, kept to herself, kept to himself, reclusive
play alone, plays alone, plays by himself, plays by herself, plays on his own, plays on her own, solitary play, playing alone
line up, lines up, lining up, in lines, in a line, in rows, in a row
cover ears, covers ears, covers his ears, covers her ears, hands over his ears, hands over her ears
restricted, limited, narrow range, selective, picky, fussy
react, reacts, respond, responds, responded, responding, reaction, response
loose, falling off, too big, baggy
trousers, jeans, clothes-lower
warmth, heat, hot pack, hot water bottle
relieve, relieves, relieved, ease, eases, eased, alleviate, soothes, helped by, better with, improves with
aggravate, aggravated, worse with, makes it worse, make it worse, worse when, exacerbated by, worsened by, brought on by, triggered by, provoked by
tremble, shaky, trembling, shaking, shakes, tremulous, shake, trembles, tremor
sweat, sweaty, sweating, sweats, perspiring, clammy
vague, unclear, not clear, woolly
finish, finished, finishes, complete, completed, completes, get to the end, gets to the end, reach the end, do all
unfinished, not finished, did not finish, incomplete, does not complete, unable to finish, can not finish, fails to finish
pace, paces, pacing, walking up and down, walked up and down, walks up and down, up and down the corridor
get up, got up, gets up, up at, out of bed, rises at, rose at, was up, arose
in bed, stays in bed, stay in bed, lies in bed, does not get out of bed, not get out of bed, back to bed, back in bed, went to bed, lie there
calm-settled, settled, calm, calmer, more settled, relaxed, peaceful, calmly, quietly
early-start, first thing, first thing in the morning, early morning
every day, daily, each day, day in day out, on a daily basis
every night, nightly, each night, night after night
over the counter, without prescription, without a prescription, from the chemist, otc
red flag, red flags, red flag symptoms
at weekends, weekends, weekend
alternate, every other, every second, alternating
part of, some of, half of, only part
all of, whole of, everything, every one
stop-doing, gave up, given up, gives up, packed in, no longer does
take up, took up, taken up
take out, taken out, took out, remove, removed, removal, removes, had out, excised, excision
put in, put on, placed, inserted, insertion, fitted, fit-put, applied
clean-wound, washed out, irrigated
show how, taught, trained, training, shown how, instructed in, coached
spend, spends, spent, costs, pays for
stay with, staying with, stays with, sleeping on sofa, sofa surfing, on the sofa, staying on
tenancy, lease, rented flat
homeless, no fixed abode, nfa, rough sleeping, sleeping rough, without a home
home, housing, accommodation-help, rehousing
move-house, moved house, relocated, moved home, moved to
look after, looked after, looks after, looking after, care for, cares for, cared for, caring for, in the care of, minds, takes care of, have the toddler, in care with
bring up, brought up, raised by, upbringing, grew up, reared
give birth, gave birth, delivered a, had a baby, have a baby, expecting a baby, expecting
visit, visits, visited, came to see, comes to see, call on, called round, comes round, came round, drops in, visiting
leave-place, left the, walked out, went out of
send away, sent away, asked to leave, told to leave, asked him to leave, asked her to leave, sent him away, sent her away
bring, brought, brings, came with, took with
isolated, alone, on her own, on his own, by himself, by herself, on their own, by myself, on my own, solitary, unaccompanied
accompany, accompanied, goes with, came with, attended with, together with, someone goes with
help, helps, helped, assist, assists, assisted, assistance, support, supports, supported, aid, gives a hand, lends a hand, supportive, brilliant, encouraging
-help, unhelpful, no help, not helpful, unsupportive, not supportive, no support
reminded, prompt, prompts, prompted, prompting, reminder, reminders, remind, reminds
deal with, deals with, manages, handle, handles, sorts out, sort out, takes care
paperwork, admin, administration
bill, bills, invoice, final demand, red bill, red bills
unopened, not opening, does not open, not opened, leaves unopened
pay, pays, paid, paying, settles-bill
shop, shopping, groceries, shops
money, finances, financial, financially, bills-money, budget, funds, finance
debt, debts, owes, in arrears, arrears, overdue
drive, drives, driving, drove, behind the wheel, motorist, driven
passenger, passenger seat, front seat
cycle, bicycle, bike, biking, pushbike
climb stairs, up the stairs, climb the stairs, climbs stairs, managing stairs, get up the stairs, upstairs
walk, walks, walking, walked, on foot, stroll, strolls
dog walk, walks the dog, walked dog, takes the dog for a walk, walk the dog, dog walking
garden, gardening, allotment
sport, football, rugby, tennis, bowls, cricket, swimming-sport, netball, basketball, hockey, badminton
prefer, favour, in favour
photo, photograph, picture, image, selfie
online, internet, on the internet, social media, web, website
library, reading room
lunch break, lunchtime, lunch time, lunch hour, midday, at lunch, dinner time
break time, playtime, recess, breaktime
television, tv, telly
computer, laptop, tablet-computer, pc
screen time, on phone, on her phone, on his phone, scrolling, on the phone at night
tell off, told off, reprimanded, scolded
lie-untruth, lied, lying to, untruthful, dishonest
steal, stole, stealing, stolen, theft, shoplifting, shoplift
fight, fights, fighting, fought, scuffle, brawl
kick, kicks, kicked, kicking
bite, bites, biting, bitten
throw, threw, throws, thrown, hurl
break-in, break in, burgle, burglary, burgled, intruder, intruders
check, checks, checking, checked, rechecks, double checks
lock, locked, locks, locking, locks away, locked away, under lock
key-lock, keys
favourable, positive-view
bossy, domineering, controlling behaviour, controlling partner, controlling of
early, early on, at a young age
clumsy, poor coordination, uncoordinated, bumps into things, trips over
messy, untidy, disorganised, chaotic, disorganized, scatterbrained
tidy, organised, organized, orderly, neat, well-ordered
late, not on time, tardy, behind time, overran
deadline, deadlines, due date
mistake, mistakes, error, errors, slip, slips, careless
daydream, daydreams, daydreaming, in his own world, in her own world, switches off, zones out
interrupt, interrupts, interrupting, calls out, calling out, shouts out, butts in, talks over
bright, clever, intelligent, able pupil
effort, tried hard, tries hard, hard working, hardworking, motivated, worked hard, diligent
polite, well mannered, courteous, well-mannered
friendly, warm, pleasant, likeable, amiable, approachable
tired, tires, yawn, yawned, yawning, rubbed eyes, sleepy, drowsy, weary, worn out
nothing wrong, no problem-self, no concerns-self, fine-self
difference, differ, differs, discrepancy, uneven, varies
caution, with care, carefully, cautiously
fit with, consistent with, in keeping with, compatible with, in line with, suggestive of, points to, suggests, indicative of
as expected, expected for age, age appropriate, age-appropriate, age related expectations, age expected, in line with age, expected level, at the level expected, age-related expectations, -below expectations, -below age related expectations, -behind his peers, -behind her peers, -below expected, -below the level expected
hard, difficult, tough, challenging, demanding, struggle, struggles, struggled, finds hard, found hard, has trouble, had trouble, trouble with, problems with, difficulty with, difficulties with
easy, easily, no trouble, without difficulty, effortless, no difficulty
angry outburst, rages, rage, outbursts of anger, outburst of anger, temper outbursts, loses temper, flies off the handle, lashing out in anger
short with, snaps at, snappy with, irritable with, curt, snapping at
frustrated, frustration, gets frustrated, easily frustrated, fed up, exasperated
strained, under strain, tense-relationship, difficult relationship, rocky
reconcile, made up, talking again, back together, reconciled
separate, split, split up, separated, broke up, divorced, no longer together
marry, married, wedding, wed
retired, retire, retired, gave up work, finished work, stopped working, pension
dismiss, sacked, fired, dismissed, lost his job, lost her job, let go, laid off, made redundant, redundancy, lost two jobs, lost jobs
promotion, promoted
grievance, complaint-formal, formal complaint
lodge, lodged, filed, submitted, put in-formal, raised-formal
workplace, site, place of work, work site, office-work, depot
colleague, workmates, team, coworkers, team members
shift, shifts, night shift, nights, days-shift, on nights
half hours, 50% hours, half of his hours, half of her hours, half time, half his hours, half her hours
phased, gradual, gradually, staged, stepwise, graded, bit by bit, step by step, slowly
fit to work, fit for work, able to work, well enough to work, -not fit for work, -unfit for work, -not fit to work, -unfit to work
probably, likely, in all likelihood, most likely, expected to, thought to be
discuss, discussed, talked about, talked through, spoke about, went through, explored, looked at, considered-talk, gone over
think about, consider, considering, think it over, like to think about it, thinking about it, reflect on, mull over
ask, asked, enquired, inquired, questioned
leave-behind, abandon, abandons, desert, walk out on
say no, saying no, turns down, refusing requests, refuse a request
stand up, standing, on standing, stands up, stand
lie down, lying down, lies down, lying on
sit, sat, sits, seated, sitting
window, out of the window
look out, looked outside, looked out, gazed, stared out, looks outside
repetitive, repeat, repeated, repeats, said again, told again, once more, asks again, same questions, reminded of
point, points, pointing, pointed
turn-taking, takes turns, taking turns, turns with
pretend, make-believe, imaginary, imaginative
favourite toy, special toy
sister-line, sibling-line
stable, unchanged, not changed, has not changed, no change, steady, stays the same, same as before, remained the same, -changed
`;
