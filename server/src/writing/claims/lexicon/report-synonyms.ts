/** How a report says what notes say in a few plain words, as in `synonyms.ts`. */
export const REPORT_TABLE = `
insomnia, unable to return to sleep, can not return to sleep, can not get back to sleep, can not drop back off, can not drop off, up half the night, tossing and turning, lies awake, lying awake, sleepless, not a wink, awake half the night, sleep is disrupted, sleep is fragmented, fragmented sleep, -sleeps through, -sleeping through, -sleeps like a log, -sleeps soundly, -sleep is undisturbed, -undisturbed sleep, -slept through, -sleep undisturbed, -sleeping fine, -sleeps fine, -sleep is fine, -no trouble sleeping
early waking, wakes in the early hours, awake in the early hours, up at four, up at five, awake before dawn, wakes before dawn, wakes at four, early morning wakening, up before dawn
low mood, in low spirits, sad, sadness, feels sad, feeling sad, miserable-mood, feels flat, feeling flat, feels rubbish, feeling rubbish, depressive symptoms, feels depressed, a bit down, really down, very down, pretty low, really low, down most days, glum, mood has dipped, mood dipped, mood has been down, mood remains low
anxious, worked up, panicky, stressed out, wound up, anxieties, anxiously, keyed up
tired, fatigues easily, no get up and go, zonked, done in, exhausting, lacks stamina, tires easily, running on empty
angry, snaps at, snappy with, flies off the handle, loses it, lost it with, loses his temper, loses her temper, lost his temper, lost her temper, short tempered, blows up, quick to anger
tearful, wept, broke down, breaks down, welled up, eyes filled, filled up
anhedonia, no pleasure in, takes no pleasure, nothing is fun, lost pleasure, loss of pleasure, stopped enjoying, does not enjoy anything, nothing interests, loss of interest, no interest in
hopeless, sees no future, no future, pointless, what is the point, pessimistic
poor appetite, picking at food, picks at food, picks at his food, picks at her food, half portions, barely eats, barely eating, appetite is diminished, diminished appetite, skips meals, skipping meals, appetite is reduced, his appetite is reduced, her appetite is reduced
weight loss, down half a stone, lost half a stone, losing weight, clothes are loose, dropped a dress size, shed pounds
weight gain, put on half a stone, put on a stone, put on weight, putting on weight, piled on weight
suicidal thoughts, not being here, not wanting to be here, wishing she was dead, wishing he was dead, thoughts of not being here, ending things, suicidal thinking, thoughts that life is not worth living, life is not worth living, does not want to be here, thoughts of harming himself, thoughts of harming herself
self-harm, scratches herself, scratches himself, burns herself, burns himself, bangs his head, bangs her head, hits himself, hits herself, self-injures
protective factor, keeps him going, keeps her going, keep him going, keep her going, protective factors, reason to live, reasons for living, stops him from, stops her from, what keeps him safe, what keeps her safe
independent, with no help, without help, no help needed, unaided, unassisted, without assistance, needs no help, independently, by himself-unaided, under his own steam, does it himself, does it herself, self-caring, self caring, -needs help, -requires help, -needs assistance, -requires assistance, -has to be helped, -dependent on others, -needs prompting, -needs support with, -with help, -with assistance, -relies on others
prompt, prompts, prompted, prompting, cue, cues, cued, nudge, reminder, reminders, a quiet word, reminding, needs reminding, without a prompt, has to be reminded, redirected, redirection
off work, off sick, on sick leave, sick leave, signed off, signed off sick, on the sick, not working at present, currently not working, absent from work
end of relationship, split from, split up, splits from, broke up, broken up, break-up, end of his relationship, end of her relationship, separation, parted from, relationship ended, relationship broke down, left him, left her
stay with, on his brother's sofa, sofa surfing, staying at, lodging with, living with temporarily, on a sofa, is staying, crashing at
contact with, sees the girls, sees the boys, sees the children, sees his, sees her, has contact, in contact, in touch with, keeps in touch
at weekends, at the weekend, each weekend, every weekend
once a week, weekly, every week, one day a week, each week
twice a week, twice weekly, two times a week, tues and thurs, tuesdays and thursdays, two days a week, mondays and thursdays
every two weeks, fortnightly, every fortnight, every other week, two-weekly, in a fortnight, in two weeks, after a fortnight, after two weeks, for a fortnight, for two weeks
teetotal, nothing in the week, does not touch alcohol, drinks no alcohol, abstains from alcohol, never drinks
drug use, touched drugs, recreational drugs, substance misuse, substance use, street drugs, illicit substances, illegal drugs, illicit drug use, takes drugs, uses drugs
drink alcohol, alcohol intake, alcohol consumption, alcohol use, drinking, pints, cans, tinnies, wine, lager, beer, booze
stop, packed it in, packs it in, packed in, came off, comes off, coming off, discontinued, discontinue, gave up, given up, gives up, jacked in, knocked on the head, weaned off, ceased taking, no longer takes, no longer taking, taken off, no longer uses
nausea, made him sick, made her sick, made me sick, makes her sick, makes him sick, queasiness, sickness-nausea
side effect, made him drowsy, made her drowsy, did not agree with, could not tolerate, not tolerated, poorly tolerated, did not suit
adherent, not missed a tablet, not missed a dose, taken as prescribed, taking as prescribed, takes as prescribed, takes it religiously, takes every day, as directed, good adherence, adheres, compliance is good, takes all his tablets, takes all her tablets, taken her medication as prescribed, taken his medication as prescribed, taking his tablets, taking her tablets, -misses doses, -missed doses, -forgets tablets, -forgotten tablets, -forgets his tablets, -forgets her tablets, -poor adherence, -skips doses, -forgotten some of her tablets
manage money, money all handled, handles the money, handles her money, handles his money, deals with the bills, does the bills, looks after the money, manages finances, manages her finances, manages his finances, finances are managed, pays the bills for
repetitive, repeat, repeating herself, repeating himself, asks the same thing, says the same thing, repetitive speech, repetitive questions, repetitive questioning, tells the same story
lose way, got lost, gets lost, lost his way, lost her way, losing her way, losing his way, could not find the way, topographical disorientation
burn-cooking, burnt pans, burnt two pans, burns pans, left the pan, left pans, pans to burn, left the gas on
normal, within normal limits, within normal range, unremarkable, no abnormality, no abnormalities, nothing of note, nil of note, no concerns on, in the normal range, wnl, all clear, nothing found
low b12, b12 deficiency, vitamin b12 deficiency, b12 low
road test, on-road assessment, driving assessment, driving test, on road assessment, driving evaluation
widowed, husband died, wife died, death of his wife, death of his husband, loss of his wife, loss of his husband, husband's death, wife's death, lost her husband, lost his wife, widow, widower, husband passed, wife passed, husband passed away, wife passed away, since he died, since she died
bereaved, lost his mother, lost her mother, lost his father, lost her father, mother passed, father passed
shop, supermarket, did the shopping, does the shopping, went shopping, food shop, big shop
avoid, could not face, can not face, will not go, will not sit, stays away from, keeps away from, gives a wide berth, steers clear, puts off, shies away, avoidance
palpitation, heart going, heart was going, heart pounds, heart thumping, heart races, heart raced, heart hammering
dyspnoea, can not breathe, could not breathe, can not catch my breath, can not get my breath, fights for breath, gasping, breathless, out of breath, puffed
fear of dying, thinks that she will die, thinks that he will die, thinks she will die, thinks he will die, think i will die, feels like i am dying, going to die-fear, thinks she is going to die, thinks he is going to die, think i am dying, thinks he is dying, thinks she is dying, thought i was dying, fears that she will die, fears that he will die, going to die, afraid of dying
hypervigilant, hypervigilance, on guard, on alert, back to a door, back to the door, scans the room, checks exits, watchful, always on the lookout
wake sweating, wakes soaked, wakes drenched, drenched in sweat, soaked in sweat, wakes in a sweat, soaked through
nightmare, bad dreams, horrible dreams, night terrors, dreams about it
friend, mate, mates, pal, pals, buddy, peer, peers, friends, best mate, playmate, the boy next to him, the girl next to her, classmate, classmates
killed, was killed, lost a mate to, lost a friend to, died in, blown up, lost his life
explosive device, ied, improvised explosive device, bomb, roadside bomb
carer strain, at the end of her tether, at the end of his tether, struggling to cope, can not cope, not coping, finding it hard to cope, at breaking point, at her wits end, at his wits end, burnt out, worn down
fight, pub fight, brawl, scrap, punch up, altercation, scuffle
hand in, surrendered, surrender, handed in, handed over, given up to the police, gave in to the police
firearms licence, gun licence, shotgun licence, shotgun certificate, firearms certificate
want, give a go, give it a go, willing to try, open to, wants to try, interested in, is willing, is happy to, would consider, hopes to, aspires to, one day-wish, would like his own, intends to, up for
postpone, hold off, holding off, put off, delay-decision, wait a while, not yet ready for, defer, deferred, postponed
own place, live independently, his own flat, her own flat, a place of his own, a place of her own, independent living, living independently
return, back to, go back, going back, goes back, get back, getting back
relapse, it all came back, came back, symptoms returned, came flooding back
symptoms emerged, it started, it all started, began after, started when, began when, came on, came on after, symptoms began, onset was
halve, halved, down from 8 to 4, reduced by half, cut in half, half what it was
decrease, cut down, cut back, cuts down, cutting down, cut down to, down to, went down, gone down, come down, has come down, reduced to, quieter-less, less than before, diminished, diminish, dampened
increase, went up, gone up, goes up, put up, has been put up, stepped up, bumped up, upped, been increased, was increased, was raised
smoke, cigarette, cigarettes, roll-ups, rollies, fags, smokes-cigarettes, roll ups, ciggies
commanding, command hallucinations, commands, tell him to do, tell her to do, tells him to do, tells her to do, telling him to do, telling him what to do, telling her what to do, tell him what to do, command voices, instructs him
troubled by, bothered by, bothered, troubled, bothers, bothering, worries about-trouble, disturbed by
visit at home, seen at home, home visit, visited at home, at home visit, saw at home
telephone, rings, calls every, phones, telephones, rings every, speaks on the phone
stiff, stiffness, rigid, rigidity, stiff in
mild, slight, slightly, a bit, a little, somewhat, to some extent, partly, partial, partially, some, not much, helps some, helped a bit
bradycardic, bradycardia, slow heart rate, slow pulse, low heart rate, pulse is slow
tachycardic, tachycardia, fast heart rate, fast pulse, heart rate raised
heart rate, hr, pulse, pulse rate, beats per minute
body image distortion, says she is fat, says he is fat, believes she is fat, feels fat, thinks she is fat, sees herself as fat, overvalues weight and shape, body image disturbance, body dissatisfaction
supervised, supervision, under observation, observed, with supervision, watched at meals, one to one, individual supervision, 1:1
portion, portions, meals, helpings, half of her meals, half of his meals
covertly, in secret, secretly, hidden, behind closed doors, on the sly, in the bathroom
visit, come to see, comes to see, came to see, visiting, visits, visited, calls in, popped in, drops in
willing, happy to, up for it, is willing, ready to, agreeable
wait, waits, will wait, waiting, bide his time, bide her time, be patient
sleep apart, separate rooms, separate bedrooms, separate beds, sleeping apart, not sharing a bed, in the spare room
reconcile, made it up, made up, makes up, patched things up, reconciled, made peace, resolved their argument, back on good terms
quickly, within the hour, within an hour, more quickly, faster, sooner, in no time, straight away, immediately, at once
argue, row, rows, rowed, had a row, had words, at loggerheads, fell out, conflict, conflicts, arguments, disagreements, arguing
listen, listened, listens, hears her out, heard her out, heard him out, pays attention to, felt heard
acceptable, alright, all right, okay, ok, not bad, tolerable, fair
sensitive, hates-sensory, can not bear, can not stand the feel, bothered by noise, oversensitive, sensory sensitivity, hypersensitive, over-responsive, unbearable, can not tolerate, finds unbearable, intolerable, overwhelmed by
clothing label, labels in clothes, clothing tags, tags in clothes, labels, seams, tags, clothes tags
distressed, goes mad, goes ballistic, goes spare, kicks off, has a meltdown, melts down, meltdown, meltdowns, very distressed, hits the roof, inconsolable, screams the place down, gets upset, becomes upset, very upset
arrange in rows, lines up, lining up, lined up, arranges in rows, arranges her toys in rows, arranges his toys in rows, puts in lines, in a line, in rows
move-object, shifts, shifted, shift, moved, are moved, is moved, moves them, displaced
direct play, bossy in play, play what she says, play what he says, directs play, direct their play, controls the game, dictates play, leads the play
leave group, wanders off, wandered off, leaves the group, leaves the carpet, gets up and goes, walks away, left his seat, left her seat, out of seat, leaves his seat, leaves her seat
lunch hall, dining hall, dinner hall, canteen, lunch room
advanced, ahead of, ahead of her age, ahead of his age, above age, above her age, above his age, beyond her years, beyond his years, precocious, earlier than expected, above average for age, well above, -behind, -delayed, -below age, -below the level of
later than expected, late to, late with, delayed in, was late, slow to, behind with
continence, toilet trained, dry by day, out of nappies, potty trained, acquired continence
hearing test, hearing fine, hearing tested, audiology, hearing was checked, hearing check
seizure, fits, convulsion, convulsions, fitting, epileptic fit
paternal, on dad's side, dad's side, father's side, on his father's side, on her father's side, paternal side, father's family, on the paternal side
maternal, on mum's side, mum's side, mother's side, on his mother's side, on her mother's side, maternal side, mother's family, on the maternal side
straight leg raise, slr, straight leg raising
power, muscle strength, strength, muscle power, power 5/5, full power
saddle anaesthesia, saddle numbness, numbness around the saddle, perineal numbness
cauda equina, red flags, bladder or bowel problem, bladder or bowel disturbance, sphincter disturbance
relief, relieves, helps, eases, gives relief, takes the edge off, some relief, partial relief
radiate, travels down, goes down, shoots down, spreads to, runs down, travels to, travels, extends to
light duties, amended duties, restricted duties, lighter work, modified duties
follow-up, review, seen again, be seen again, see again, will be seen, follow up, follow-up, reviewed
homework, agreed task, agreed tasks, between sessions, home task, the task, agreed-task
local shop, corner shop, shop on the corner, nearby shop
breathing exercise, the breathing, breathing exercises, breathing technique, breathing practice, controlled breathing
practise, practised, used the, tried the, practising, worked on
on task, focused, concentrating, attending to the task, engaged in the task, on-task, attentive, paying attention
correct, all right-correct, right-answer, all correct, correctly, accurately, without error
sum, sums, calculations, questions-maths, problems-maths, items-maths
kind, kindness, kindly, was kind, kind to, caring, considerate, gentle with
fall, fell over, had fallen, took a tumble, came a cropper, tripped, went over
quarter, 3 of 12, three of twelve, a quarter of
chew, chews, chewed, chewing, mouthing, bites his sleeve, bites her sleeve
teaching assistant, ta, lsa, learning support assistant, classroom assistant, teaching assistants
pupil, child, student, schoolchild, pupils, younger child, younger pupil
scan, imaging, mri, mri scan, scan showed, ct scan, brain scan, scan
small vessel disease, small vessel change, small vessel changes, vascular change, white matter change, microvascular disease
hippocampal volume, hippocampi a bit small, hippocampal atrophy, small hippocampi, hippocampal volume loss
suspect, suspected, possible, query, may have, might have, working diagnosis, thought to have, provisional
exclude, ruled out, rule out, excluded, discounted, not ruled out-open
stairs, steps, climb stairs, managing stairs, manage stairs, up and down stairs
swim, goes swimming, swims, swimming, in the pool
joint replacement, knee replacement, hip replacement, new knee, new hip, the replacement, replacement surgery
live with, lives with, shares a home with, shares a house with, resides with, living with, under the same roof as, shares a flat with, stays with family
lives alone, live alone, lives by himself, lives by herself, on his own in, on her own in, sole occupant
job, employed, has a job, in work, working as, works as, is employed as, employed as, works in, works at, works for, operative, job as
unemployed, no job, jobless, between jobs, not in work, lost his job, lost her job, laid off, made redundant, let go
school refusal, refuses school, will not go to school, refusing school, non-attendance at school, does not go to school, avoids school
hard, struggle, finds hard, finds difficult, finds it difficult, has difficulty, has difficulties, hard for him, hard for her, has trouble with, difficulty with, can not manage, can not follow, struggles with, struggles to
concentration, focus, focusing, staying focused, attention span, keep his mind on, keep her mind on, mind wanders, can not concentrate-on, keeping her mind on
forgetful, memory is going, memory slipping, can not remember things, loses things, misplaces things, misplaces items, losing things, mislays
confident, self-assured, sure of himself, sure of herself, confidence
isolated, no friends, has no friends, few friends, cut off from, keeps himself to himself, keeps herself to herself, socially withdrawn, does not go out, never goes out, stays in, stopped seeing friends, socially isolated, social withdrawal
supportive family, family are supportive, good support from family, well supported, family rally round, support network, close to his family, close to her family
financial difficulty, in debt, behind with the rent, money is tight, rent arrears, arrears, money worries, struggling financially, financial problems, short of money, skint, hard up, financial stress
eviction, evicted, served notice, notice to quit, losing the flat, losing the house
hit, assault, attacked, was attacked, beaten up, jumped, set upon, assaulted, mugged
accident, car crash, crash, road traffic accident, rta, rtc, collision, car accident, came off his bike
surgery, operation, went under the knife, had surgery, was operated on, had an operation, underwent surgery
improve, on the mend, picking up, picked up, brighter, perked up, turned a corner, coming on, doing better, has come on, come a long way, much better, more settled, made progress, making progress
worsen, gone downhill, going downhill, slipping, got worse, is worse, deteriorated, taken a turn, has declined
stable, unchanged, no change, much the same, the same as before, no different, about the same, stable, ticking over, plodding along, remains the same
calm-settled, calm, calmer, settled, more settled, relaxed, at ease, chilled
hyperactive, restless, fidgety, fidgets, can not sit still, on the go, always moving, constantly moving, squirms, fidgeting
impulsive, acts without thinking, blurts out, calls out, called out, shouts out, can not wait his turn, can not wait her turn, butts in, jumps in
messy, disorganised, all over the place, loses track, leaves things to the last minute, last minute, can not get organised, poor organisation, chaotic
good rapport, easy to talk to, warmed up, chatted freely, engaged well, rapport was good, rapport was established, engaged
poor eye contact, looked at the floor, would not look at me, avoided eye contact, little eye contact, eyes down, limited eye contact, gaze averted
speech quiet, mumbled, barely audible, whispered, soft-spoken, spoke softly, quietly spoken
monosyllabic, one-word answers, one word answers, yes and no answers, said little, brief answers, brief replies
neglect self-care, not washing, not been washing, unwashed, unkempt, not looking after himself, not looking after herself, poor self-care, self-neglect, self neglect, same clothes, greasy hair
wash, hygiene, washes, bathes, showers, personal care, self-care, washing and dressing
spiritual, faith, church, prays, mosque, religious, religion, goes to mass
pet, dog, cat, rabbit, hamster
hobby, hobbies, interests, pastime, likes to, enjoys-hobby
proud, pleased with, chuffed, delighted, happy with
ashamed, shame, embarrassed, mortified, embarrassment
isolated, lonely, loneliness, feels alone, on her own too much, misses company
trust, trusts, confides in, opens up to, can talk to, confidant
bully, picked on, called names, name-calling, teased, tormented, ganged up on, bullied, left out, excluded by peers
disclose, disclosed, told us, let slip, revealed, opened up about, confided
refuse, said no, turned down, would not, not willing, not keen, declined, does not want, did not want, does not wish, did not wish, not wanting, unwilling, do not wish, not wish
consent, agree, on board, said yes, happy with the plan, agreed, consented, in agreement, signed up to
worry about, preoccupied with, dwells on, ruminates, rumination, goes over and over, can not stop thinking about, overthinks
catastrophise, fears the worst, imagines the worst, thinks the worst
check-behaviour, checks the door, checks the locks, checks over and over, repeated checking, checking rituals
wash hands, hand washing, washes hands over and over, scrubs his hands, scrubs her hands, excessive hand washing, repeated handwashing
contaminate, germs, contamination, dirt, fear of germs, fear of contamination
vomit-induced, makes herself sick, makes himself sick, self-induced vomiting, purges, purging, throws up after meals, brings it back up
binge, binges, binge eating, eats everything in sight, eats uncontrollably, loss of control over eating
restrict, restricts, cut out, cutting out, skips, lives on salad, counts calories, calorie counting, dietary restriction, restricts her intake, restricts his intake
overexercise, exercising, runs every day, compulsive exercise, excessive exercise, star jumps, works out constantly
psychoeducation, explained the link, talked through, went through, explained the model, explained anxiety, education about
formulation, shared understanding, made sense of, pulled together, mapped out
safety plan, keep safe plan, who to ring, crisis numbers, emergency numbers given, crisis contacts, knows who to ring, crisis plan
discharge, case closed, signed off the books, discharged back to, no further appointments, end of treatment, final session, last session
not attend, did not attend, no show, did not turn up, failed to attend, missed his appointment, missed her appointment, not attend
late, running late, turned up late, arrived late, minutes late
interpret, interpreter, through an interpreter, translated by, interpreted by
first language, mother tongue, speaks at home, home language
glasses-eyes, wears glasses, specs, wore her glasses, wore his glasses
hearing aid, hearing aids, wears aids
right-handed, uses his right hand, uses her right hand, right hander
lifting, heavy lifting, lifted boxes, lifting boxes, lift boxes, lifted a, lifting a, lifted heavy, lifting heavy, lifting at work, lifting weights, he lifted, she lifted, lifting something
suicide attempt, suicide attempts, attempted suicide, attempts on his life, attempts on her life, tried to kill himself, tried to kill herself, tried to end her life, tried to end his life, tried to take his life, tried to take her life, previous attempts, past attempts, attempts to end his life, attempts to end her life
low back pain, lbp, lower back pain, low back pains, pain in the lower back, pain in his lower back, pain in her lower back
`;
