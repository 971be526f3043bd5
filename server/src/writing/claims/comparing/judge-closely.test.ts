import { expect, test } from 'vitest';
import { judgeAgainst } from '../testing/judge-against.ts';

/** Each differs from the truth in one word or two, in a sentence that is otherwise true to its note. */
test.each([
  ['Risk: passive SI last winter, none now.', 'She has passive suicidal ideation at present.'],
  [
    'Denies plans; admits fleeting thoughts he would be "better off gone".',
    'He denied thoughts of being better off gone.',
  ],
  [
    'Misses things on his left, has scraped the car twice.',
    'He misses things on his right and has scraped the car twice.',
  ],
  ['Headache now 2-3/wk, R-sided, throbbing.', 'His headache is left-sided and throbbing.'],
  ['CXR: small R pleural effusion.', 'The chest X-ray showed a small left pleural effusion.'],
  ['Unescorted leave in grounds 30 min BD.', 'He has unescorted leave in the grounds for 30 minutes once a day.'],
  ['Admits street Valium, 2-3 tabs a week.', 'He admits to two to three tablets of street Valium a night.'],
  ['Meal plan 2200 kcal/day.', 'Her meal plan provides 2,200 kilojoules a day.'],
  [
    'Review after rotigotine cut: visions fewer, swallowing unchanged, gait worse.',
    'After the reduction in rotigotine his gait improved.',
  ],
  [
    'UDS today: methadone +, opiates neg, cocaine neg.',
    'The urine drug screen was positive for methadone and cocaine.',
  ],
  [
    'Baseline assessment done 18/10; ?early dementia – too soon to say.',
    'The assessment has established that he has early dementia.',
  ],
  ['Cataract R eye, on list for op in Jan.', 'He has already had surgery for the cataract in his right eye.'],
  ['Row with her mother at tea, after she cut again.', 'She has not cut herself.'],
  ['Childhood: father violent to mother.', 'His mother was violent to his father.'],
  ['Martin threw a cup at Gareth once.', 'Gareth threw a cup at Martin once.'],
  ['Polish with Mum, English with Dad.', 'He speaks Polish with his father and English with his mother.'],
])('what is changed in one point does not pass: %s', (note, claim) => {
  expect(judgeAgainst('Visit', note)(claim)).toBe('contradicts');
});

const home = judgeAgainst(
  'Visit',
  'Seen at home with daughter Carol. Son Peter in Canada, rings Sundays.\n\nCarol gives an 18-month history of gradual decline. Carol does the shopping.',
);

test('somebody whom the notes call by name and by kin is one person', () => {
  expect(home('Her daughter describes a gradual decline over eighteen months.')).toBe('supported');
  expect(home('Her daughter does the shopping.')).toBe('supported');
  expect(home('Her son Peter does the shopping.')).not.toBe('supported');
});
