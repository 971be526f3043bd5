import { readFileSync } from 'node:fs';
import path from 'node:path';
import { softmax } from '../../network/vectors.ts';
import type { MaterialPassage } from '../material-passage.ts';
import { describePairs, type Pairs } from './describe-pairs.ts';

/** A row for each number that comes in, and what is added to each that goes out. */
interface Layer {
  rows: readonly (readonly number[])[];
  bias: readonly number[];
}

interface Weights {
  pairs: readonly Layer[];
  alone: readonly Layer[];
}

const WEIGHTS_FILE = path.join(import.meta.dirname, 'weights.json');

let loaded: Weights | undefined;

/**
 * How likely each passage belongs to each of the sections that `isOpen` names; what is missing to 1 is how likely it belongs
 * to none. Learnt from labelled drafts, of all signs together.
 */
export function matchSections(
  pairs: Pairs,
  isOpen: (id: string) => boolean,
): ReadonlyMap<MaterialPassage, ReadonlyMap<string, number>> {
  const weights = (loaded ??= JSON.parse(readFileSync(WEIGHTS_FILE, 'utf8')) as Weights);
  const open = pairs.sections.map(({ prompt }, column) => ({ id: prompt.id, column })).filter(({ id }) => isOpen(id));
  const described = describePairs(pairs);
  return new Map(
    pairs.passages.map((passage, at) => {
      const scores = open.map(({ column }) => passThrough(weights.pairs, described.pairs[at]?.[column] ?? []));
      const [, ...shares] = softmax([passThrough(weights.alone, described.alone[at] ?? []), ...scores]);
      return [passage, new Map(open.map(({ id }, place) => [id, shares[place] ?? 0]))];
    }),
  );
}

/** Through all layers to a single number. */
function passThrough(layers: readonly Layer[], inputs: readonly number[]): number {
  let values = inputs;
  for (const [at, { rows, bias }] of layers.entries()) {
    const sums = bias.map((own, column) =>
      values.reduce((sum, value, row) => sum + value * (rows[row]?.[column] ?? 0), own),
    );
    values = at === layers.length - 1 ? sums : sums.map((sum) => Math.max(0, sum));
  }
  return values[0] ?? 0;
}
