/** Sentences of notes in which nothing says who anybody is. */
export const CLEAN_SENTENCES: string[] = `
PHQ-9 14 (moderate), GAD-7 8/21 on 3 March 2026 at 09.35–10.40, 35/80 = 44 %.
WISC-V: VCI 102, VSI 98, WMI 86, PSI 79, FSIQ 90.
Sertraline 50 mg increased to 100 mg in January.
Denied suicidal thoughts when asked.
Sleeps four hours a night and wakes at 3 am.
Mum reports that he settles quickly at bedtime.
The Beck Depression Inventory score was 31 (severe).
Diagnosed with Parkinson's disease in 2019.
Conners 3 parent form: Inattention T 78.
On the Vineland-3 his Adaptive Behaviour Composite was 71.
Asperger syndrome was suspected at primary school.
Tourette's was ruled out by the clinic.
He has Crohn's disease and takes azathioprine.
Speaks Polish at home and English at school.
A Somali interpreter was booked for Thursday.
Attended the Community Mental Health Team in April.
Referred to CAMHS by the GP.
Takes methylphenidate (Concerta XL 36 mg) on school days.
MoCA 22/30, losing points on delayed recall.
The Rey Complex Figure copy was at the 16th percentile.
Wechsler scores should be read with caution.
Mood low, affect flat, speech normal in rate and volume.
Oriented in time, place and person.
She drinks two glasses of wine on Fridays and Saturdays.
Cannabis daily until August, none since.
Next session in two weeks; homework: thought record.
Cognitive Behavioural Therapy was offered and accepted.
He is in Year 5 and has an Education, Health and Care Plan.
Key Stage 2 results were below the expected standard.
The SENCO will arrange a Teaching Assistant for mornings.
Born at 37+5 by emergency caesarean section; Apgar 9 and 10.
Walked at 14 months; first words at two.
Fell 3.5 m from a ladder; GCS 11 at scene.
Section 17 leave was agreed under the Mental Health Act.
Blood pressure 128/82, pulse 71, weight 83.4 kg.
Vitamin D 32 nmol/L, ferritin 14, HbA1c 41.
Hamilton Rating Scale for Depression: 19.
Edinburgh Postnatal Depression Scale 16/30.
Lewy body dementia cannot be excluded.
Wernicke's encephalopathy was treated with Pabrinex.
He used the Stroop test and Trail Making Test B without difficulty.
ADOS-2 Module 3: total 11.
Autism Spectrum Disorder, Level 1, without Intellectual Disability.
She is Muslim and prays five times a day; Ramadan is hard on her sleep.
At Christmas and Easter the family argues more.
He watches YouTube and plays Minecraft until midnight.
Uses an iPad in lessons and Makaton at home.
Risk: no plan, no intent; protective factors are the children.
No history of self-harm; one overdose of paracetamol at 16.
Lamotrigine was stopped because of a rash.
Quetiapine 25 mg at night helps a little.
Allergies: penicillin. NKDA otherwise.
Family history of Huntington's disease on the father's side.
Her mother had postnatal depression; her father drank.
He has two brothers and a half-sister.
The teacher said that he hides under the table.
Grandma looks after her on Mondays and Wednesdays.
Dad works nights; mum is a nurse.
Will attend the group next Tuesday.
May need a higher dose in spring.
Mark of 40 % in the maths paper.
Hope is low; energy poor.
Grace period of two weeks was agreed before discharge.
Faith is important to her.
Bill for the session was sent.
Rose at six every day and walked.
Art therapy helped more than talking.
Joy in small things is returning.
April and May were hard; June was better.
In August he stopped the tablets.
Max dose reached.
Presenting Problem
Background and Developmental History
Mental State Examination
Summary and Recommendations
Risk Assessment
Current Medication
Family and Social History
Tests Administered
Plan: Review in six weeks.
Impression: Generalised Anxiety Disorder with panic.
Hx: appendicectomy, tonsillectomy.
Dx: ADHD, combined type.
Pt tearful, reassured.
Obs stable overnight.
DNA x 2, letter sent.
Seen w/ mum; dad waited outside.
Reports palpitations, sweating and "doom".
Said "I can't do this any more".
"Nothing helps," he said.
Agreed: no driving until reviewed.
Independent in washing and dressing; needs help with money.
Copied the Bender figures with rotations.
Digit Span forwards 6, backwards 4.
Raven's Matrices at the 75th percentile.
The Strengths and Difficulties Questionnaire was completed by both parents.
Child Behavior Checklist: Internalizing T 68.
Y-BOCS 24, obsessions 12, compulsions 12.
CORE-OM 1.9; above the clinical cut-off.
ACE-III 81/100: Memory 18/26.
Patient Health Questionnaire and Generalised Anxiety Disorder scale at each visit.
EMDR, six sessions, with good effect.
Dialectical Behaviour Therapy skills group, Mondays.
Mindfulness-Based Stress Reduction was declined.
MRI brain: mild frontal atrophy.
EEG normal; ECG normal; TFTs normal.
Neurology follow-up in the Memory Clinic.
Physiotherapy twice weekly on the ward.
Occupational Therapist visited the home.
Social Services were informed.
The Health Visitor had no concerns.
The Crisis Team saw her twice over the weekend.
Police were called in July; no charge.
Free School Meals since Reception.
Reads at the level of a child of eight.
Spelling is weak; handwriting slow.
Left-handed; wears glasses.
Hearing and vision normal.
Born in Nigeria; came to England aged nine.
Moved from Poland in 2015.
Grew up in Ireland and Scotland.
Italian mother, Greek father.
She is Welsh and proud of it.
He is British Pakistani and speaks Urdu and Punjabi.
Korsakoff syndrome considered.
Down syndrome was diagnosed before birth.
Wilson's disease excluded by bloods.
Graves' disease treated with carbimazole.
Epworth Sleepiness Scale 15.
Insomnia Severity Index 19.
Waddell signs absent.
Romberg negative, gait steady.
Babinski downgoing on both sides.
Montgomery–Åsberg Depression Rating Scale 22.
Zopiclone 7.5 mg was prescribed for five nights.
Fluoxetine was changed to Venlafaxine XR 75 mg.
Melatonin 2 mg, taken at 8 pm.
Smokes ten a day; vapes since November.
Caffeine: six cups of coffee before noon.
Gambling online, about £200 a week.
Weight fell from 62 kg to 48 kg in five months.
BMI 16.4; periods stopped in March.
EDE-Q global 4.6.
Binges three times a week.
Compulsions take two hours a day.
Flashbacks after the accident; avoids motorways.
Nightmares most nights; hypervigilant.
PCL-5 52 at intake and 28 at the end.
He scored 20 on the AUDIT.
Two units of alcohol a week.
Angry outbursts at home, calm at school.
Friendships are few but steady.
Likes football, drawing and swimming.
Strengths: humour, persistence, kindness.
Goals: return to work, sleep through, drive again.
Homework reviewed: three of five days done.
Thought challenging practised in session.
Behavioural activation: walk daily, call a friend.
Sleep diary kept for ten days.
Exposure hierarchy: bus stop, one stop, town.
Session 7 of 12, 50 minutes, by video.
Joined by Zoom; sound poor at first.
Consent to share with the GP was given.
Capacity was not in doubt.
Confidentiality and its limits explained.
Discharged with a relapse plan.
Follow-up at three months.
Return to baseline by week 8.
Ward round on Tuesday; leave to go home at weekends.
Observed in class for 40 minutes and at break.
Played alone with bricks and lined up cars.
Eye contact brief; answered in single words.
Echolalia noted twice.
Laughed at jokes and made one.
Interpreter present throughout.
He wants "to be left alone".
She hopes to study nursing.
Parents separated when he was four.
Contact with father every second weekend.
Foster placement since 2021.
Housing is damp; benefits were stopped.
Retired teacher, widowed, lives alone.
Works nights in a warehouse.
Off sick for ten weeks; phased return planned.
Former soldier; two tours.
He left school at sixteen without exams.
GCSEs: five at grade 4 or above.
Attendance 82 %; two exclusions.
Dyslexia assessment recommended.
Speech and Language Therapy ended in 2022.
Sensory needs: noise, labels, smells.
Epilepsy since age 12; last seizure in October.
Levetiracetam 500 mg twice daily.
Carbamazepine level in range.
Type 2 diabetes, diet controlled.
Asthma, mild; salbutamol as needed.
Migraine with aura; propranolol 40 mg.
Hypothyroidism, on levothyroxine.
Fibromyalgia and IBS.
Chronic pain after a whiplash injury.
COVID-19 in 2021 with long recovery.
Stroke in the left MCA territory.
Broca's aphasia, improving.
Frontal lobe signs: perseveration, utilisation.
Visuospatial skills intact.
Executive function mildly impaired.
Processing speed is a relative weakness.
Verbal Comprehension is in the average range.
Working Memory and Processing Speed are low.
Confidence interval 84–96, 21st percentile.
Effort tests passed.
Results are a valid estimate of ability.
Formulation: predisposing, precipitating, perpetuating and protective factors.
Early losses and harsh criticism shaped her beliefs.
Avoidance keeps the fear alive.
Diagnosis: Adjustment Disorder.
ICD-10 F32.1, DSM-5 criteria met.
F84.0 was recorded by paediatrics.
Recommendations: extra time, rest breaks, a quiet room.
Report to be shared with school.
Please arrange bloods and an ECG.
Safety plan written and kept on her phone.
Emergency numbers were given.
He knows about Samaritans and Shout.
Means restriction: tablets kept by his wife.
No weapons at home.
No safeguarding concerns.
Safeguarding: neglect in early childhood.
She was assaulted in 2018 and did not report it.
Charged with drink-driving in September.
On probation until the summer.
Driving stopped; DVLA informed.
Power of attorney is with her daughter.
Lives with wife and three children, aged 2, 5 and 9.
Her son is 14 and her daughter is 11.
Aged 34, married, two children.
A 45-year-old woman with back pain.
He is 78 years old and independent.
Seen aged 9;4 with both parents.
75 min, face to face.
Sats 98 % on air, temp 36.8.
Weight 62 kg, height 1.70 m.
Room 4, second floor.
Invoice sent; paid.
12 sessions agreed, four used.
Scores fell from 21 to 12 to 6.
T scores of 70 and above are clinically significant.
95 % of children score higher.
90 minutes of testing in two parts.
Score 95 on the composite, 99 on the index.
He ran 10 km in 95 minutes.
Test–retest reliability is .91.
Digit symbol 95th percentile.
Took 30 tablets of 500 mg.
Lithium 0.7 mmol/L.
Clozapine clinic on Wednesdays.
Depot due on the 14th.
Bloods: Na 139, K 4.2, eGFR > 90.
CT head normal 24 July & 5 Aug.
Started CPAP in May; sleeps better.
Weaned off diazepam over 8 weeks.
Citalopram caused nausea, so it was changed to mirtazapine.
Promethazine PRN, used twice.
Naltrexone was discussed.
Buprenorphine 8 mg daily, supervised.
Heroin in the past; none for six years.
Ketamine at weekends, cocaine once.
Nicotine patches supplied.
Gender Identity Clinic referral accepted.
Pronouns: they/them.
Tier 3 services have a wait of nine months.
Band 6 nurse to call on Monday.
Group work: Anger Management, six weeks.
Parent Training Programme completed.
Incredible Years was helpful.
Theraplay with foster mother.
Lego therapy at lunchtime.
Nurture Group in the mornings.
Breakfast club three days a week.
After-school club is too noisy for him.
Holiday in Spain went well.
Flew to Turkey for a wedding.
The dog comforts her.
Enjoys Disney films and Lego.
Supports his football team.
Plays the piano, grade 5.
Swimming on Sundays.
Church on Sunday mornings.
Reading, spelling and arithmetic are delayed.
Battle with weight since her teens.
Sandwich for lunch, nothing else.
Young for his year.
Brown rash on both arms.
Black mood most mornings.
Long wait for surgery.
Small for dates at birth.
Strong family support.
Early Intervention in Psychosis took him on.
Perinatal team involved from 28 weeks.
Freud and Jung were read with interest.
Socratic questioning was used.
Maslow's hierarchy came up in the lecture he attended.
Hoarding: two rooms full.
Skin picking, trichotillomania.
Dissociative episodes, minutes long.
Pseudoseizures were questioned.
Functional Neurological Disorder explained.
Tics: blinking, throat clearing.
Stammer since age five.
Selective mutism at nursery.
Enuresis twice weekly.
Soiling has stopped.
School refusal since September.
Screen time: seven hours.
Self-esteem is low; Rosenberg Self-Esteem Scale 11.
`
  .split('\n')
  .filter((line) => line !== '');
