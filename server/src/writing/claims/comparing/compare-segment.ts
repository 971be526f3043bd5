import { findAxis } from '../lexicon/concepts.ts';
import { areSamePerson } from '../lexicon/kin.ts';
import type { Item, Quantity, Segment } from '../reading/statement.ts';
import { findBands } from './compare-bands.ts';
import { findDates } from './compare-dates.ts';
import { compareComparatives } from './compare-comparatives.ts';
import { compareExceptions } from './compare-exceptions.ts';
import { compareItem } from './compare-items.ts';
import { compareManner } from './compare-manner.ts';
import { compareOrder } from './compare-order.ts';
import { comparePairs } from './compare-pairs.ts';
import { comparePeople } from './compare-people.ts';
import { compareQuantity } from './compare-quantities.ts';
import { compareRoles } from './compare-roles.ts';
import { matchWords } from './match-words.ts';
import { isAge, isDifference } from './is-difference.ts';
import { isOfNeighbour } from './is-of-neighbour.ts';
import { compareSides } from './compare-sides.ts';
import { compareSwaps } from './compare-swaps.ts';
import type { Comparison, FoundWord, Known, Surroundings } from './comparison.ts';
import type { Passage } from './passages.ts';

/** Neighbouring passages count for less: a little less in a conversation, much less in prose. */
const NEIGHBOUR_VALUE = { talk: 0.85, prose: 0.6 };
const FIGURE_WEIGHT = 1.2;
/** What the day adds where two parts have the same words. */
const SAME_DAY = 0.1;
/** What the person adds. */
const SAME_HOLDER = 0.05;
const KIN_SHARE = 0.1;
/** When a medicine is taken tells less than its name. */
const PART_OF_DAY_SHARE = 0.9;
const BARE_WEIGHT = 0.6;
const TAKING = new Set(['tak', 'prescribe', 'receive', 'treat', 'administ']);
const TAKEN = 0.9;

function isTopic({ kind, className }: Item): boolean {
  return kind === 'word' || className === 'body';
}

export function compareSegment(
  claimed: Segment,
  claimedPeople: ReadonlySet<string>,
  passage: Passage,
  { talk: turns, prose }: Surroundings,
): Comparison {
  // What the teacher said is not among what the father said.
  const talk = turns.filter(
    ({ informant }) => claimed.teller === null || informant === null || areSamePerson(claimed.teller, informant),
  );
  const around = talk;
  const best = asItIsNow(claimed, chooseSegment(claimed, passage.statement.segments), passage.statement.segments);
  const near = collect(best === null ? [] : [best], true);
  const same = collect(
    passage.statement.segments.filter((segment) => segment !== best && segment.items[0]?.at !== best?.items[0]?.at),
    true,
  );
  const far = [
    ...collect(passage.about.segments, false),
    ...collect(
      talk.flatMap(({ statement }) => statement.segments),
      false,
    ),
    ...collect(
      prose.flatMap(({ statement }) => statement.segments),
      false,
    ).filter(({ item, segment }) => isTopic(item) && segment.holder === claimed.holder),
  ];
  const value = talk.length > 0 ? NEIGHBOUR_VALUE.talk : NEIGHBOUR_VALUE.prose;
  const comparison: Comparison = { coverage: 0, weight: 0, conflicts: [], missing: [], words: [], best };
  let matched = 0;
  const all = passage.statement.segments.flatMap(({ quantities }) => quantities);
  // The day that an entry begins with is no figure of what it tells.
  const own = all.filter(
    ({ at }) => !passage.statement.start.some((time) => time.day !== null && at >= time.at && at < time.end),
  );
  const dates = passage.about.segments.flatMap(({ quantities }) => quantities);
  const told = findDates(claimed, [...all, ...dates]);
  const bands = findBands(comparison, claimed, passage.statement.segments);
  for (const item of claimed.items) {
    if (item.weight === 0 || item.kind === 'kin') continue;
    comparison.weight += item.weight;
    const found: FoundWord =
      told.items.has(item) || bands.has(item)
        ? { item, value: 1, known: null, place: 'near' }
        : isTaking(item, claimed, best)
          ? { item, value: TAKEN, known: null, place: 'near' }
          : compareItem(comparison, claimed, item, { near, same, far, value }, best);
    comparison.words.push(found);
    matched += item.weight * found.value;
  }
  for (const quantity of claimed.quantities) {
    comparison.weight += FIGURE_WEIGHT;
    const isNow = claimed.moment === 'present' || claimed.moment === 'ongoing';
    const isOne = claimed.quantities.length === 1;
    const over = passage.statement.segments.filter(
      (segment) => isNow && (segment.moment === 'ended' || (isOne && isOver(segment))),
    );
    const others = around.flatMap(({ statement }) => statement.segments.flatMap(({ quantities }) => quantities));
    const compared =
      told.quantities.has(quantity) || quantity.isCounted
        ? 'found'
        : compareQuantity(asOfBefore(quantity, claimed), own, others, dates);
    const isCounted =
      isDailyTotal(quantity, claimed, own) ||
      isDifference(quantity, claimed, own, dates) ||
      (isOfBirth(passage) && isAge(quantity, [...own, ...dates]));
    const counted =
      compared !== 'found' && (isCounted || isOnWeekday(quantity, passage) || isCountOfWeekdays(quantity, passage))
        ? 'found'
        : compared;
    // The dose of today does not stand against the one that is thought of, nor a figure against what is reckoned from it.
    const owned =
      counted === 'found' && isOfNeighbour(quantity, claimed, best, passage.statement) ? 'conflict' : counted;
    const match = owned === 'conflict' && (isTarget(claimed) || quantity.isDerived) ? 'missing' : owned;
    if (match === 'found') matched += FIGURE_WEIGHT;
    const before =
      isNow && isOne && quantity.changeEnd === null ? own.filter(({ changeEnd }) => changeEnd === 'from') : [];
    if (
      match === 'found' &&
      quantity.changeEnd !== 'from' &&
      [...over.map(({ quantities }) => quantities), before].some((ended) => isOnlyIn(quantity, ended, own))
    )
      comparison.conflicts.push('time');
    if (match === 'unsaid') matched += FIGURE_WEIGHT / 2;
    if (match === 'conflict') {
      // The passage speaks of the same thing, with another figure.
      comparison.conflicts.push('figure');
      matched += FIGURE_WEIGHT;
    }
    if (match === 'missing') comparison.missing.push('figure');
  }
  if (best !== null && isFindingOfNormal(comparison.words, best)) comparison.missing.push('thing');
  matched += comparePeople(comparison, claimed, claimedPeople, best, passage, around);
  comparePairs(comparison, claimed, passage.statement.segments);
  compareSides(comparison, claimed, passage.statement.segments);
  comparison.coverage = comparison.weight === 0 ? 1 : matched / comparison.weight;
  if (best !== null) compareManner(comparison, claimed, best, passage.statement.segments);
  if (best !== null) compareSwaps(comparison, claimed, best, passage.statement.segments);
  if (best !== null) compareOrder(comparison, claimed, best);
  if (best !== null) compareComparatives(comparison, claimed, best);
  if (best !== null) compareRoles(comparison, claimed, best);
  compareExceptions(comparison, claimed, passage.statement.segments);
  return comparison;
}

/** "He is prescribed sertraline" of "sertraline 50 mg": a medicine that is only named is one that is taken. */
function isTaking({ key, isNegated }: Item, { items }: Segment, best: Segment | null): boolean {
  if (!TAKING.has(key) || isNegated !== false || best === null || best.isProposed || best.isDenied !== false)
    return false;
  if (best.certainty !== 'plain' || /^(?:ended|planned|future)$/.test(best.moment)) return false;
  // "Sertraline 2018-2020" is over.
  if (best.quantities.some(({ unit }) => unit === 'calendar-year')) return false;
  if (best.items.some((other) => other.key === 'start' || other.key === 'accept' || other.key === key)) return false;
  return items.some(
    (own) => own.kind === 'medicine' && best.items.some((other) => other.key === own.key && other.isNegated === false),
  );
}

/** "240 mg a day" out of "60 mg four times a day", and 300 mg out of "100 in the morning, 200 at night". */
function isDailyTotal(
  { values: [total], unit, per }: Quantity,
  { items, quantities }: Segment,
  known: readonly Quantity[],
): boolean {
  const isDaily =
    per === 'day' ||
    items.some(({ key }) => key === 'day') ||
    quantities.some((each) => each.values.length === 0 && each.per === 'day');
  if (!isDaily || unit !== 'milligram' || total === undefined) return false;
  const parts = known.filter(
    (dose) => (dose.unit ?? unit) === unit && dose.qualifiers.some((each) => each.startsWith('part-of-day:')),
  );
  const isOfOne = new Set(parts.flatMap(({ anchor }) => anchor ?? [])).size === 1;
  if (isOfOne && parts.length > 1 && parts.reduce((sum, { values: [value = 0] }) => sum + value, 0) === total)
    return true;
  return known.some((dose, place) => {
    const often = known[place + 1];
    const [value] = dose.values;
    const [times] = often?.values ?? [];
    return (
      dose.unit === unit &&
      often?.per === 'day' &&
      value !== undefined &&
      times !== undefined &&
      value * times === total
    );
  });
}

/** "Previously drank 60 units" gives what held before. */
function asOfBefore(quantity: Quantity, { items, moment }: Segment): Quantity {
  const isBefore = moment === 'ended' && items.some(({ key }) => key === 'previous' || key === 'used');
  return isBefore && quantity.changeEnd === null ? { ...quantity, changeEnd: 'from' } : quantity;
}

const EXAMINED = new Set(['blood test', 'examin']);

/** "The chest X-ray showed consolidation" where the notes say that it was clear. */
function isFindingOfNormal(words: readonly FoundWord[], best: Segment): boolean {
  const isNormal = best.items.some(
    ({ key, sign, isNegated }) => key === 'good-quality' && sign > 0 && isNegated === false,
  );
  const isExamined = words.some(
    ({ item, place }) => place === 'near' && (item.className === 'scan' || EXAMINED.has(item.key)),
  );
  const isTold = words.some(({ item }) => item.key === 'good-quality');
  return (
    isNormal &&
    isExamined &&
    !isTold &&
    words.some(({ item, value }) => item.weight >= 1 && item.isNegated === false && item.kind === 'word' && value === 0)
  );
}

function isTarget({ items, moment, certainty }: Segment): boolean {
  return (
    items.some(({ key }) => key === 'increase') &&
    (moment === 'future' || moment === 'planned' || certainty === 'likely')
  );
}

/** "Once a week" out of "on Thursdays". */
function isOnWeekday({ values: [value], per }: Quantity, { statement }: Passage): boolean {
  const isWeekly = per === 'week' && (value === undefined || value === 1);
  return isWeekly && statement.segments.some(({ items }) => items.some(({ className }) => className === 'weekday'));
}

const OCCASIONS = new Set(['day', 'night', 'times']);

/** "On two nights" out of "Thursday and Saturday". */
function isCountOfWeekdays({ values: [value], unit, per }: Quantity, { statement }: Passage): boolean {
  if (value === undefined || value < 2 || !OCCASIONS.has(unit ?? '') || (per !== null && per !== 'week')) return false;
  const days = statement.segments.flatMap(({ items }) => items.filter(({ className }) => className === 'weekday'));
  return new Set(days.map(({ key }) => key)).size === value;
}

function isOfBirth({ wording }: Passage): boolean {
  return /\b(?:dob|born|birth)\b/.test(wording);
}

/** "11 (was 17)": a bare figure of the past is over. */
function isOver({ moment, items }: Segment): boolean {
  return moment === 'past' && items.every(({ weight }) => weight < BARE_WEIGHT);
}

/** The notes have the figure for the past only, and the claim gives it for now. */
function isOnlyIn({ values }: Quantity, ended: readonly Quantity[], all: readonly Quantity[]): boolean {
  const hasIt = (quantity: Quantity): boolean =>
    values.length > 0 && values.every((value) => quantity.values.includes(value));
  return ended.some(hasIt) && all.filter(hasIt).every((quantity) => ended.includes(quantity));
}

function collect(segments: readonly Segment[], isNear: boolean): Known[] {
  return segments.flatMap((segment) => segment.items.map((item) => ({ item, segment, isNear })));
}

function chooseSegment(claimed: Segment, segments: readonly Segment[]): Segment | null {
  let best: Segment | null = null;
  let highest = 0;
  for (const segment of segments) {
    const shared = claimed.items.reduce((sum, item) => {
      // People, and words such as better or worse, tell little about the topic.
      if (item.kind === 'kin') return sum + (segment.items.some(({ key }) => key === item.key) ? KIN_SHARE : 0);
      const share = findAxis(item.key) === undefined ? (item.className === 'part-of-day' ? PART_OF_DAY_SHARE : 1) : 0.5;
      const isThere = segment.items.some((other) => other.key === item.key);
      const isRelated = isThere || segment.items.some((other) => matchWords(item, other) !== null);
      return sum + share * (isThere ? Math.max(item.weight, 0.2) : isRelated ? item.weight * 0.7 : 0);
    }, 0);
    // Of two that have the same words, that of the same day or person.
    const isOfSame =
      claimed.holder !== null && segment.holder !== null && areSamePerson(claimed.holder, segment.holder);
    const own =
      shared === 0 ? 0 : shared + (isOfSameDay(claimed, segment) ? SAME_DAY : 0) + (isOfSame ? SAME_HOLDER : 0);
    if (own > highest) [best, highest] = [segment, own];
  }
  return best;
}

/** "Initially refused the depot, now accepts": a claim about now is compared with how it is now. */
function asItIsNow({ moment }: Segment, best: Segment | null, segments: readonly Segment[]): Segment | null {
  if (best?.moment !== 'ended' || (moment !== 'present' && moment !== 'ongoing')) return best;
  const next = segments[segments.indexOf(best) + 1];
  const turned = best.items.find(
    ({ key, sign, isPart }) =>
      !isPart &&
      findAxis(key) !== undefined &&
      next?.moment === 'ongoing' &&
      next.items.some((item) => item.key === key && item.sign !== sign && item.isNegated === false),
  );
  if (turned === undefined) return best;
  const items = best.items
    .filter(({ key }) => key !== 'initial')
    .map((item): Item => ({
      ...item,
      isNegated: item.isNegated === true ? false : item.isNegated,
      sign: item === turned ? (item.sign > 0 ? -1 : 1) : item.sign,
    }));
  return { ...best, items, moment: 'ongoing', isDenied: false };
}

function isOfSameDay({ quantities }: Segment, known: Segment): boolean {
  return quantities.some(
    ({ unit, values: [day] }) =>
      unit === 'day-of-month' && known.quantities.some((other) => other.unit === unit && other.values[0] === day),
  );
}
