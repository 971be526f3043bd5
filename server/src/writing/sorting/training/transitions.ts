import { KINDS } from '../../headings/kinds.ts';
import type { ExampleNote } from './example.ts';

/** How kinds follow each other in whole notes, against how often they occur. */
export function learnTransitions(notes: readonly ExampleNote[], isWithin: boolean): number[][] {
  const counts = KINDS.map(() => KINDS.map(() => 0));
  const totals = KINDS.map(() => 1);
  let all = KINDS.length;
  for (const { examples } of notes) {
    for (const [index, { kind, passage }] of examples.entries()) {
      const [to, before] = [KINDS.indexOf(kind), examples[index - 1]];
      totals[to] = (totals[to] ?? 0) + 1;
      all += 1;
      const isCounted = before !== undefined && (before.passage.block === passage.block) === isWithin;
      const row = before === undefined || !isCounted ? undefined : counts[KINDS.indexOf(before.kind)];
      if (row !== undefined) row[to] = (row[to] ?? 0) + 1;
    }
  }
  return counts.map((row) => {
    const sum = row.reduce((total, count) => total + count, 0);
    return row.map((count, to) => {
      const chance = (totals[to] ?? 1) / all;
      return Number(Math.log((count + 8 * chance) / (sum + 8) / chance).toFixed(3));
    });
  });
}
