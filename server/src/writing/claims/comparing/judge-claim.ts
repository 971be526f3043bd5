import { readStatement } from '../reading/read-statement.ts';
import type { Segment, Statement } from '../reading/statement.ts';
import { type Comparison, compareSegment, type FoundWord, type Surroundings } from './compare-segment.ts';
import { findCandidates, wordingOf, type Passage, type PassageIndex } from './passages.ts';

export type Verdict = 'supported' | 'contradicts' | 'not-found';

export interface Judgement {
  verdict: Verdict;
  /** Whether it is a figure that is wrong or missing. */
  isFigure: boolean;
  /** Numbers of passages: what bears the claim out, or where it is contradicted. */
  passages: number[];
  /** What was wrong with each part that was not borne out, in the words of the comparison. */
  faults: string[];
  findings?: readonly Finding[];
}

export interface Finding {
  verdict: Verdict;
  isFigure: boolean;
  passage: number | null;
  coverage: number;
  weight: number;
  faults: string[];
  words: readonly FoundWord[];
}

/** Set where the development pairs and the conversations part best: see `npm run bench -- evidence`. */
export const THRESHOLDS = { segment: 0.25, sentence: 0.6, sure: 0.8, contradiction: 0.5, minWeight: 0.5 };
const CANDIDATES = { sentence: 16, segment: 10 };
const MAX_EVIDENCE = 4;
const MAX_SCORE_CHARACTERS = 120;

/**
 * Whether a claim is one score of a list, as a row of a table gives it: `D-KEFS scaled: Tower 8` out of `D-KEFS scaled:
 * Trails 5; Tower 8 with 4 rule breaks`. The last word of the name must stand right before the figure, and the other
 * words before that.
 */
function isNamedScore(claim: string, passage: string): boolean {
  const { name, last, figure } =
    /^(?<name>(?:[^\s\d]\S* )*?)(?<last>[^\s\d]\S*) (?<figure>\d\S*)$/.exec(claim)?.groups ?? {};
  if (last === undefined || claim.length > MAX_SCORE_CHARACTERS) return false;
  const at = ` ${passage} `.indexOf(` ${last} ${figure} `);
  const before = new Set(passage.slice(0, Math.max(0, at)).split(' '));
  return at >= 0 && (name ?? '').split(' ').every((word) => word === '' || before.has(word));
}

/** A claim is as good as its worst part: each is held against all passages that could carry it. */
export function judgeClaim(index: PassageIndex, text: string, cited: readonly number[]): Judgement {
  const quoted = index.quotes.get(wordingOf(text));
  if (quoted !== undefined) return { verdict: 'supported', isFigure: false, passages: [quoted], faults: [] };
  const scored = cited.find((place) => isNamedScore(wordingOf(text), index.passages[place]?.wording ?? ''));
  if (scored !== undefined) return { verdict: 'supported', isFigure: false, passages: [scored], faults: [] };
  const statement = readStatement(text);
  const shared = new Set([...cited, ...findCandidates(index, statement.segments, CANDIDATES.sentence)]);
  const said = statement.segments.filter(({ isLabel }) => !isLabel);
  const findings = (said.length > 0 ? said : statement.segments).map((segment) => {
    const own = findCandidates(index, [segment], CANDIDATES.segment);
    return judgeSegment(index, statement, segment, new Set([...shared, ...own]));
  });
  const hasUnknownFigure = statement.segments.some(({ quantities }) =>
    quantities.some(({ values }) => values.some((value) => !index.places.has(`#${value}`))),
  );
  const judgement = conclude(
    findings.filter((finding) => finding.weight >= THRESHOLDS.minWeight),
    findings,
  );
  return judgement.verdict === 'not-found' ? { ...judgement, isFigure: hasUnknownFigure, findings } : { ...judgement, findings };
}

function judgeSegment(
  index: PassageIndex,
  statement: Statement,
  segment: Segment,
  candidates: ReadonlySet<number>,
): Finding {
  const weight = weigh(segment);
  let support: Finding | null = null;
  let against: Finding | null = null;
  let nearest: Finding | null = null;
  for (const place of candidates) {
    const passage = index.passages[place];
    if (passage === undefined) continue;
    const comparison = compareSegment(segment, statement.people, passage, aroundOf(index, place));
    const finding = toFinding(comparison, place, weight);
    if (finding.verdict === 'supported' && finding.coverage > (support?.coverage ?? 0)) support = finding;
    if (finding.verdict === 'contradicts' && finding.coverage > (against?.coverage ?? 0)) against = finding;
    if (finding.coverage > (nearest?.coverage ?? -1)) nearest = finding;
  }
  const isSure =
    support !== null && (support.coverage >= THRESHOLDS.sure || support.coverage >= (against?.coverage ?? 0));
  if (support !== null && isSure) return support;
  if (against !== null) return against;
  return (
    support ?? {
      verdict: 'not-found',
      isFigure: nearest?.isFigure ?? false,
      passage: nearest?.passage ?? null,
      coverage: nearest?.coverage ?? 0,
      weight,
      faults: nearest?.faults ?? [],
      words: nearest?.words ?? [],
    }
  );
}

function toFinding({ coverage, conflicts, missing, words }: Comparison, passage: number, weight: number): Finding {
  const isFigure = conflicts.includes('figure') || missing.includes('figure');
  const faults = [...conflicts, ...missing.map((each) => `no ${each}`)];
  if (conflicts.length > 0 && coverage >= THRESHOLDS.contradiction) {
    return { verdict: 'contradicts', isFigure: conflicts.includes('figure'), passage, coverage, weight, faults, words };
  }
  const isFound = conflicts.length === 0 && missing.length === 0 && coverage >= THRESHOLDS.segment;
  return { verdict: isFound ? 'supported' : 'not-found', isFigure, passage, coverage, weight, faults, words };
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
  return isTalk ? { talk: around, prose: [] } : { talk: [], prose: around };
}

function conclude(weighty: readonly Finding[], all: readonly Finding[]): Judgement {
  const findings = weighty.length > 0 ? weighty : all;
  const passagesOf = (chosen: readonly Finding[]): number[] => {
    const places = chosen
      .toSorted((a, b) => b.weight - a.weight)
      .flatMap(({ passage }) => (passage === null ? [] : [passage]));
    return [...new Set(places)].slice(0, MAX_EVIDENCE).toSorted((a, b) => a - b);
  };
  const against = findings.filter(({ verdict }) => verdict === 'contradicts');
  if (against.length > 0)
    return {
      verdict: 'contradicts',
      isFigure: against.every(({ isFigure }) => isFigure),
      passages: passagesOf(against),
      faults: against.flatMap(({ faults }) => faults),
    };
  const missing = findings.filter(({ verdict }) => verdict === 'not-found');
  const total = findings.reduce((sum, { weight }) => sum + weight, 0);
  const covered = findings.reduce((sum, { weight, coverage }) => sum + weight * coverage, 0);
  if (missing.length > 0 || (total > 0 && covered / total < THRESHOLDS.sentence)) {
    return {
      verdict: 'not-found',
      isFigure: missing.some(({ isFigure }) => isFigure),
      passages: [],
      faults: [...missing, ...findings].flatMap(({ faults, coverage }) => [...faults, coverage.toFixed(2)]),
    };
  }
  return { verdict: 'supported', isFigure: false, passages: passagesOf(findings), faults: [] };
}
