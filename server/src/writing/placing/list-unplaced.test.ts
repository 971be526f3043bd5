import { expect, test } from 'vitest';
import { rankUnplaced } from './list-unplaced.ts';
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
