import { checkDocument } from '@casewright/document';
import { expect, test } from 'vitest';
import { listRemarkedTexts } from './remarked-texts.ts';

const EVIDENCE = { type: 'evidence', attrs: { sources: 'note_1@0-13' } };
const CONTRADICTION = { type: 'unsupported', attrs: { reason: 'contradiction', sources: 'note_1@0-13' } };
type Piece = [text: string, mark?: object];

function report(...paragraphs: Piece[][]) {
  const content = paragraphs.map((pieces) => ({
    type: 'paragraph',
    content: pieces.map(([text, mark]) => ({ type: 'text', text, ...(mark !== undefined && { marks: [mark] }) })),
  }));
  return checkDocument({ type: 'doc', content });
}

test('a text with other marks is told with all that it has, and which of those with its words it is', () => {
  const given = report([['He eats.']], [['He sleeps. ']], [['He eats.']], [['He naps.', EVIDENCE]]);
  const settled = report(
    [['He eats.']],
    [['He sleeps.', CONTRADICTION], [' ']],
    [['He ', EVIDENCE], ['eats.']],
    [['He naps.', EVIDENCE]],
  );
  expect(listRemarkedTexts(given, settled)).toEqual([
    { text: 'He sleeps. ', nth: 0, marks: [{ start: 0, text: 'He sleeps.', mark: CONTRADICTION }] },
    { text: 'He eats.', nth: 1, marks: [{ start: 0, text: 'He ', mark: EVIDENCE }] },
  ]);
});

test('so is one that has lost its marks', () => {
  const given = report([['My view. '], ['He sleeps.', EVIDENCE]]);
  const settled = report([['My view. He sleeps.']]);
  expect(listRemarkedTexts(given, settled)).toEqual([{ text: 'My view. He sleeps.', nth: 0, marks: [] }]);
});

test('nothing is told of a report with the same marks', () => {
  const given = report([['He sleeps.', EVIDENCE]]);
  expect(listRemarkedTexts(given, report([['He sleeps.', EVIDENCE]]))).toEqual([]);
});
