import { SOFT_CLASSES } from '../lexicon/classes.ts';
import { findAxis } from '../lexicon/concepts.ts';
import { areSamePerson } from '../lexicon/kin.ts';
import { relate } from '../lexicon/thesaurus.ts';
import type { Item, Moment, Segment } from '../reading/statement.ts';
import { compareQuantity } from './compare-quantities.ts';
import type { Passage } from './passages.ts';

export type ConflictKind = 'polarity' | 'opposite' | 'other' | 'figure' | 'person' | 'certainty' | 'time';

/** How one part of a claim stands to one passage and what is around it. */
export interface Comparison {
  /** Of what the part says, by weight, how much the passage speaks of: from 0 to 1. */
  coverage: number;
  weight: number;
  conflicts: ConflictKind[];
  /** Parts that must be there and are not. */
  missing: ('figure' | 'person' | 'exact')[];
  /** Of each word that has a weight, how much of it was found. */
  words: FoundWord[];
}

export interface FoundWord {
  item: Item;
  value: number;
}

interface Known {
  item: Item;
  segment: Segment;
  isNear: boolean;
}

const RELATION_VALUE = { same: 0.95, broader: 0.8, opposite: 0.9 };
/** What stands beside a passage counts for less: in a talk a little, in prose much. */
const NEIGHBOUR_VALUE = { talk: 0.85, prose: 0.6 };
const OPEN_VALUE = 0.6;
const FIGURE_WEIGHT = 1.2;
const PERSON_WEIGHT = 1;
/** Lighter words are too common for their polarity to mean anything. */
const MIN_POLAR_WEIGHT = 0.6;
/** Of words that exclude each other, those that can be there or not; a side or a month cannot. */
const POLAR_CLASSES = new Set(['disorder', 'substance', 'weapon', 'drink', 'animal']);

export interface Surroundings {
  /** Of a question its answer, of an answer its question. */
  talk: readonly Passage[];
  /** The sentences before and after. They may say what a sentence is about, and nothing else. */
  prose: readonly Passage[];
}

function isTopic({ kind, className }: Item): boolean {
  return kind === 'word' || className === 'body';
}

export function compareSegment(
  claimed: Segment,
  claimedPeople: ReadonlySet<string>,
  passage: Passage,
  { talk, prose }: Surroundings,
): Comparison {
  const around = talk;
  const best = chooseSegment(claimed, passage.statement.segments);
  const near = collect(best === null ? [] : [best], true);
  const same = collect(
    passage.statement.segments.filter((segment) => segment !== best),
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
  const comparison: Comparison = { coverage: 0, weight: 0, conflicts: [], missing: [], words: [] };
  let matched = 0;
  for (const item of claimed.items) {
    if (item.weight === 0 || item.kind === 'kin') continue;
    comparison.weight += item.weight;
    const found = compareItem(comparison, claimed, item, { near, same, far, value }, best);
    comparison.words.push({ item, value: found });
    matched += item.weight * found;
  }
  const dates = passage.about.segments.flatMap(({ quantities }) => quantities);
  for (const quantity of claimed.quantities) {
    comparison.weight += FIGURE_WEIGHT;
    const own = passage.statement.segments.flatMap(({ quantities }) => quantities);
    const others = around.flatMap(({ statement }) => statement.segments.flatMap(({ quantities }) => quantities));
    const match = compareQuantity(quantity, own, others, dates);
    if (match === 'found') matched += FIGURE_WEIGHT;
    if (match === 'unsaid') matched += FIGURE_WEIGHT / 2;
    if (match === 'conflict') {
      // The passage speaks of the same thing, with another figure.
      comparison.conflicts.push('figure');
      matched += FIGURE_WEIGHT;
    }
    if (match === 'missing') comparison.missing.push('figure');
  }
  matched += comparePeople(comparison, claimed, claimedPeople, best, passage, around);
  comparison.coverage = comparison.weight === 0 ? 1 : matched / comparison.weight;
  if (best !== null) compareManner(comparison, claimed, best);
  return comparison;
}

function collect(segments: readonly Segment[], isNear: boolean): Known[] {
  return segments.flatMap((segment) => segment.items.map((item) => ({ item, segment, isNear })));
}

function chooseSegment(claimed: Segment, segments: readonly Segment[]): Segment | null {
  let best: Segment | null = null;
  let highest = 0;
  for (const segment of segments) {
    const shared = claimed.items.reduce((sum, item) => {
      // Whom it is about, and how it is, say less of what it is about.
      if (item.kind === 'kin') return sum;
      const share = findAxis(item.key) === undefined ? 1 : 0.5;
      const isThere = segment.items.some((other) => other.key === item.key);
      const isRelated = isThere || segment.items.some((other) => matchWords(item, other) !== null);
      return sum + share * (isThere ? Math.max(item.weight, 0.2) : isRelated ? item.weight * 0.7 : 0);
    }, 0);
    if (shared > highest) [best, highest] = [segment, shared];
  }
  return best;
}

function matchWords(claimed: Item, known: Item): 'same' | 'broader' | 'opposite' | null {
  if (claimed.key === known.key) return 'same';
  if (claimed.kind !== 'word' || known.kind !== 'word') return null;
  const [word] = claimed.words;
  if (claimed.words.length === 1 && word !== undefined && known.words.includes(word)) return 'same';
  return relate(claimed.key, known.key);
}

/** How much of the item is found; what stands against it is added to the comparison. */
function compareItem(
  comparison: Comparison,
  segment: Segment,
  claimed: Item,
  { near, same, far, value }: { near: readonly Known[]; same: readonly Known[]; far: readonly Known[]; value: number },
  best: Segment | null,
): number {
  const isPolar = claimed.weight >= MIN_POLAR_WEIGHT && isPolarKind(claimed);
  for (const known of [near, same, far]) {
    const found = known.flatMap((each) => {
      const relation = matchWords(claimed, each.item);
      return relation === null ? [] : [{ ...each, relation }];
    });
    if (found.length === 0) continue;
    const agreeing = found.find((each) =>
      agrees(claimed, segment, each.item, each.segment, each.relation === 'opposite'),
    );
    if (agreeing !== undefined || !isPolar) {
      const { relation, isNear, item } = agreeing ?? (found[0] as (typeof found)[number]);
      // What was asked and not clearly answered says little for a denial.
      const isOpen = claimed.isNegated === true && item.isNegated === null;
      return (item.key === claimed.key ? 1 : RELATION_VALUE[relation]) * (isNear ? 1 : value) * (isOpen ? OPEN_VALUE : 1);
    }
    if (known === far) continue;
    const isOpposite = found.some((each) => each.relation === 'opposite' || each.item.sign !== claimed.sign);
    comparison.conflicts.push(isOpposite ? 'opposite' : 'polarity');
    return 1;
  }
  const whole = matchParts(comparison, segment, claimed, [...near, ...same]);
  if (whole > 0) return whole;
  const turned = matchDenied(comparison, claimed, near);
  if (turned > 0) return turned;
  const worded = matchEachWord(claimed, [...near, ...same]);
  if (worded > 0) return worded;
  noteAbsence(comparison, claimed, [...near, ...same], best);
  return 0;
}

/** "Not supportive" stands against "supportive", and agrees with "no support". */
function matchDenied(comparison: Comparison, claimed: Item, known: readonly Known[]): number {
  const isIn = (item: Item, denied: readonly string[]): boolean =>
    item.kind === 'word' && !item.isPart && (denied.includes(item.key) || item.words.some((word) => denied.includes(word)));
  for (const { item } of known) {
    const isClaimDenied = claimed.denied.length > 0 && isIn(item, claimed.denied);
    const isKnownDenied = item.denied.length > 0 && isIn(claimed, item.denied);
    if (!isClaimDenied && !isKnownDenied) continue;
    const isNegated = isClaimDenied ? item.isNegated : claimed.isNegated;
    if (isNegated === false) comparison.conflicts.push('polarity');
    return 0.9;
  }
  return 0;
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
  const own = claimed.sign * (claimed.isNegated ? -1 : 1);
  const other = known.sign * (known.isNegated ? -1 : 1) * (isOpposite ? -1 : 1);
  if (own === other) return true;
  // What has stopped is no longer so.
  return (hasStopped(claimedIn) && known.isNegated) || (hasStopped(knownIn) && claimed.isNegated);
}

function hasStopped({ items }: Segment): boolean {
  return items.some((item) => item.key === 'start' && item.sign < 0);
}

function noteAbsence(comparison: Comparison, claimed: Item, known: readonly Known[], best: Segment | null): void {
  if (claimed.key === 'start' && claimed.sign < 0) comparison.missing.push('exact');
  if (claimed.kind !== 'class' && claimed.kind !== 'medicine') return;
  const isRival = ({ item }: Known): boolean =>
    item.key !== claimed.key && item.kind === claimed.kind && item.className === claimed.className;
  if (best !== null && known.some(isRival)) comparison.conflicts.push('other');
  else if (claimed.className === null || !SOFT_CLASSES.has(claimed.className)) comparison.missing.push('exact');
}

function comparePeople(
  comparison: Comparison,
  claimed: Segment,
  claimedPeople: ReadonlySet<string>,
  best: Segment | null,
  { statement, about }: Passage,
  around: readonly Passage[],
): number {
  const own = claimed.items.filter((item) => item.kind === 'kin');
  const near = [...statement.people, ...about.people];
  const far = around.flatMap((each) => [...each.statement.people]);
  let matched = 0;
  for (const { key, isNegated } of own) {
    comparison.weight += PERSON_WEIGHT;
    if (near.some((other) => areSamePerson(key, other))) matched += PERSON_WEIGHT;
    else if (far.some((other) => areSamePerson(key, other)) && near.length === 0)
      matched += PERSON_WEIGHT * NEIGHBOUR_VALUE.talk;
    else if (near.length > 0 && isNegated !== true) comparison.conflicts.push('person');
    else comparison.missing.push('person');
  }
  if (best === null) return matched;
  const isClaimedElsewhere =
    best.holder !== null && [...claimedPeople].some((person) => areSamePerson(person, best.holder ?? ''));
  if (claimed.holder === null && best.holder !== null && !isClaimedElsewhere) comparison.conflicts.push('person');
  if (claimed.holder !== null && best.holder !== null && !areSamePerson(claimed.holder, best.holder))
    comparison.conflicts.push('person');
  if (claimed.holder !== null && best.holder === null && best.hasOwnHolder && claimed.hasOwnHolder)
    comparison.conflicts.push('person');
  return matched;
}

const MOMENT_CONFLICTS: Partial<Record<Moment, readonly Moment[]>> = {
  ended: ['present', 'ongoing', 'future'],
  past: ['future', 'planned'],
  present: ['ended', 'future', 'planned'],
  ongoing: ['ended', 'future', 'planned'],
  future: ['past', 'ended'],
  planned: ['past', 'ended'],
};

function compareManner(comparison: Comparison, claimed: Segment, best: Segment): void {
  const shared = claimed.items.filter((item) => best.items.some(({ key }) => key === item.key));
  const isNamed = shared.some((item) => item.className === 'disorder');
  const isThing = isNamed || shared.some((item) => item.weight >= 1 && item.kind === 'word');
  const isSure = claimed.certainty === 'plain' || claimed.certainty === 'confirmed';
  const isTooSure =
    isSure &&
    ((best.certainty === 'possible' && isThing) ||
      (best.certainty === 'likely' && (isNamed || claimed.certainty === 'confirmed')));
  const isTooUnsure = claimed.certainty === 'possible' && best.certainty === 'confirmed';
  if (isTooSure || isTooUnsure) comparison.conflicts.push('certainty');
  const isDone =
    claimed.moment === 'past' && best.moment === 'planned' && claimed.items.some(({ key }) => key === 'start');
  if (isDone || MOMENT_CONFLICTS[claimed.moment]?.includes(best.moment) === true) comparison.conflicts.push('time');
  // Where no word can be affirmed or denied by itself, the whole part is.
  const hasPolar = claimed.items.some((item) => item.weight >= MIN_POLAR_WEIGHT && isPolarKind(item));
  if (!hasPolar && shared.length > 0 && claimed.isDenied !== best.isDenied) comparison.conflicts.push('polarity');
}

function isPolarKind({ kind, className }: Item): boolean {
  return kind !== 'kin' && (className === null || POLAR_CLASSES.has(className));
}
