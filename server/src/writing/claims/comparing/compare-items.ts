import { SOFT_CLASSES } from '../lexicon/classes.ts';
import { findAxis } from '../lexicon/concepts.ts';
import { areSamePerson } from '../lexicon/kin.ts';
import { areRivals } from '../lexicon/kinds.ts';
import { relate } from '../lexicon/thesaurus.ts';
import type { Item, Segment } from '../reading/statement.ts';
import type { Comparison, FoundWord, Known, KnownItems } from './comparison.ts';
import { isUnsure } from './is-unsure.ts';
import { isOtherKind, matchWords } from './match-words.ts';

const RELATION_VALUE = { same: 0.95, broader: 0.8, opposite: 0.9 };
const OPEN_VALUE = 0.6;
/** What is said beside one of these belongs to that one, as with medicines: see `isTakenByRival`. */
const BOUND_CLASSES = new Set([
  'weekday',
  'month',
  'substance',
  'test',
  'disorder',
  'scan',
  'hand-edge',
  'front-back',
  'inner-outer',
  'side',
  'upper-lower',
  'part-of-day',
  'meal',
  'at-risk',
  'severity',
]);
/** "Low" and "high", which "moderate" lies between. */
const LEVEL = 'high';
const COURSES = new Set(['better', 'increase']);
/** Lighter words are too common: that one is affirmed or denied means nothing. */
const MIN_POLAR_WEIGHT = 0.6;
/** Verbs weigh less, and are no things. */
const MIN_THING_WEIGHT = 0.7;
/** The axis whose ends are "before" and "after". */
export const ORDER_AXIS = 'before';
/** Classes of words whose members can be affirmed or denied. A side or a month cannot. */
const POLAR_CLASSES = new Set(['disorder', 'substance', 'weapon', 'drink', 'animal']);

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

/** Whether a word can be affirmed or denied by itself. */
export function isPolar({ weight, kind, className, isName }: Item): boolean {
  return (
    weight >= MIN_POLAR_WEIGHT && kind !== 'kin' && !isName && (className === null || POLAR_CLASSES.has(className))
  );
}

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

/** Where a claim names both sides, the notes may have one of them elsewhere. */
function isOnlySide({ className }: Item, { items }: Segment): boolean {
  return className === 'side' && items.filter((item) => item.className === 'side').length === 1;
}

/** Words that are only akin deny nothing of each other; but whoever takes sertraline takes a medicine. */
function canContradict({ key, words, isNegated }: Item, known: Item): boolean {
  if (known.key === key) return true;
  if (known.kind === 'medicine') return isNegated === true;
  // "No bladder disturbance" denies no bladder.
  return known.words.length <= Math.max(1, words.length) && [key, ...words].some((word) => known.words.includes(word));
}

/** "Citalopram made me sweat, so we changed to mirtazapine" says nothing of sweating on mirtazapine. */
function isTakenByRival({ kind, className, key }: Item, { items }: Segment, near: readonly Known[]): boolean {
  const isLevel = key === LEVEL || className === 'severity';
  const isBound = kind === 'medicine' || isLevel || (className !== null && BOUND_CLASSES.has(className));
  if (!isBound) return false;
  const isRival = ({ item }: Known): boolean =>
    (isLevel
      ? item.className === 'severity' || item.key === LEVEL
      : item.kind === kind && item.className === className) && !items.some((own) => own.key === item.key);
  const isShared = near.some(
    ({ item }) =>
      (item.kind === 'word' || item.kind === 'medicine') &&
      item.weight >= MIN_POLAR_WEIGHT &&
      items.some((own) => own.key === item.key),
  );
  return isShared && near.some(isRival) && !near.some(({ item }) => item.key === key);
}

/** "Not supportive" stands against "supportive", and agrees with "no support". */
function matchDenied(comparison: Comparison, claimedIn: Segment, claimed: Item, known: readonly Known[]): number {
  for (const { item, segment } of known) {
    const isClaimDenied = claimed.denied.length > 0 && isIn(item, claimed.denied);
    const isKnownDenied = item.denied.length > 0 && isIn(claimed, item.denied);
    if (!isClaimDenied && !isKnownDenied) continue;
    const isNegated = isClaimDenied ? item.isNegated : claimed.isNegated;
    // "Wants no epidural" is "does not want one".
    const isDenied = (isClaimDenied ? segment : claimedIn).isDenied === true;
    const isTurned = (isClaimDenied ? item : claimed).sign < 0;
    if (isNegated === false && !isDenied && !isTurned) comparison.conflicts.push('polarity');
    return 0.9;
  }
  return 0;
}

function isIn({ kind, isPart, key, words }: Item, denied: readonly string[]): boolean {
  return kind === 'word' && !isPart && (denied.includes(key) || words.some((word) => denied.includes(word)));
}

/** A term that the notes do not have as such may be there word by word. */
function matchEachWord({ words }: Item, known: readonly Known[]): number {
  if (words.length < 2) return 0;
  const found = words.filter((word) => known.some(({ item }) => item.key === word || item.words.includes(word)));
  return found.length < words.length ? (found.length / words.length) * 0.5 : 0.9;
}

/** "Insomnia" is borne out by "his sleep has been really poor". */
function matchParts(comparison: Comparison, segment: Segment, claimed: Item, known: readonly Known[]): number {
  const parts = segment.items.filter((item) => item.isPart && item.at === claimed.at);
  if (parts.length === 0) return 0;
  const [topic] = parts;
  const found = parts.flatMap((part) => {
    const other = known.find(({ item }) => item.key === part.key);
    return other === undefined ? [] : [{ part, other }];
  });
  if (found[0]?.part !== topic || found.length < Math.min(2, parts.length)) return 0;
  const isAgreed = found.every(
    ({ part, other }) => part.isNegated === null || agrees(part, segment, other.item, other.segment, false),
  );
  if (!isAgreed) comparison.conflicts.push('polarity');
  return 0.95;
}

function agrees(claimed: Item, claimedIn: Segment, known: Item, knownIn: Segment, isOpposite: boolean): boolean {
  if (claimed.isNegated === null || known.isNegated === null) return true;
  // The ends of two axes cannot be compared.
  const isOneAxis = claimed.key === known.key || isOpposite;
  const own = (isOneAxis ? claimed.sign : 1) * (claimed.isNegated ? -1 : 1);
  const other = (isOneAxis ? known.sign : 1) * (known.isNegated ? -1 : 1) * (isOpposite ? -1 : 1);
  if (own === other) return true;
  // What has stopped is no longer so.
  return (
    (isOver(claimedIn) && known.isNegated) ||
    (isOver(knownIn) && claimed.isNegated) ||
    isPast(claimed, claimedIn, knownIn) ||
    isWished(claimedIn, known, knownIn)
  );
}

/** "Not depressed at present" agrees with having been depressed. */
function isPast({ isNegated }: Item, claimedIn: Segment, knownIn: Segment): boolean {
  return isNegated === true && claimedIn.moment === 'ongoing' && knownIn.moment === 'past';
}

/** "Would like to ring her sister" agrees with not having rung her, and not with having no wish to. */
function isWished({ items, moment }: Segment, { isNegated }: Item, knownIn: Segment): boolean {
  const isWish = moment === 'future' && items.some(({ key }) => key === 'want');
  return isNegated === true && isWish && !knownIn.items.some(({ key }) => key === 'want' || key === 'accept');
}

/** "Declined sertraline" and "did not want sertraline": both turn the medicine down, in whatever words. */
function isTurnedAlike({ key }: Item, one: Segment, other: Segment): boolean {
  const isTurning = (item: Item): boolean =>
    item.key !== key &&
    ((item.key === 'accept' && item.sign * (item.isNegated === true ? -1 : 1) < 0) ||
      item.key === 'avoid' ||
      item.key === 'forget');
  return one.items.some(
    (item) =>
      isTurning(item) &&
      // Whoever refuses to do it avoids it; but who forgot it did not refuse.
      other.items.some((each) => isTurning(each) && (item.key === 'forget') === (each.key === 'forget')),
  );
}

function isOver({ items, moment }: Segment): boolean {
  return moment === 'ended' || items.some((item) => item.key === 'start' && item.sign < 0);
}

/** "No longer drools" of "drooling gone": that it is over needs no word of its own. */
function matchEnd({ key, sign, isNegated }: Item, best: Segment | null): number {
  return key === 'start' && sign < 0 && isNegated === false && best?.moment === 'ended' ? RELATION_VALUE.same : 0;
}

/** "Weight 47 (51 in February)" has fallen, though no word says so. */
function matchCourse(
  comparison: Comparison,
  segment: Segment,
  { key, sign, isNegated }: Item,
  best: Segment | null,
): number {
  if (key !== 'increase' || isNegated !== false || best === null) return 0;
  const from = best.course[0];
  const to = best.course[1];
  if (from === undefined || to === undefined || from === to) return 0;
  // "Rose to 38.4" of "38.4 last night, now 37.1" tells how it came to be what it was at first.
  const [last] = segment.quantities.slice(-1);
  const isOfDose = segment.items.some(({ kind }) => kind === 'medicine');
  if (!isOfDose && last?.values.includes(from) === true && !last.values.includes(to)) return 0;
  if (to > from !== sign > 0) comparison.conflicts.push('opposite');
  return 1;
}

/** Where the notes have a guinea pig, a snake is no other word for it. */
function isReplaced(claimed: Item, { items }: Segment, known: readonly Known[]): boolean {
  if (known.some(({ item }) => item.key === claimed.key && isOtherKind(claimed, item))) return true;
  const word = thingOf(claimed);
  if (word === null) return false;
  return known.some(({ item }) => {
    const other = thingOf(item);
    if (other === null || !areRivals(word, other)) return false;
    return !items.some((own) => own !== claimed && matchWords(own, item) !== null) && relate(word, other) === null;
  });
}

function thingOf({ kind, key, words, weight }: Item): string | null {
  const [word] = words;
  return kind === 'word' && word === key && weight >= MIN_THING_WEIGHT ? word : null;
}

/** Something that changed is said to be unchanged, or the other way. */
function isOtherCourse({ key, isNegated }: Item, { items }: Segment): boolean {
  if (isNegated !== false) return false;
  const others = COURSES.has(key) ? ['stable'] : key === 'stable' ? [...COURSES] : [];
  return items.some((item) => item.isNegated === false && others.includes(item.key));
}

/** Whether another one of its class stands in its place. */
function noteAbsence(
  comparison: Comparison,
  claimed: Item,
  segment: Segment,
  known: readonly Known[],
  best: Segment | null,
): boolean {
  if (best !== null && isOtherCourse(claimed, best)) comparison.conflicts.push('opposite');
  if (claimed.key === 'start' && claimed.sign < 0) comparison.missing.push('exact');
  if (claimed.kind !== 'class' && claimed.kind !== 'medicine') return false;
  const isRival = ({ item }: Known): boolean =>
    item.key !== claimed.key && item.kind === claimed.kind && item.className === claimed.className;
  // "A right-sided stroke left him weak on the left": of two sides the notes may have one elsewhere.
  const isOfTwo = claimed.className === 'side' && !isOnlySide(claimed, segment);
  const isReplacedByRival = best !== null && !isOfTwo && known.some(isRival);
  if (isReplacedByRival) comparison.conflicts.push('other');
  else if (claimed.className === null || !SOFT_CLASSES.has(claimed.className)) comparison.missing.push('exact');
  return isReplacedByRival;
}
