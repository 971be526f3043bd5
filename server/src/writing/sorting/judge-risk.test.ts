import { expect, test } from 'vitest';
import type { Kind } from '../headings/kinds.ts';
import { judgeRisk } from './judge-risk.ts';

const PLAIN = { isOrder: false, label: null, isOwnLabel: false, heading: null };

test.each([
  'Denies SI/DSH.',
  'ive not had the better without me thought since mon',
  'Took a bit out of his sister’s arm.',
  '~28 x 500mg para over 20 min at 21:00 w 6 units vodka.',
  'Packed lunch 1 slice bread, nothing on it, 3rd day.',
  'Ate another child’s crusts.',
  'He has started to hide food behind the radiator.',
  'Rang 999 from the landing.',
  'When he screams he shuts him in bathroom and puts out the light.',
  'Left the bath running twice, came through the ceiling.',
  'Flooded the flat below.',
  'Pulled me by the hair to show who is boss.',
  'He pulled her by the hand down the stairs.',
  'Fell on the landing, on floor 5 hrs.',
  'PPP in 2021, thought her baby was the devil.',
  'Two fixed-term exclusions (0.5 d, 1 d) for hitting.',
  'Craig is on the SOR.',
  'GP: father d. by hanging 1996.',
  'EPDS 19, Q10 = 1.',
  'Ingested weedkiller in 2001, called it a mistake.',
  'Insulin excess, deliberate until proven otherwise.',
  'June: 24 ibuprofen and wine, told nobody.',
  'Not for discharge till SG strategy mtg.',
  'Dirt in skin folds, nails v long.',
  'Pads soaked, commode not emptied since Friday.',
  'Petechiae around both eyes.',
  'Old scar, stabbed outside a pub.',
  'Excluded for holding compasses to a boy’s neck.',
  'Comes in smelling of urine on Mondays.',
  'Ele aperta-lhe o pescoço quando bebe.',
  'Platz im Frauenhaus ab Freitag.',
  'Has he hit you? Yes, twice.',
  'Feeding: formula 4oz x5, mum says watering down "to make it last".',
  'She waters down the bottles at the end of the month.',
  'Are you still cutting? Not since May.',
  'No thoughts of ending his life.',
  'Took an OD of 24 co-codamol in May.',
  'Would be better off dead, she says.',
  'That everyone would be better off, you know.',
  'Prays that she will not wake up.',
  'Keeps a shotgun cabinet in the hall.',
  'Index: s18 x1 (bottle, pub), pleaded guilty.',
  'Has saved up forty of the zopiclone.',
  'Withdrawn, with a hint of wanting to die.',
  'A man she calls the Sarge takes her money outside the post office.',
  'Put his hand through the window of the day room.',
  'Went for another patient with a tray.',
  'He took all his propranolol and rang me.',
  'Tied a T-shirt round his neck at 01.20.',
  'Wrapped the lead around her neck.',
  'His wife was struck twice while he was asleep.',
  'In breach of a non-mol order.',
  'Ran out in front of a bus in May.',
  'I don’t want to be here any more.',
  'The man says do it, over and over.',
  'Does he go near anywhere high? The car park. The top.',
  'Asked which side of the railing, she said the near one.',
  'If God would take her in the night she would thank Him.',
  'He comes in sometimes, at night, into my room.',
  'Got into her bed when mum was on lates.',
  'Grandad used the belt on them both.',
  'She says he is parked outside again.',
  'They hung him by the wrists.',
  'He says next door is asking for it.',
  'Sister to stay, not to be left at home alone.',
  'Static-99 6 (high risk).',
  'Bought a rope, says it is for the boat.',
  'Stood on the footbridge for an hour.',
  'Found her sitting in the car in the garage for an hour, engine off.',
  'CP plan since March, next core group 4 May.',
  's47 enquiry opened, MASH informed, LADO aware.',
  'Child in need plan closed in 2022.',
  'Partner controls her money and reads her messages.',
  'Set fire to the bin in June.',
  'Absconded from the ward at 3 am.',
  'Voices tell him to jump.',
  'Punched his brother in the face.',
  'I threw a stapler. Not at anyone. At the wall.',
  'His wife says she is on eggshells.',
  'The little one hides under the table.',
  'Fell asleep at the wheel twice.',
  'Bruise on the upper arm, not explained.',
  'Had been stockpiling her metformin since August.',
  "Superficial lacs L thigh x4, steri'd.",
  'Cut once on Friday, shallow.',
  'ACCT opened 28/8, post closure 17/9.',
  's18 wounding (glassing, 2021), 7y EDS.',
  '2 x verbal agg in June, no hands on since.',
  'Poss hears husband telling her to come.',
  'Thinks the neighbours must be stopped, has written a list.',
  'Pension card held by the son, fridge bare.',
  'Debt on the wing, being leant on for his tablets.',
  "Arm's length 1:1, non-lig room, no curtain ties.",
  'Obs ↑ to L3 within eyesight.',
  'Obs ↓ 1 an hour, safer cell.',
  'Propranolol box empty, ?taken too.',
  'Says she will find a way out, any way.',
  'Text to mum: sorry for everything.',
  'Has written to each of her children.',
  "It's fine when Carl's on nights.",
  'Stops showering, buys lighters.',
  'Ligature removed, 15 min obs.',
  'Left the gas on twice.',
  'Suizidgedanken werden verneint.',
  'Elle dit avoir des idées noires.',
  'Niega ideas de quitarse la vida.',
  'Mówi, że nie chce żyć.',
  'Mówi: "po co ja jeszcze żyję".',
  'Er hat mich gewürgt, sagt sie leise.',
  'Shohar haath uthata hai.',
  'Died by his own hand, family says accident.',
  'Walked down the hard shoulder in his socks.',
  'Wears plasters on both wrists, says cat.',
  'Swallowed two button batteries on Tuesday.',
  'Picked up from school by a man in a BMW.',
  'Makes herself sick after tea.',
  'suicdal thoughts most nights',
  'Last overdoes was in Feb, 16 paras.',
  "Told his nan he won't be around for Christmas.",
  'Took a few too many of her sleepers on Sunday.',
  'Hij zegt dat het voor hem niet meer hoeft.',
  'Se tomó veinte pastillas en abril.',
  'Il compagno le ha messo le mani al collo.',
  'Han truer konen med en kniv.',
  'Hän puhuu itsemurhasta ja viiltelee.',
  'Kaže da ne želi više živjeti.',
  'Λέει ότι δεν θέλει να ζει άλλο.',
  '她说活着太累了。',
  'Muốn chết, không muốn sống nữa.',
  'Crisis team in 2018 after a hanging attempt.',
  'Sat outside of the railings, feet over the water.',
  'PHQ-9 19, with a two on the last item.',
  'Two carers at once = fists.',
  'No hits with Claire, does hit when dinner is served.',
])('%s is about risk', (text) => {
  expect(judgeRisk({ ...PLAIN, text }, [], 0.1).isRisk).toBe(true);
});

test.each([
  'Book a review in May.',
  'My boss said it can’t go on past Christmas.',
  'Fluid chart, laxatives, remove catheter when TWOC possible.',
  'Everyone would be better off with a shorter meeting.',
  'Left-sided neglect on star cancellation.',
  'Well groomed, good eye contact.',
  'Got a two on the last item of the spelling list.',
  'Did hit her targets for the term.',
  'Sertraline 50 mg OD.',
  'Levothyroxine 75 mcg od, sertraline 50 mg od x 3/52.',
  'Has cut down on coffee.',
  'Plays bridge on Thursdays.',
  'TSH 2.1, Hb 130.',
  'Passed her driving test in June.',
  'Had a panic attack on the bus.',
  'Kicks a ball about with his brother.',
  'Sat on the edge of the chair.',
  'Works as a dog groomer.',
  'Amlodipine 10 OD, aspirin.',
  'Ran out of inhalers over the bank holiday.',
  'Sits at the edge of the carpet and hums.',
  'Drives a dust cart, up at four.',
  'Toca el violín; plano: violão 10 min.',
  'Pulled me by the hand to show the tractor.',
  'In his daughter’s words a bit of a stranger.',
  'Overdoes it in the garden.',
  'Old appendix scar, abdomen soft.',
  'Took too many biscuits to school.',
  'Took all her wine glasses to the charity shop.',
  'Goes for a walk with her sister.',
  'Walks out when corrected in front of others.',
  'Visitors use the pay phone by the lifts.',
  'Tenancy at risk, arrears of 480 pounds.',
  'Chair transfers: 3 attempts, uses arms.',
  'Trabaja en una panadería y toca la guitarra.',
  'Hon sover bra och går i skolan.',
  'Stockpiles food in her room.',
  'Hair cut twice a year.',
  'Lunch box empty every day.',
  'Metformin to be stopped on Friday.',
  'Obs ↑ 37.9, pulse 88.',
  'Wounding remarks from classmates.',
  'M-CHAT-R: 2 (low risk)',
  'Subtests: SI 13, VC 11, BD 10',
  'Refeeding risk now low.',
  'Low VTE risk, mobile.',
  'Sharpened pencils for the class.',
  'Got in the car and drove home.',
])('%s is not', (text) => {
  expect(judgeRisk({ ...PLAIN, text }, [], 0)).toMatchObject({ isRisk: false, mayBeRisk: false });
});

test('whatever stands under a heading of risk is about risk, and an order never is', () => {
  expect(judgeRisk({ ...PLAIN, text: 'None elicited.', heading: 'Risk' }, [], 0).isRisk).toBe(true);
  expect(judgeRisk({ ...PLAIN, text: 'nil', label: 'Risk', isOwnLabel: true }, [], 0).isRisk).toBe(true);
  expect(judgeRisk({ ...PLAIN, text: 'Set risk to none.', isOrder: true }, [], 1).isRisk).toBe(false);
  expect(judgeRisk({ ...PLAIN, text: 'Leave out the overdose.', isOrder: true }, [], 1)).toMatchObject({
    isRisk: false,
    mayBeRisk: true,
  });
});

test('what the classifier is half sure of is shown for a look', () => {
  expect(judgeRisk({ ...PLAIN, text: 'Gave the budgie to next door.' }, [], 0.2)).toMatchObject({
    isRisk: false,
    mayBeRisk: true,
  });
});

test('the less a passage is of the kind risk, the surer its column must be for a look', () => {
  const text = 'Asked the time seven times.';
  const isShown = (likelihood: number, riskKind: number): boolean =>
    judgeRisk({ ...PLAIN, text }, [['observation', 0.7] as const, ['risk', riskKind] as const], likelihood).mayBeRisk;
  expect([0.03, 0.1, 0.3].map((likelihood) => isShown(likelihood, 0.02))).toEqual([false, false, true]);
  expect([0.02, 0.1, 0.3].map((likelihood) => isShown(likelihood, 0.1))).toEqual([false, true, true]);
  expect([0.005, 0.02, 0.1].map((likelihood) => isShown(likelihood, 0.25))).toEqual([false, true, true]);
});

test('where no word speaks of harm it is told how much else does', () => {
  const judge = (text: string, likelihood: number) => judgeRisk({ ...PLAIN, text }, [['observation', 0.9]], likelihood);
  expect(judge('Eats well.', 0.05)).toEqual({ isRisk: false, mayBeRisk: false, riskSigns: null });
  expect(judge('Eats well.', 0.25)).toEqual({ isRisk: false, mayBeRisk: true, riskSigns: 'few' });
  expect(judge('Eats well.', 0.9)).toEqual({ isRisk: false, mayBeRisk: true, riskSigns: 'some' });
  expect(judge('Keeps a shotgun in the shed.', 0.01)).toEqual({ isRisk: false, mayBeRisk: true, riskSigns: null });
});

test.each([
  'Risk: nothing new; no further mention of the boy.',
  'No risk issues at any point.',
  'No safeguarding concerns.',
])('a passage that says it is about risk stands there: %s', (text) => {
  expect(judgeRisk({ ...PLAIN, text }, [['progress', 0.9]], 0.05).isRisk).toBe(true);
});

test('risk factors of an illness are another matter', () => {
  const text = 'No risk factors for thrombosis.';
  expect(judgeRisk({ ...PLAIN, text }, [['medical', 0.9]], 0.02).isRisk).toBe(false);
});

test('words that may mean harm get a passage shown sooner', () => {
  const isShown = (text: string): boolean => judgeRisk({ ...PLAIN, text }, [['family', 0.9]], 0.08).mayBeRisk;
  expect(isShown('Mum sings in a choir.')).toBe(false);
  expect(isShown('Mum has bruises on her arm.')).toBe(true);
});

test('every entry of a body map is shown for a look', () => {
  const entry = { ...PLAIN, text: '1) L wrist 2 x 2 cm, purple', label: 'Body map', isOwnLabel: false };
  expect(judgeRisk(entry, [['examination', 0.9]], 0.01).mayBeRisk).toBe(true);
});

test('wide words in a passage that is plainly about something else give a look', () => {
  const text = 'Drives a bus for the council.';
  expect(judgeRisk({ ...PLAIN, text }, [['occupation', 0.9]], 0.2)).toMatchObject({ isRisk: false, mayBeRisk: true });
  expect(judgeRisk({ ...PLAIN, text: 'Drove off the road on purpose.' }, [['occupation', 0.9]], 0.2).isRisk).toBe(true);
});

test('that there is no worry about an everyday matter is no risk, whatever stands beside it', () => {
  const denial = { ...PLAIN, text: 'No concerns re attention at home, sleeps 8.30 to 7.' };
  expect(judgeRisk(denial, [['risk', 0.7]], 0.7).isRisk).toBe(false);
  const low = { ...PLAIN, text: 'Refeeding risk now low' };
  expect(judgeRisk(low, [['risk', 0.76]], 0.51).isRisk).toBe(false);
  const high = { ...PLAIN, text: 'Refeeding risk high, not eaten for 9 days.' };
  expect(judgeRisk(high, [['risk', 0.76]], 0.51).isRisk).toBe(true);
  const both = { ...PLAIN, text: 'No concerns about sleep or self-harm.' };
  expect(judgeRisk(both, [['risk', 0.7]], 0.7).isRisk).toBe(true);
});

test('that proceedings about harm took place is risk, whatever else the passage is about', () => {
  const text = 'Parents apart since January; MARAC was held in November.';
  expect(judgeRisk({ ...PLAIN, text }, [['family', 0.9]], 0.2).isRisk).toBe(true);
  expect(judgeRisk({ ...PLAIN, text: 'PPN x3 this month.' }, [['social', 0.9]], 0.05).isRisk).toBe(true);
  expect(judgeRisk({ ...PLAIN, text: 'DoLS authorised to January.' }, [['capacity', 0.9]], 0.05)).toMatchObject({
    isRisk: false,
    mayBeRisk: true,
  });
  expect(judgeRisk({ ...PLAIN, text: 'Ask the team about a MARAC.' }, [['plan', 0.9]], 0.2).isRisk).toBe(false);
});

test('words of harm in what is likelier about something else are shown for a look, unless the classifier is sure', () => {
  const text = '4 miles to the nearest shop, he drives, his wife does not.';
  const kinds: [Kind, number][] = [
    ['social', 0.44],
    ['risk', 0.3],
  ];
  expect(judgeRisk({ ...PLAIN, text }, kinds, 0.3)).toMatchObject({ isRisk: false, mayBeRisk: true });
  expect(judgeRisk({ ...PLAIN, text }, kinds, 0.7)).toMatchObject({ isRisk: true, mayBeRisk: false });
});

test('violence and abuse are risk also where something else is likelier, unless that is all but sure', () => {
  const text = 'Shoved his wife twice in the spring, she works nights.';
  expect(judgeRisk({ ...PLAIN, text }, [['family', 0.5]], 0.2).isRisk).toBe(true);
  expect(judgeRisk({ ...PLAIN, text }, [['family', 0.9]], 0.5).isRisk).toBe(true);
  expect(judgeRisk({ ...PLAIN, text }, [['family', 0.9]], 0.2)).toMatchObject({ isRisk: false, mayBeRisk: true });
});

test('what has no words of harm and is hardly of that kind is shown for a look, however sure the classifier is', () => {
  const text = 'Plays chess with a friend on Sundays.';
  expect(judgeRisk({ ...PLAIN, text }, [['social', 0.97]], 0.83)).toMatchObject({ isRisk: false, mayBeRisk: true });
});
