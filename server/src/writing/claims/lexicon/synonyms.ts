/**
 * Terms that mean the same in clinical notes and reports; the first of a line stands for all. A term of several words
 * is read as one. A minus before a term says that it is the opposite of the line's meaning.
 */
export const SYNONYM_TABLE = `
low mood, depressed mood, mood low, mood is low, mood was low, mood has been low, mood has been very low, feels low, feel low, feeling low, feeling down, feels down, feel down, felt low, felt down, down in the dumps, depression, depressed, depressive, dysphoric, low spirits, blue mood, mood depressed, down mood, low in mood, flat mood
insomnia, sleep is poor, poor sleep, can not sleep, could not sleep, can not get to sleep, trouble sleeping, difficulty sleeping, difficulties sleeping, problems sleeping, struggles to sleep, struggling to sleep, not sleeping, not sleeping well, does not sleep well, sleeps badly, sleeps poorly, sleeping badly, sleeping poorly, slept badly, slept poorly, sleep poor, sleep is bad, sleep bad, bad sleep, disturbed sleep, sleep disturbed, broken sleep, sleep broken, sleep disturbance, disrupted sleep, sleep was poor, sleep has been poor, trouble getting to sleep, difficulty getting to sleep, difficulty falling asleep, hardly sleeps, barely sleeps, barely sleeping, hardly sleeping, sleep difficulties, sleep problems, -sleeps well, -slept well, -sleeping well, -good sleep, -sleep is good, -sleep good, -sleep well, -sleep was good
early waking, early morning waking, wakes early, waking early, woke early, emw
anxious, anxiety, worried, worry, worries, worrier, nervous, on edge, apprehensive, stressed, stress, anxiousness, nerves, tense
tearful, cry, crying, cried, weepy, weeping, in tears, bursts into tears, tearfulness, sob-cry
tired, fatigue, fatigued, exhausted, exhaustion, tiredness, lethargic, lethargy, no energy, low energy, lack of energy, worn out, energy is low, energy low, poor energy, lacks energy, weary, drained, shattered
angry, anger, irritable, irritability, irritated, short fuse, short-tempered, snappy, bad-tempered, temper, cross, annoyed, losing his temper, losing her temper
suicidal thoughts, suicidal ideation, suicidal ideas, suicidality, suicidal, thoughts of suicide, thoughts of ending his life, thoughts of ending her life, thoughts of ending their life, thoughts of ending life, thoughts of killing himself, thoughts of killing herself, thoughts of killing yourself, thoughts of killing myself, wants to die, wanting to die, want to die, wish to die, wishes to be dead, thoughts of taking his own life, thoughts of taking her own life, thoughts of taking own life, thinks about suicide, thought about suicide, thinking about suicide, ending your life, end your life, taking your own life, take your own life, killing yourself, ending my life, end my life, killing myself, kill myself, end his life, end her life, ending it all, end it all, better off dead, better off gone, better off without me, better off without him, better off without her, better off if i was not here, suicide thoughts
self-harm, dsh, self harm, self-harming, self-harmed, self-injury, self injury, self-injurious, deliberate self-harm, harming himself, harming herself, harming yourself, harming myself, harm himself, harm herself, harm yourself, harm myself, hurting himself, hurting herself, hurting yourself, hurting myself, hurt himself, hurt herself, hurt yourself, hurt myself, harmed himself, harmed herself, harmed myself, cut himself, cut herself, cutting himself, cutting herself, cutting
harm others, hurting others, harming others, hurt others, hurting other people, harming other people, hurting anyone, harming anyone, hurting anyone else, harming anyone else, homicidal, homicidal thoughts, harm to others, thoughts of harming others
hallucination, hallucinations, hears voices, hearing voices, heard voices, hear voices, seeing things, auditory hallucinations, sees things, voices
delusion, delusional, delusions
paranoid, paranoia, persecutory, suspicious
psychosis, psychotic
poor appetite, no appetite, loss of appetite, off his food, off her food, appetite poor, appetite is poor, reduced appetite, appetite reduced, not eating, not eating well, lost appetite, off food, appetite down, decreased appetite, eating less, eating poorly, not hungry, appetite is reduced, appetite has reduced, appetite decreased
crime, arrested, arrest, convicted, conviction, offence
get on, gets on, getting on, got on, get along, gets along
return, go back, going back, went back, gone back, back to
abstinent, sober, dry spell, abstinence, sobriety, not drinking, alcohol-free
parents split, parents separated
guardian, special guardianship, sgo
leaflet, handout, written information
weight loss, lost weight, losing weight, weight has dropped, weight dropped, weight down, drop in weight, has lost weight, reduction in weight
weight gain, gained weight, put on weight, putting on weight, gaining weight, weight up, has gained weight
concentration, concentrate, focus, attention, focusing, pay attention, paying attention, attentive, concentrating
distracted, distractible, easily distracted, inattention, inattentive, poor concentration, concentration poor, concentration is poor, poor attention, can not concentrate, can not focus, difficulty concentrating, trouble concentrating, concentration difficulties, struggles to concentrate, struggles to focus, mind wanders, attention difficulties, poor focus, loses focus
hyperactive, hyperactivity, fidgety, fidget, fidgets, restless, on the go, can not sit still, unable to sit still, overactive
memory, remembering, recall
forgetful, poor memory, memory problems, memory is poor, memory poor, memory difficulties, forgets things, forgetting things, memory loss, memory complaints
panic, panic attack, panic attacks, panics, panicky
phobia, fear, afraid, scared, frightened, fearful, terrified, dread, fears
obsession, obsessional, obsessive
compulsion, ritual, rituals, compulsive
flashback, flashbacks, re-experiencing, reliving
nightmare, nightmares, bad dreams, bad dream
drink alcohol, drinks alcohol, drinking alcohol, alcohol, drinks, drinking, booze, drinker, ethanol
smoke, smokes, smoking, smoker, cigarette, cigarettes, tobacco
ex-smoker, former smoker, used to smoke, stopped smoking, quit smoking, gave up smoking, given up smoking, ex smoker, no longer smokes, no longer smoking, smoking cessation
teetotal, does not drink, never drinks, non-drinker, no alcohol, nil alcohol, drinks no alcohol, abstinent from alcohol, does not drink alcohol, abstains from alcohol
drug use, illicit drugs, recreational drugs, street drugs, illegal drugs, substance use, drug misuse, substance misuse, illicit substances, drugs of abuse, recreational substances, illicit drug
overdose, overdosed, od-taken
medication, medicine, medicines, medications, tablets, tablet, pills, pill, drug treatment
side effect, side effects, side-effects, adverse effects, adverse effect
allergy, allergic, allergies
lives alone, lives by himself, lives by herself, lives on his own, lives on her own, living alone, live alone, live by myself, live on my own, lives on their own
home, house, flat, apartment, accommodation
job, work, employment, works, working, employed, occupation, profession, career
unemployed, out of work, not working, not in work, jobless, no job, lost his job, lost her job, not employed, without work, -in work
off work, signed off, on sick leave, sick leave, off sick, signed off work, signed off sick
retired, retirement, retire, pensioner
school, class, classroom
exclude from school, expelled, excluded, suspended from school, permanently excluded
truant, truanting, truancy, bunking off, skipping school
bully, bullying, bullied, picked on
hospital, ward, inpatient, hospitalised, hospitalized, admitted, admission, inpatient stay
general practitioner, doctor, family doctor, family physician, physician, gp surgery, gp
emergency department, casualty, accident and emergency
pain, ache, aching, sore, soreness, painful, hurts, hurting, aches, tender, tenderness, discomfort, hurt
headache, headaches, head pain, head hurts
back pain, backache, lumbago, back ache, pain in back, sore back, back hurts
abdominal pain, stomach ache, tummy ache, stomach pain, tummy pain, pain in abdomen, pain in stomach, pain in tummy, belly pain, stomachache, abdomen pain, sore stomach, cramps in stomach
chest pain, pain in chest, pain in the chest, pains in the chest, pains in chest, chest discomfort, chest tightness, tight chest
dyspnoea, shortness of breath, short of breath, breathless, breathlessness, dyspnea, difficulty breathing, trouble breathing, difficulties breathing, can not breathe, out of breath, problems breathing, breathing difficulty, breathing difficulties
cough, coughing, coughs
sputum, phlegm, mucus
fever, febrile, temperature, high temperature, feverish, pyrexia, pyrexial, running a temperature, hot and sweaty, -afebrile
nausea, nauseous, nauseated, feeling sick, feels sick, felt sick, queasy, feel sick
vomit, vomiting, vomited, throwing up, threw up, being sick, been sick, throw up, was sick, thrown up, emesis, vomits
diarrhoea, diarrhea, loose stools, loose stool, watery stools, watery stool, loose motions, the runs
constipation, constipated
stool, stools, poo, motions, faeces, feces, bowel motion, bowel motions, bowel movement, bowel movements
bowels, bowel, bowel habit
urine, urinary, urination, urinate, pee, wee, passing water, waterworks, passing urine, peeing, weeing, micturition
dysuria, pain on urination, burning on urination, pain passing urine, stinging when passing urine, burning when urinating, pain when urinating, burns when i pee, painful urination
haematuria, blood in urine, blood in the urine, blood in his urine, blood in her urine, blood in your urine
blood in stool, blood in stools, blood in the stool, rectal bleeding, blood in your stool, blood in your stools, pr bleed, pr bleeding, bleeding from back passage, blood in poo
dizzy, dizziness, lightheaded, light-headed, vertigo, giddy, light headed, lightheadedness, presyncope
syncope, fainted, faint, fainting, blacked out, passed out, collapse, collapsed, loss of consciousness, blackout, blackouts, lost consciousness, losing consciousness, unconscious
seizure, seizures, fit, fits, convulsion, convulsions
palpitation, palpitations, heart racing, racing heart, heart pounding, heart beating fast, heart is racing
rash, rashes, skin rash, spots
itch, itchy, itching, pruritus
swelling, swollen, oedema, edema, puffy, swell
numbness, numb, tingling, pins and needles, paraesthesia
weakness, weak, loss of strength
rhinorrhoea, runny nose, rhinorrhea, nasal discharge
sore throat, throat pain, throat hurts, pain in throat, painful throat, throat is sore
myalgia, muscle aches, muscle pain, aching muscles, muscle ache
hypertension, high blood pressure, raised blood pressure, hypertensive
heart attack, myocardial infarction, infarct
cancer, malignancy, carcinoma, tumour, tumor, malignant
fracture, broke, broken bone, break bone, fractured, fractures
fall, fell, fallen, falls, tripped
injury, injured, injure, injuries, trauma, wound
surgery, operation, operated, operations, surgical, procedure, operative
antibiotic, antibiotics
painkiller, analgesia, painkillers, analgesic, pain relief, analgesics, pain medication, pain killers
blood test, blood tests, blood work, bloodwork, labs, laboratory tests
follow-up, follow up, review, reviewed, see again, come back, followup, return appointment
refer, referral, referred
prescribe, prescription, prescribed
fluids, water, liquids, hydrated, hydration, drink fluids, push fluids, drink plenty
rest, resting
viral illness, virus, viral, viral infection
infection, infected, bug, infective
gastroenteritis, tummy bug, stomach bug, gastro, food poisoning, stomach flu
pregnant, pregnancy, expecting
birth, born, delivery, delivered, deliver, childbirth
caesarean section, c-section, caesarean, cesarean, cesarean section, c section, lscs
premature, preterm, prem, prematurely, born early
milestones, developmental milestones, development
walk, walked, walking, walks
talk, talked, speech, speak, spoke, language, words
first words, first word, first spoke
toilet training, toilet trained, potty trained, potty training, continent
separate, separated, split up, split, broke up, separation, break-up
die, died, dead, deceased, passed away, death, lost his life, bereaved, bereavement, loss of life
abuse, abused, abusive, maltreatment, maltreated
domestic violence, domestic abuse
hit, punch, punched, beat, beaten, assault, assaulted, slap, slapped, struck, attacked, attack, violence, violent
argue, argument, arguments, row, rows, quarrel, conflict, arguing, fights, fighting
isolated, lonely, alone, loneliness, isolation, withdrawn, no friends, few friends, socially isolated, keeps to himself, keeps to herself
enjoy, enjoys, likes, enjoyed, loves, pleasure, interest, fond of, interests, hobby, hobbies
anhedonia, lost interest, no interest, loss of interest, no longer enjoys, does not enjoy, no enjoyment, loss of pleasure, nothing is fun, stopped enjoying, little interest, lack of interest, loss of enjoyment, takes no pleasure
motivation, motivated
unmotivated, no motivation, lack of motivation, low motivation, poor motivation, lacks motivation
hopeless, no hope, hopelessness, no future, pessimistic, despair
worthless, worthlessness, useless, low self-esteem, not good enough, poor self-esteem, low self esteem, low self-worth, no confidence, low confidence
guilt, guilty, blames himself, blames herself, self-blame, blame himself, blame herself
irregular, erratic
avoid, avoids, avoidance, avoiding, avoided, stays away from, steers clear of, keeps away from
eye contact, gaze
rapport, engaged well
speech fast, pressured speech, speech pressured, speaks quickly, talks fast
insight, understanding of illness
capacity, mental capacity
consent, consented, agreed, agrees, agree, permission, agreement, agreeable
safety plan, crisis plan
plan to, intends to, intention, intent, plans
goal, goals, aim, aims, hopes to, hope, wants to, wish, wishes
gun, firearm, firearms, guns
knife, knives, blade
car, vehicle, driving, drives, drive, drove
cycle, bike, bicycle, cycling, bikes
teenager, adolescent, teen, adolescence
elderly, older adult
money, finances, financial, debt, debts
read, reading, reads, literacy
write, writing, writes, handwriting
spell, spelling, spells
maths, mathematics, math, numeracy, arithmetic, arithmetical
homework, home practice, between-session task
therapy, counselling, counseling, talking therapy, psychotherapy, talking treatment, therapist
attend, attended, attends, came to, came, attendance, turned up, seen, arrived, presented
not attend, did not attend, missed, failed to attend, did not come, did not turn up, no show, absent
on time, punctual, promptly
help, helps, helped, helpful, benefit, beneficial, useful, supports, supported, support
normal, clear, unremarkable, no abnormality, nothing abnormal, no abnormalities, within normal limits, wnl, fine, ok, within the normal range, not abnormal
carry on, continue, continues, keep going, keep taking, remains on, stays on, maintain, ongoing, carries on
commence, start, started, starts, begun, began, begin, initiate, initiated, starting, commenced, introduce, trial of, put on
stop, stopped, stops, quit, ceased, discontinue, discontinued, came off, come off, gave up, given up, give up, no longer takes, no longer taking, no longer, not any more, not anymore, has stopped
get worse, got worse, worse, worsened, worsening, deteriorated, worsens, deterioration, gone downhill, getting worse, deteriorating, exacerbated
get better, got better, better, improved, improving, improvement, eased, improves, recovered, getting better, settled, resolved, lifted, brighter, easing, improve, progress
increase, increased, increases, went up, gone up, raised, risen, rose, put up, uptitrated, titrated up, rise, increasing, higher, upped
decrease, decreased, reduced, reduce, reduces, went down, gone down, dropped, fell to, lowered, cut down, cut back, weaned, tapered, halved, reduction, lower, decreasing, reducing, fewer, lessened, brought down
often, frequently, a lot, most days, regularly, commonly, frequent, regular
rarely, hardly ever, seldom, occasionally, now and then, from time to time, sometimes, once in a while, intermittent, on and off, comes and goes, intermittently, occasional, episodic
constant, all the time, constantly, continuous, persistent, non-stop, always, continuously, persistently
as needed, when required, when needed, if needed, as required, prn, if required
good grades, doing well at school, good marks
low back, lower back, lumbar, lumbar spine
exercise, gym, works out, physical activity, exercising, exertion
swim, swimming, swims
cook, cooking, cooks
shop, shopping, shops
wash, washing, washes, shower, bathe, bathing, personal care, hygiene, self-care
dress, dressed, dressing, clothes, clothing, attire
eat, eating, eats, ate, food, meal, meals, diet
sleep, sleeping, sleeps, slept, asleep
wake, waking, wakes, woke, awake, woken
hearing, hear, hears, deaf
vision, sight, eyesight, visual, eye test, eyes tested, eyes checked
glasses-eyes, spectacles, wears glasses
accountant, accountancy, accounting
driver, lorry driver
mental health, psychological health, mental illness
learning disability, intellectual disability, learning difficulties, learning difficulty
impulsive, impulsivity, impulse, acts without thinking
aggressive, aggression, aggressively, lashes out, lashing out, violent outburst
outburst, outbursts, meltdown, meltdowns, tantrum, tantrums
noise, noises, sound, sounds, loud noise
sensitive, sensitivity, oversensitive, hypersensitive
routine, routines, sameness, predictability
repetitive, repetitively, repeatedly, repeated, repeat
social, socially, socialise, socialising, sociable
adopt, adopted, adoption
foster, fostered, foster care, in care, looked after
asleep late, difficulty getting off to sleep, initial insomnia, takes hours to fall asleep
recommend, advise, advised, advice, recommended, suggest, suggested, recommends, advises, advisable
chinese, chinese restaurant
takeaway, take-away, take away
exam, exams, examination-test, gcse, gcses, a-levels
pay, paid, payment, wages
lump, mass, nodule, bump
bleed, bleeding, bled, haemorrhage, blood, bloody
bruise, bruising, bruised, contusion
burn, burning, burns, burnt
discharge-fluid, pus
sexual, sexually, sex, intercourse
contraception, contraceptive, birth control
menstruation, period, periods, menstrual, menses
menopause, menopausal, postmenopausal
wheeze, wheezing, wheezy
confused, confusion, muddled, disorientated, disoriented
scan, imaging
x-ray, xray, radiograph, x ray, x rays, radiographs
mobile, mobility, mobilise, mobilises, ambulate, ambulatory, ambulating
frail, frailty
fall asleep, drop off, nod off
`;
