import { termsOf } from '../words/words-of.ts';
import { isKnownWord } from '../words/known-words.ts';

/** Each line one medicine: its generic name, then the names it is sold under. */
const MEDICINES = termsOf(`
  sertraline, sert, zoloft, lustral, sert
  fluoxetine, prozac
  citalopram, cital, cipramil, celexa, cit
  escitalopram, cipralex, lexapro
  paroxetine, seroxat, paxil
  venlafaxine, efexor, effexor, venla
  duloxetine, cymbalta
  mirtazapine, mirt, zispin, remeron
  amitriptyline, elavil
  nortriptyline
  clomipramine, anafranil
  trazodone, molipaxin
  bupropion, wellbutrin, zyban
  vortioxetine, brintellix
  fluvoxamine, faverin
  lithium, priadel
  lamotrigine, lamictal
  valproate, epilim, depakote, valproic
  carbamazepine, tegretol
  levetiracetam, keppra
  topiramate, topamax
  gabapentin, neurontin
  pregabalin, lyrica
  quetiapine, quet, seroquel
  olanzapine, olanz, zyprexa
  risperidone, risp, risperdal
  aripiprazole, abilify
  clozapine, clozaril
  haloperidol, haldol
  amisulpride
  paliperidone, xeplion
  zuclopenthixol, clopixol
  flupentixol, depixol
  chlorpromazine, largactil
  promethazine, phenergan
  diazepam, diaz, valium
  lorazepam, loraz, ativan
  temazepam
  clonazepam, klonopin
  alprazolam, xanax
  zopiclone, zopi, zimovane
  zolpidem, ambien
  melatonin, circadin
  methylphenidate, ritalin, concerta, equasym, medikinet
  lisdexamfetamine, elvanse, vyvanse
  dexamfetamine, adderall
  atomoxetine, strattera
  guanfacine, intuniv
  clonidine
  buspirone, buspar
  propranolol, inderal
  bisoprolol, biso
  atenolol
  metoprolol
  amlodipine, norvasc
  lisinopril
  ramipril, ramip
  losartan
  furosemide, furo, lasix
  bendroflumethiazide
  hydrochlorothiazide
  spironolactone
  simvastatin, zocor
  atorvastatin, lipitor
  aspirin
  clopidogrel, plavix
  warfarin, coumadin
  apixaban, apix, eliquis
  rivaroxaban, xarelto
  metformin, glucophage
  gliclazide
  insulin, lantus, novorapid, humalog
  levothyroxine, thyroxine, synthroid
  omeprazole, omep, losec, prilosec
  lansoprazole
  ranitidine, zantac
  gaviscon
  paracetamol, paracet, acetaminophen, tylenol, panadol, calpol
  ibuprofen, nurofen, advil, motrin
  naproxen, aleve
  diclofenac
  codeine
  co-codamol, cocodamol
  tramadol, ultram
  morphine, oramorph
  oxycodone, oxycontin, percocet
  fentanyl
  methadone
  buprenorphine, subutex, suboxone
  naltrexone
  acamprosate
  disulfiram, antabuse
  amoxicillin, amox
  penicillin
  flucloxacillin
  doxycycline, doxy
  clarithromycin
  erythromycin
  azithromycin
  trimethoprim
  nitrofurantoin
  ciprofloxacin
  co-amoxiclav, augmentin, co-amox
  metronidazole, flagyl
  chlordiazepoxide, librium
  oxybutynin
  tolterodine
  cyclizine
  ondansetron
  prochlorperazine, stemetil
  metoclopramide
  domperidone
  aciclovir, acyclovir
  salbutamol, salb, ventolin, albuterol
  beclometasone, clenil
  seretide
  symbicort
  montelukast, singulair
  prednisolone, pred, prednisone
  hydrocortisone
  cetirizine, zyrtec, piriteze
  loratadine, claritin
  fexofenadine
  chlorphenamine, piriton
  sumatriptan, imigran
  donepezil, aricept
  memantine
  rivastigmine
  procyclidine
  baclofen
  modafinil
  sildenafil, viagra
  finasteride
  tamsulosin
  solifenacin
  folic
  ferrous
  microgynon
  allopurinol
  colchicine
  methotrexate
  loperamide, imodium
  dioralyte
  laxido, movicol
  senna
  lactulose
  digoxin
  amiodarone
  ketamine
  naloxone
`);

export const MEDICINE_OF: ReadonlyMap<string, string> = new Map(
  MEDICINES.flatMap(([first = '', ...others]) => [first, ...others].map((word): [string, string] => [word, first])),
);

const MIN_SHORT_NAME = 5;
const MAX_SHORT_NAMES = 20_000;
const shortNames = new Map<string, string | undefined>();

/** The one medicine whose name begins like this: "fluclox", "apix". */
export function findMedicine(short: string): string | undefined {
  if (short.length < MIN_SHORT_NAME || isKnownWord(short)) return undefined;
  if (!shortNames.has(short)) {
    const found = new Set([...MEDICINE_OF].filter(([name]) => name.startsWith(short)).map(([, medicine]) => medicine));
    shortNames.set(short, found.size === 1 ? [...found][0] : undefined);
    if (shortNames.size > MAX_SHORT_NAMES) shortNames.clear();
  }
  return shortNames.get(short);
}
