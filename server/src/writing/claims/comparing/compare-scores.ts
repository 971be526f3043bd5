import { MEASURE_OF } from '../lexicon/bands.ts';
import type { Item, Quantity, Segment } from '../reading/statement.ts';
import type { Passage } from './passages.ts';

/** What compares two scores, by the axis of the word. */
const MORE = new Set(['increase', 'high', 'strong', 'better', 'good-quality']);
/** Whether a higher score is more of it depends on what is scored. */
const OF_ABILITY = new Set(['strong', 'better', 'good-quality']);
const THING = 0.7;

/**
 * "His spelling was weaker than his word reading" stands in no passage, and is right where each of the two has one score, of
 * one scale, and that of the spelling is lower. Null where the passages do not tell.
 */
export function compareScores({ items, than, isDenied }: Segment, passages: readonly Passage[]): boolean | null {
  if (than === null || isDenied !== false) return null;
  const [word, ...words] = items.filter(({ key, isPart }) => !isPart && MORE.has(key));
  if (word === undefined || words.length > 0) return null;
  const things = items.filter(({ key, kind, weight }) => kind === 'word' && weight >= THING && !MORE.has(key));
  const [one, other] = [things.filter(({ at }) => at < than), things.filter(({ at }) => at > than)].map((side) =>
    findScore(side, passages, OF_ABILITY.has(word.key)),
  );
  if (one === null || one === undefined || other === null || other === undefined) return null;
  if (one.place !== other.place || one.value === other.value) return null;
  return one.value > other.value === word.sign > 0;
}

interface Score {
  value: number;
  /** Its column, or for one in prose the note: scores of different scales cannot be compared. */
  place: string;
}

function findScore(side: readonly Item[], passages: readonly Passage[], isOfAbility: boolean): Score | null {
  if (side.length === 0) return null;
  const found = passages.flatMap((passage) => {
    const [figure] = passage.statement.segments
      // Of ratings more may be worse.
      .filter(({ items }) => !items.some(({ key }) => key === 't'))
      .flatMap(({ quantities }) =>
        quantities.filter((each) => isScoreOf(each, side) && !(isOfAbility && MEASURE_OF.has(each.anchor ?? ''))),
      );
    return figure === undefined ? [] : [{ value: figure.values[0] ?? 0, place: placeOf(passage) }];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

function isScoreOf({ values, unit, outOf, owners }: Quantity, side: readonly Item[]): boolean {
  return (
    values.length === 1 &&
    unit === null &&
    outOf === null &&
    side.every(({ key, words }) => owners.includes(key) || words.some((word) => owners.includes(word)))
  );
}

function placeOf({ note, block, header, isRow }: Passage): string {
  return isRow ? `${note} ${header.join(' ')}` : `${note} ${block}`;
}
