import { findAxis } from '../lexicon/concepts.ts';
import { areSamePerson } from '../lexicon/kin.ts';
import type { Item, Segment } from '../reading/statement.ts';
import type { Comparison, FoundWord, Known, KnownItems } from './comparison.ts';
import { isUnsure } from './is-unsure.ts';
import { matchWords } from './match-words.ts';
import { agrees, isTurnedAlike } from './agrees.ts';
import {
  RELATION_VALUE,
  matchCourse,
  matchDenied,
  matchEachWord,
  matchEnd,
  matchParts,
} from './find-in-other-words.ts';
import { isOnlySide, isReplaced, isTakenByRival, noteAbsence } from './find-rivals.ts';
import { isPolar } from './is-polar.ts';

const OPEN_VALUE = 0.6;

/** The axis whose ends are "before" and "after". */
export const ORDER_AXIS = 'before';

/** What touches life and limb. */
export const GRAVE: ReadonlySet<string> = new Set(['suicidal thoughts', 'self-harm', 'harm others']);

/** Who and where: "has not told the school" denies no school. */
const PLACES = new Set([
  'school',
  'general practitioner',
  'hospital',
  'home',
  'college',
  'university',
  'police',
  'team',
]);

/** How much of the item is found, and where; what stands against it is added to the comparison. */
export function compareItem(
  comparison: Comparison,
  segment: Segment,
  claimed: Item,
  { near, same, far, value }: KnownItems,
  best: Segment | null,
): FoundWord {
  const course = matchCourse(comparison, segment, claimed, best);
  if (course > 0) return { item: claimed, value: course, known: null, place: 'near' };
  // What came first is judged by `compareOrder`.
  const canBeDenied = isPolar(claimed) && claimed.key !== ORDER_AXIS && !PLACES.has(claimed.key);
  for (const [place, known] of [['near', near] as const, ['same', same] as const, ['far', far] as const]) {
    const all = known.flatMap((each) => {
      const relation = matchWords(claimed, each.item);
      return relation === null ? [] : [{ ...each, relation }];
    });
    if (all.length === 0) continue;
    // "His wife drives him; he is not to drive": of the two, that of the same person counts.
    const ofSame = all.filter((each) => !isOfAnother(segment, each.segment));
    const isElsewhere = known === near && same.some((each) => isToldOf(claimed, segment, each));
    if (ofSame.length === 0 && isElsewhere) continue;
    const found = ofSame.length > 0 ? ofSame : all;
    const isOfOther = known === same && findAxis(claimed.key) !== undefined;
    const agreeing = found.find(
      (each) =>
        agrees(claimed, segment, each.item, each.segment, each.relation === 'opposite') ||
        (each.relation !== 'opposite' && isTurnedAlike(claimed, segment, each.segment)),
    );
    if (known === same && isTakenByRival(claimed, segment, near)) comparison.conflicts.push('other');
    if (agreeing !== undefined || !canBeDenied) {
      const match = agreeing ?? (found[0] as (typeof found)[number]);
      const { relation, isNear, item } = match;
      // Suicidal thoughts of today are never borne out by a question without a clear answer.
      const isNow = segment.moment === 'present' || segment.moment === 'ongoing';
      if (GRAVE.has(claimed.key) && claimed.isNegated === false && isNow && item.isNegated === null && !item.isPart)
        comparison.missing.push('answer');
      if (match.segment.isUnanswered && !segment.isUnanswered && canBeDenied) comparison.missing.push('answer');
      // A question without a clear answer is weak support for a denial.
      const isOpen = claimed.isNegated === true && item.isNegated === null;
      const worth =
        (item.key === claimed.key ? 1 : RELATION_VALUE[relation]) *
        (isNear ? 1 : value) *
        (isOpen || isOfOther ? OPEN_VALUE : 1);
      return { item: claimed, value: worth, known: match, place };
    }
    if (isOfOther && found.some((each) => isOfTopic(claimed, segment, each, near))) {
      comparison.conflicts.push('opposite');
      return { item: claimed, value: 1, known: found[0] ?? null, place };
    }
    // What is said of one thing does not contradict a claim about another thing in the same sentence. Nor does a word that
    // only a dictionary calls the opposite: it does not know which of its meanings is used here.
    if (
      known === far ||
      isOfOther ||
      !found.some(
        (each) => canContradict(claimed, each.item) && !(segment.hasOwnHolder && isOfAnother(segment, each.segment)),
      )
    )
      continue;
    const isOpposite = found.some((each) => each.item.sign !== claimed.sign);
    if (isOpposite && known === near && isOfOtherPart(claimed, segment, near, same))
      return { item: claimed, value: OPEN_VALUE, known: null, place };
    // What touches life and limb is never left open.
    if (!isOpposite && !GRAVE.has(claimed.key) && isUnsure(claimed, segment, found, [...near, ...same]))
      return { item: claimed, value: OPEN_VALUE, known: null, place };
    comparison.conflicts.push(isOpposite ? 'opposite' : 'polarity');
    return { item: claimed, value: 1, known: found[0] ?? null, place };
  }
  const told =
    matchEnd(claimed, best) ||
    matchParts(comparison, segment, claimed, [...near, ...same]) ||
    matchDenied(comparison, segment, claimed, near) ||
    matchEachWord(claimed, [...near, ...same]);
  // The passage speaks of the other side.
  if (told === 0 && noteAbsence(comparison, claimed, segment, [...near, ...same], best) && isOnlySide(claimed, segment))
    return { item: claimed, value: 1, known: null, place: 'near' };
  if (told === 0 && isReplaced(claimed, segment, [...near, ...same])) comparison.missing.push('thing');
  return { item: claimed, value: told, known: null, place: told === 0 ? null : 'near' };
}

function isAmong(item: Item, known: readonly Known[]): boolean {
  return known.some((each) => matchWords(item, each.item) === 'same');
}

/** "At school his tics are worse" of "tics better on clonidine, worse at school": the part that has the rest says so too. */
function isOfOtherPart(claimed: Item, segment: Segment, near: readonly Known[], same: readonly Known[]): boolean {
  const others = segment.items.filter(
    (item) => item !== claimed && item.weight >= 1 && item.kind !== 'kin' && !item.isPart && !isAmong(item, near),
  );
  return same.some(({ item, segment: other }) => {
    if (item.key !== claimed.key || item.isPart || !agrees(claimed, segment, item, other, false)) return false;
    const behind = same.filter((each) => each.item.at > item.at);
    return others.some((each) => isAmong(each, behind));
  });
}

/** "After the cut his gait improved" of "after the cut: visions fewer, gait worse": the other part speaks of the gait, this one does not. */
function isOfTopic(claimed: Item, { items }: Segment, { item, segment }: Known, near: readonly Known[]): boolean {
  const things = items.filter(
    ({ kind, weight, key, isPart }) => kind === 'word' && weight >= 1 && !isPart && findAxis(key) === undefined,
  );
  const topic = things.findLast(({ at }) => at < claimed.at);
  if (topic === undefined || item.key !== claimed.key || item.isNegated !== claimed.isNegated) return false;
  const isThere = (others: readonly Item[]): boolean => others.some((other) => matchWords(topic, other) === 'same');
  return isThere(segment.items) && !isThere(near.map((each) => each.item));
}

/** Whether the two parts say themselves that they are about different people. */
function isOfAnother(claimed: Segment, known: Segment): boolean {
  const isTold = known.hasOwnHolder || claimed.hasOwnHolder;
  return isTold && claimed.holder !== known.holder && !areSamePerson(claimed.holder ?? '', known.holder ?? '');
}

/** Whether it speaks of the thing, and says itself that it is about the same person. */
function isToldOf(claimed: Item, segment: Segment, { item, segment: known }: Known): boolean {
  return known.hasOwnHolder && known.holder === segment.holder && matchWords(claimed, item) === 'same';
}

/** Words that are only akin deny nothing of each other; but whoever takes sertraline takes a medicine. */
function canContradict({ key, words, isNegated }: Item, known: Item): boolean {
  if (known.key === key) return true;
  if (known.kind === 'medicine') return isNegated === true;
  // "No bladder disturbance" denies no bladder.
  return known.words.length <= Math.max(1, words.length) && [key, ...words].some((word) => known.words.includes(word));
}
