/** How letters condense what notes and talk spell out, as in `synonyms.ts`. */
export const LETTER_TABLE = `
flat affect, affect flat, affect is flat, affect was flat, affect blunted, blunted affect, affect was blunted, no expression, expressionless, mask-like face, little facial expression
quiet voice, soft voice, spoke quietly, spoke softly, softly spoken, quietly spoken, whispered, hardly audible
monotone, flat voice, monotonous voice, voice without melody, monotonous
court-law, court, magistrates, trial, tribunal, courts
nearby, close by, near by, lives close by, lives near, lives nearby, round the corner, down the road, up the road, next street, same street, next door
paid work, part-time job, part time job
spare room, another bedroom, separate bedroom, other bedroom, own bedroom
night sweats, wakes up soaked, wake up soaked, wakes soaked, waking soaked, drenched in sweat, soaked in sweat, wakes drenched, wakes up drenched, bathed in sweat
prefer, tends towards, leaning towards, leans towards, inclined towards, would sooner, favouring
anxious, uneasy, misgivings, has misgivings, uncomfortable about, concern about, nervous about
volunteers answers, puts her hand up, puts his hand up, put her hand up, put his hand up, put hand up, raises her hand, raises his hand, hand up, offers answers, contributes in class
talkative, chatty, chats, chattered, talked a lot, forthcoming
at expected, expected level, the expected level, at the expected level, at expected level, age-related expectations, meeting expectations, working at expected, -below expected, -below expectations, -not at expected, -below the expected level, -working below expected, -behind expected, -below age-related expectations
bereaved, bereavement, lost her father, lost his father, lost her mother, lost his mother, lost her husband, lost his wife, lost a parent, death in the family, grieving, grief, mourning
behaviour, behaves, behaved, behaving, behave, conduct
decide, decision, decided, made up her mind, made up his mind, chose, choice, chosen, opted, opt
belief, believes, conviction-belief, convinced, is sure that
proud, pride, pleased with himself, pleased with herself
stop, cessation
eat, appetite, eats, eating, ate, food intake, oral intake, diet, meal, meals
walk, mobility, mobilises, mobilise, mobilising, mobile, gait, on his feet, on her feet, gets about, gets around, ambulates, walking
unsteady, poor balance, balance poor, balance is poor, loses balance, wobbly, unsteady on her feet, unsteady on his feet, imbalance
constipation, not opened his bowels, not opened her bowels, bowels not opened, no bowel motion
open bowels, opened his bowels, opened her bowels, bowels opened, opened bowels
hypersomnia, sleeps all day, oversleeping, oversleeps, sleeping too much, sleeps too much, excessive sleep
angry, snaps, snapping, snapped
agitated, restless-agitated, agitation, could not settle, pacing, paces, unsettled
intrusive thoughts, thoughts pop into her head, thoughts pop into his head, unwanted thoughts, thoughts she does not want, thoughts he does not want, intrusive images
isolated, sees nobody, sees no one, sees hardly anyone, no visitors, socially isolated, goes out little, no company, without company
abuse, beaten, was beaten, mistreated, maltreated, maltreatment, ill-treated
homeless, nowhere to live, no home, no fixed abode, sleeping rough, rough sleeping
benefit-money, universal credit, state benefits, welfare payments, on benefits, receives benefits
cohabit, lives with her boyfriend, lives with his girlfriend, lives with her partner, lives with his partner, lives together, living together, moved in together
single, not in a relationship, no partner, without a partner
miscarriage, lost the baby, miscarried, lost a pregnancy, pregnancy loss
breastfeed, breastfed, breastfeeding, nursing the baby, breast milk
procrastinate, puts things off, puts off, putting things off, leaves things to the last minute, delays tasks
literacy, reading and writing
numeracy, maths, mathematics, arithmetic, sums, numbers-maths
fluent, fluency
school refusal, missed school, absence from school, absences from school, off school, absent from school, school absence, not been at school, missing school, misses school, missing from school, days of absence, did not go to school, has not been to school
exclude from school, exclusion, exclusions, sent home from school
teaching assistant, support assistant, classroom assistant, one-to-one assistant
friend, friendship
consultant, specialist
joint replacement, hip replacement, knee replacement, new hip, new knee, hemiarthroplasty, arthroplasty, replacement of the hip, replacement of the knee, tkr, thr
mastectomy, breast removed
drip, intravenous fluids, ivi, iv fluids
anaemia, low haemoglobin, haemoglobin low, anaemic
kidney, renal
stroke, cerebrovascular accident
clot, thrombosis, thrombus, dvt, embolus, embolism
cancer, malignancy, malignant, carcinoma, tumour
metastasis, metastases, cancer has spread, metastatic, secondaries
pressure ulcer, bed sore, bedsore, pressure sore
nocturia, gets up at night to pass urine, gets up to pass urine, up to the toilet at night
aphasia, can not find words, loses words
dysarthria, slurred speech, speech slurred, slurring
hemiparesis, weak on one side, weakness of one side, one-sided weakness
hearing loss, hearing impairment, hard of hearing, impaired hearing, hearing impaired, deaf, poor hearing
denture, dentures, false teeth
walking aid, stick, walking stick, frame, zimmer, zimmer frame, rollator, crutches, walker
cook, makes meals, prepares meals, prepares food, making meals, cooking, meal preparation
shop, buys food, does the shopping, groceries, shopping
housework, cleaning, household chores, chores, household tasks, domestic tasks, hoovering, hoovers, vacuums, vacuuming
bus, public transport, buses, train, tram
hallucination, sees people who are not there, hears people who are not there
paranoid, thinks people are after him, thinks people are after her, people are after him, people are after her, people are out to get
elated, elation, high in mood, elevated mood, mood elevated, mood is high
speech fast, talks non-stop, talked non-stop, talks without stopping, rapid speech
euthymic-mood, mood normal, normal mood, mood is normal, mood was normal, euthymic
insight, knows he is ill, knows she is ill, recognises he is ill, recognises that she is ill, aware of his illness, aware of her illness
insight-fear, knows the fear makes no sense, fear is irrational, knows it is irrational, irrational fear, fear is unreasonable, makes no sense
abstinent, not had a drink, nothing to drink, not drunk since, not touched a drop, clean since, no use since
detox, detoxification
ex-smoker, cessation of smoking
sedentary, sits all day, little exercise, inactive
counsellor, counselling, counselled
breathing exercise, relaxation exercises, relaxation techniques, breathing exercises
trigger, triggered, set off, brought on, precipitated, provoked, precipitant
attribute, attributed to, puts it down to, put down to, puts down to, ascribed, blames, due to
vaccinate, vaccination, vaccinations, jabs, immunisation, immunisations, immunised, up to date with jabs, jab
accompany, came with, accompanied, attended with, brought by, seen with, together with
attended alone, came on his own, came on her own, came alone, seen alone, unaccompanied, came by himself, came by herself
eye contact, looked at me, looks at people, made eye contact
rapport, warm and friendly, easy to talk to, engaged easily
guarded, gave little away, closed-off, reticent, answered briefly
oriented, knew the date, knew where he was, knew where she was, knew the day
recognise, knew who, knows who, recognised, recognises
hopeful, optimistic, looking forward, positive about the future
hopeless, gloomy
ambivalent, in two minds, torn, undecided, not sure whether
overwhelmed, too much for her, too much for him, swamped, can not keep up
estranged, no contact with, not in contact, not spoken to, does not speak to, fallen out, fell out with, lost touch
get on, close relationship, gets on well, good relationship, get on well, close to
telephone, contacted by phone, rang, got in touch, phoned, rung, telephoned
postpone, put off-delay, deferred, delayed, called off
cancel, cancelled, called off, did not take place, did not go ahead
take-place, went ahead, goes ahead, go ahead as planned, took place, takes place, taken place
diagnosis, diagnosed, diagnoses, diagnose
tired, tired visibly, became tired, yawning, yawned, flagging, flagged, sleepy, drowsy
motivation, motivated, keen at first, enthusiastic, eager
immature, fist, fisted grip, holds the pencil in a fist, pencil grip
presses hard, pressed hard, pressed so hard, heavy pressure, applies pressure, pressure on the pencil
sport, sports, pe kit, physical education
forget, leaves behind, leaves his, leaves her, left behind, mislays, mislaid, mislaying, misplaces, loses things
repeat, repetition, repeated questions, repeats questions, asks again, asks the same
accounts-money, accounts, finances, bills, household finances, money matters
take over, took over, passed to, taken over, handed over to, responsibility for
abroad, overseas, in canada, in america, in australia, in spain
excuse-from, sit out, sits out, asked to sit out, excused, be excused
finish, completes, completed all, finishes, finished, complete
half, about half, around half, half of
kind, helpful, caring, considerate, supports newcomers, helps new children
lives alone, by himself, by herself, alone at home
next of kin, nok, nearest relative
reposition, repositioned, turned, turns, pressure relief
evening meal, supper, tea-time, dinner, tea-meal
search, searched, looking for, searching, looked for
daytime, during the day, by day
resign, resigned, left before they could sack me, left the job, left his job, left her job, handed in notice, gave notice, quit
dismiss, dismissal, sack, sacking
aggressive, violent, violence, aggression, lashes out, lashed out, physically aggressive, hits out
unfinished, finishes none, does not finish, leaves unfinished, never finishes, left unfinished, incomplete
heart attack, mi, myocardial infarction, cardiac arrest-mi
crp, inflammatory marker, inflammatory markers, c-reactive protein
bipolar, bipolar affective disorder, bipolar disorder, bipolar illness, manic depression
adhd, attention deficit hyperactivity disorder, attention deficit disorder
autism, autism spectrum disorder, autism spectrum condition, autistic spectrum disorder
debt, owes, credit card debt, arrears, in debt
decrease, has come down, come down, came down, gone down, went down, going down
increase, gone up, went up, going up, has gone up
heart rate, pulse, pulse rate
copd, chronic obstructive pulmonary disease
chest infection, lower respiratory infection, lower respiratory tract infection
sleep apart, sleeps in other room, sleeps in the spare room, sleep in separate rooms, separate bedrooms, separate beds
support worker, support workers, outreach worker
schoolwork, written work, school work, class work, classwork, work in class
court order, supervision order, community order, referral order, guardianship order, care order
in order-sequence, right order, correct order, in the right order, sequence, sequencing
inject, depot, depot injection
hand in, handed in, surrendered, handed over to the police
accept, give a go, give it a go, willing to try, happy to try, keen to try, prepared to try
bradycardia, bradycardic, slow pulse
tachycardia, tachycardic, fast pulse, racing pulse
`;
