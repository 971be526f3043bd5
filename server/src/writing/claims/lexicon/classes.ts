import { termsOf } from '../words/words-of.ts';

/**
 * Words of which one excludes the others: where the notes say Tuesday, Thursday is wrong. Each line is a class with its
 * name first; words joined by `=` mean the same member.
 */
const CLASSES = termsOf(`
  side, left=left-sided, right=right-sided, bilateral
  handedness, left-handed, right-handed, ambidextrous
  profession, physiotherapist=physio=physiotherapy, psychiatrist=psychiatry, psychologist=psychology, nurse=nursing=nurses=cpn, midwife, solicitor=lawyer, social-worker, dentist=dental, surgeon, paediatrician=paediatrics=pediatrician, neurologist=neurology, cardiologist=cardiology, dietitian=dietician, optician=optometrist, pharmacist=pharmacy, police, audiologist=audiology, dermatologist=dermatology, counsellor=counselling
  lateness, yesterday, today, tomorrow
  weekday, monday=mon, tuesday=tue=tues, wednesday=wed, thursday=thu=thurs, friday=fri, saturday=sat, sunday=sun
  month, january=jan, february=feb, march=mar, april=apr, may, june=jun, july=jul, august=aug, september=sep=sept, october=oct, november=nov, december=dec
  season, spring, summer, autumn, winter
  part-of-day, morning=am=mane=mornings, afternoon=pm=afternoons, evening=evenings=eve, night=nocte=overnight=nightly=nights=nighttime
  severity, mild, moderate, severe=profound=extreme
  marriage, single=unmarried, married, divorced, widowed=widow=widower, separated, engaged
  meal, breakfast, lunch, dinner=supper
  birth-order, eldest=oldest, youngest, middle
  drink, wine, beer=lager, vodka, whisky=whiskey, gin, cider, spirits, rum, coffee, tea, cola
  vessel, glass=glasses, bottle=bottles, cans, pint=pints, cup=cups, shot=shots
  substance, cannabis=marijuana=weed=thc=hash, cocaine, heroin, amphetamine=amphetamines, ketamine, ecstasy=mdma
  weapon, shotgun, knife=knives, pistol=handgun, rifle, sword, hammer, axe, machete
  animal, dog=dogs, cat=cats, horse=horses, rabbit=rabbits, hamster, bird=birds
  test, phq9=phq-9, gad7=gad-7, moca, mmse, acer=ace-iii, wais=wais-iv=wais-5, wisc=wisc-v, conners, vineland, bdi=bdi-ii, hads, core10=core-10, audit, pcl5=pcl-5, asrs, aq=aq-10, rbans, ados=ados-2, basc, epds, madrs, ybocs=y-bocs=cybocs, srs, sdq, rcads, bai, epworth, tomm, cvlt, wms, wiat, ctopp, diva, wsas, isi, panss, bprs, honos, amt=amts, gds=gds-15, barthel, gcs, curb
  body, arm, leg, wrist, ankle, knee, elbow, shoulder, hip, foot=feet, hand, finger, toe, ear, eye, thigh, calf, forearm, neck, chest, abdomen=abdominal=stomach=tummy=belly, groin, heel, jaw, thumb, scalp, breast, kidney, lung
  colour, red, green, yellow, blue, brown, white, black, grey=gray
  upper-lower, upper, lower
  hand-edge, ulnar, radial
  front-back, anterior, posterior
  inner-outer, medial, lateral
  school, nursery, primary, secondary=comprehensive, university=uni
  tenure, rented=rent=rents=renting=tenant, owned=mortgage=homeowner=owner-occupier
  ward-legal, voluntary=informal, detained=sectioned
  disorder, adhd=add, autism=asd=asc=autistic, dyslexia=dyslexic, dyspraxia=dcd, dyscalculia, bipolar, schizophrenia, ptsd, ocd, anorexia, bulimia, epilepsy=epileptic, asthma=asthmatic, diabetes=diabetic, copd, migraine=migraines, eczema, psoriasis, hypertension, hypotension, stroke=cva, dementia, parkinson, hypothyroidism=hypothyroid, hyperthyroidism=hyperthyroid, hypomania=hypomanic, mania=manic
  scan, ct, mri, x-ray=xray, ultrasound=uss, ecg=ekg, eeg, pet
  walking-aid, walking-stick=stick, walking-frame=frame=zimmer=rollator, wheelchair, crutches=crutch
  speech-loss, expressive, receptive
  at-risk, toself, toothers, fromothers
  order, second, third, fourth, fifth, sixth, seventh
`);

/** A claim may leave a word of these out or add it; it must only not name another one than the notes. */
export const SOFT_CLASSES: ReadonlySet<string> = new Set([
  'marriage',
  'at-risk',
  'walking-aid',
  'speech-loss',
  'colour',
  'meal',
  'school',
  'tenure',
  'order',
  'severity',
  'part-of-day',
  'season',
  'upper-lower',
  'hand-edge',
  'front-back',
  'inner-outer',
  'birth-order',
  'animal',
  'scan',
  'ward-legal',
  'body',
  'vessel',
  'drink',
  'profession',
  'lateness',
]);

/** What a report may call any member, or those that are named: "spirits" for vodka, "imaging" for an MRI. */
const GENERAL = termsOf(`
  scan, imag, scan, radiolog
  weapon, weapon
  substance, drug, substanc, drug use
  animal, pet, animal
  test, questionnair
  meal, meal
  drink, drink alcohol
`);
const SPIRITS = new Set(['vodka', 'whisky', 'gin', 'rum']);
const SOFT_DRINKS = new Set(['coffee', 'tea', 'cola']);

/** Whether a word of these is a name for the member and others of its class. */
export function namesClass(words: readonly string[], className: string | null, member: string): boolean {
  if (words.includes('spirits')) return SPIRITS.has(member);
  if (words.includes('drink alcohol') && SOFT_DRINKS.has(member)) return false;
  const [, ...general] = GENERAL.find(([name]) => name === className) ?? [];
  return words.some((word) => general.includes(word));
}

/** The words that exclude each other, in their order. */
export function membersOfClass(name: string): string[] {
  return (CLASSES.find(([first]) => first === name) ?? []).slice(1).map((each) => each.split('=')[0] ?? each);
}

export interface ClassMember {
  name: string;
  member: string;
}

export const CLASS_OF: ReadonlyMap<string, ClassMember> = new Map(
  CLASSES.flatMap(([name = '', ...members]) =>
    members.flatMap((each) => {
      const words = each.split('=');
      return words.map((word): [string, ClassMember] => [word, { name, member: words[0] ?? word }]);
    }),
  ),
);
