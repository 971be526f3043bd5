import { expect, test } from 'vitest';
import { splitSentences } from './split-sentences.ts';

const split = (text: string): string[] => splitSentences(text).map(({ start, end }) => text.slice(start, end));

test('what was dictated without stops is cut where a statement surely begins', () => {
  const text =
    'she was referred by her employer after eleven weeks away new paragraph she has worked nights for nineteen years and was there in may ' +
    'her husband does the shopping she says she hears the caller when it is quiet she told him she slept badly no known allergies ' +
    'on examination she was neat she said that on two nights she had counted her tablets it is likely that she will get better';
  expect(split(text)).toEqual([
    'she was referred by her employer after eleven weeks away new paragraph',
    'she has worked nights for nineteen years and was there in may',
    'her husband does the shopping',
    'she says she hears the caller when it is quiet',
    'she told him she slept badly',
    'no known allergies',
    'on examination she was neat',
    'she said that on two nights she had counted her tablets',
    'it is likely that she will get better',
  ]);
});

test('who dictates is no other’s I', () => {
  const text =
    'he came about headaches most mornings for five weeks with blurred edges he has the keys to the cupboard at work no date he says i have asked him ' +
    'to hand the keys to his manager tonight he rang in front of me see me thursday at nine ring his wife on her mobile';
  expect(split(text).slice(1)).toEqual([
    'he has the keys to the cupboard at work no date he says',
    'i have asked him to hand the keys to his manager tonight',
    'he rang in front of me',
    'see me thursday at nine',
    'ring his wife on her mobile',
  ]);
});

test('a day or a month may end a sentence', () => {
  expect(
    split('A bottle of wine Fri and Sat. Cut her thigh on Sun. Oct 4 was better. Weight 68 in Jan. Bloods normal.'),
  ).toEqual([
    'A bottle of wine Fri and Sat.',
    'Cut her thigh on Sun. Oct 4 was better.',
    'Weight 68 in Jan.',
    'Bloods normal.',
  ]);
});

test('a long sentence with its stop, and a short text without one, stay whole', () => {
  const long =
    'On the day that she left the flat he had gone to his mother and he said to the neighbour he would wait. ' +
    'In the evening she rang because the man he works with had told her he was at the station and he would not come home that night. She slept.';
  expect(split(long)).toHaveLength(3);
  expect(split('he sleeps badly he eats well')).toHaveLength(1);
});
