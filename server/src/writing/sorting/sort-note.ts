import { mapWithStops, type Turns } from '../../lib/turns.ts';
import { readHeading } from '../headings/heading-kinds.ts';
import { type Kind, KINDS } from '../headings/kinds.ts';
import type { Passage } from '../passages/passage.ts';
import { spreadOrders } from '../passages/orders/spread-orders.ts';
import { readPassages } from '../passages/read-passages.ts';
import { embedText } from '../reading/embedder.ts';
import { readNote } from '../reading/read-note.ts';
import { findScores, tellsScores } from '../scores/find-scores.ts';
import { TEST_NAME } from '../scores/patterns.ts';
import { type InNote, readInNote } from './context/read-in-note.ts';
import { englishOf, readFeatures, settingOf } from './features.ts';
import { findFollowed } from './follow-up.ts';
import { isEntryHead, isNoteHead } from './is-entry-head.ts';
import { isHousekeeping } from './is-housekeeping.ts';
import { isOpinion, isPlainSpeech } from './is-opinion.ts';
import { isPaperwork } from './is-paperwork.ts';
import { judgeRisk } from './judge-risk.ts';
import { isEverydayDenial, isRiskWording } from './risk-wording.ts';
import { isSignature } from './is-signature.ts';
import { scorePassage } from './score-passage.ts';
import { smoothKinds, transitionsFor } from './smooth.ts';
import { isSmallTalk } from './small-talk.ts';
import type { SortedPassage } from './sorted-passage.ts';
import { kindsLeftOut, toldKind } from './telling-wording.ts';
import { loadWeights, ORDER_COLUMN, RISK_COLUMN, type Weights } from './weights.ts';

/** How much the passages before and after one count, set where accuracy on unseen notes was best. */
export const CONTEXT_STRENGTH = 0.7;
/** Vectors take some 3 ms each; a note longer than this is sorted without them from there on. */
const MAX_VECTORS = 2000;
const MIN_PROBABILITY = 0.04;
/** A cell of a score table; an order to the writer would hardly fit in. */
const MAX_CELL_CHARACTERS = 30;
/** From here on the classifier takes a passage for an order to the writer, whatever its wording. */
const ORDER_THRESHOLD = 0.2;
/** In other languages it knows too few words to be believed so soon. */
const FOREIGN_ORDER_THRESHOLD = 0.6;
const BESIDE_ORDER_THRESHOLD = 0.06;
/** A drug with its dose is asked for under medication, also where the sentence is about something else besides. */
const NAMED_DOSE = /\p{L}{5,40} (?:\p{L}{1,12} ){0,2}\d+(?:\.\d+)? ?(?:mg|mcg|micrograms?|µg|milligrams)\b/iu;
/** Enough to be placed by itself. */
const DOSE_PROBABILITY = 0.51;
/** How likely a passage is what its own label calls it, where the classifier thinks otherwise. */
const LABELLED_PROBABILITY = 0.7;
/** A heading that asks so much for plans is about nothing else. */
const PLAN_HEADING = 0.9;
/** Says who was told about findings, which is no finding itself: `Fed back to both parents.` */
const FED_BACK = /^\W*(?:fed|feeding) back (?:to|with)\b|^\W*feedback (?:given|session|to)\b/i;
/** How likely a passage with a score in it is a result. */
const SCORE_PROBABILITY = 0.85;

/**
 * Likelier than not, in log-odds. Of 1,749 passages that touch harm in labelled drafts, 186 were not seen; from here on 32 of
 * them are shown for a look, with 129 others.
 */
const LOOK_IN_NOTE = 0;

/** The logarithm of a likelihood that nothing around a passage can make up for. */
const LEFT_OUT_SCORE = -40;

/** A question that asks more about a passage is of its kind, unless its own words say almost as surely what it is of. */
const FOLLOWED_SHARE = 0.7;

type Judgement = Pick<SortedPassage, 'kinds' | 'isRisk' | 'mayBeRisk' | 'riskSigns'>;
const UNASKED_FOR: Judgement = { kinds: [['chatter', 1]], isRisk: false, mayBeRisk: false, riskSigns: null };

/** The passages of a note, given as its title, a line end and its Markdown, each with its kinds. */
export function* sortNote(text: string): Turns<SortedPassage[]> {
  const end = text.indexOf('\n');
  const title = text.slice(0, end);
  const passages = readPassages(readNote(text.slice(end + 1)));
  yield;
  const weights = loadWeights();
  const scores = yield* mapWithStops(passages, (passage, index) => {
    const vector = index < MAX_VECTORS ? embedText(englishOf(passage)) : undefined;
    return scorePassage(weights, readFeatures(passage, settingOf(passages, index, title)), vector);
  });
  const inNote = yield* readInNote(title, passages);
  const sorted = judgePassages(weights, passages, scores);
  return sorted.map((passage, index) => lookInNote(passage, inNote[index] ?? null));
}

/** What seems to touch harm where it stands is shown for a look, whatever its own words say. */
function lookInNote(passage: SortedPassage, inNote: InNote | null): SortedPassage {
  if (inNote === null) return passage;
  const { kinds, riskOdds } = inNote;
  // Whatever stands around the head of an entry, it tells nothing itself.
  const isShown = passage.isRisk || passage.mayBeRisk || passage.isOrder || isEntryHead(passage.text);
  if (isShown || riskOdds < LOOK_IN_NOTE) return { ...passage, inNote: kinds };
  return { ...passage, inNote: kinds, mayBeRisk: true, riskSigns: 'some' };
}

/** What the scores say in the light of the whole note, of the wording and of the note's own labels. */
export function judgePassages(
  weights: Pick<Weights, 'within' | 'between'>,
  passages: readonly Passage[],
  scores: readonly Float32Array[],
): SortedPassage[] {
  const kinds = smoothKinds(
    scores.map((score, index) => withoutLeftOut(passages[index], score.subarray(0, KINDS.length))),
    transitionsFor(weights, passages),
    CONTEXT_STRENGTH,
  );
  const orders = findOrders(
    passages,
    scores.map((score) => 1 / (1 + Math.exp(-(score[ORDER_COLUMN] ?? 0)))),
  );
  const sorted: SortedPassage[] = [];
  for (const [index, read] of passages.entries()) {
    const passage = { ...read, isOrder: orders.has(index), inNote: [] };
    const told = isRiskWording(read.text) ? null : toldKind(read, passages[index - 1]);
    const isHead = (index === 0 && isNoteHead(read.text)) || (read.namesList === true && !isRiskWording(read.text));
    const isForm = isHead || isSignature(passages, index) || isPaperwork(passages, index);
    if (!passage.isOrder && isForm) {
      sorted.push({ ...passage, ...UNASKED_FOR });
      continue;
    }
    const own = judge(passage, kinds[index] ?? new Float32Array(), scores[index]?.[RISK_COLUMN] ?? 0, told);
    const followed = sorted[findFollowed(passages, index) ?? -1];
    const isTaken =
      followed !== undefined && !passage.isOrder && (own.kinds[0]?.[1] ?? 0) < followedLikelihood(followed);
    // `Since when?` after a question about harm asks more about it, whatever the answer sounds like.
    const isRiskOn = followed?.isRisk === true && !passage.isOrder;
    sorted.push({
      ...passage,
      ...own,
      ...(isTaken && { kinds: followed.kinds }),
      ...(isRiskOn && UNDER_RISK),
    });
  }
  for (const index of [...sorted.keys(), ...[...sorted.keys()].toReversed()]) {
    const passage = sorted[index];
    if (passage !== undefined && isToldWithRisk(sorted, passage, index)) sorted[index] = { ...passage, ...UNDER_RISK };
  }
  return sorted;
}

const UNDER_RISK = { isRisk: true, mayBeRisk: false, riskSigns: null };

/**
 * Whether somebody who was asked says it in one breath with what touches harm, and it may itself: `I put him in his room. My
 * partner holds the door. Sometimes it's an hour.` says more together.
 */
function isToldWithRisk(sorted: readonly SortedPassage[], passage: SortedPassage, index: number): boolean {
  const { speaker, isClinician, mayBeRisk, isOrder, block } = passage;
  if (speaker === null || isClinician || !mayBeRisk || isOrder) return false;
  return [sorted[index - 1], sorted[index + 1]].some(
    (other) => other?.isRisk === true && other.block === block && other.speaker === speaker,
  );
}

function followedLikelihood({ kinds }: SortedPassage): number {
  return FOLLOWED_SHARE * (kinds[0]?.[1] ?? 0);
}

/** Before the note is smoothed, so that what surrounds a passage sees no kind in it that it cannot be of. */
function withoutLeftOut(passage: Passage | undefined, score: Float32Array): Float32Array {
  const left = new Set(passage === undefined ? [] : kindsLeftOut(passage));
  return left.size === 0
    ? score
    : score.map((value, index) => (left.has(KINDS[index] ?? 'order') ? LEFT_OUT_SCORE : value));
}

/** By wording, by the classifier, and what stands beside an order in its paragraph and sounds like one. */
function findOrders(passages: readonly Passage[], likelihoods: readonly number[]): Set<number> {
  const likeness = (index: number): number => likelihoods[index] ?? 0;
  const isThought = (index: number): boolean => {
    const passage = passages[index];
    // A notice of confidence asks something of whoever opens the letter, not of the writer of the report; who signs asks nothing.
    if (passage === undefined) return false;
    if (isPaperwork(passages, index) || isSignature(passages, index)) return true;
    return isOpinion(passage.text) || isPlainSpeech(passage) || isScoreRow(passage);
  };
  const foreign = [...passages.keys()].filter((index) => passages[index]?.language !== null);
  const suspected = foreign.filter((index) => likeness(index) >= FOREIGN_ORDER_THRESHOLD);
  // An order is the exception. Where most lines seem to be some, it is their language that is not known.
  const foreignThreshold =
    suspected.length > Math.max(2, foreign.length / 3) ? Number.POSITIVE_INFINITY : FOREIGN_ORDER_THRESHOLD;
  const isLikely = (index: number): boolean =>
    likeness(index) >= (passages[index]?.language === null ? ORDER_THRESHOLD : foreignThreshold) && !isThought(index);
  const orders = new Set([...passages.keys()].filter((index) => passages[index]?.isOrder === true || isLikely(index)));
  for (const index of passages.keys()) {
    const beside = [index - 1, index + 1].filter(
      (other) => orders.has(other) && passages[other]?.block === passages[index]?.block,
    );
    // What stands between two orders is what they want to have written.
    const isOne =
      beside.length === 2 || (beside.length === 1 && likeness(index) >= BESIDE_ORDER_THRESHOLD && !isThought(index));
    if (isOne) orders.add(index);
  }
  return spreadOrders(passages, orders);
}

/** Short cells below heads, of which one is a score: `FSIQ | not calculated`. */
function isScoreRow(passage: Passage): boolean {
  const { cells, header } = passage;
  const isShort = cells?.every((cell) => cell.length <= MAX_CELL_CHARACTERS) === true;
  return header !== null && isShort && findScores(passage).length > 0;
}

/** A score is a result, whatever stands before it in its paragraph, unless it has a label of its own that is no test. */
function judge(passage: Passage, probabilities: Float32Array, score: number, told: [Kind, number] | null): Judgement {
  if (isSmallTalk(passage.text)) return UNASKED_FOR;
  const kinds = likeliest(passage, probabilities, told);
  // The occasion on which an entry was written may be one of harm, but the entry says nothing about it: `10:40 RMN Obi
  // – ACCT review`.
  if (!passage.isOrder && isEntryHead(passage.text)) {
    return { kinds, isRisk: false, mayBeRisk: isRiskWording(passage.text), riskSigns: null };
  }
  const isLabelled = passage.isOwnLabel && !TEST_NAME.test(passage.label ?? '');
  const isScore = !passage.isOrder && !isLabelled && !isOfTheBody(told) && tellsScores(passage);
  if (!isScore) return { kinds, ...judgeRisk(passage, kinds, 1 / (1 + Math.exp(-score))) };
  return {
    kinds: mostly('results', SCORE_PROBABILITY, kinds),
    isRisk: isRiskWording(passage.text),
    mayBeRisk: false,
    riskSigns: null,
  };
}

/** `ECG SR 62, PR 210` and `BP 124/78` look like scores. */
function isOfTheBody(told: [Kind, number] | null): boolean {
  return told?.[0] === 'examination' || told?.[0] === 'investigations';
}

/** The kinds where one is as likely as that, and the others share the rest as they did. */
function mostly(kind: Kind, likely: number, kinds: readonly [Kind, number][]): [Kind, number][] {
  const others = kinds.filter(([other]) => other !== kind);
  return [[kind, likely], ...others.map(([other, share]): [Kind, number] => [other, share * (1 - likely)])];
}

/** What the note itself calls a plan, whichever drug it names: `Plan: 1. levothyroxine 25 mcg`. */
function isCalledPlan({ label }: Passage): boolean {
  return label !== null && (readHeading(label).get('plan') ?? 0) >= PLAN_HEADING;
}

function likeliest(passage: Passage, probabilities: Float32Array, told: [Kind, number] | null): [Kind, number][] {
  const { isOrder, text, form, isOwnLabel } = passage;
  if (isOrder) return [['order', 1]];
  // No section asks for them, not even one for arrangements.
  if (isHousekeeping(text) || isEntryHead(text)) return [['chatter', 1]];
  if (FED_BACK.test(text)) return [['intervention', 1]];
  const isPlan = isCalledPlan(passage);
  if (isPlan && form === 'item' && !isOwnLabel) return [['plan', 1]];
  const atLeast = (kind: Kind, probability: number): number =>
    kind === 'medication' && NAMED_DOSE.test(text) ? Math.max(probability, DOSE_PROBABILITY) : probability;
  // What `kindsLeftOut` names has no probability left.
  const left = new Set<Kind>(['order']);
  if (isEverydayDenial(text)) left.add('risk');
  const leftOut = KINDS.reduce((sum, kind, index) => sum + (left.has(kind) ? (probabilities[index] ?? 0) : 0), 0);
  const kinds = KINDS.map((kind, index): [Kind, number] => [
    kind,
    atLeast(kind, (probabilities[index] ?? 0) / Math.max(0.01, 1 - leftOut)),
  ])
    .filter(([kind, probability]) => !left.has(kind) && probability >= MIN_PROBABILITY)
    .toSorted(([, a], [, b]) => b - a);
  if (told !== null) return mostly(...told, kinds);
  // `Plan: review in six weeks` is no mere appointment.
  return isPlan && isOwnLabel && kinds[0]?.[0] !== 'plan' ? mostly('plan', LABELLED_PROBABILITY, kinds) : kinds;
}
