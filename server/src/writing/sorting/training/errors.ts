import { type Kind, KINDS } from '../../headings/kinds.ts';
import { COLUMNS, ORDER_COLUMN, RISK_COLUMN } from '../weights.ts';
import type { ExampleNote, PreparedExample } from './example.ts';

/** The share that the first label of a passage gets. Further labels share the rest. */
const FIRST_SHARE = 0.75;
/** Examples of a rare kind count more, or frequent kinds would always win: the rarity is raised to this power. */
const RARITY_POWER = 0.4;
const ORDINARY_COUNT = 200;
const MAX_RARITY = 3;
/** A missed risk is worse than a needless one. */
const RISK_WEIGHT = 3;
/** Neither may an order be taken for a finding. */
const ORDER_WEIGHT = 2;

/** How much an example of each kind counts. */
export function rarityOf(notes: readonly ExampleNote[]): Map<Kind, number> {
  const own = notes.flatMap(({ examples }) => examples.filter(({ weight }) => weight === 1));
  const counts = [...Map.groupBy(own, ({ kind }) => kind)];
  return new Map(
    counts.map(([kind, { length }]) => [kind, Math.min(MAX_RARITY, (ORDINARY_COUNT / length) ** RARITY_POWER)]),
  );
}

/** How far the score of each column is from what the labels say, and how much that matters. */
export function errorsOf(
  { kind, also, risk, weight }: PreparedExample,
  rarity: number,
  scores: Float32Array,
): Float32Array {
  const errors = new Float32Array(COLUMNS);
  const highest = Math.max(...scores.subarray(0, KINDS.length));
  let total = 0;
  for (let column = 0; column < KINDS.length; column += 1) total += Math.exp((scores[column] ?? 0) - highest);
  const first = also.length === 0 ? 1 : FIRST_SHARE;
  for (const [column, name] of KINDS.entries()) {
    const target = name === kind ? first : also.includes(name) ? (1 - FIRST_SHARE) / also.length : 0;
    errors[column] = weight * rarity * (Math.exp((scores[column] ?? 0) - highest) / total - target);
  }
  if (risk !== null) {
    errors[RISK_COLUMN] = weight * (risk ? RISK_WEIGHT : 1) * (likelihood(scores[RISK_COLUMN]) - (risk ? 1 : 0));
  }
  const isOrder = kind === 'order';
  errors[ORDER_COLUMN] = weight * (isOrder ? ORDER_WEIGHT : 1) * (likelihood(scores[ORDER_COLUMN]) - (isOrder ? 1 : 0));
  return errors;
}

function likelihood(score = 0): number {
  return 1 / (1 + Math.exp(-score));
}
