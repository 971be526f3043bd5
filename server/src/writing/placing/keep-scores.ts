import type { Demand } from '../headings/heading-kinds.ts';
import type { Kind } from '../headings/kinds.ts';
import { explainsResults } from './fit-sections.ts';
import type { MaterialPassage } from './material-passage.ts';

/** From this likelihood on a passage gives a score. */
const IS_SCORE = 0.85;
/** A section that asks this much for a kind asks for it among others. */
const ASKS = 0.3;

/** `Sertraline started, PHQ-9 14`: what stands among the medicines stands where scores are asked for too. */
export function keepScores(
  places: ReadonlyMap<MaterialPassage, Set<string>>,
  takers: ReadonlyMap<Kind, readonly string[]>,
  demands: ReadonlyMap<string, Demand>,
): void {
  const asks = (id: string, kind: Kind): boolean => (demands.get(id)?.get(kind) ?? 0) >= ASKS;
  const asking = takers.get('results') ?? [];
  const taker = asking.find((id) => !explainsResults(demands.get(id))) ?? asking[0];
  if (taker === undefined) return;
  for (const [{ kinds, isOrder }, own] of places) {
    const [kind, likelihood = 0] = kinds[0] ?? [];
    const isAmongMedicines = own.size > 0 && [...own].every((id) => asks(id, 'medication') && !asks(id, 'results'));
    if (!isOrder && kind === 'results' && likelihood >= IS_SCORE && isAmongMedicines) own.add(taker);
  }
}
