import type { PassageIndex } from '../comparing/passages.ts';
import type { Segment } from '../reading/statement.ts';
import type { Contradiction } from './contradiction.ts';
import { isOver, tells } from './telling-parts.ts';

/** Of each of these classes somebody is one thing at a time. */
const CLASSES = new Set(['handedness', 'marriage', 'birth-order', 'ward-legal', 'tenure']);
/** So many of each, so that the time does not grow with their square. */
const MAX_VALUES = 30;

/** One of them, and no state of somebody. */
const COUNTED =
  /\bsingle (?:episode|room|dose|point|storey|parent|mother|mum|father|bed|session|occasion|tablet|assessment)\b/;

interface Value {
  place: number;
  segment: Segment;
  className: string;
  key: string;
}

/** Two of which only one can be so: left- and right-handed, single and married. */
export function compareClasses({ passages }: PassageIndex): Contradiction[] {
  const values = passages.flatMap(({ statement }, place) => (statement.isQuestion ? [] : readValues(statement, place)));
  return [...Map.groupBy(values, ({ className }) => className).values()].flatMap((all) => {
    const own = all.slice(0, MAX_VALUES);
    return own.flatMap((one, at) => own.slice(at + 1).flatMap((other) => compareValues(one, other)));
  });
}

function readValues({ segments }: { segments: readonly Segment[] }, place: number): Value[] {
  return segments
    .filter((segment) => tells(segment) && segment.holder === null && !COUNTED.test(segment.wording))
    .flatMap((segment) =>
      segment.items.flatMap(({ key, className, isNegated }) =>
        className !== null && CLASSES.has(className) && isNegated === false ? [{ place, segment, className, key }] : [],
      ),
    );
}

function compareValues(one: Value, other: Value): Contradiction[] {
  if (one.place === other.place || one.key === other.key) return [];
  const over = [isOver(one.segment), isOver(other.segment)] as const;
  const { className: thing } = one;
  return [
    { one: one.place, other: other.place, kind: 'opposite', thing, denying: null, isPerfect: false, isOver: over },
  ];
}
