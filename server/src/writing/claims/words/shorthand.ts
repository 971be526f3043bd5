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
  ref, referred
  refd, referred
  rec, recommend
  hosp, hospital
  yest, yesterday
  tmrw, tomorrow
  wk, week
  wks, weeks
  mth, month
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
  bpad, bipolar
  bpd, borderline personality disorder
  eupd, emotionally unstable personality disorder
  SI, suicidal thoughts
  HI, homicidal thoughts
  DSH, self-harm
  sh/si, self-harm suicidal thoughts
  OD, overdose
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
  vci, verbal comprehension index
  vsi, visual spatial index
  fri, fluid reasoning index
  PRI, perceptual reasoning index
  wmi, working memory index
  PSI, processing speed index
  fsiq, full scale iq
  BNT, boston naming test
  PE, physical education
  hv, health visitor
  cxr, chest x-ray
  xr, x-ray
  fbc, blood count
  lft, liver function
  lfts, liver function
  tft, thyroid function
  tfts, thyroid function
  u&e, kidney function
  u&es, kidney function
  ENT, ear nose throat
  epse, extrapyramidal side effects
  DSL, safeguarding lead
  lpa, lasting power of attorney
  HEP, home exercise
  iapt, talking therapy
  fh/o, family history of
  SALT, speech and language therapy
  wcc, white cell count
  hb, haemoglobin
  bili, bilirubin
  EF, ejection fraction
  biba, brought in by ambulance
  PEARL, pupils equal
  mx, management
  stm, short-term memory
  ltm, long-term memory
  inb, if no better
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
  TABLE.map(([short = '', full = '']): [string, string] => [short, full]),
);

/** Shorthand of more than letters, as patterns. Each is linear: no two of its parts can match the same character. */
export const SHORTHAND_PATTERNS: readonly [RegExp, string][] = [
  [/[\u2018\u2019\u02bc`]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  [/(?<=\d) ?[–—-] ?(?=\d)/g, '-'],
  [/[–—]/g, ' - '],
  [/(?<=\d)-(?=[a-z])/gi, ' '],
  [/\bper ?cent\b/gi, 'percent'],
  [/\bhalf an? (?=gram|litre|mile|tablet|pint|bottle|stone)/gi, '0.5 '],
  [/(?<![\d/])(\d{2})\+(\d)(?![\d/])/g, '$1 weeks and $2 days'],
  [/(?<![\d/])(\d{1,2})\/40(?![\d/])/g, '$1 weeks'],
  [/(?<![\d;])(\d{1,2});(\d{1,2})(?![\d;])/g, '$1 years $2 months'],
  [/\bHADS:? A:? ?(\d{1,2})[,;/ ]{1,2}D:? ?(?=\d)/g, 'HADS anxiety $1, depression '],
  [/\b(left|right|[LR])[ -]handed\b/g, '$1-handed'],
  [/\bL-handed\b/g, 'left-handed'],
  [/\bR-handed\b/g, 'right-handed'],
  [/\bon (?:his|her|my|their|the) (?:father|dad)(?:'s)? side\b/gi, 'paternal'],
  [/\bon (?:his|her|my|their|the) (?:mother|mum|mom)(?:'s)? side\b/gi, 'maternal'],
  [/\b(?:former|ex) (?=partner|wife|husband|girlfriend|boyfriend)/gi, 'ex-'],
  [/\bson's wife\b/gi, 'daughter-in-law'],
  [/\bdaughter's husband\b/gi, 'son-in-law'],
  [/\b(?:I|we)'d like to\b/gi, 'plan to'],
  [/\b(?:couldn't|could not|can't|cannot|can not) be bothered\b/gi, 'unmotivated'],
  [/\bhalf an hour\b/gi, '30 minutes'],
  [/\ban hour and a half\b/gi, '90 minutes'],
  [/\bhalf a year\b/gi, '6 months'],
  [/\b(?:a|one) year and a half\b/gi, '18 months'],
  [/\bquarter of an hour\b/gi, '15 minutes'],
  [/\bevery (?:two|2|other|second) weeks?\b/gi, 'fortnightly'],
  [/\bevery fortnight\b/gi, 'fortnightly'],
  [/\ba fortnight\b/gi, '2 weeks'],
  [/\bevery (?:other|second) day\b/gi, 'alternate days'],
  [/(?<=\d{2,3}) over (?=\d{2,3})/gi, '/'],
  [/\b2nd\b/gi, 'second'],
  [/\b3rd\b/gi, 'third'],
  [/\bw\/o(?:ut)?\b/gi, 'without'],
  [/\bw\/(?=\s|[a-z])/gi, 'with '],
  [/\bh\/o\b/gi, 'history of'],
  [/\bc\/o\b/gi, 'complains of'],
  [/\bo\/e\b/gi, 'on examination'],
  [/\bf\/u\b/gi, 'follow-up'],
  [/\br\/v\b/gi, 'review'],
  [/\bs\/b\b/gi, 'seen by'],
  [/\bb\/g\b/gi, 'background'],
  [/\bb\/c\b/gi, 'because'],
  [/\br\/o\b/gi, 'possible'],
  [/\bd\/c(?:'?d)?\b/gi, 'discharged'],
  [/\bd\/w\b/gi, 'discussed with'],
  [/\bs\/e\b/gi, 'side effects'],
  [/\bdx'?d\b/gi, 'diagnosed'],
  [/\bref'd\b/gi, 'referred'],
  [/\by\/o\b/gi, 'year old'],
  [/\bpr\.? ?n\b/gi, 'as needed'],
  [/(?<=^|\s|\()[\u2212-]ve\b/g, 'negative'],
  [/(?<=^|\s|\()\+ve\b/g, 'positive'],
  [/(?<=[a-z])\+{1,3}/gi, ''],
  [/↑/g, ' increased '],
  [/↓/g, ' decreased '],
  [/[→⇒]|-+>/g, ' to '],
  [/(?<=^|[\s(])\?\s?(?=[a-z])/gi, 'possible '],
  [/\bquery (?=[a-z])/gi, 'possible '],
  [/(?<=^|[\s(])~\s?(?=\d)/g, 'about '],
  [/(?<![\d./])(\d{1,2}(?:-\d{1,2})?)\/7(?![\d/])/g, '$1 days'],
  [/(?<![\d./])(\d{1,2}(?:-\d{1,2})?)\/52(?![\d/])/g, '$1 weeks'],
  [/(?<![\d./])(\d{1,2}(?:-\d{1,2})?)\/12(?![\d/])/g, '$1 months'],
  [/(?<![\d./])(\d{1,2}(?:-\d{1,2})?)\/24(?![\d/])/g, '$1 hours'],
  [/(?<=\d) ?(?:yo|yrs? old|y\/o)\b/gi, ' year old'],
  [
    /\b(?:twice|2x|x2|2 times|two times|bd|bid|b\.d\.)(?:\/| an? | per | each | every | )?(?:daily|day|d)\b/gi,
    '2 times per day',
  ],
  [
    /(?<=\b(?:mg|mcg|g|ml|units?|tabs?|tablets?|puffs?|drops?|milligrams?) )(?:bd|b\.d\.|bid)(?![a-z])/gi,
    '2 times per day',
  ],
  [
    /(?<=\b(?:mg|mcg|g|ml|units?|tabs?|tablets?|puffs?|drops?|milligrams?) )(?:od|o\.d\.|qd)(?![a-z])/gi,
    '1 times per day',
  ],
  [/(?<=\d(?:mg|mcg|g|ml) )(?:bd|b\.d\.|bid)(?![a-z])/gi, '2 times per day'],
  [/(?<=\d(?:mg|mcg|g|ml) )(?:od|o\.d\.|qd)(?![a-z])/gi, '1 times per day'],
  [/\b(?:tds|tid|t\.d\.s\.?)(?![a-z])/gi, '3 times per day'],
  [/\b(?:qds|qid|q\.d\.s\.?)(?![a-z])/gi, '4 times per day'],
  [/\bbd(?![a-z])/g, '2 times per day'],
  [/(?<=^|[\s(])[x×] ?(?=\d)/gi, ' timescount '],
  [/(?<=\d) ?[x×](?=[\s/,.;)]|$)/gi, ' times '],
  [/(?<=^|[\s(])L(?= [a-z]|\))/g, 'left'],
  [/(?<=^|[\s(])R(?= [a-z]|\))/g, 'right'],
  [/(?<=^|[\s(])#(?= ?[a-z])/gi, 'fracture '],
  [/\b(\d{1,3}) ?(?:F|M)(?=[\s,.;]|$)/g, '$1 year old'],
];
