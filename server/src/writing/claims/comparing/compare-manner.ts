import type { Item, Moment, Segment } from '../reading/statement.ts';
import { isPolar } from './is-polar.ts';
import type { Comparison, FoundWord } from './comparison.ts';
import { matchWords } from './match-words.ts';

const MOMENT_CONFLICTS: Partial<Record<Moment, readonly Moment[]>> = {
  ended: ['present', 'ongoing', 'future', 'planned'],
  past: ['future', 'planned'],
  present: ['ended', 'future', 'planned'],
  ongoing: ['ended', 'future', 'planned'],
  future: ['past', 'ended'],
  planned: ['past', 'ended'],
};

const VERB = 0.7;
/** What is done once, on a day. */
const EVENTS = new Set(['surgery', 'inject', 'vaccin', 'discharge', 'biops', 'transfus']);
/** Concepts of wishing and intending. */
const WISHES = new Set(['want', 'prefer', 'goal', 'plan to', 'hope', 'accept']);

/** What was ordered is done with the ordering, although its effect is to come. */
const ORDERS = new Set(['prescribe', 'recommend', 'refer', 'receive', 'prescrib', 'advis', 'request', 'arrang']);

/** "Drinking more" stands against "drinking less", of the same thing. */
function isTurnedRound(claimed: Segment, best: Segment): boolean {
  const isShared = claimed.items.some(
    (item) => item.weight >= VERB && best.items.some((other) => matchWords(item, other) === 'same'),
  );
  return isShared && claimed.degree !== 0 && best.degree !== 0 && claimed.degree !== best.degree;
}

function frequencyOf({ items }: Segment): Item | undefined {
  return items.find(({ key, isNegated, isPart }) => key === 'constant' && isNegated === false && !isPart);
}

/** "Often puts her hand up" stands against "rarely puts her hand up". */
function isOtherFrequency(claimed: Segment, best: Segment): boolean {
  const [own, other] = [frequencyOf(claimed), frequencyOf(best)];
  if (own === undefined || other === undefined || own.sign === other.sign) return false;
  return claimed.items.some(
    (item) => item !== own && item.weight >= VERB && best.items.some((each) => matchWords(item, each) === 'same'),
  );
}

/** "We agreed on donepezil 5 mg" is no plan to agree. */
function isAgreed({ items }: Segment): boolean {
  return items.some(({ key, sign }) => key === 'accept' && sign > 0) && !items.some(({ key }) => key === 'start');
}

const DOING = new Set(['start', 'prescribe', 'accept', 'receive']);

function isDoing({ items }: Segment): boolean {
  return items.some(({ key, sign, isNegated }) => DOING.has(key) && sign > 0 && isNegated === false);
}

/** "Fluoxetine was prescribed" stands against "fluoxetine discussed". */
function isOnlyProposed(claimed: Segment, best: Segment, others: readonly Segment[]): boolean {
  // "Counsellor offered, accepted."
  const isAccepted = claimed.items.some(({ key, sign }) => key === 'accept' && sign > 0) && others.some(isAgreed);
  if (isAccepted) return false;
  return best.isProposed && !claimed.isProposed && isDoing(claimed) && !isAhead(claimed) && !isDoing(best);
}

function isAhead({ moment, certainty, isDenied }: Segment): boolean {
  return (
    isDenied !== false ||
    moment === 'future' ||
    moment === 'planned' ||
    certainty === 'likely' ||
    certainty === 'possible'
  );
}

function hasResult(items: readonly Item[]): boolean {
  return items.some(({ key }) => key === 'result');
}

/** "To be resumed" of "ramipril held, restart when the pressure is up": the time is that of the part that has the verb. */
function isToldThere(words: readonly FoundWord[], moment: Moment): boolean {
  return words.some(
    ({ item, known, place }) =>
      place === 'same' &&
      item.key === 'start' &&
      known !== null &&
      MOMENT_CONFLICTS[moment]?.includes(known.segment.moment) !== true,
  );
}

/** "Olanzapine is to be discontinued" of "stop olanzapine": what is ordered to end has not ended. */
function isToEnd(shared: readonly Item[], { isStopping }: Segment): boolean {
  return isStopping && shared.some(({ key, weight }) => key !== 'start' && weight >= 1);
}

/** The result of what was sent is awaited. */
function isAwaited({ items }: Segment, best: Segment): boolean {
  const isWaiting = items.some(({ key, isNegated }) => key === 'await' && isNegated === false);
  return isWaiting && best.moment === 'past' && hasResult(items) && !hasResult(best.items);
}

function isWishing({ items }: Segment): boolean {
  return items.some(({ key }) => WISHES.has(key));
}

function isFuture(moment: Moment): boolean {
  return moment === 'future' || moment === 'planned';
}

/** Words for what has come to an end. */
const GONE = new Set(['los', 'disappear', 'go', 'vanish', 'cease', 'end', 'clear']);

/** "The tremor has resolved" of "the shaking's gone". */
function isGone({ items, moment }: Segment, best: Segment): boolean {
  if (moment !== 'present' || best.moment !== 'ended') return false;
  return items.some(
    ({ key, sign, isNegated }) => isNegated === false && (GONE.has(key) || (key === 'better' && sign > 0)),
  );
}

/** "Now sleeps 7 hours" of "sleep was 4h, now 7h": the figure that holds now stands in the next part. */
function isOfCourse({ quantities }: Segment, { course }: Segment, others: readonly Segment[]): boolean {
  if (course.length < 2) return false;
  const known = others.flatMap((each) => each.quantities.filter(({ changeEnd }) => changeEnd === 'to'));
  return quantities.some(({ values: [value] }) =>
    known.some(({ values }) => values[0] === value && value === course[1]),
  );
}

const BARE = 0.6;

/** "Used to be daily" of "2 a week (were daily)": a part that only gives the figure says that it is over. */
function isOfBefore({ moment, quantities }: Segment, others: readonly Segment[]): boolean {
  if (moment !== 'ended' || quantities.length === 0) return false;
  const over = others.filter(
    ({ moment: when, items }) => (when === 'past' || when === 'ended') && items.every(({ weight }) => weight < BARE),
  );
  return quantities.every(({ values, per }) =>
    over.some((each) =>
      each.quantities.some((known) => known.per === per && values.every((value) => known.values.includes(value))),
    ),
  );
}

const DAYS = new Set(['month', 'weekday']);
const COMING = new Set(['attend', 'start', 'go', 'leav', 'return', 'symptoms emerged', 'before']);

/** "The tribunal is on 29 October", "the work starts in April": the present tense of what is arranged. */
function isScheduled({ items, quantities, moment, isPerfect }: Segment, best: Segment): boolean {
  if (moment !== 'present' || !isFuture(best.moment) || isPerfect) return false;
  const isDay =
    items.some(({ className }) => DAYS.has(className ?? '')) || quantities.some(({ unit }) => unit === 'day-of-month');
  return isDay || items.some(({ key, sign }) => COMING.has(key) && sign > 0);
}

/** "Has had surgery" of "on the list for surgery": every word of what was done stands in what is to come. */
function isToldAsDone(words: readonly FoundWord[], { moment, isPerfect, isDenied }: Segment): boolean {
  if ((moment !== 'past' && !isPerfect) || isDenied !== false) return false;
  return words.some(
    ({ item, known, place }) =>
      place === 'same' && EVENTS.has(item.key) && known !== null && isFuture(known.segment.moment),
  );
}

/** "Has dementia" of "baseline done; ?dementia": another part of the passage has the word, and is not sure of it. */
function isOnlySuspected(words: readonly FoundWord[], { certainty, isDenied }: Segment): boolean {
  if ((certainty !== 'plain' && certainty !== 'confirmed') || isDenied !== false) return false;
  return words.some(
    ({ item, known, place }) =>
      place === 'same' &&
      item.weight >= 1 &&
      known?.item.key === item.key &&
      (known.segment.certainty === 'possible' ||
        (known.segment.certainty === 'likely' && (certainty === 'confirmed' || item.className === 'disorder'))),
  );
}

/** "Propranolol was stopped" of a list in which only another one is "(stopped)". */
function isOfOtherMedicine(claimed: Segment, best: Segment, segments: readonly Segment[]): boolean {
  const own = claimed.items.filter(({ kind }) => kind === 'medicine').map(({ key }) => key);
  if ((claimed.moment !== 'ended' && !isFuture(claimed.moment)) || own.length !== 1 || claimed.isDenied === true)
    return false;
  const has = ({ items }: Segment): boolean => items.some(({ key }) => key === own[0]);
  const isStopped = claimed.items.some(({ key, sign }) => key === 'start' && sign < 0);
  if (!isStopped || !has(best) || segments.some((each) => has(each) && each.moment === 'ended')) return false;
  return (
    best.moment !== 'past' &&
    !best.items.some(({ key }) => key === 'start') &&
    segments.some((each) => each.moment === 'ended' && !has(each) && each.items.some(({ kind }) => kind === 'medicine'))
  );
}

/** Whether claim and passage are equally certain, and speak of the same time: past, present or future. */
export function compareManner(
  comparison: Comparison,
  claimed: Segment,
  best: Segment,
  others: readonly Segment[],
): void {
  const shared = claimed.items.filter((item) => best.items.some(({ key }) => key === item.key));
  const isNamed = shared.some((item) => item.className === 'disorder');
  const isThing = isNamed || shared.some((item) => item.weight >= 1 && item.kind === 'word');
  const isSure = claimed.certainty === 'plain' || claimed.certainty === 'confirmed';
  const isTooSure =
    isSure &&
    ((best.certainty === 'possible' && isThing) ||
      (best.certainty === 'likely' && (isNamed || claimed.certainty === 'confirmed')));
  const isTooUnsure = claimed.certainty === 'possible' && best.certainty === 'confirmed';
  // "Nothing to suggest ADHD" and "no ADHD was found" deny the same.
  const isDeniedByBoth = claimed.isDenied === true && best.isDenied === true;
  if ((isTooSure || isTooUnsure || isOnlySuspected(comparison.words, claimed)) && !isDeniedByBoth)
    comparison.conflicts.push('certainty');
  const isDone =
    claimed.moment === 'past' &&
    best.moment === 'planned' &&
    claimed.items.some(({ key }) => key === 'start') &&
    !isAgreed(best);
  // "No longer takes it" agrees with "has stopped taking it".
  const isOver =
    (best.moment === 'ended' && claimed.isDenied) ||
    (claimed.moment === 'ended' && best.isDenied) ||
    // Nor has what is denied a time of its own: "no plans to end her life".
    isDeniedByBoth;
  const isOrdered =
    claimed.moment === 'past' &&
    claimed.items.some(({ key }) => ORDERS.has(key) || (key === 'start' && isAgreed(best)));
  // What goes on is so now, and will be.
  const goesOn = shared.some(({ key }) => key === 'carry on') && claimed.moment !== 'past';
  // "Her preference is to die at home" of "wants to die at home": the wish is of now, what is wished is to come.
  const isWish = isWishing(claimed) && isAhead(best) && (claimed.moment === 'present' || isWishing(best));
  // Whoever did not want it and whoever declined it turned down the same, whatever the time of it.
  const isTurnedDown = [claimed, best].every(({ items }) =>
    items.some(({ key, sign }) => key === 'accept' && sign < 0),
  );
  // What has not been done so far may well be to come.
  const isYetToCome =
    isFuture(claimed.moment) && (best.isDenied === true || isToEnd(shared, best) || isAwaited(claimed, best));
  const isOtherTime =
    // A question that was not answered tells of no time.
    best.isDenied !== null &&
    !isOver &&
    !isOrdered &&
    !goesOn &&
    !isWish &&
    !isTurnedDown &&
    !isYetToCome &&
    !isGone(claimed, best) &&
    !isToldThere(comparison.words, claimed.moment) &&
    // "No longer enjoys it" of "has lost interest".
    !shared.some(({ key }) => key === 'anhedonia') &&
    !isScheduled(claimed, best) &&
    !isOfCourse(claimed, best, others) &&
    !isOfBefore(claimed, others) &&
    MOMENT_CONFLICTS[claimed.moment]?.includes(best.moment) === true;
  if (isOfOtherMedicine(claimed, best, others)) comparison.conflicts.push('other');
  if (isDone || isOtherTime || isOnlyProposed(claimed, best, others) || isToldAsDone(comparison.words, claimed))
    comparison.conflicts.push('time');
  if (isTurnedRound(claimed, best) || isOtherFrequency(claimed, best)) comparison.conflicts.push('opposite');
  // Where no word can be affirmed or denied by itself, the whole part is.
  const hasPolar = claimed.items.some(isPolar);
  // "Father, remarried, not told": of the father neither is said by itself.
  const isLeft = (item: Item): boolean => item.isNegated === null && shared.some(({ key }) => key === item.key);
  const isOpen =
    claimed.isDenied === null ||
    best.isDenied === null ||
    claimed.isTurned !== best.isTurned ||
    best.items.some(isLeft) ||
    (!claimed.isDenied && claimed.items.some(isLeft));
  // A date alone is neither affirmed nor denied.
  const isOfPeople = claimed.items.length > 0 && claimed.items.every(({ kind, isPart }) => kind === 'kin' || isPart);
  const isTold = shared.some(({ kind, key }) => (kind === 'word' && key !== 'last') || (isOfPeople && kind === 'kin'));
  if (!hasPolar && !isOpen && isTold && claimed.isDenied !== best.isDenied) comparison.conflicts.push('polarity');
}
