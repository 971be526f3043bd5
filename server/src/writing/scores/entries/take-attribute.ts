import { withInner } from '../with-inner.ts';
import { isIndex, isSubtest } from '../indices.ts';
import { isPartOf } from '../known-tests/parts.ts';
import { NUMBER, TEST_NAME } from '../patterns.ts';
import { EMPTY_SCORE, type Score } from '../score.ts';
import { BRACKETS_ARE, complete, toldInBrackets } from './in-brackets.ts';
import { isOfOneScore } from './judge-score.ts';
import { judge, nameMeasure } from './name-measure.ts';
import { FORM, ONLY_RATER, raterOf } from './raters.ts';
import { add, ahead, close, ENDS, isFiller, isNameless, type Reading, say, strip, textOf } from './reading.ts';
import type { Token } from './tokens.ts';

/** The score that what follows may say something of. */
function openScore(reading: Reading): Score | undefined {
  return reading.isOpen && isNameless(reading) ? reading.scores[reading.openAt] : undefined;
}

export function takeBrackets(reading: Reading, token: Token): void {
  const last = openScore(reading);
  const next = reading.tokens[reading.at];
  if (last === undefined) {
    if (takeFigureInBrackets(reading, token)) return;
    // `impact of events scale (IES-R)`
    const isTest = TEST_NAME.exec(token.text)?.[0] === token.text;
    say(reading, isTest ? { ...token, kind: 'test' } : token);
  } else if (ONLY_RATER.test(token.text) && (next?.kind === 'figure' || next?.kind === 'scale')) {
    // `(teacher) 17`
    say(reading, { ...token, kind: 'informant' });
  } else if (isWholeInBrackets(reading, token.text)) {
    const total = reading.tokens[reading.at - 1]?.text.match(/(?<!\d)\d+(?:\s?\/\s?\d+)?$/)?.[0] ?? null;
    add(reading, { ...EMPTY_SCORE, measure: reading.test ?? '', score: total, informant: reading.informant });
  } else {
    const { scores, place } = toldInBrackets(reading, last, token.text) ?? complete(last, token.text);
    reading.scores.splice(reading.openAt, 1, ...scores);
    reading.openAt += place;
    reading.name = [];
  }
}

const MIN_PARTS = 3;

/** `Q1 2, Q2 2, Q3 1 (total 5)`, `sadness 4, tension 3, sleep 4 (11/60)`: behind the last part, what all of them come to. */
function isWholeInBrackets({ test, scores, isOfTest }: Reading, inner: string): boolean {
  const areParts =
    isOfTest && scores.length >= MIN_PARTS && scores.every(({ measure }) => measure.startsWith(`${test ?? ''}: `));
  const total = /^(?:(?<word>total|sum)(?: score)?[ =:]{1,3})?(?<got>\d+)(?:\s?\/\s?\d+)?$/i.exec(inner)?.groups;
  const sum = scores.reduce((all, { score }) => all + Number(score), 0);
  return areParts && total !== undefined && (total['word'] !== undefined || Number(total['got']) === sum);
}

const IN_BRACKETS = new RegExp(
  String.raw`^(?<mark>(?:SS|ss|T|z|standard|scaled)(?:[- ]scores?)?\s?=?\s?)?(?<score>${NUMBER}(?: (?:out )?of \d{1,3})?)(?: overall| in all)?(?:[,;] (?<rest>.+))?$`,
  'u',
);

/** `Working Memory (79, 8th)`, `points lost in memory (13/26)`: the figure in brackets behind what it is of. */
function takeFigureInBrackets(reading: Reading, token: Token): boolean {
  const { mark, score, rest } = IN_BRACKETS.exec(token.text)?.groups ?? {};
  const own = nameBefore(reading.name);
  if (score === undefined || own.length === 0) return false;
  const test = reading.name.slice(0, -own.length).findLast(({ kind, text }) => kind === 'test' && !isIndex(text));
  if (test !== undefined) reading.test = test.text;
  if (reading.test === null && mark === undefined && !own.some(({ kind }) => kind === 'test')) return false;
  const name = textOf(own, reading.text);
  const isPart =
    mark !== undefined ||
    /\/|of /.test(score) ||
    rest !== undefined ||
    isSubtest(name) ||
    isIndex(name) ||
    isOfOneScore(name) ||
    isPartOf(reading.test ?? '', name);
  if (!isPart || judge(reading, own, score, undefined) === null) return false;
  const measure = nameMeasure(reading, own);
  if (measure === null) return false;
  // `Mother's ratings on the Conners 4 were elevated for Inattention (T=78)`
  const rater = reading.name.find(({ kind }) => kind === 'informant');
  if (rater !== undefined) Object.assign(reading, { by: raterOf(rater), byFrom: reading.scores.length });
  add(reading, withInner({ ...EMPTY_SCORE, measure, score, informant: reading.by ?? reading.informant }, rest));
  return true;
}

function isCapital({ kind, text, start }: Token): boolean {
  return kind === 'test' || (/^\p{Lu}/u.test(text) && start > 0);
}

const MAX_WORDS = 4;
const LAST_WORDS = 2;

/** The last thing that is named: the capitals at the end, or the words behind the last that leads to it. */
function nameBefore(name: readonly Token[]): Token[] {
  const last = name.at(-1);
  if (last === undefined) return [];
  const before = name.findLastIndex((token) => (isCapital(last) ? !isCapital(token) : isFiller(token)));
  const own = name.slice(before + 1);
  return own.length <= MAX_WORDS ? own : own.slice(-LAST_WORDS);
}

/** `The Bristol ADL was filled in by her daughter and came to 21`: who did it is no part of what was measured. */
function takeBy(reading: Reading, token: Token): boolean {
  const { name } = reading;
  const by = name.findLastIndex(({ text }) => text === 'by');
  const isBy = by > 0 && name.slice(by + 1).every(({ text }) => /^(?:the|his|her|their|my)$/i.test(text));
  const verb = /^(?:in|out)$/.test(name[by - 1]?.text ?? '') ? by - 2 : by - 1;
  if (!isBy || !DONE.test(name[verb]?.text ?? '')) return false;
  reading.name = name.slice(0, verb);
  reading.by = raterOf(token);
  reading.byFrom = reading.scores.length;
  return true;
}

const DONE = /^(?:completed|filled|answered|returned|rated|given)$/i;

export function takeInformant(reading: Reading, token: Token): void {
  if (takeBy(reading, token)) return;
  const last = openScore(reading);
  const next = ahead(reading).find(({ kind, text }) => kind !== 'scale' && text !== '=');
  if (
    last === undefined ||
    last.informant !== null ||
    next?.kind === 'figure' ||
    isOfNext(reading) ||
    isOfNewClause(reading)
  ) {
    say(reading, token);
    return;
  }
  reading.scores[reading.openAt] = { ...last, informant: raterOf(token) };
  reading.name = [];
  if (FORM.test(reading.tokens[reading.at]?.text ?? '')) reading.at += 1;
}

/** `MFQ 38; parent MFQ 21`, `parent GEC 69; teacher GEC 72`: who is named behind a mark is asked for what follows, where that has a figure too. */
function isOfNext(reading: Reading): boolean {
  const isBehindMark = ENDS.has(reading.tokens[reading.at - 2]?.text ?? '');
  const [next] = ahead(reading, 1);
  const further = ahead(reading).find(({ kind, text }) => kind === 'figure' || ENDS.has(text));
  const isNamed = next?.kind === 'test' || (next?.kind === 'word' && !FORM.test(next.text) && !isFiller(next));
  return isBehindMark && isNamed && further?.kind === 'figure';
}

/** `…; the teacher's for Inattention (T=70)`, `…, while his teacher's ratings were T = 58`: who begins a clause with figures of its own. */
function isOfNewClause(reading: Reading): boolean {
  const { tokens, at, name } = reading;
  const before = tokens[at - 2 - name.length];
  const isNew = before?.text === ';' || name.some(({ text }) => /^(?:while|whereas|but)$/i.test(text));
  const [next] = ahead(reading, 1);
  const isFormOnly = next === undefined || ENDS.has(next.text);
  return (
    isNew &&
    !isFormOnly &&
    ahead(reading).some(({ kind, text }) => kind === 'figure' || (kind === 'brackets' && /\d/.test(text)))
  );
}

/** A percentile, an interval, a band, an age: of the score before it, or a part of what is named. */
export function takeAttribute(reading: Reading, token: Token): void {
  const last = openScore(reading);
  const next = reading.tokens[reading.at];
  if (token.kind === 'band' && (last === undefined || next?.kind === 'word')) say(reading, token);
  else if (isPeerRelations(reading, token)) takePeerRelations(reading, token);
  else if (token.kind === 'equivalent') addEquivalent(reading, last, token.text);
  else if (last !== undefined) {
    reading.scores[reading.openAt] = { ...last, ...attributeOf(last, token) };
    reading.name = [];
  } else if (token.kind === 'percentile') takePercentile(reading, token.text);
  // `trials 1–5`
  else if (token.kind === 'range' && reading.name.length > 0) say(reading, token);
  else close(reading);
}

function attributeOf(last: Score, { kind, text }: Token): Partial<Score> {
  if (kind === 'percentile') return { percentile: last.percentile ?? text };
  if (kind === 'band') return { band: last.band ?? text };
  if (kind === 'interval') return { interval: last.interval ?? text };
  const [low = 0, high = 0] = text.match(/\d+/g)?.map(Number) ?? [];
  const isAround = kind === 'range' && Number(last.score) >= low && Number(last.score) <= high;
  return isAround ? { interval: last.interval ?? text } : {};
}

/** `IN 81, PR 61`: among parts by their letters it is one of them (peer relations), and no percentile. */
function isPeerRelations({ tokens, at, scores }: Reading, { text }: Token): boolean {
  const last = scores.at(-1)?.measure ?? '';
  return /^PR \d/.test(text) && tokens[at - 2]?.text === ',' && /(?:^|[ :])\p{Lu}{2}$/u.test(last);
}

function takePeerRelations(reading: Reading, token: Token): void {
  const name = 'PR';
  const measure = nameMeasure(reading, [{ ...token, text: name, end: token.start + name.length }]);
  if (measure === null) return;
  const score = token.text.slice(name.length + 1);
  add(reading, { ...EMPTY_SCORE, measure, score, informant: reading.informant });
}

/** A second age is of the same measure, not of the first age: `RA 6:9, comp age 7:2`. */
export const EQUIVALENT_OF = / \((?:AE|GE|RA|SA|[^()]{0,20}(?:age|equiv)[^()]{0,20})\)$/i;

/** What is rather the name of a test than a remark. */
const NAME_BEHIND = /^(?:\p{Lu}[\p{L}\d-]{1,20}(?: |$)){1,4}$/u;

/** The age or the grade that a score is like is a figure of its own. */
function addEquivalent(reading: Reading, last: Score | undefined, text: string): void {
  // `Salford RA 6:9`, and below the name of a test `AE 5;1`: no other figure is given.
  const [next] = ahead(reading, 1);
  // `Reading age 7:2 (SWRT), spelling age 6:11 (Helen Arkell)`
  const behind = next?.kind === 'brackets' && NAME_BEHIND.test(next.text) ? next.text : null;
  const measure =
    behind ?? last?.measure ?? nameMeasure(reading, strip(reading.name)) ?? (reading.isOfTest ? reading.test : null);
  const isName = /^\p{Lu}[\p{L}\d-]*(?: [\p{L}\d-]+){0,4}$/u.test(measure ?? '');
  if (measure === null || (last === undefined && !TEST_NAME.test(measure) && !isName && reading.test === null)) {
    close(reading);
    return;
  }
  if (behind !== null) reading.at += 1;
  const kind = /^\p{L}+(?:[- ]\p{L}+)?/u.exec(text)?.[0] ?? '';
  const age = text.slice(kind.length).replace(/^[\s=:.]+/, '');
  const score = {
    ...EMPTY_SCORE,
    measure: `${measure.replace(EQUIVALENT_OF, '')} (${kind})`,
    score: age,
    informant: last?.informant ?? null,
  };
  if (last === undefined) add(reading, score);
  else reading.scores.push(score);
}

/** `On Digit Span she scored in the 9th percentile`, `CTOPP-2: Elision 9th`: no other figure is given. */
function takePercentile(reading: Reading, percentile: string): void {
  const own = strip(reading.name);
  const measure = nameMeasure(reading, own);
  const isLed = reading.name.some(({ text }) => /^(?:on|in|at|for)$/i.test(text)) && /ile|centile/i.test(percentile);
  const before = reading.name.findLast(({ text }) => !/^the$/i.test(text))?.text ?? '';
  const isDay = /^(?:by|on|until|till|from|since|before|after|came)$/i.test(before);
  const isOfPart =
    !isDay && reading.isOfTest && own.length <= MAX_WORDS && own.every(({ kind }) => kind !== 'brackets');
  const isOfTest = own.length === 1 && own[0]?.kind === 'test';
  const isEnd = ENDS.has(reading.tokens[reading.at]?.text ?? ',') || reading.tokens[reading.at]?.kind === 'brackets';
  if (measure !== null && (isLed || (isEnd && (isOfPart || isOfTest))))
    add(reading, { ...EMPTY_SCORE, measure, percentile });
  else close(reading);
}

/** When: of the score before it, of the one behind it, or of the test that was named. */
export function takeWhen(reading: Reading, token: Token): void {
  const last = openScore(reading);
  const [next, afterNext] = ahead(reading, 2);
  const isBefore = next?.kind === 'figure' || (/^[=:]$/.test(next?.text ?? '') && afterNext?.kind === 'figure');
  // `both up since Sept` tells of a change.
  const before = reading.tokens[reading.at - 2]?.text;
  const isNewClause = before === undefined || before === ';' || (before === ',' && next?.kind === 'test');
  if (/^(?:since|from)\b/i.test(token.text)) close(reading);
  else if (isNewClause && !BRACKETS_ARE.test(reading.text) && /^(?:test|word|informant)$/.test(next?.kind ?? ''))
    reading.stage = token.text;
  else if (last === undefined || isBefore || last.when !== null) say(reading, token);
  else {
    reading.scores[reading.openAt] = { ...last, when: token.text };
    reading.name = [];
  }
}
