/** Shorthand of wards, services, schools and tests, as in `shorthand.ts`. */
export const SERVICE_SHORTHAND = `
  NOK, next of kin
  dtr, daughter
  ax, assessment
  exac, exacerbation
  exacs, exacerbations
  neb, nebulised
  nebs, nebulisers
  LTOT, long-term oxygen
  cx, culture
  amb, walks
  STS, stand up from sitting
  SBA, stand-by assistance
  UB, upper body
  LB, lower body
  AFO, ankle foot splint
  adm, admitted
  admn, admission
  CAP, community acquired pneumonia
  HAP, hospital acquired pneumonia
  ZF, zimmer frame
  WZF, wheeled zimmer frame
  PTA, before admission
  NOF, hip
  OA, osteoarthritis
  RA, room air
  CKD, chronic kidney disease
  POC, carers
  NH, nursing home
  RH, residential home
  IV, intravenous
  PO, by mouth
  IM, intramuscular
  SC, subcutaneous
  SL, sublingual
  mob, mobilise
  mobs, mobilises
  mobd, mobilised
  indep, independent
  asst, assistance
  supv, supervision
  dietn, dietitian
  rvd, reviewed
  trf, transfer
  trfd, transferred
  transf, transferred
  ff, fluids
  NBM, nil by mouth
  NG, nasogastric tube
  LD, learning disability
  MCA, mental capacity act
  DoLS, deprivation of liberty
  DNACPR, not for resuscitation
  CTO, community treatment order
  AMHP, approved mental health professional
  HTT, home treatment team
  IHTT, home treatment team
  MDT, multidisciplinary team
  CPA, care programme approach
  MHRT, mental health tribunal
  RC, responsible clinician
  AMU, acute medical unit
  OOH, out of hours
  ERP, exposure and response prevention
  FBT, family based treatment
  IVDU, intravenous drug use
  ARFID, avoidant restrictive food intake
  GDD, global developmental delay
  SpLD, specific learning difficulty
  EWO, education welfare officer
  IDVA, domestic violence adviser
  CSE, child sexual exploitation
  DLA, disability living allowance
  iADLs, daily activities
  CRHT, crisis team
  EIP, early intervention in psychosis
  PICU, psychiatric intensive care
  CCO, care coordinator
  DV, domestic violence
  LAC, looked after child
  FSM, free school meals
  KS1, key stage one
  KS2, key stage two
  vocab, vocabulary
  avg, average
  ave, average
  SS, scaled score
  fwd, forwards
  bwd, backwards
  imm, immediate
  recog, recognition
  exec, executive
  attn, attention
  fn, function
  fxn, function
  diffic, difficulty
  w'end, weekend
  wkend, weekend
  wkends, weekends
  wkly, weekly
  mthly, monthly
  b'fast, breakfast
  GM, grandmother
  GF, grandfather
  dischd, discharged
  admd, admitted
  presc, prescribed
  decr, decreased
  incr, increased
  impr, improved
  improv, improvement
  deter, deteriorated
  stabl, stable
  unch, unchanged
  pref, prefers
  req, requested
  reqd, required
  recd, received
  discd, discussed
  explnd, explained
  advd, advised
  agrd, agreed
  attd, attended
  compl, completed
  compd, completed
  assd, assessed
  assmt, assessment
  obsd, observed
  obvd, observed
  convo, conversation
  sympt, symptoms
  symps, symptoms
  freqly, frequently
  occas, occasionally
  unemp, unemployed
  accomp, accompanied
  dept, department
  immed, immediately
  msg, message
  nxt, next
  pls, please
  ques, question
  qs, questions
  rels, relationships
  resid, residential
  sched, schedule
  thro, through
  tmw, tomorrow
  unk, unknown
  wd, ward
  yday, yesterday
  y'day, yesterday
  vci, verbal comprehension index
  vsi, visual spatial index
  FRI, fluid reasoning index
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
  EDD, expected date
  mc, miscarriage
  op, operation
  OP, outpatient
  MIL, mother-in-law
  FIL, father-in-law
  preop, previously
  postop, after operation
`;
