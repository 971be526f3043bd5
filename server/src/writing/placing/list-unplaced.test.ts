import { parseMarkdown } from '@casewright/document';
import { expect, test } from 'vitest';
import { listUnplaced, rankUnplaced } from './list-unplaced.ts';
import type { PassageMark } from './passage-record.ts';

test('the surer a passage is risk, the earlier it is listed; what may faintly be risk and stands in the report comes last', () => {
  const listed: [PassageMark[], boolean][] = [
    [['risk'], true],
    [['risk', 'unworded'], true],
    [['order'], false],
    [['risk', 'unworded', 'faint'], false],
    [[], false],
    [['small-talk'], false],
    [['risk', 'unworded', 'faint'], true],
  ];
  const ranks = listed.map(([marks, isInReport]) => rankUnplaced({ marks, isInReport }));
  expect(ranks).toEqual([...new Set(ranks)].toSorted((a, b) => a - b));
});

test.each([
  ['Not allergic to penicillin.', false],
  ['She denies that she is allergic to penicillin.', false],
  ['Hyperallergic to penicillin.', false],
  ['Nobody asked. Allergic to penicillin.', true],
  ['Mother: allergic to penicillin.', true],
  ['- No known triggers\n- Allergic to penicillin.', true],
  ['| No reaction | Allergic to | penicillin. |\n|---|---|---|', false],
  ['| Reaction | Allergic to | penicillin. |\n|---|---|---|', true],
  ['Not allergic to penicillin. In May: allergic to penicillin.', true],
])('a passage is in a report that says "%s": %s', (report, isPlaced) => {
  const text = 'Allergic to penicillin.';
  const passage = { noteId: 'n', start: 0, end: text.length, text, kind: 'allergies', marks: [] };
  const record = { provider: '', model: '', promptVersion: '', templateHash: '', sections: [], passages: [passage] };
  const unplaced = listUnplaced(parseMarkdown(report), record, parseMarkdown('', { template: true }));
  expect(unplaced.length === 0).toBe(isPlaced);
});
