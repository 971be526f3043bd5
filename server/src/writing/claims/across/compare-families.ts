import type { PassageIndex } from '../comparing/passages.ts';
import type { Item, Segment } from '../reading/statement.ts';
import { matchWords } from '../comparing/match-words.ts';
import type { Contradiction } from './contradiction.ts';
import { isThing, tells } from './telling-parts.ts';

const FAMILY_HISTORY = 'family history';
const BLOOD = new Set(
  'mother father sister brother half-sister half-brother sibling aunt uncle cousin grandmother grandfather parent'.split(' '),
);
/** "Nil psychiatric", "no mental illness": any disorder of the mind stands against it. */
const OF_MIND = new Set(['psychiatric', 'mental health']);
const DISORDERS_OF_MIND = new Set(
  'bipolar schizophrenia ptsd ocd anorexia bulimia mania depression psychosis anxious'.split(' '),
);
/** So many of each, so that the time does not grow with their product. */
const MAX_PARTS = 60;

interface Part {
  place: number;
  segment: Segment;
}

/** An illness that does not run in the family, and a relative who has it. */
export function compareFamilies({ passages }: PassageIndex): Contradiction[] {
  const parts = passages.flatMap(({ statement }, place) =>
    statement.isQuestion ? [] : statement.segments.filter(tells).map((segment): Part => ({ place, segment })),
  );
  const denying = parts.filter(({ segment: { isDenied, items } }) => isDenied === true && items.some(isFamilyHistory));
  const telling = parts.filter(({ segment: { isDenied, holder } }) => isDenied === false && BLOOD.has(holder ?? ''));
  return denying.slice(0, MAX_PARTS).flatMap(({ place: one, segment }) => {
    const denied = segment.items.filter((item) => item.isNegated === true && isThing(item) && !isFamilyHistory(item));
    return telling.slice(0, MAX_PARTS).flatMap(({ place: other, segment: { items } }): Contradiction[] => {
      if (one === other || !denied.some((item) => items.some((told) => isOneOf(item, told)))) return [];
      const thing = denied.map(({ key }) => key).join(' ');
      return [{ one, other, kind: 'family', thing, denying: 'one', isPerfect: true, isOver: [false, false] }];
    });
  });
}

function isFamilyHistory({ key, isPart }: Item): boolean {
  return key === FAMILY_HISTORY && !isPart;
}

function isOneOf(denied: Item, told: Item): boolean {
  if (told.isNegated !== false || told.isPart) return false;
  return OF_MIND.has(denied.key)
    ? DISORDERS_OF_MIND.has(told.key)
    : isThing(told) && matchWords(denied, told) === 'same';
}
