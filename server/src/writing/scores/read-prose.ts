import { isIndex } from './indices.ts';
import { isPartOf } from './known-tests/parts.ts';
import { TEST_NAME, WHO } from './patterns.ts';
import { readKinds } from './read-kinds.ts';
import { readEntries } from './entries/read-entries.ts';
import { readNamedParts, readPairs } from './read-pairs.ts';
import { EMPTY_SCORE, type Score, type ScoreSource } from './score.ts';

/** `VCI 98 / 45 / 92-104`: a score, its percentile and the interval around it. */
const TRIPLE =
  /^(?<measure>\p{L}[\p{L} ()-]{1,40}) (?<score>\d{1,3}) ?\/ ?(?<percentile>\d{1,2}(?:\.\d)?) ?\/ ?(?<interval>(?<low>\d{2,3}) ?[-–] ?(?<high>\d{2,3}))\.?$/u;

function readTriple(text: string): Score[] {
  const { measure, score, percentile = null, interval = null, low, high } = TRIPLE.exec(text)?.groups ?? {};
  if (measure === undefined || score === undefined) return [];
  const isAround = Number(low) <= Number(score) && Number(score) <= Number(high);
  return isAround ? [{ ...EMPTY_SCORE, measure, score, percentile, interval }] : [];
}

/** `SDQ (father, 8 Nov) total 9`: who was asked, and when. */
const DATED_FORM = new RegExp(
  String.raw`(?<=\p{L}\S{0,20} )\((?<who>${WHO}), (?<when>(?=[^()]*\d|[^()]*\b(?:today|last|now|pre|post|start|end|baseline|admission|discharge|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))[^()]{2,20})\)`,
  'iu',
);

/** `WISC-V: VCI 116, VSI 111 (high average)` is two scores of one test; `scored 19 on the PHQ-9` is one. */
export function readProse({ text, test }: ScoreSource): Score[] {
  const dated = DATED_FORM.exec(text)?.groups;
  if (dated === undefined) return readUndated(text, test);
  const { who = '', when = null } = dated;
  return readUndated(text.replace(DATED_FORM, `(${who})`), test).map((score) => ({
    ...score,
    when: score.when ?? when,
  }));
}

/** `Not depressed (PHQ-9 = 6, GAD-7 = 15)`: what was found, and in brackets the scores that it rests on. */
const IN_BRACKETS = new RegExp(String.raw`\((?=${TEST_NAME.source}[ :=]{1,3}\d)(?<scores>[^()]{3,120})\)`, 'gu');

function readBrackets(text: string): Score[] {
  const around = text.replaceAll(IN_BRACKETS, '');
  if (around === text || /\d/.test(around) || TEST_NAME.test(around)) return [];
  return Array.from(text.matchAll(IN_BRACKETS)).flatMap(({ groups }) => readEntries(groups?.['scores'] ?? ''));
}

function readUndated(own: string, test: string | undefined): Score[] {
  const bracketed = test === undefined ? readBrackets(own) : [];
  if (bracketed.length > 0) return bracketed;
  const ofLast = test === undefined ? readTestInLastBrackets(own) : [];
  if (ofLast.length > 0) return ofLast;
  const triple = readTriple(own);
  const kinds = triple.length > 0 ? triple : readKinds(own);
  const isPart = test !== undefined && !namesTest(own, test);
  if (kinds.length > 0)
    return isPart ? kinds.map((score) => ({ ...score, measure: `${test}: ${score.measure}` })) : kinds;
  if (isPart) return readEntries(own, test);
  return ofTestBehind(readPairs(own) ?? readNamedParts(own) ?? readEntries(own), own);
}

const LAST_BRACKETS = /^(?<list>[^()]{5,300}(?:\([^()]{1,40}\)[^()]{1,100}){0,8}) \((?<inner>[^()]{2,40})\)\.?$/;

/** `Basic Reading 88, Math Calculation 91 (WJ-IV)`: parts of the test that stands in brackets behind them. */
function readTestInLastBrackets(text: string): Score[] {
  const { list = '', inner = '' } = LAST_BRACKETS.exec(text)?.groups ?? {};
  const test = TEST_NAME.exec(inner);
  if (test === null || test.index > 0 || TEST_NAME.test(list)) return [];
  const scores = readEntries(list, test[0]);
  return scores.every(({ measure }) => isPartOf(test[0], measure.slice(test[0].length + 2))) ? scores : [];
}

/** `Accuracy was 74 and reading rate 80 on the YARC`: the only test of the sentence is that of its parts, wherever it stands. */
function ofTestBehind(scores: readonly Score[], text: string): Score[] {
  const tests = new Set((text.match(ALL_TESTS) ?? []).filter((name) => !isIndex(name)));
  const [test] = tests;
  if (test === undefined || tests.size > 1) return [...scores];
  return scores.map((score) =>
    !score.measure.includes(test) && isPartOf(test, score.measure)
      ? { ...score, measure: `${test}: ${score.measure}` }
      : score,
  );
}

const ALL_TESTS = new RegExp(TEST_NAME.source, 'gu');

/** Whether it names a test of its own, rather than an index of the one that is named above it. */
function namesTest(text: string, test: string): boolean {
  return (text.match(ALL_TESTS) ?? []).some((name) => !isIndex(name) && !isPartOf(test, name));
}
