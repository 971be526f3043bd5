import type { PassageIndex } from '../comparing/passages.ts';
import type { Segment } from '../reading/statement.ts';
import type { Contradiction } from './contradiction.ts';
import { tells } from './telling-parts.ts';

/** So many of each medicine, so that the time does not grow with their product. */
const MAX_PARTS = 30;
const DOSES = new Set(['milligram', 'microgram', 'gram', 'millilitre', 'unit', 'tablet', 'puff']);
/** A medicine that is told with one of these is being taken. */
const TAKING =
  /\b(?:takes|taking|take|given|gives|on|continues|prescribed|daily|nightly|every (?:day|night|morning|evening)|repeat|issued|times per day)\b/;
const NOT_TAKING =
  /\b(?:stopped|stop|ceased|discontinued|withheld|withhold|suspended|paused|weaned|not (?:been )?(?:taken|taking|take|given|started|picked up)|never (?:taken|took|started|had)|spits|hides|refuses|refusing|no longer)\b|(?:^|\b(?:is|was|been|now|came|comes|coming|still) )off\b/;
/** On that day. */
const NOT_TAKEN_ONCE = /\b(?:refused|omitted|missed|spat|forgot|not (?:been )?given)\b/;
/** What somebody cannot take is an allergy. */
const REACTION = /\b(?:allerg\w+|rash|hives|intoleran\w+|reaction|swell\w*|anaphyla\w*)\b/;

interface Part {
  place: number;
  segment: Segment;
  medicine: string;
}

/** A medicine that one passage tells as taken and another as stopped, withheld or never taken. */
export function compareMedicines({ passages }: PassageIndex): Contradiction[] {
  const parts = passages.flatMap(({ statement: { segments, isQuestion } }, place) =>
    isQuestion
      ? []
      : segments
          .filter((segment) => tells(segment) && !REACTION.test(segment.wording))
          .flatMap((segment): Part[] => medicinesOf(segment).map((medicine) => ({ place, segment, medicine }))),
  );
  const found = [...Map.groupBy(parts, ({ medicine }) => medicine)].flatMap(([thing, own]): Contradiction[] => {
    const taken = own.filter(({ segment }) => isTaken(segment)).slice(0, MAX_PARTS);
    const not = own.filter(({ segment }) => isNotTaken(segment, thing)).slice(0, MAX_PARTS);
    return not.flatMap(({ place: one, segment }) =>
      taken
        .filter(({ place: other }) => other !== one)
        .map(({ place: other }): Contradiction => {
          return {
            one,
            other,
            kind: 'medicine',
            thing,
            denying: 'one',
            isPerfect: false,
            isOver: [isOfOneDay(segment), false],
          };
        }),
    );
  });
  return found;
}

/** Those of the client; a class such as "antibiotics" is no medicine that one could tell from another. */
function medicinesOf({ items, holder }: Segment): string[] {
  return holder === null ? items.filter(({ kind }) => kind === 'medicine').map(({ key }) => key) : [];
}

function isTaken(segment: Segment): boolean {
  const { moment, isDenied, isTurned, quantities, wording } = segment;
  if (isDenied !== false || isTurned || moment === 'ended' || NOT_TAKING.test(wording) || NOT_TAKEN_ONCE.test(wording))
    return false;
  return quantities.some(({ unit }) => DOSES.has(unit ?? '')) || TAKING.test(wording);
}

function isNotTaken(segment: Segment, medicine: string): boolean {
  const { items, moment, wording } = segment;
  const isDenied = items.some(
    ({ key, isNegated, kind }) => isNegated === true && kind === 'medicine' && key === medicine,
  );
  return isDenied || moment === 'ended' || NOT_TAKING.test(wording) || NOT_TAKEN_ONCE.test(wording);
}

function isOfOneDay({ moment, wording }: Segment): boolean {
  return moment !== 'ended' && !NOT_TAKING.test(wording);
}
