import { stem } from '../words/lemmatise.ts';
import { wordsOf } from '../words/words-of.ts';
import { MEDICINE_OF } from './drugs.ts';

/** What medicines are for or what they are called together, before the colon; then their generic names. */
const CLASSES = `
  antidepressant: sertraline fluoxetine citalopram escitalopram paroxetine venlafaxine duloxetine mirtazapine amitriptyline nortriptyline clomipramine trazodone bupropion vortioxetine fluvoxamine
  ssri: sertraline fluoxetine citalopram escitalopram paroxetine fluvoxamine
  snri: venlafaxine duloxetine
  tricyclic: amitriptyline nortriptyline clomipramine
  antipsychotic neuroleptic: quetiapine olanzapine risperidone aripiprazole clozapine haloperidol amisulpride paliperidone zuclopenthixol flupentixol chlorpromazine
  depot: paliperidone zuclopenthixol flupentixol aripiprazole risperidone haloperidol
  stabiliser stabilizer: lithium lamotrigine valproate carbamazepine
  anticonvulsant antiepileptic: lamotrigine valproate carbamazepine levetiracetam topiramate gabapentin pregabalin
  benzodiazepine: diazepam lorazepam temazepam clonazepam alprazolam chlordiazepoxide
  hypnotic sleeping: zopiclone zolpidem temazepam melatonin promethazine
  sedative: zopiclone zolpidem temazepam diazepam lorazepam promethazine clonazepam
  anxiolytic: diazepam lorazepam buspirone propranolol pregabalin
  stimulant: methylphenidate lisdexamfetamine dexamfetamine
  blocker beta-blocker betablocker: propranolol bisoprolol atenolol metoprolol
  antihypertensive: amlodipine ramipril lisinopril losartan candesartan bisoprolol atenolol bendroflumethiazide indapamide perindopril
  statin: simvastatin atorvastatin rosuvastatin pravastatin
  painkiller analgesic analgesia: paracetamol ibuprofen codeine tramadol morphine co-codamol naproxen dihydrocodeine oxycodone diclofenac oramorph
  opioid opiate: codeine tramadol morphine co-codamol dihydrocodeine oxycodone methadone buprenorphine fentanyl oramorph
  anti-inflammatory: ibuprofen naproxen diclofenac
  antibiotic: amoxicillin flucloxacillin trimethoprim nitrofurantoin doxycycline clarithromycin erythromycin penicillin co-amoxiclav metronidazole ciprofloxacin cefalexin
  steroid corticosteroid: prednisolone hydrocortisone beclometasone dexamethasone
  inhaler: salbutamol beclometasone seretide symbicort
  bronchodilator reliever: salbutamol
  antihistamine: cetirizine loratadine fexofenadine chlorphenamine promethazine
  anticoagulant thinner: warfarin apixaban rivaroxaban edoxaban dabigatran
  antiplatelet: aspirin clopidogrel
  diuretic: furosemide bumetanide spironolactone bendroflumethiazide indapamide
  laxative: laxido senna lactulose
  anticholinergic antimuscarinic: oxybutynin solifenacin procyclidine tolterodine
  triptan: sumatriptan
  contraceptive: microgynon
  antiviral: aciclovir
  antiemetic anti-sickness: cyclizine metoclopramide ondansetron prochlorperazine domperidone
`;
/** Words that every medicine can be called by. */
const ALL = new Set(wordsOf('medication medicine medicin tablet drug pill prescription treatment').map(stem));

const MEDICINES = new Set(MEDICINE_OF.values());
const MEMBERS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  CLASSES.split('\n')
    .filter((line) => line.includes(':'))
    .flatMap((line) => {
      const [names = '', members = ''] = line.split(':');
      const own = new Set(wordsOf(members));
      return wordsOf(names).map((name): [string, ReadonlySet<string>] => [stem(name), own]);
    }),
);

/** The medicines that a word names together, for looking them up. */
export function membersOf(word: string): Iterable<string> {
  return ALL.has(word) ? MEDICINES : (MEMBERS.get(word) ?? []);
}

/** Whether a word names what the medicine is one of: an antidepressant, for sertraline. */
export function isClassOf(word: string, medicine: string): boolean {
  return ALL.has(word) || (MEMBERS.get(word)?.has(medicine) ?? false);
}
