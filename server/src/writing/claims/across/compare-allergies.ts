import type { Passage, PassageIndex } from '../comparing/passages.ts';
import type { Contradiction, ToldPassage } from './contradiction.ts';
import { isThing, tells } from './telling-parts.ts';

/** So many of each, so that the time does not grow with their product. */
const MAX_PASSAGES = 20;
const ALLERGY = 'allergy';
/** Words by the way in a line that says that there is none. */
const RECORDS = new Set(['drug', 'food', 'gp', 'record', 'patient', 'medication', 'status']);

/** What somebody gets from what they are allergic to. */
const REACTIONS =
  /\b(?:allergic|anaphyla\w+|rash|hives|urticaria|swell\w*|swelled|swollen|blisters?|blistered|wheez\w*|itch\w*|epipen|stevens johnson|angio ?oedema|cannot breathe)\b/;
/** From these they get it too. */
const CAUSES =
  /\b(?:peanuts?|nuts?|eggs?|milk|dairy|shellfish|prawns?|fish|sesame|soya?|wheat|latex|elastoplast|plasters?|bee|wasp|stings?|kiwi|strawberr\w+|banana|cats?|dogs?|horses?|pollen|sulfa|sulpha|contrast|iodine)\b/;
/** "No known allergies", whatever it was sorted under. */
const ONLY_ALLERGY = new Set([ALLERGY, 'drug', 'know', 'statu', 'food', 'medication', 'medicine']);

/** No allergies in one passage, and one in another. That they are about allergies is known from how passages are sorted, or said. */
export function compareAllergies({ passages }: PassageIndex, told: readonly ToldPassage[]): Contradiction[] {
  const all = passages.map((passage, place) => ({ passage, place }));
  const about = all.filter(({ place }) => told[place]?.isAllergy === true);
  const none = [
    ...about.filter(({ passage }) => deniesAny(passage)),
    ...all.filter(({ passage }) => deniesByName(passage)),
  ];
  const some = [
    ...about.filter(({ passage }) => tellsOne(passage)),
    ...all.filter(({ passage }) => tellsReaction(passage)),
  ];
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

function deniesByName({ statement: { segments, isQuestion } }: Passage): boolean {
  return (
    !isQuestion &&
    segments.some(({ items, holder }) => {
      const denied = items.filter(({ isNegated, isPart }) => isNegated === true && !isPart);
      return (
        holder === null && denied.some(({ key }) => key === ALLERGY) && denied.every(({ key }) => ONLY_ALLERGY.has(key))
      );
    })
  );
}

/** "Penicillin brought him out in a rash": a substance and what it did, though it may stand among other things. */
function tellsReaction({ statement: { segments, isQuestion } }: Passage): boolean {
  if (isQuestion) return false;
  return segments.some((segment, at) => {
    const next = segments[at + 1];
    const own = [segment, ...(next === undefined ? [] : [next])];
    if (own.some(({ isDenied, holder }) => isDenied !== false || holder !== null) || !tells(segment)) return false;
    const wording = own.map((each) => each.wording).join(' ');
    const isOfSubstance =
      own.some(({ items }) => items.some(({ kind }) => kind === 'medicine')) || CAUSES.test(wording);
    return isOfSubstance && REACTIONS.test(wording);
  });
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
