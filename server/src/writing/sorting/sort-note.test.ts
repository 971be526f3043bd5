import { expect, test } from 'vitest';
import { type Kind, KINDS } from '../headings/kinds.ts';
import { readPassages } from '../passages/read-passages.ts';
import { readNote } from '../reading/read-note.ts';
import { readFeatures } from './features.ts';
import { judgePassages } from './sort-note.ts';
import { COLUMNS, ORDER_COLUMN, RISK_COLUMN } from './weights.ts';

const NONE = KINDS.map(() => KINDS.map(() => 0));

/** The likeliest kind of a text of which the weights think these, the first before the second. */
function judge(text: string, first: Kind, second: Kind): Kind | undefined {
  const scores = new Float32Array(COLUMNS).fill(-5);
  scores[KINDS.indexOf(first)] = 3;
  scores[KINDS.indexOf(second)] = 2;
  const [sorted] = judgePassages({ within: NONE, between: NONE }, readPassages(readNote(text)), [scores]);
  return sorted?.kinds[0]?.[0];
}

test.each<[text: string, first: Kind, second: Kind, expected: Kind]>([
  ['R handed, left school at 16, then HGV driver.', 'sources', 'education', 'education'],
  ['Right-handed, GCSEs at 16.', 'sources', 'education', 'education'],
  ['Seen alone, then with his wife.', 'sources', 'education', 'sources'],
  ['Bowels work with lactulose.', 'occupation', 'medical', 'medical'],
  ['PIP joints puffy in the mornings.', 'occupation', 'medical', 'medical'],
  ['PIP stopped in August.', 'occupation', 'medical', 'occupation'],
  ['B – Schizoaffective d/o since 1994, 6 adm.', 'medical', 'social', 'psychiatric'],
  ['Brother also under services, ?bipolar.', 'social', 'medical', 'family'],
  ['Brother says he was never like this with dementia.', 'presenting', 'medical', 'presenting'],
  ['Pressured, interrupts, labile.', 'presenting', 'social', 'mental-state'],
  ['Mrs Price 84F, day 3 NOF # L.', 'admin', 'sources', 'presenting'],
  ['TSH last month was 2.4 and ferritin unremarkable.', 'psychiatric', 'medical', 'investigations'],
  ['Repeat TSH due in 6 weeks.', 'plan', 'medical', 'plan'],
  ['Could not retain or weigh the information.', 'formulation', 'social', 'capacity'],
  [
    "Partner's statement: he stares at the wall and I think it is the drink.",
    'formulation',
    'presenting',
    'presenting',
  ],
  ['His wife Jo said it all began with the crash.', 'formulation', 'presenting', 'presenting'],
  ['It all began with the crash.', 'formulation', 'presenting', 'formulation'],
  ['Night staff report him up at two, looking for the bus.', 'presenting', 'family', 'observation'],
  ['Slept 23.40 to 05.15 on checks.', 'presenting', 'family', 'observation'],
  ['Slept with scissors under the pillow to hurt himself.', 'risk', 'presenting', 'risk'],
  ['Sleeps four hours.', 'presenting', 'observation', 'presenting'],
  ['41F, teacher (secondary, maths), lives w husb + 2 daughters.', 'sources', 'social', 'social'],
  ['Lives with his nan in Hull.', 'sources', 'social', 'social'],
  ['She attended well for 50 minutes and asked for two breaks.', 'results', 'mental-state', 'mental-state'],
  ['Working memory was weak for her age.', 'results', 'mental-state', 'results'],
  ['ECG SR 62, PR 210, QTc 431', 'results', 'progress', 'investigations'],
  ['UDS neg x6', 'substance', 'progress', 'substance'],
  ['TFT, B12, audiology, memory pathway', 'plan', 'results', 'plan'],
  ['ECG if over 100, then bloods 2/52', 'plan', 'results', 'plan'],
  ['SFH 31, FHHR 142, FM felt, BP 124/78, urine NAD', 'results', 'medical', 'examination'],
  ['S – Under s2 from 15/11, papers with pt', 'results', 'sources', 'capacity'],
  ['Day 16, s3 since 14/10.', 'progress', 'capacity', 'capacity'],
  ['Informal since 2 Feb, given the leaflet.', 'referral', 'capacity', 'capacity'],
  ['s17 leave to the shop went well.', 'progress', 'capacity', 'progress'],
  ['Agreed to me speaking with her brother and GP.', 'plan', 'capacity', 'capacity'],
  ['Agreed to speak up in class once a day.', 'plan', 'capacity', 'plan'],
  ['05/11 SN Femi.', 'plan', 'risk', 'chatter'],
  ['Playtime: alone by the fence, lined up stones.', 'progress', 'intervention', 'observation'],
  ['Visitors car park closed until June, use the north gate.', 'plan', 'social', 'chatter'],
])('%s', (text, first, second, expected) => {
  expect(judge(text, first, second)).toBe(expected);
});

/** Which passages of a text are taken for orders where the weights hold these likelihoods. */
function ordersIn(text: string, likelihoods: readonly number[]): boolean[] {
  const scores = likelihoods.map((likelihood) => {
    const columns = new Float32Array(COLUMNS).fill(-5);
    columns[ORDER_COLUMN] = Math.log(likelihood / (1 - likelihood));
    return columns;
  });
  const sorted = judgePassages({ within: NONE, between: NONE }, readPassages(readNote(text)), scores);
  return sorted.map(({ isOrder }) => isOrder);
}

test('a note in a language that the weights do not know is not a note of orders', () => {
  const lines = [
    'Не спить, прислухається до літаків.',
    'Живуть у родини в одній кімнаті.',
    'Була бухгалтером в готелі.',
  ];
  expect(ordersIn(lines.join('\n\n'), [0.9, 0.9, 0.9])).toEqual([false, false, false]);
  expect(ordersIn(lines.join('\n\n'), [0.1, 0.9, 0.1])).toEqual([false, true, false]);
});

test('what is said in a conversation is an order only with the words of one', () => {
  const text = 'Th: Josh you look safe this week\n\nJosh: Leave that out of the report.\n\nTh: Right.\n\nJosh: Yeah.';
  expect(ordersIn(text, [0.4, 0.4, 0.1])[0]).toBe(false);
  expect(ordersIn('Leave that out of the report.', [0.4])).toEqual([true]);
});

/** The likeliest kinds of the passages of a conversation, where the weights hold each for these, the first most. */
function kindsIn(text: string, likely: readonly (readonly [Kind, Kind])[]): (Kind | undefined)[] {
  const passages = readPassages(readNote(text));
  const scores = passages.map((_, index) => {
    const columns = new Float32Array(COLUMNS).fill(-5);
    const [first = 'chatter', second = 'chatter'] = likely[index] ?? [];
    columns[KINDS.indexOf(second)] = 2;
    columns[KINDS.indexOf(first)] = 2.5;
    return columns;
  });
  return judgePassages({ within: NONE, between: NONE }, passages, scores).map(({ kinds }) => kinds[0]?.[0]);
}

test('an answer, however short, is no small talk, unless the question was', () => {
  const text =
    'Dr: Is it warm enough in here?\n\nLee: Fine.\n\nDr: Do you work?\n\nLee: Light duties.\n\nDr: Right.\n\nLee: OK.';
  const kinds = kindsIn(text, [
    ['chatter', 'social'],
    ['chatter', 'occupation'],
  ]);
  expect(kinds.slice(0, 2)).toEqual(['chatter', 'occupation']);
});

test('what brought somebody is the reason of referral, and a short question asks on about what it names', () => {
  const text = [
    'Dr: What brought you here today?',
    'Lee: My boss, really. He said see someone or go.',
    'Dr: What has been happening?',
    'Lee: I sleep badly since the crash in the lorry. My wife takes the children to school now.',
    'Dr: When was the crash?',
    'Lee: February. The ninth.',
  ].join('\n\n');
  const kinds = kindsIn(text, [
    ['chatter', 'occupation'],
    ['presenting', 'social'],
    ['presenting', 'presenting'],
    ['family', 'social'],
    ['psychiatric', 'medical'],
  ]);
  expect(kinds).toEqual(['referral', 'referral', 'presenting', 'family', 'presenting']);
});

test('the head of an entry is no finding of risk, whatever it was written for, but is shown', () => {
  const scores = [new Float32Array(COLUMNS).fill(-5)];
  const passages = readPassages(readNote('03-Sep-2026 10:40 RMN Farah Quddus – ACCT rev (3rd)'));
  const [head] = judgePassages({ within: NONE, between: NONE }, passages, scores);
  expect(head).toMatchObject({ kinds: [['chatter', 1]], isRisk: false, mayBeRisk: true });
});

test('what is asked on about harm is risk, whatever the answer sounds like', () => {
  const text = [
    'Dr: Are you still cutting?',
    'Lee: Not since May.',
    'Mum: What? Since when?',
    'Lee: The summer. On my leg.',
    'Dr: Do you work?',
    'Lee: In a shop on Mondays.',
  ].join('\n');
  const passages = readPassages(readNote(text));
  const scores = passages.map(() => new Float32Array(COLUMNS).fill(-5));
  const sorted = judgePassages({ within: NONE, between: NONE }, passages, scores);
  expect(sorted.map(({ isRisk }) => isRisk)).toEqual([true, true, false]);
});

test('what is told in one breath with harm, and may touch it, stands with it', () => {
  const text = [
    'Dr: What do you do when he is like that?',
    'Mum: I put him in his room. My partner holds the door. Sometimes it is twenty minutes.',
    'Dr: We could see him at nursery. I will talk with our safeguarding lead.',
    'Mum: He sleeps at eight.',
  ].join('\n');
  const passages = readPassages(readNote(text));
  const scores = passages.map(({ text: said }) => {
    const score = new Float32Array(COLUMNS).fill(-5);
    score[KINDS.indexOf('risk')] = said.includes('door') ? 5 : -5;
    score[RISK_COLUMN] = said.includes('door') ? 3 : said.includes('eight') ? -9 : -1;
    return score;
  });
  const sorted = judgePassages({ within: NONE, between: NONE }, passages, scores);
  const isUnderRisk = (words: string) => sorted.find(({ text: said }) => said.includes(words))?.isRisk;
  expect(['in his room', 'holds the door', 'twenty minutes'].map(isUnderRisk)).toEqual([true, true, true]);
  expect(['safeguarding', 'at nursery', 'sleeps at eight'].map(isUnderRisk)).toEqual([true, false, false]);
});

test('a new paragraph that was dictated is no sign of an order to the writer', () => {
  const signsOf = (text: string): number => {
    const [passage] = readPassages(readNote(text));
    if (passage === undefined) throw new Error('there is no passage');
    const { buckets, signs } = readFeatures(passage, null);
    return buckets.length - signs;
  };
  expect(signsOf('Concentration is poor full stop new paragraph')).toBe(0);
  expect(signsOf('Delete the last paragraph.')).toBeGreaterThan(0);
});
