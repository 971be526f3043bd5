import { expect, test } from 'vitest';
import type { ListedVersion } from '../../api/reports.ts';
import { describeAuthors } from './version-words.ts';

const by = (version: number, name: string): ListedVersion => ({
  version,
  title: 'A report',
  saved_at: '2026-03-02T09:00:00.000Z',
  saved_by: { id: name, name },
  reason: 'edited',
});

test('whoever wrote between two versions is named, with how many versions', () => {
  const versions = [by(6, 'Ann'), by(4, 'Ben'), by(3, 'Ann'), by(1, 'Ben')];
  expect(describeAuthors(versions, 1, 6)).toBe('Ann (2 versions), Ben (one version)');
  expect(describeAuthors(versions, 4, 6)).toBe('Ann (one version)');
});
