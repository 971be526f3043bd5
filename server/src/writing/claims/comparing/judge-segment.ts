import { findAxis } from '../lexicon/concepts.ts';
import type { Segment, Statement } from '../reading/statement.ts';
import { GRAVE } from './compare-items.ts';
import { compareSegment } from './compare-segment.ts';
import { type Comparison, type FoundWord, HEAVY, type Surroundings } from './comparison.ts';
import { isBorrowed } from './is-borrowed.ts';
import type { Passage, PassageIndex } from './passages.ts';

export type Verdict = 'supported' | 'contradicts' | 'not-found';

/** What was found for one part of a claim. */
export interface Finding {
  /** Whether the passage bears it out, stands against it, or lacks what it must have. */
  verdict: Verdict;
  isFigure: boolean;
  passage: number | null;
  coverage: number;
  weight: number;
  faults: string[];
  words: readonly FoundWord[];
  /** The part of the claim, and the part of the passage it was compared with. */
  claimed: Segment;
  best: Segment | null;
}

/** Set where the development pairs and the conversations part best: see `npm run bench -- evidence`. */
const THRESHOLDS = { sure: 0.8, contradiction: 0.5, grave: 0.25 };
const TOPIC_WEIGHT = 0.7;
const TOPIC_FOUND = 0.3;

/**
 * The best that any of the passages has for this part. What contradicts it counts unless another one clearly says it, or it is
 * foreign: told of another time.
 */
export function judgeSegment(
  index: PassageIndex,
  statement: Statement,
  segment: Segment,
  candidates: ReadonlySet<number>,
  foreign: ReadonlySet<number> = new Set(),
): Finding {
  const weight = weigh(segment);
  let support: Finding | null = null;
  let against: Finding | null = null;
  let nearest: Finding | null = null;
  for (const place of candidates) {
    const passage = index.passages[place];
    if (passage === undefined) continue;
    const comparison = compareSegment(segment, statement.people, passage, aroundOf(index, place));
    const finding = toFinding(comparison, segment, place, weight);
    if (finding.verdict === 'supported' && finding.coverage > (support?.coverage ?? 0)) support = finding;
    // A question of how or what says nothing that a claim could contradict.
    const canContradict = finding.verdict === 'contradicts' && !passage.statement.isOpenQuestion && !foreign.has(place);
    if (canContradict && finding.coverage > (against?.coverage ?? 0)) against = finding;
    if (finding.coverage > (nearest?.coverage ?? -1)) nearest = finding;
  }
  const isAsked = support !== null && isQuestion(index, support);
  // What was only asked does not outweigh an answer that stands against it.
  const isSure =
    support !== null &&
    (isAsked && segment.isDenied === false && against !== null && isDenial(index, against)
      ? support.coverage > against.coverage
      : support.coverage >= Math.min(isAsked ? 1 : THRESHOLDS.sure, against?.coverage ?? 0));
  if (support !== null && isBorrowed(index, segment, support.words, candidates))
    return { ...support, verdict: 'not-found', isFigure: true, faults: ['borrowed'] };
  // A passage that has the rest of it says nothing of suicidal thoughts that another denies.
  const isPassedOver =
    against !== null && isGraveDenied(against.words) && support !== null && !support.words.some(isGraveFound);
  const isOutdone = support !== null && against !== null && hasMore(against, support);
  const isOutdated = support !== null && against !== null && isLater(index, segment, against, support);
  if (support !== null && isSure && !isPassedOver && !isOutdone && !isOutdated) return support;
  const best = against ?? support ?? nearest;
  if (best !== null) return best === nearest && best !== support && best !== against ? lacking(best) : best;
  return {
    verdict: 'not-found',
    isFigure: false,
    passage: null,
    coverage: 0,
    weight,
    faults: [],
    words: [],
    claimed: segment,
    best: null,
  };
}

/** Whether it has every thing that a part names, where the other has one of them only beside it or not at all. */
function hasMore(against: Finding, support: Finding): boolean {
  const things = against.words.filter(({ item }) => item.weight >= 1);
  if (things.length < 2 || things.some(({ value, place }) => value < 0.9 || place === 'far')) return false;
  return things.some(({ item }) =>
    support.words.some((word) => word.item === item && (word.value === 0 || word.place === 'far')),
  );
}

/** What was so in an earlier entry of the note, and is not in a later one, is not so now. */
function isLater({ passages }: PassageIndex, { moment }: Segment, against: Finding, support: Finding): boolean {
  const [later, earlier] = [passages[against.passage ?? -1], passages[support.passage ?? -1]];
  if (later === undefined || earlier === undefined || later.note !== earlier.note) return false;
  return (moment === 'present' || moment === 'ongoing') && later.entry > earlier.entry;
}

function isGraveFound({ item, known }: FoundWord): boolean {
  return GRAVE.has(item.key) && known !== null;
}

/** Whether one text has suicidal thoughts or harm that the other denies. */
function isGraveDenied(words: readonly FoundWord[]): boolean {
  return words.some(
    ({ item, known }) => GRAVE.has(item.key) && item.isNegated !== null && known?.item.isNegated === !item.isNegated,
  );
}

function isQuestion({ passages }: PassageIndex, { passage }: Finding): boolean {
  return passages[passage ?? -1]?.statement.isQuestion === true;
}

/** Whether somebody says that it is not so, rather than asking. */
function isDenial(index: PassageIndex, against: Finding): boolean {
  return !isQuestion(index, against) && against.faults.includes('polarity') && against.best?.isDenied === true;
}

function lacking(finding: Finding): Finding {
  return { ...finding, verdict: 'not-found' };
}

function toFinding(
  { coverage, conflicts, missing, words, best }: Comparison,
  claimed: Segment,
  passage: number,
  weight: number,
): Finding {
  const isFigure = conflicts.includes('figure') || missing.includes('figure');
  const faults = [...conflicts, ...missing.map((each) => `no ${each}`)];
  const found = { passage, coverage, weight, faults, words, claimed, best };
  if (
    conflicts.length > 0 &&
    !isOneOfSeveral(claimed, conflicts, missing) &&
    !isOnlyTime(conflicts, words) &&
    coverage >= (isGraveDenied(words) ? THRESHOLDS.grave : THRESHOLDS.contradiction) &&
    speaksOfIt(claimed, best, words)
  )
    return { ...found, verdict: 'contradicts', isFigure: conflicts.includes('figure') };
  return { ...found, verdict: faults.length === 0 ? 'supported' : 'not-found', isFigure };
}

/** "Below average in two of four tests" is not contradicted by one test that was not. */
function isOneOfSeveral(
  { quantities }: Segment,
  conflicts: Comparison['conflicts'],
  missing: Comparison['missing'],
): boolean {
  const isShare = missing.includes('figure') && quantities.some(({ outOf }) => outOf !== null);
  return isShare && conflicts.every((each) => each === 'opposite' || each === 'polarity');
}

/**
 * Where three things of a claim are lacking, the passage may be about another time because it is about something else.
 */
function isOnlyTime(conflicts: Comparison['conflicts'], words: readonly FoundWord[]): boolean {
  const missed = words.filter(({ item, value }) => item.weight >= HEAVY && value < TOPIC_FOUND);
  return missed.length > 2 && conflicts.every((each) => each === 'time');
}

/**
 * Whether the passage speaks of what is claimed, so that it can stand against it. Where not one of the things that the claim
 * names is there, "normal" and "three" are said of something else.
 */
function speaksOfIt(claimed: Segment, best: Segment | null, words: readonly FoundWord[]): boolean {
  const topics = words.filter(({ item }) => item.weight >= TOPIC_WEIGHT && findAxis(item.key) === undefined);
  // "Two children" is not contradicted by two hours.
  if (words.length === 0) return claimed.items.length === 0 || best !== null;
  // Where nothing is named, a word that is only akin speaks of something else.
  if (topics.length === 0)
    return (
      best !== null &&
      isMostlyFound(words) &&
      (claimed.quantities.length > 0 || words.some(({ item, known }) => known?.item.key === item.key || known === null))
    );
  return topics.some(({ value, place }) => value >= TOPIC_FOUND && place !== 'far');
}

/**
 * Of several such words most must be there: "was seen to respond warmly" is not contradicted by "misses her sister".
 */
function isMostlyFound(words: readonly FoundWord[]): boolean {
  const heavy = words.filter(({ item }) => item.weight >= TOPIC_WEIGHT);
  return heavy.length < 3 || heavy.filter(({ value }) => value >= TOPIC_FOUND).length * 2 >= heavy.length;
}

function weigh({ items, quantities }: Segment): number {
  return items.reduce((sum, item) => sum + item.weight, 0) + quantities.length;
}

/** Question and answer belong together, also where two questions stand before one answer. */
function aroundOf({ passages }: PassageIndex, place: number): Surroundings {
  const own = passages[place];
  const at = (offset: number): Passage | undefined => {
    const other = passages[place + offset];
    return other?.note === own?.note ? other : undefined;
  };
  const isTalk = [at(-2), at(-1), own, at(1)].some((passage) => passage?.statement.isQuestion === true);
  const around = (isTalk ? [1, -1, 2, -2] : [1, -1]).flatMap((offset) => at(offset) ?? []);
  if (isTalk) return { talk: around, prose: [] };
  return { talk: [], prose: around.filter(({ isRow }) => !isRow || own?.isRow === false) };
}
