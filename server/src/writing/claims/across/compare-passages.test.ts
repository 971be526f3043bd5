import { expect, test } from 'vitest';
import { finish } from '../../../lib/turns.ts';
import { comparePassages } from './compare-passages.ts';
import type { Contradiction, ToldNote } from './contradiction.ts';
import { MATTERS } from './matters.ts';

const tell = (text: string): ToldNote => ({
  title: 'Visit',
  passages: [{ text, heading: null, block: 0, isAllergy: false }],
});

const compare = (one: string, other: string): Contradiction[] => finish(comparePassages([tell(one), tell(other)]));

test.each([
  ['suicidal thoughts', 'Nil SI.', 'Last night she said she wishes she had not woken up.'],
  ['suicidal plans', 'Not suicidal.', 'He plans to jump off the car park.'],
  ['self-harm in shorthand', 'No SH.', 'Fresh cuts on the tops of her legs.'],
  ['an attempt', 'No previous ODs.', 'Tried to gas himself in the car in 2015.'],
  ['drugs', 'Drugs: never', 'Spends forty pounds a week on weed.'],
  ['somebody else’s tablets', 'No substance misuse', 'He takes Adderall off his cousin.'],
  ['alcohol', 'Teetotal.', 'Gets through a litre of vodka a day.'],
  ['convictions', 'Forensic: nil', 'He was in prison for eight months in 2021.'],
  ['weapons', 'No weapons.', 'Keeps a machete under the bed.'],
  ['violence', 'No physical aggression.', 'He kicked a dinner lady on Monday.'],
  ['abuse', 'Never been hit by anyone at home.', 'Her husband punched her in the stomach.'],
  ['falls', 'No falls', 'Found on the bathroom floor on Monday.'],
  ['voices', 'No psychotic symptoms', 'He hears a man telling him what to do.'],
  ['pregnancy', 'Not pregnant', 'She is 20 weeks pregnant.'],
  ['therapy', 'No previous therapy.', 'She did twelve sessions in 2022.'],
  ['admissions', 'Never been in hospital for mental health.', 'Six weeks in the mother and baby unit.'],
  ['social care', 'Not known to social care', 'The children were on a child protection plan.'],
  ['purging', 'No purging', 'Goes to be sick after each meal.'],
  ['adherence', 'Good concordance with medication', 'Blister packs from May are still full.'],
  ['care', 'Independent with washing', 'Carers come twice a day.'],
  ['continence', 'Continent', 'Wears pads day and night.'],
  ['fire', 'No fire setting', 'He set light to his bedding.'],
  ['absconding', 'No absconding', 'He was reported missing on Saturday.'],
  ['head injury', 'No head injury', 'He was knocked out in 2010.'],
  ['resuscitation', 'DNACPR signed', 'For full resuscitation.'],
  ['food by mouth', 'NBM', 'Ate half of his supper.'],
  ['skin', 'Skin intact', 'Grade 2 sore to the left heel: sacral sore too.'],
  ['smoking', 'Non-smoker', 'Smokes roll-ups.'],
  ['driving', 'Licence revoked in February.', 'He still drives to the shops.'],
  ['work', 'Signed off since May.', 'She works nights at the depot.'],
  ['hearing', 'Hearing normal.', 'Wears hearing aids.'],
  ['sleep', 'Sleeps well.', 'Awake most of the night.'],
  ['appetite', 'Eats well.', 'Off his food.'],
  ['school', 'Attends every day.', 'School refusal since Easter.'],
  ['vaccination', 'Vaccinations: up to date', 'MMR declined twice.'],
  ['no medicine at all', 'Takes nothing.', 'Melatonin 3 mg at night.'],
  ['a gang', 'Not in any gang', 'He runs with county lines dealers.'],
  ['breaches', 'Complied with curfew, no breaches', 'The tag alarm went off twice.'],
  ['services', 'No previous contact with services', 'Under CAMHS for a year.'],
  ['delusions', 'No delusions', 'Believes the neighbours are poisoning him.'],
  ['gambling', 'No gambling', 'At the casino each weekend.'],
  ['bullying', 'No bullying', 'Picked on by two boys.'],
  ['tics', 'Tics: none', 'Blinking and grunting for six months.'],
  ['an answer that is no bare no', 'Any fits? Never.', 'Two tonic-clonic seizures in March.'],
  ['a medicine that was stopped', 'Stopped his aripiprazole in December.', 'He takes aripiprazole 15 mg every night.'],
  ['a medicine that is withheld', 'Apixaban withheld.', 'Apixaban 5 mg bd given.'],
  ['an allergy told by what it did', 'No known allergies', 'Penicillin brought him out in hives.'],
  ['suicide in the family', 'No family history of suicide.', 'His mother took her own life in 1998.'],
  ['no illness in the family', 'FH: nil', 'Maternal aunt has schizophrenia.'],
  ['the heart of a relative', 'Fam hx: nil cardiac', 'Paternal uncle died suddenly, heart.'],
  ['the last time', 'Last seizure in 2019.', 'Seizure last Tuesday in the shower.'],
  ['who is at home', 'Her partner Dean moved out in July.', 'Dean is still living there.'],
  ['what took place', 'Contact with mum went ahead.', 'Contact with mum was cancelled.'],
  ['hepatitis', 'Hep C neg', 'HCV RNA positive'],
])('passages do not agree: %s', (_name, one, other) => {
  expect(compare(one, other)).not.toEqual([]);
});

test.each([
  ['another person’s', 'No overdoses.', 'His friend Rob took an overdose last week.'],
  ['drug allergies and drugs', 'No drug allergies.', 'Smokes cannabis.'],
  ['tea', 'Does not drink alcohol.', 'Has tea with his nan.'],
  ['processing speed', 'Cannabis none.', 'PSI 93, processing speed low.'],
  ['what was asked', 'Never asked him.', 'When asked he looked away.'],
  ['what somebody avoids', 'Avoids the bridge.', 'Walked over the bridge.'],
  ['another medicine', 'Stopped sertraline in May.', 'Takes mirtazapine 15 mg.'],
  ['a relative’s medicine', 'Stopped sertraline in May.', 'Mum takes sertraline 50 mg.'],
  ['a reaction of a relative', 'No known allergies', 'Mum gets a rash from penicillin.'],
  ['last night', 'Seizure last night.', 'Seizure in 2019.'],
  ['both live there', 'Lives with mum.', 'Mum is still living there.'],
  ['the same twice', 'No self-harm.', 'No cuts seen on her arms.'],
])('passages agree: %s', (_name, one, other) => {
  expect(compare(one, other)).toEqual([]);
});

test('what is found is told of the passage, although question and answer are read apart', () => {
  const form: ToldNote = {
    title: 'Form',
    passages: ['Sleeps well?  Yes.', 'Ever been sectioned? No. Ever had a fit? No.'].map((text, block) => ({
      text,
      heading: null,
      block,
      isAllergy: false,
    })),
  };
  const places = finish(comparePassages([form, tell('Two convulsions in March.')])).map(({ one, other }) => [
    one,
    other,
  ]);
  expect(new Set(places.map((each) => each.toSorted().join()))).toEqual(new Set(['1,2']));
});

test('every matter has names and signs of its own', () => {
  const names = MATTERS.map((matter) => matter.names);
  expect(new Set(names).size).toBe(MATTERS.length);
  expect(MATTERS.filter(({ signs }) => signs.test(''))).toEqual([]);
});
