import type { MaterialPassage } from '../placing/material-passage.ts';
import type { Placement } from '../placing/place-passages.ts';
import type { TemplateSection } from '../sections.ts';
import type { ComparePassages } from '../claims/across/contradiction.ts';
import { findContradictions } from './find-contradictions.ts';
import { type Difference, findDifferences } from './find-differences.ts';

/**
 * Where each difference is shown: in the section that has most of its passages, else in the first that is written in
 * sentences. Passages of several sections may contradict each other, so it is not for a section to find them.
 */
export async function shareDifferences(
  compare: ComparePassages,
  sections: readonly TemplateSection[],
  passages: readonly MaterialPassage[],
  placement: Placement,
): Promise<ReadonlyMap<string, readonly Difference[]>> {
  const whole = sections.filter(({ prompt }) => prompt.form !== 'sentence').map(({ prompt }) => prompt.id);
  const written = sections.find(({ prompt }) => prompt.form === 'paragraphs' || prompt.form === 'list');
  const shared = new Map<string, Difference[]>();
  if (whole.length === 0) return shared;
  const read = findDifferences(passages);
  const compared = await findContradictions(compare, passages);
  const isRead = (found: Difference): boolean =>
    read.some((known) => found.every((passage) => known.includes(passage)));
  for (const difference of [...read, ...compared.filter((found) => !isRead(found))]) {
    const counts = whole.map((id) => ({
      id,
      count: difference.filter((passage) => placement.promptsOf(passage).includes(id)).length,
    }));
    const most = Math.max(...counts.map(({ count }) => count));
    const best = most === 0 ? written?.prompt.id : counts.find(({ count }) => count === most)?.id;
    const id = best ?? whole[0] ?? '';
    shared.set(id, [...(shared.get(id) ?? []), difference]);
  }
  return shared;
}
