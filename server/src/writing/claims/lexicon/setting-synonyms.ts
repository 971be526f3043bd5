/** Words of schools, wards, therapy, courts and services, as in `synonyms.ts`. */
export const SETTING_TABLE = `
psychiatric, mental health, psychological, psych, psychiatric history, mental illness
psychiatric unit, mental health ward, acute ward, psychiatric hospital
section, sectioned, detained, mental health act, under section, compulsorily
nurse-community, community psychiatric nurse, cpn, community nurse, care coordinator
crisis line, crisis team, crisis number, helpline, out of hours line, samaritans
extrapyramidal side effects, epse, eps, stiffness-drug, parkinsonism
depot, depot injection, long-acting injection, im injection, injectable
inject, injected, injection, injections, iv, intravenous, intravenously, injecting, jab, shots-jab, intramuscular
orally, by mouth, oral, po
night, at night, nocte, bedtime, in the night, night time, before bed, on at night, overnight
withhold, withheld, omitted, on hold, paused, suspended-drug
resume, restart, restarted, resumed, reinstate, recommence
replace, swapped, switched, changed to, changed from, replaced, swap, switch, substituted, exchange
raise-dose, up from, increased from, raised from, put up from, uptitrated from, titrated
miss-dose, leaves out, left out, skips, does not take the, misses, forgets tablets, skip, missed dose, omits
adherent, compliant, taking as prescribed, takes as prescribed, concordant, good compliance, taking regularly, -noncompliant, -non-compliant, -poor compliance, -nonadherent
locked cabinet, locked away, locked cupboard, under lock and key, keeps locked
overdose, took an overdose, od, overdosed, overdose of, paracetamol overdose, took too many tablets, take too many tablets
cut, cutting, cut herself, cut himself, scratches on arm, self-cutting
suicidal thoughts, si, thoughts of ending life, life not worth living, life is not worth living, not worth living, want to be dead, thoughts of ending his life, thoughts of ending her life, kill himself, kill herself, take his own life, take her own life, end their life, do away with himself
harm-thoughts, thoughts of harm, harm to self, harm to self or others, harming herself or anyone, harming himself or anyone
risk, danger, risky, dangerous
revenge, retaliate, get back at, vengeance, getting even
hit, violence, violent, aggressive, aggression, physically aggressive, hit out, assaultive, lashed out
crime, offence, offences, crime, crimes, conviction, convicted, convictions, criminal record, offended, offending, index offence
wound-offence, wounding, gbh, s.20, grievous bodily harm
sentence-court, sentenced, custodial, imprisoned, prison, jail, jailed, custody, months inside
plead guilty, pleaded guilty, admitted guilt, admitted his guilt, admitted her guilt, guilty plea, -pleaded not guilty, -denied the charge
licence-release, on licence, released on licence, parole, probation
curfew, tagged, electronic tag
intoxicated, drunk, under the influence, inebriated, had been drinking, pissed
abstinent, sober, not drunk, not drunk alcohol, not drinking, not drinking alcohol, not had a drop, no alcohol since, stopped drinking, off alcohol, clean-sober, has not drunk, has not had a drink
drinking problem, problem with alcohol, drank, alcoholic, alcohol dependence, alcohol misuse, heavy drinker, drank heavily
foster, in care, taken into care, went into care, looked-after child, care system, foster placement
expel, expelled, thrown out of school, permanently excluded, kicked out of school, excluded
detention, detentions, kept in
attend, attendance, attends school, attendance at school
predicted, expected grades, on track for, forecast
grade, grades
whole class, whole-class, class teaching, in class, group teaching, large group
one to one, one-to-one, 1:1, individually, individual setting, one on one
off task, off-task, loses focus, not on task, wanders off, drifts off, -on task, -stays on task, -focused on task
teaching assistant, ta, learning support assistant, lsa, classroom assistant, support worker-school
special educational needs support, sen support, school support, additional support, extra help, extra support, learning support, on the sen register
education plan, ehcp, ehc plan, education health and care plan, statement of special needs
educational psychologist, ep, school psychologist
safeguarding, safeguarding lead, dsl, child protection, designated safeguarding
counsellor, school counsellor, counselling at school
reduced timetable, part-time timetable, shorter day
speech and language therapy, speech therapy, salt, slt, speech and language therapist, speech therapist
occupational therapy, ot, occupational therapist
physiotherapy, physio, physiotherapist
two-word phrases, joining two, two words together, two word, joins two, joining two words, puts two words together, combining words, two-word
stammer, stutter, stammering, stuttering, dysfluent, stammered
instruction, instructions, command, commands, directions, key word, key words
stage command, steps-command, 2-stage, two-stage, two-step, of two steps
regression, lost skills, loss of skills, lost words, lost any skills, regressed
dummy, pacifier, soother
glue ear, fluid in ear, middle ear fluid, grommets, ome
toilet training, toilet trained, potty trained, dry by day, dry during the day, out of nappies, continent by day, clean and dry
first words, first word, said first words, started to talk, began to talk, talked at, spoke first
walk, walked, walked independently, first steps, took first steps, started walking, walked at
crawl, crawled, crawling
late talker, late to talk, slow to talk, delayed speech, speech delay, spoke late, talked late, -early talker, -spoke early
special care baby unit, scbu, neonatal unit, nicu, special care, neonatal
birth weight, birthweight
hyperactive, could not sit still, always on the go, overactive, hyperactivity
distracted, inattention, inattentive, inattentive type, attention problems, predominantly inattentive
criteria, meets criteria, fulfils criteria, fulfils the criteria, meets the criteria, satisfies criteria, diagnostic threshold
questionnaire, self-report, rating scale, scale-form
full marks, maximum score, top score, perfect score, 100%
percentile, centile, centiles
below average, low average, low-score, a weakness, under average, poor for age, -above average, -a strength, -high average
average, in the average range, average range, mid-range, age-expected
interpret, interpreted
clock drawing, drew a clock, draw a clock
comprehension, understands, understanding, follow instructions, follows instructions, understood
naming, name pictures, named pictures, picture naming
memory-delayed, delayed memory, delayed recall, recall after delay
immediate memory, immediate recall
working memory, working memory index, short-term memory
processing speed, speed of processing, processing speed index
verbal comprehension, verbal comprehension index, verbal ability
insight, awareness of illness, understanding of his illness, understanding of her illness, recognises that he is ill
tidy, well kempt, well groomed, smartly dressed, neatly dressed, well presented, clean and tidy, well dressed, tidy appearance, -unkempt, -dishevelled, -poorly kempt
psychosis, psychotic symptoms, psychotic sx, signs of psychosis, psychotic features, psychotic phenomena
hallucination, voices, hearing voices, hears voices, auditory hallucinations, voices talking, hears a voice
spirits, ghosts
belief, beliefs, thought-belief, core belief, assumption
behavioural experiment, behavioural task
activity diary, activity log, activity schedule, diary of activities
activity, activities, activation
exposure, stayed until it passed, stay in the situation, stayed until it was over, stayed with it
pass-over, was over, went away, subsided, wore off
safety behaviour, safety behaviours, safety-seeking
distress rating, suds, sud, distress, subjective distress
eye movement therapy, emdr
target memory, target image
body sensation, bodily sensation, physical sensation
coping, coping strategy, coping strategies, to cope, copes, cope
relationship, marriage, between them, with his wife, with her husband
session, appointment, meeting-therapy
stay well plan, relapse prevention, staying well
goal, goals, aim, aims, target-goal, wants to be able to, would like to be able to, objective
benefit-money, benefits, universal credit, pip, esa, disability benefit, welfare
direct debit, direct debits, standing order
day centre, day service, drop-in, day hospital
carer-paid, home carer, care worker, home help, package of care, carers visit
first floor, upstairs flat, one floor up
lift, elevator
bathroom, shower room, wet room
adapted, adaptation, adaptations, modified, handrails
discharge, leave hospital, left hospital, discharged, sent home
hospital, admission, went in, came in, taken in, on admission, admitted, hospital admission, went into hospital
hospital, ward
mobile, mobilise, mobilised, walked with, walking with, mobilising, mobilises, gets about
frame, zimmer, zimmer frame, walking frame, rollator
walking aid, crutches, walking stick
assistance of one, help of one, one person assisting, with one, one to assist
urine, pass urine, passed urine, pu, pu'd, voided, passed water, urinated, weed
catheter, catheterised, urinary catheter
dressing, wound dressing, bandage
injury, wound, incision, surgical site, scar
redness, red, inflamed, erythema, inflammation, reddened
allergy, allergic, allergy, reacts to, reaction to, gives a rash, comes out in a rash, brings out in a rash
normal, nothing abnormal, nad, clear, unremarkable, normal, no abnormality, negative-test, within normal limits, no abnormalities detected
await, awaited, awaiting, pending, outstanding, results not back, not back yet, not yet available
request, requested, ordered, asked for test, booked, arranged
lasting power of attorney, lpa, power of attorney
licence-driving, driving licence, licence suspended, dvla
fit note, sick note, signed off, medical certificate, med3, signed off work, sick-listed
off work, absent, absence, not at work, not working at present, off sick, has not worked, not worked, away from work, on the sick
return to work, back to work, go back to work, went back to work, returned to work, back at work
self-employed, own business, works for himself, works for herself, freelance
night worker, works nights, night shift, on nights, nights
signed up, enrolled, registered
waiting list, on the list, waiting for
leaflet, handout, leaflet, sheet, information sheet, advice sheet, printed advice
exercise, exercises, home exercise, home exercise programme, hep, exercise sheet, exercise programme
range of movement, rom
external rotation, outward rotation
full-range, not limited, unrestricted, not restricted, no restriction, -limited, -restricted, -reduced range
kinship care, kinship, lives with grandparent, special guardian
social services, social work, children's services, social care
contact-child, access to child, see his daughter, see her daughter, see his son, see her son, sees him, sees her
shared care, share care, share his care, share her care, joint custody, joint care, take turns to have
bereaved, bereavement, death of, lost her husband, lost his wife, widowed, widow, widower
grief, mourning
birth-event, at the birth, delivery-event, labour
pregnant, pregnancy, antenatal, weeks gestation, gestation, in pregnancy, while pregnant, expecting
first pregnancy, primip, g1p0
second pregnancy, g2p1
edinburgh scale, epds, edinburgh postnatal depression scale
health visitor, hv
midwife, midwifery
weigh, weighs, weighed, weighing, weight
`;
