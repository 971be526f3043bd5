import type { Passage, PassageIndex } from '../comparing/passages.ts';
import type { Contradiction, ToldPassage } from './contradiction.ts';
import { isThing, tells } from './telling-parts.ts';

/** So many of each, so that the time does not grow with their product. */
const MAX_PASSAGES = 20;
const ALLERGY = 'allergy';
/** Words by the way in a line that says that there is none. */
const RECORDS = new Set(['drug', 'food', 'gp', 'record', 'patient', 'medication', 'status']);

/** No allergies in one passage, and one in another. That they are about allergies is known from how passages are sorted. */
export function compareAllergies({ passages }: PassageIndex, told: readonly ToldPassage[]): Contradiction[] {
  const about = passages.flatMap((passage, place) => (told[place]?.isAllergy === true ? [{ passage, place }] : []));
  const none = about.filter(({ passage }) => deniesAny(passage));
  const some = about.filter(({ passage }) => tellsOne(passage));
  return none.slice(0, MAX_PASSAGES).flatMap(({ place: one }) =>
    some.slice(0, MAX_PASSAGES).map(({ place: other }): Contradiction => {
      return { one, other, kind: 'denied', thing: ALLERGY, denying: 'one', isPerfect: true, isOver: [false, false] };
    }),
  );
}

function deniesAny({ statement: { segments, isQuestion } }: Passage): boolean {
  return (
    !isQuestion && segments.some(({ isDenied, holder }) => isDenied === true && holder === null) && !hasThing(segments)
  );
}

function tellsOne({ statement: { segments, isQuestion } }: Passage): boolean {
  const isDenied = segments.some((segment) => segment.isDenied !== false);
  return !isQuestion && !isDenied && segments.every(({ holder }) => holder === null) && hasThing(segments);
}

function hasThing(segments: Passage['statement']['segments']): boolean {
  return segments.some(
    (segment) =>
      tells(segment) &&
      segment.items.some(
        (item) =>
          (isThing(item) || item.kind === 'medicine') &&
          item.isNegated === false &&
          item.key !== ALLERGY &&
          !RECORDS.has(item.key),
      ),
  );
}
