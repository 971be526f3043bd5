import { SERVICE_SHORTHAND } from './shorthand-of-services.ts';
import { termsOf } from './words-of.ts';

/** Clinical shorthand, each with what it stands for. Those in capitals stand for it in capitals alone. */
const TABLE = termsOf(`
  pt, patient
  pts, patients
  hx, history
  pmh, past medical history
  pmhx, past medical history
  pph, past psychiatric history
  FH, family history
  fhx, family history
  DH, drug history
  dhx, drug history
  SH, social history
  shx, social history
  hpc, history of presenting complaint
  PC, presenting complaint
  dx, diagnosis
  dxd, diagnosed
  sx, symptoms
  tx, treatment
  rx, prescribed
  IX, investigations
  FX, fracture
  imp, impression
  ddx, differential diagnosis
  meds, medication
  appt, appointment
  appts, appointments
  mtg, meeting
  obs, observations
  rpts, reports
  rptd, reported
  rpt, report
  reps, reports
  thru, through
  tho, though
  cos, because
  bc, because
  esp, especially
  approx, approximately
  incl, including
  prob, probably
  poss, possible
  susp, suspected
  prov, provisional
  ref, referral
  refd, referred
  rec, recommend
  hosp, hospital
  yest, yesterday
  tmrw, tomorrow
  wk, week
  wks, weeks
  mth, month
  sess, session
  mths, months
  mos, months
  yr, year
  yrs, years
  hr, hour
  hrs, hours
  min, minute
  mins, minutes
  secs, seconds
  yo, year old
  gp, general practitioner
  OT, occupational therapist
  SLT, speech and language therapist
  cpn, community psychiatric nurse
  cmht, community mental health team
  camhs, child and adolescent mental health services
  SW, social worker
  EP, educational psychologist
  ED, emergency department
  AE, emergency department
  a&e, emergency department
  ER, emergency department
  icu, intensive care
  itu, intensive care
  tbi, traumatic brain injury
  mtbi, mild traumatic brain injury
  rtc, road traffic collision
  rta, road traffic collision
  mva, road traffic collision
  anx, anxiety
  dep, depression
  mdd, major depression
  gad, generalised anxiety disorder
  cptsd, complex ptsd
  c-ptsd, complex ptsd
  subj, subjectively
  obj, objectively
  TATT, tired all the time
  bpad, bipolar
  bpd, borderline personality disorder
  eupd, emotionally unstable personality disorder
  SI, suicidal thoughts
  HI, homicidal thoughts
  DSH, self-harm
  sh/si, self-harm suicidal thoughts
  OD, overdose
  ODs, overdoses
  ODd, overdosed
  nssi, self-harm
  tosh, thoughts of self-harm
  avh, hallucinations
  AH, auditory hallucinations
  VH, visual hallucinations
  htn, hypertension
  DM, diabetes
  t2dm, type 2 diabetes
  t1dm, type 1 diabetes
  ihd, ischaemic heart disease
  MI, heart attack
  AF, atrial fibrillation
  uti, urinary infection
  urti, upper respiratory infection
  lrti, lower respiratory infection
  SOB, shortness of breath
  soboe, shortness of breath on exertion
  doe, shortness of breath on exertion
  CP, chest pain
  HA, headache
  abdo, abdomen
  abd, abdomen
  n&v, nausea vomiting
  d&v, diarrhoea vomiting
  n/v, nausea vomiting
  loc, loss of consciousness
  loa, loss of appetite
  wt, weight
  bp, blood pressure
  hr/bpm, heart rate
  RR, respiratory rate
  temp, temperature
  sats, oxygen saturation
  bmi, body mass index
  BO, bowels
  PU, urine
  lmp, last menstrual period
  llq, left lower abdomen
  rlq, right lower abdomen
  luq, left upper abdomen
  ruq, right upper abdomen
  lif, left iliac fossa
  rif, right iliac fossa
  lle, left leg
  rle, right leg
  nkda, no known drug allergies
  nka, no known allergies
  nad, no abnormality
  etoh, alcohol
  otc, over the counter
  adls, daily activities
  adl, daily activities
  MSE, mental state examination
  cbt, cognitive behavioural therapy
  dbt, dialectical behaviour therapy
  emdr, eye movement therapy
  ssri, antidepressant
  ECT, electroconvulsive therapy
  lscs, caesarean section
  nvd, vaginal delivery
  svd, vaginal delivery
  scbu, special care baby unit
  SEN, special educational needs
  ehcp, education health care plan
  TA, teaching assistant
  nqt, newly qualified teacher
  PIP, personal independence payment
  ESA, employment support allowance
  DNA, did not attend
  dnad, did not attend
  psychoed, psychoeducation
  hmwk, homework
  hwk, homework
  HW, homework
  RV, review
  rv, review
  FU, follow-up
  cont, continue
  DC, discharge
  inc, increase
  incd, increased
  prev, previous
  curr, currently
  occ, occasional
  freq, frequent
  sig, significant
  sev, severe
  mod, moderate
  bilat, bilateral
  lt, left
  rt, right
  asap, soon
  xmas, christmas
  uni, university
  neg, negative
  pos, positive
  tel, telephone
  phone, telephone
  probs, problems
  diffs, difficulties
  behav, behaviour
  devt, development
  dev, developmental
  cog, cognitive
  conc, concentration
  sibs, siblings
  tabs, tablets
  caps, capsules
  abx, antibiotics
  nsaid, anti-inflammatory
  PPI, omeprazole
  bw, birth weight
  ftnd, full term normal delivery
  hols, holiday
  mgmt, management
  MGM, maternal grandmother
  PGM, paternal grandmother
  MGF, maternal grandfather
  PGF, paternal grandfather
  info, information
  lang, language
  voc, vocabulary
  depr, depression
  psych, psychiatric
  smokes/d, smokes
  cig, cigarette
  cigs, cigarettes
  ciggies, cigarettes
  fags, cigarettes
  resp, respiratory
  MH, mental health
  t/t, treatment
  o/d, overdose
  gcse, gcse
  sz, schizophrenia
  schiz, schizophrenia
  LP, lumbar puncture
  chol, cholesterol
  creps, crackles
  creat, creatinine
  IIH, idiopathic intracranial hypertension
  tia, transient ischaemic attack
  ibs, irritable bowel syndrome
  gord, reflux
  abi, acquired brain injury
  CSA, childhood sexual abuse
  NEAD, non-epileptic attacks
  FND, functional neurological disorder
  CFS, chronic fatigue syndrome
  MS, multiple sclerosis
  PND, postnatal depression
  PPH, postpartum haemorrhage
  GDM, gestational diabetes
  IOL, induction of labour
  MASH, multi-agency safeguarding hub
  KW, keyworker
  HCA, healthcare assistant
  NRT, nicotine replacement therapy
  UDS, urine drug screen
  OST, opioid substitution therapy
  ROM, range of movement
  NWB, non weight bearing
  FWB, full weight bearing
  SLR, straight leg raise
  QoL, quality of life
  YOT, youth offending team
  YOS, youth offending service
  PRU, pupil referral unit
  CIN, child in need
  NEET, not in education or employment
  DVLA, dvla
  LTFU, long term follow-up
  subst, substance
  thx, therapy
  specs, spectacles
  kg, kilogram
  kgs, kilograms
  cm, centimetre
  mm, millimetre
  mg, milligram
  mgs, milligrams
  mcg, microgram
  ug, microgram
  ml, millilitre
  mls, millilitres
  lb, pound-weight
  lbs, pound-weight
  ft, foot-length
  km, kilometre
`);

export const SHORTHAND_WORDS: ReadonlyMap<string, string> = new Map(
  [...TABLE, ...termsOf(SERVICE_SHORTHAND)].map(([short = '', full = '']): [string, string] => [short, full]),
);
