import { expect, test } from 'vitest';
import { readNote } from './read-note.ts';

function readRows(markdown: string): unknown[] {
  return readNote(markdown).map(({ text, header, isHeader }) => [text, header ?? (isHeader === true ? 'head' : null)]);
}

test.each([
  ['words', 'Index | Score'],
  ['an interval', 'Index | 95% CI'],
  ['times', 'Measure | Week 1'],
  ['dates', 'Measure | 2 March 2026'],
  ['years', 'Test | 2019'],
  ['words with dates', 'Measure | Discharge (28 Feb)'],
  ['words with an interval', 'Test | SS (68% band)'],
  ['items', 'Session | Item 9'],
])('a first row of %s heads the others', (_name, head) => {
  const rule = head.replaceAll(/[^|]+/g, '---');
  expect(readRows(`| ${head} |\n|${rule}|\n| VCI | 108 |`)).toEqual([
    [head, 'head'],
    ['VCI | 108', head.split(' | ')],
  ]);
});

test('how long after it was measured heads a column, beside others', () => {
  expect(readRows('| Measure | 3 months | 6/12 |\n|---|---|---|\n| ISI | 20 | 9 |')).toEqual([
    ['Measure | 3 months | 6/12', 'head'],
    ['ISI | 20 | 9', ['Measure', '3 months', '6/12']],
  ]);
  expect(readRows('| Sleep | 3 months |\n|---|---|\n| Appetite | 2 weeks |')).toEqual([
    ['Sleep | 3 months', null],
    ['Appetite | 2 weeks', null],
  ]);
});

test.each([
  ['tabs', 'Test\tRaw\tScaled\tPercentile\nCognitive\t58\t7\t16\nLanguage\t\t11\t4\nMotor\t13'],
  [
    'spaces',
    [
      'Test        Raw    Scaled   Percentile',
      'Cognitive   58     7        16',
      'Language           11       4',
      'Motor       13',
    ].join('\n'),
  ],
])('a cell that is left empty between %s stays empty', (_name, markdown) => {
  const rows = readNote(markdown).flatMap(({ cells }) => (cells === undefined ? [] : [cells]));
  expect(rows).toEqual([
    ['Test', 'Raw', 'Scaled', 'Percentile'],
    ['Cognitive', '58', '7', '16'],
    ['Language', '', '11', '4'],
    ['Motor', '13', '', ''],
  ]);
});

test.each([
  ['tabs', '\tMother\tTeacher (Ms Dunne)\nAnxiety\t48\t52\nWithdrawal\t55\t'],
  ['spaces', '              Mother   Teacher (Ms Dunne)\nAnxiety       48       52\nWithdrawal    55'],
])('names of rows need no head, with %s', (_name, markdown) => {
  const [head, ...rows] = readNote(`BASC-3 T scores\n\n${markdown}`).filter(({ kind }) => kind === 'row');
  expect(head?.isHeader).toBe(true);
  expect(rows.map(({ cells, header, test: name }) => [cells, header, name])).toEqual([
    [['Anxiety', '48', '52'], ['', 'Mother', 'Teacher (Ms Dunne)'], 'BASC-3 T scores'],
    [['Withdrawal', '55', ''], ['', 'Mother', 'Teacher (Ms Dunne)'], 'BASC-3 T scores'],
  ]);
});

test('two colons between words make the cells of a row, and one makes none', () => {
  const cellsOf = (text: string) => readNote(text).map(({ cells }) => cells);
  expect(cellsOf('Test : Score : Percentile\nStroop word : 52 : 30')).toEqual([
    ['Test', 'Score', 'Percentile'],
    ['Stroop word', '52', '30'],
  ]);
  expect(cellsOf('Mood : low')).toEqual([undefined]);
});

test('sentences with two spaces between them are no table', () => {
  const kinds = readNote('He came late.  He was tired.  He left.\nShe waited.  She read a book.').map(
    ({ kind }) => kind,
  );
  expect(new Set(kinds)).toEqual(new Set(['prose']));
});

test('a head of two rows is one: the second says what each column below a name holds', () => {
  const rows = readNote(
    '|  | VMI |  | Motor |  |\n|---|---|---|---|---|\n|  | SS | %ile | SS | %ile |\n| Today | 82 | 12 | 74 | 4 |',
  );
  expect(rows.map(({ isHeader, header }) => [isHeader ?? false, header ?? null])).toEqual([
    [true, null],
    [true, null],
    [false, ['', 'VMI SS', 'VMI %ile', 'Motor SS', 'Motor %ile']],
  ]);
});

test.each([
  ['a table', 'WISC-V\n\n| Index | Score |\n|---|---|\n| VCI | 98 |\n\nHe was tired.', ['WISC-V', undefined]],
  ['a list', 'WMS-IV\n- Memory I – scaled 6\n- Memory II – scaled 4\n\nHe was tired.', ['WMS-IV', 'WMS-IV', undefined]],
  ['lines', 'CELF-Preschool 2 (UK)\nWord Structure: SS 4\n\nHe was tired.', ['CELF-Preschool 2 (UK)', undefined]],
  ['other text', 'PHQ-9\n\nHe was tired.', [undefined, undefined]],
  ['scores of other tests', 'PHQ-9 19\nGAD-7 12', [undefined, undefined]],
])('the name of a test above %s', (_name, markdown, tests) => {
  const below = readNote(markdown).filter(({ kind, isHeader }) => kind !== 'heading' && isHeader !== true);
  expect(below.map(({ test: name }) => name)).toEqual(tests);
});

test('sentences behind the score of a whole give its parts', () => {
  const sentences = readNote(
    'ACE-III: 71/100. Attention 15/18, Memory 12/26. He was tired, 3/10 at most, and left at 4/12.',
  );
  expect(sentences.map(({ test: name }) => name)).toEqual([undefined, 'ACE-III', undefined]);
});

test('a line with a capital among entries is an entry too', () => {
  const lines =
    'Word Structure: RS 7, SS 4, 2nd %ile, AE 2;11\nSentences: discontinued (refused after item 4)\nCore Language Score 71, 3rd percentile\nDEAP: PCC 62%';
  expect(readNote(lines)).toHaveLength(4);
});

test('a first row with a score in it is a row like the others', () => {
  expect(readRows('| PHQ-9 | 19 (severe) |\n|---|---|\n| GAD-7 | 8 |')).toEqual([
    ['PHQ-9 | 19 (severe)', null],
    ['GAD-7 | 8', null],
  ]);
});

test('an audiogram is headed by the pitches', () => {
  expect(readRows('Freq (Hz)\t500\t1000\nRight\t15\t20\nLeft\t35\t40').at(-1)).toEqual([
    'Left 35 40',
    ['Freq (Hz)', '500 Hz', '1000 Hz'],
  ]);
});

test('the last line of a paragraph is none of a long one above it, which no page would have broken there', () => {
  const plan = `Plan: ${['see GP', 'bloods', 'safety plan', 'alcohol team', 'no sick cert'].map((what, at) => `${at + 1}) ${what.repeat(6)}`).join(' ')}`;
  const texts = readNote(`Seen on the ward, wants help.\n${plan}\nRang back at 16.40, school worried`).map(
    ({ text }) => text,
  );
  expect(texts.at(-1)).toBe('Rang back at 16.40, school worried');
});

test('lines of scores that happen to be equally long are no broken paragraph', () => {
  const lines = [
    'PLS-5 Auditory Comprehension SS 84 (95% CI 78-91), 14th percentile, AE 3;5',
    'PLS-5 Expressive Communication SS 72 (95% CI 67-79), 3rd percentile, AE 2;10',
    'PLS-5 Total Language Score is SS 77 (95% CI 72-83), 6th percentile, AE 3;1',
  ];
  expect(readNote(lines.join('\n')).map(({ text }) => text)).toEqual(lines);
});

test('a drug with its dose begins a sentence, without a capital too', () => {
  expect(readNote('EPDS 11, q10=0. sertraline 50 since 10/9. Bonding better.').map(({ text }) => text)).toEqual([
    'EPDS 11, q10=0.',
    'sertraline 50 since 10/9.',
    'Bonding better.',
  ]);
});

test('a sign for a fracture is no heading, so that the line stays a passage with its sign', () => {
  const note =
    'PMH\nmigraine\n# L 4th and 5th ribs 2023\n- T1DM\n- # R tib (quad bike) 2020\n\n# NOF 2021, THR\n\n# Hip\n\nSore.';
  const found = readNote(note).map(({ kind, text }) => `${kind}: ${text}`);
  expect(found).toEqual([
    'prose: PMH',
    'prose: migraine',
    'prose: # L 4th and 5th ribs 2023',
    'item: T1DM',
    'item: # R tib (quad bike) 2020',
    'prose: # NOF 2021, THR',
    'heading: Hip',
    'prose: Sore.',
  ]);
});

test.each(['---', '-', '=====', '-------------------------'])(
  'what %s parts from the rest is no heading, so that it stays a passage',
  (rule) => {
    const kinds = (note: string) => readNote(note).map(({ kind, text }) => [kind, text]);
    expect(kinds(`Seen at home.\nDenied suicidal thoughts.\n${rule}\nPlan: review.`)).toEqual([
      ['prose', 'Seen at home.'],
      ['prose', 'Denied suicidal thoughts.'],
      ['prose', 'Plan: review.'],
    ]);
    expect(kinds(`Took an overdose on Monday.\r\n${rule}\r\nHome since.`)[0]).toEqual([
      'prose',
      'Took an overdose on Monday.',
    ]);
  },
);

test('a few words with a line drawn under them are a heading', () => {
  for (const rule of ['============', '-----------']) {
    expect(readNote(`Mental state\n${rule}\nLow mood.`).map(({ kind }) => kind)).toEqual(['heading', 'prose']);
  }
});

test('a line right below a table is no row of it', () => {
  const note = 'Rx\n| Drug | Dose |\n|---|---|\n| folic acid | 400 mcg od |\nlatex itch\nSocial\nLives alone.';
  const found = readNote(note).map(({ kind, text }) => `${kind}: ${text}`);
  expect(found).toContain('prose: latex itch');
  expect(found).toContain('prose: Lives alone.');
});

test.each([
  [
    'what is named behind a denial',
    'Denies low mood; intent to act; smoking cannabis; lives with mum',
    ['Denies low mood; intent to act; smoking cannabis', 'lives with mum'],
  ],
  [
    'a short question and what is said of it',
    'Suicidal? No. DLD? - meets criteria. Smokes? 10/d. Slept well.',
    ['Suicidal? No.', 'DLD? - meets criteria.', 'Smokes? 10/d.', 'Slept well.'],
  ],
  [
    'a number that begins with its stop',
    'Falls by 24 pts (p<.05). Alpha .85 found.',
    ['Falls by 24 pts (p<.05).', 'Alpha .85 found.'],
  ],
  [
    'the entries of a list within a line, typed small',
    'Plan: 1. rifle to be locked away 2. safety plan given 3. QbTest 4. review 3/52',
    ['Plan: 1. rifle to be locked away', '2. safety plan given', '3. QbTest', '4. review 3/52'],
  ],
  [
    'a message typed small',
    'hi its kay sorry to bother u. alfie put on 210g!! not had that thought since mon. is that normal',
    ['hi its kay sorry to bother u.', 'alfie put on 210g!!', 'not had that thought since mon.', 'is that normal'],
  ],
  [
    'what is to be done, parted by strokes',
    'Actions: gas capped today (job 7781) / fire service ref / MOW daily\nMood: calm / tearful / flat by turns',
    ['Actions: gas capped today (job 7781)', 'fire service ref', 'MOW daily', 'Mood: calm / tearful / flat by turns'],
  ],
  [
    'a year and what happened then',
    '2019. Overdose of 20 tablets.\n2021) Fall. Seen in 2022. Well since.',
    ['2019. Overdose of 20 tablets.', '2021) Fall.', 'Seen in 2022.', 'Well since.'],
  ],
  [
    'shortened words with a stop',
    'Approx. 60% on Fri. and Sat. only. Ht. 160 cm. Takes 5 mg. at night. Abdo. soft.',
    ['Approx. 60% on Fri. and Sat. only.', 'Ht. 160 cm.', 'Takes 5 mg. at night.', 'Abdo. soft.'],
  ],
  [
    'a figure and the shorthand before it',
    'Pulse 71, wt. 84 kg. Next appt. 02/12. Est. 450 kcal/d. Slept 6 hrs. 2 falls.',
    ['Pulse 71, wt. 84 kg.', 'Next appt. 02/12.', 'Est. 450 kcal/d.', 'Slept 6 hrs.', '2 falls.'],
  ],
  [
    'a medicine and its dose, a question of a form and its answer',
    'Zuclop. 200 mg 2/52. Seen 3/10.\nQ3 Any fits, faints or funny turns? N\nQ4 Operations? Tonsils (2019, prob.) – well since. Slept well.\nSmoker? N',
    [
      'Zuclop. 200 mg 2/52.',
      'Seen 3/10.',
      'Q3 Any fits, faints or funny turns? N',
      'Q4 Operations? Tonsils (2019, prob.) – well since.',
      'Slept well.',
      'Smoker? N',
    ],
  ],
  [
    'brackets, and before one that goes on',
    'Weight: 88.1 (last yr. 81.6)\nShe nearly fell on Tues. (tripped on mat) but did not. Low :( Came late. (Mum too.)',
    [
      'Weight: 88.1 (last yr. 81.6)',
      'She nearly fell on Tues. (tripped on mat) but did not.',
      'Low :( Came late.',
      '(Mum too.)',
    ],
  ],
  [
    'shorthand that heads a line or ends it',
    'Adv. ↓ caffeine\nurgent cardiol. ref.\nwants to think. sleeps well.',
    ['Adv. ↓ caffeine', 'urgent cardiol. ref.', 'wants to think.', 'sleeps well.'],
  ],
])('a sentence is not cut within %s', (_name, text, sentences) => {
  expect(readNote(text).map((sentence) => sentence.text)).toEqual(sentences);
});

test('a line that no entry begins with ends the line above it', () => {
  const lines = '- low mood\n  since May\n- no fever\nor rash\n- settled\nsince discharge no falls';
  expect(readNote(lines).map(({ text }) => text)).toEqual([
    'low mood since May',
    'no fever or rash',
    'settled',
    'since discharge no falls',
  ]);
});

test('an entry knows where what leads it stands', () => {
  const markdown = 'Seen with her mother.\n\nDenied:\n- self-harm\n- plans\n\nStopped:\n- sertraline';
  const leads = readNote(markdown).flatMap(({ text, lead }) =>
    lead === undefined ? [] : [[text, markdown.slice(lead.start, lead.end)]],
  );
  expect(leads).toEqual([
    ['self-harm', 'Denied:'],
    ['plans', 'Denied:'],
    ['sertraline', 'Stopped:'],
  ]);
});

test('an entry with a list of its own leads that list, and is told with what leads it', () => {
  const markdown =
    '- Mum wants\n  - respite\n    - 2 h/wk\n  - avoids: shops\n- He came late.\n  - slow bus\n- Denied:\n  - thoughts of:\n    - self-harm';
  const told = readNote(markdown).map(({ text, lead }) => (lead === undefined ? text : `${lead.text} > ${text}`));
  expect(told).toEqual([
    'Mum wants',
    'Mum wants > respite',
    'Mum wants: respite > 2 h/wk',
    'Mum wants > avoids: shops',
    'He came late.',
    'slow bus',
    'Denied:',
    'Denied: > thoughts of:',
    'Denied: thoughts of: > self-harm',
  ]);
});

test('bullets that Markdown does not know are bullets, and two in a line are none', () => {
  const found = readNote('Mobility\n• Indoors: frame\n▪ no falls\nPlan\n• rail • board').map(
    ({ kind, text }) => `${kind}: ${text}`,
  );
  expect(found).toEqual([
    'prose: Mobility',
    'item: Indoors: frame',
    'item: no falls',
    'prose: Plan',
    'item: • rail • board',
  ]);
});

test('lines with letters in their order are a list, and one letter alone stays', () => {
  const markdown =
    'To do:\na. repeat TFT\nb) OT\nc. review\n\nVit\na. 5 mg\n\ni. tell SW\nii. visit\n\n1) Mia\n   a) flinches\n   b) no marks';
  const texts = readNote(markdown).map(({ text, lead }) => (lead === undefined ? text : `${lead.text} > ${text}`));
  expect(texts).toEqual([
    'To do:',
    'repeat TFT',
    'OT',
    'review',
    'Vit',
    'a. 5 mg',
    'tell SW',
    'visit',
    'Mia',
    'Mia > flinches',
    'Mia > no marks',
  ]);
});

test('entries with a bar behind their day are sentences, and the first of them heads nothing', () => {
  const entries = [
    '**5 May | Pharmacy** Lithium was not charted, added.',
    '**6 May | OT** Baked bread. Stayed to the end.',
    '07/05 14:10 | Nursing: asked to leave, came back.',
  ];
  expect(readNote(entries.join('\n')).map(({ kind, text, isHeader }) => [kind, text, isHeader])).toEqual([
    ['prose', '5 May | Pharmacy Lithium was not charted, added.', undefined],
    ['prose', '6 May | OT Baked bread.', undefined],
    ['prose', 'Stayed to the end.', undefined],
    ['prose', '07/05 14:10 | Nursing: asked to leave, came back.', undefined],
  ]);
  const drawn = 'Sleep\tHe wakes at four most nights.\nFood\tHe eats one meal.';
  expect(readNote(drawn).map(({ kind, isHeader }) => [kind, isHeader])).toEqual([
    ['row', undefined],
    ['row', undefined],
  ]);
});

test('the stop of a day before the time is no end of a sentence', () => {
  const texts = (note: string): string[] => readNote(note).map(({ text }) => text);
  expect(texts('Wiedervorstellung 17.11. 14 Uhr, Frau Aydın dolmetscht.')).toEqual([
    'Wiedervorstellung 17.11. 14 Uhr, Frau Aydın dolmetscht.',
  ]);
  expect(texts('Gesehen am 17.11. Er weint.')).toHaveLength(2);
});

test('the sign that breaks a line is no part of what it says', () => {
  const lines = readNote('Denies self-harm\\\nLives alone\\\r\nKept C:\\\\\nHas a cat').map(({ text }) => text);
  expect(lines).toEqual(['Denies self-harm', 'Lives alone', 'Kept C:\\', 'Has a cat']);
});

test.each([
  ['Denied:\n- voices\n- self-harm\nMum reports he hits his sister.', 'Mum reports he hits his sister.'],
  ['No history of\n1. stroke\n2. epilepsy\nTook an overdose in May.', 'Took an overdose in May.'],
  ['Denied:\n- self-harm\n  Then said: I cut myself on Sunday.', 'Then said: I cut myself on Sunday.'],
])('a line without a bullet below a list is not denied with its entries: %j', (markdown, line) => {
  const leads = readNote(markdown).map(({ text, lead }) => [text, lead?.text ?? null]);
  expect(leads.at(-1)).toEqual([line, null]);
  expect(leads[1]?.[1]).not.toBeNull();
});

test('a test with its edition heads the columns of those who were asked, and a table apart is of the test that has its parts, not of the one told last', () => {
  const sentences = readNote(
    'CTOPP-2 Rapid Naming 76 (5th). Phonological Awareness 104 (61st).\n\nConners 3 (T)   Mum   Teacher\nInattention     74    78\n\nCTOPP-2 Rapid Naming 76 (5th). Phonological Awareness 104 (61st).\n\n| | Mum | Teacher |\n|---|---|---|\n| Inattention | 74 | 78 |',
  );
  const rows = sentences.filter(({ text }) => text.startsWith('Inattention'));
  expect(rows.map((row) => [row.header?.[0], row.test])).toEqual([
    ['Conners 3 (T)', undefined],
    ['', 'Conners 3'],
  ]);
});

test('a name that is as long as its column is parted from its figure', () => {
  const cells = readNote(
    'Word Reading             112     79th\nReading Comp             108     70th\nAlphabet Writing Fluency 79      8th',
  ).map((sentence) => sentence.cells);
  expect(cells[2]).toEqual(['Alphabet Writing Fluency', '79', '8th']);
});
