import { readStatement } from '../reading/read-statement.ts';
import type { Statement } from '../reading/statement.ts';
import { compareScores } from './compare-scores.ts';
import { type AskNetwork, bearsOut } from './decide.ts';
import { countDifferences } from './count-differences.ts';
import type { Misplaced } from './other-entries/check-part.ts';
import { findForeign, findMisplaced } from './other-entries/find-misplaced.ts';
import { type Finding, judgeSegment, type Verdict } from './judge-segment.ts';
import { markCourses } from './mark-courses.ts';
import { findCandidates } from './find-candidates.ts';
import { wordingOf, type PassageIndex } from './passages.ts';

export type { Verdict } from './judge-segment.ts';

/** What speaks for a claim, in log-odds, by somebody who reads it beside the passages. */
export type RateClaim = (index: PassageIndex, statement: Statement, text: string) => number;

export interface Judgement {
  verdict: Verdict;
  /** Whether it is a figure that is wrong or missing. */
  isFigure: boolean;
  /** Numbers of passages: what bears the claim out, or where it is contradicted. */
  passages: number[];
  /** What was wrong with each part that was not borne out, in the words of the comparison. */
  faults: string[];
}

/** Parts of a claim that weigh less say too little to need evidence. */
const MIN_WEIGHT = 0.5;
const CANDIDATES = { sentence: 16, segment: 10 };
const MAX_EVIDENCE = 4;
/** If less of a part than this is found in a passage, the passage is not cited for it. */
const MIN_EVIDENCE = 0.25;
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

/** A claim is as good as its worst part: each part is compared with all passages that could support it. */
export function judgeClaim(
  index: PassageIndex,
  text: string,
  cited: readonly number[],
  rateClaim: RateClaim,
): Judgement {
  const quoted = index.quotes.get(wordingOf(text));
  if (quoted !== undefined) return { verdict: 'supported', isFigure: false, passages: [quoted], faults: [] };
  const scored = cited.find((place) => isNamedScore(wordingOf(text), index.passages[place]?.wording ?? ''));
  if (scored !== undefined) return { verdict: 'supported', isFigure: false, passages: [scored], faults: [] };
  const statement = readStatement(text, null, index.relatives);
  const askNetwork = (): number => rateClaim(index, statement, text);
  const found = conclude(index, findForParts(index, statement, cited), askNetwork);
  const misplaced = found.verdict === 'supported' ? findMisplaced(index, statement) : null;
  const judgement = misplaced === null ? found : asMisplaced(found, misplaced);
  if (judgement.verdict !== 'not-found') return judgement;
  const isFigure = statement.segments.some(({ quantities }) =>
    quantities.some(({ values }) => values.some((value) => !index.places.has(`#${value}`))),
  );
  return { ...judgement, isFigure };
}

/** What is told of one entry and stands in another. */
function asMisplaced(found: Judgement, { kind, isFigure, what }: Misplaced): Judgement {
  if (kind === 'other')
    return { ...found, verdict: 'contradicts', isFigure, faults: [`figure of another entry: ${what}`] };
  return { verdict: 'not-found', isFigure, passages: [], faults: [`of another entry: ${what}`] };
}

/** What the notes have for each part of the claim that says something. */
export function findForParts(index: PassageIndex, statement: Statement, cited: readonly number[]): Finding[] {
  const shared = new Set([...cited, ...findCandidates(index, statement.segments, CANDIDATES.sentence)]);
  const counted = markCourses(index, countDifferences(index, statement, shared));
  const said = counted.filter(({ isLabel }) => !isLabel);
  const foreign = findForeign(index, statement);
  const findings = (said.length > 0 ? said : statement.segments).map((segment) => {
    const own = findCandidates(index, [segment], CANDIDATES.segment);
    const candidates = new Set([...shared, ...own]);
    const isRight = compareScores(
      segment,
      [...candidates].flatMap((place) => index.passages[place] ?? []),
    );
    const finding = judgeSegment(index, statement, segment, candidates, foreign(segment));
    if (isRight === null) return finding;
    return isRight
      ? { ...finding, verdict: 'supported' as const, coverage: 1, faults: [] }
      : { ...finding, verdict: 'contradicts' as const, isFigure: true, faults: ['figure'] };
  });
  const weighty = findings.filter(({ weight }) => weight >= MIN_WEIGHT);
  return weighty.length > 0 ? weighty : findings;
}

function conclude(index: PassageIndex, findings: readonly Finding[], askNetwork: AskNetwork): Judgement {
  const against = findings.filter(({ verdict }) => verdict === 'contradicts');
  if (against.length > 0)
    return {
      verdict: 'contradicts',
      isFigure: against.every(({ isFigure }) => isFigure),
      passages: passagesOf(against),
      faults: against.flatMap(({ faults }) => faults),
    };
  if (bearsOut(index, findings, askNetwork))
    return {
      verdict: 'supported',
      isFigure: false,
      passages: passagesOf(findings.filter(({ coverage }) => coverage >= MIN_EVIDENCE)),
      faults: [],
    };
  return {
    verdict: 'not-found',
    isFigure: false,
    passages: [],
    faults: findings.flatMap(({ faults, coverage }) => [...faults, coverage.toFixed(2)]),
  };
}

function passagesOf(findings: readonly Finding[]): number[] {
  const places = findings
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ passage }) => (passage === null ? [] : [passage]));
  return [...new Set(places)].slice(0, MAX_EVIDENCE).toSorted((a, b) => a - b);
}
