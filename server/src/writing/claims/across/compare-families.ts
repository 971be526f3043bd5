import type { PassageIndex } from '../comparing/passages.ts';
import type { Item, Segment, Statement } from '../reading/statement.ts';
import { matchWords } from '../comparing/match-words.ts';
import type { Contradiction } from './contradiction.ts';
import { isThing, tells } from './telling-parts.ts';

const FAMILY_HISTORY = 'family history';
const BLOOD = new Set(
  'mother father sister brother half-sister half-brother sibling aunt uncle cousin grandmother grandfather parent'.split(
    ' ',
  ),
);
/** "Nil psychiatric", "no heart disease": what is denied together, and what stands against it. */
const KINDS: readonly { names: ReadonlySet<string>; words: RegExp }[] = [
  {
    names: new Set(['psychiatric', 'mental health', 'mental illness']),
    words:
      /\b(?:bipolar|schizo\w+|ptsd|ocd|anorexia|bulimia|manic|mania|depress\w+|psychosis|psychotic|nerves|breakdown|suicide|(?:killed|hanged|drowned|shot) (?:him|her)self|took (?:his|her) own life|sectioned|lithium)\b/,
  },
  {
    names: new Set(['suicidal thoughts', 'suicid']),
    words:
      /\b(?:suicide|(?:killed|hanged|hung|drowned|shot|gassed) (?:him|her)self|took (?:his|her) own life|ended (?:his|her) life|fatal overdose)\b/,
  },
  {
    names: new Set(['cardiac', 'heart', 'heart disease']),
    words: /\b(?:heart|cardiac|sudden(?:ly)? (?:death|died)|died suddenly|dropped dead)\b/,
  },
  { names: new Set(['dementia']), words: /\b(?:dementia|alzheimer\w*|lewy|vascular dementia)\b/ },
  { names: new Set(['autism', 'adhd']), words: /\b(?:autis\w+|adhd|asperger\w*)\b/ },
  {
    names: new Set(['drink alcohol', 'drug', 'drug use']),
    words: /\b(?:alcoholic|drink problem|alcohol dependen\w+|addict\w*|heroin)\b/,
  },
];
/** "FH: nil": nothing at all. */
const ILLNESS =
  /\b(?:bipolar|schizo\w+|psychosis|depress\w+|epilep\w+|diabet\w+|cancer|stroke|heart (?:attack|failure|disease)|dementia|alzheimer\w*|suicide|(?:killed|hanged) (?:him|her)self|took (?:his|her) own life|autis\w+|adhd|alcoholic|asthma|parkinson\w*|huntington\w*)\b/;
/** So many of each, so that the time does not grow with their product. */
const MAX_PARTS = 60;

interface Part {
  place: number;
  segment: Segment;
  /** It stands below "Family history:". */
  isOfFamily: boolean;
}

/** Of a question only what its answer denies. */
function readParts({ segments, isQuestion }: Statement, place: number): Part[] {
  return segments.flatMap((segment, at): Part[] => {
    const label = segments[at - 1];
    const isOfFamily = [segment, ...(label?.isLabel === true ? [label] : [])].some(({ items }) =>
      items.some(isFamilyHistory),
    );
    return tells(segment) && (!isQuestion || segment.isDenied === true) ? [{ place, segment, isOfFamily }] : [];
  });
}

/** An illness that does not run in the family, and a relative who has it. */
export function compareFamilies({ passages }: PassageIndex): Contradiction[] {
  const parts = passages.flatMap(({ statement }, place) => readParts(statement, place));
  const denying = parts.filter(({ segment, isOfFamily }) => segment.isDenied === true && isOfFamily);
  const telling = parts.filter(({ segment: { isDenied, holder } }) => isDenied === false && BLOOD.has(holder ?? ''));
  return denying.slice(0, MAX_PARTS).flatMap(({ place: one, segment }) => {
    const denied = segment.items.filter((item) => item.isNegated === true && isThing(item) && !isFamilyHistory(item));
    const isAll = denied.length === 0 && segment.items.some((item) => isFamilyHistory(item) && item.isNegated === true);
    return telling.slice(0, MAX_PARTS).flatMap(({ place: other, segment: told }): Contradiction[] => {
      if (one === other || !(isAll ? ILLNESS.test(told.wording) : denied.some((item) => isToldOf(item, told))))
        return [];
      const thing = isAll ? FAMILY_HISTORY : denied.map(({ key }) => key).join(' ');
      return [{ one, other, kind: 'family', thing, denying: 'one', isPerfect: true, isOver: [false, false] }];
    });
  });
}

function isFamilyHistory({ key, isPart }: Item): boolean {
  return key === FAMILY_HISTORY && !isPart;
}

function isToldOf(denied: Item, { items, wording }: Segment): boolean {
  if (KINDS.some(({ names, words }) => names.has(denied.key) && words.test(wording))) return true;
  return items.some(
    (told) => told.isNegated === false && !told.isPart && isThing(told) && matchWords(denied, told) === 'same',
  );
}
