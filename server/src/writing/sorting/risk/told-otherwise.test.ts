import { expect, test } from 'vitest';
import { isHarmAmongPeople, isHarmToSelf, isRiskWording } from '../risk-wording.ts';

test.each([
  'gonna kms if i fail chem',
  'Mixed POD, NAC commenced.',
  'He downed a mug of drain cleaner.',
  'She doused the sofa and herself in paraffin.',
  'Charger cable looped over the wardrobe rail.',
  'Had fifty odd of his mam’s tablets.',
  'She cuts down to styro now.',
  'He’ll top hissen if it goes to court.',
  'Ah’ll hang masel.',
])('harm to oneself is known in slang, dialect and by its means: %s', (text) => expect(isHarmToSelf(text)).toBe(true));

test.each([
  'Closed all her accounts and took the rabbit to the RSPCA.',
  'Keeps the weedkiller by the bed.',
  'cant do dis nemore',
  'A lorry with my name on would do.',
  'Walks over the carriageway without looking.',
  'Asked if the life cover still pays after an accident.',
  'Waded into the sea, hauled out by the lifeboat.',
  'Hoodie and long sleeves all summer.',
  'Has left her insulin off before every wedding.',
  'He asked me whether the beam would take his weight.',
])('so is what people do and say before it: %s', (text) => expect(isRiskWording(text)).toBe(true));

test.each([
  'Got a proper hiding off his uncle.',
  'She decked her brother.',
  'He clouted me on the stairs.',
  'Gave him the back of her hand.',
  'He has laid hands on her again.',
  'Carries a shank.',
  'A golf club behind the door in case he comes round.',
  'He put the gerbil in the microwave.',
  'Torched a moped behind the flats.',
  'Talks of the great replacement all day.',
])('so are blows, weapons and fire as they are called at home: %s', (text) => {
  expect(isHarmAmongPeople(text)).toBe(true);
});

test.each([
  'Out with his olders, trapping in Hull.',
  'Picked up by different cars after ten.',
  'The landlord has their passports.',
  'Girls were cut in the village.',
  'One-way ticket to Lahore for the holidays.',
  'The pastor called her a witch.',
  'I told him to stop and he carried on.',
  'They want £300 or it goes to his mum.',
])('so is being used, held or forced: %s', (text) => expect(isHarmAmongPeople(text)).toBe(true));

test.each([
  'Has to show him the receipts.',
  'He times her to the shops.',
  'Bag packed at her mum’s, he does not know.',
  'The nephew moved in and now has the bank card.',
  'The handwriting on the cheques is not hers.',
  'Given extra promethazine so they sleep.',
  'Buzzer out of reach on two visits.',
  'I might snap if he comes home.',
  'Frenulum torn at eight weeks.',
  'Rubbish to the ceiling, rats in the kitchen.',
  'Rotten teeth, never seen a dentist.',
  'Passed out with the toddler in the bath.',
])('so are power over somebody, and care that hurts or is missing: %s', (text) =>
  expect(isRiskWording(text)).toBe(true),
);

test.each([
  'PPN x2.',
  'NFA from CSC.',
  'DVPO for 28 days.',
  'DASH 14',
  'stays on under neglect',
  'S42 enquiry concluded.',
  'CTO recalled in May.',
  'Op. Encompass call on Monday.',
])('so is what services write about it: %s', (text) => expect(isHarmAmongPeople(text)).toBe(true));

test.each([
  'Wrote a note to the landlord about the damp.',
  'Tidying up after PE takes him an age.',
  'Enjoys giving his nan a card.',
  'Wants to join the cadets.',
  'Will join his cousin at college.',
  'Likes to be with her dad on Saturdays.',
  'Draws round the edge of the page.',
  'Grows herbs on the balcony.',
  'Secret Santa in the office.',
  'Quiet and restrained, good eye contact.',
  'Hb 98, EPO weekly.',
  'ICO registration is due.',
  'SARC-F 3.',
  'He could murder a pizza.',
  'Kicks himself for forgetting.',
  'Born in British Columbia.',
  'Threw himself into his work.',
  'Has a coat on a hook and a bag.',
  'He asks her about her day.',
  'Missed two appointments in June, no beds on the ward.',
  'Took 20 mg of citalopram.',
])('what only sounds like it is not: %s', (text) => expect(isRiskWording(text)).toBe(false));
