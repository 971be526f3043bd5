import { isGeneric, isIndex } from '../indices.ts';
import { hasKnownParts, isOfFamily, isPartOf } from '../known-tests/parts.ts';
import { PERCENTILE, TEST_NAME } from '../patterns.ts';
import { wholeName } from '../whole-name.ts';
import { isLikeTest, isOfOneScore, judgeScore, type Verdict } from './judge-score.ts';
import { type Reading, textOf } from './reading.ts';
import type { Token } from './tokens.ts';

/** Tests that have indices. */
const BATTERY = /^(?:WISC|WAIS|WPPSI|WASI|WMS|BAS|CMS|RBANS|KBIT|BRIEF)/i;
const NUMERAL = /^(?:I{1,3}|[123])$/;
const SIGN = /^(?:[A-Z]|[Ll]eft|[Rr]ight)$/;
const ENDS_IN_SIGN = /[\p{L}\d)] (?:[A-Z]|[Ll]eft|[Rr]ight)$/u;
/** `Story recall immediate: 4; delayed: 2` */
const LIKE_BEFORE =
  /^(?:immediate|delayed|delay|recall|recognition|copy|forwards?|backwards?|left|right|total|free|cued|dominant|non-?dominant|short|long|learning)$/;
const ENDS_IN_NUMERAL = / (?:I{1,3}|[123])$/;

/** What a score is called: with the test that it is a part of, unless it names one itself. */
export function nameMeasure(reading: Reading, own: readonly Token[], isPart = true): string | null {
  if (own.length === 0) return null;
  const last = reading.scores.at(-1)?.measure;
  // `CVLT-3 trials 1–5: 4, 6, 8; short delay 5`: what follows is of the test, not of those trials.
  if (reading.isOfTest && last !== undefined && last === reading.test) reading.test = TEST_NAME.exec(last)?.[0] ?? last;
  const { test, text } = reading;
  const whole = textOf(own, text);
  // `Logical Memory I 8, II 5`, `Story recall immediate: 4; delayed: 2`: the second is named like the first.
  const isLikeLast =
    (NUMERAL.test(whole) && ENDS_IN_NUMERAL.test(last ?? '')) ||
    // `dressing P 3 S 2`, `Box and Blocks R 41 L 36`
    (SIGN.test(whole) && ENDS_IN_SIGN.test(last ?? '') && last?.replace(/ \S+$/, '') !== test) ||
    (test === null && LIKE_BEFORE.test(whole));
  if (last !== undefined && isLikeLast) return last.replace(/(?<=\s)\S+$/, whole);
  const place = placeOfTest(own, whole);
  const measure = withoutSentence(whole, place);
  const isOfBattery = reading.isOfTest || BATTERY.test(test ?? '');
  const isOwnTest =
    place !== -1 &&
    !isPartOf(test ?? '', whole) &&
    !isOfFamily(test ?? '', own[place]?.text ?? '') &&
    !(isIndex(own[place]?.text ?? '') && isOfBattery) &&
    !isLikeOthers(reading, own);
  // `VCI: 98; VSI: 91`: an index has no parts.
  const isOfIndex = test !== null && isIndex(test) && /^\p{Lu}{3,4}$/u.test(test);
  if (test === null || isOfIndex || !isPart || isOwnTest || measure.startsWith(test)) return measure;
  return OF_GOALS.test(test) && reading.label !== null ? `${test}: ${reading.label} ${measure}` : `${test}: ${measure}`;
}

/** Of these each goal has the same parts: `Doing up buttons: importance 8, performance 2`. */
const OF_GOALS = /^(?:COPM|Canadian Occupational|PSFS)/;

export function isOfGoals(test: string | null): boolean {
  return OF_GOALS.test(test ?? '');
}

/** `RCADS: Panic T=64, GAD T=68`: in a list of the parts of a test, a few letters with the same kind of figure are one of them. */
function isLikeOthers({ isColon, test, tokens, at, name, scores }: Reading, own: readonly Token[]): boolean {
  const last = scores.at(-1);
  const [only] = own;
  if (!isColon || own.length !== 1 || last?.measure.startsWith(`${test ?? ''}: `) !== true) return false;
  const isLetters =
    /^\p{Lu}{2,3}$/u.test(only?.text ?? '') && tokens[tokens.indexOf(only as Token, at - MAX_LIST) - 1]?.text === ',';
  const isMarked = name.some(({ kind }) => kind === 'scale') || last.percentile !== null || last.interval !== null;
  return isLetters && isMarked && !isOfOneScore(test ?? '');
}

/** How far before its figure a name may begin. */
const MAX_LIST = 6;

/** Where the name of a test stands; in a sentence, an index is rather what was measured. */
function placeOfTest(own: readonly Token[], whole: string): number {
  const isSentence = /^\p{Ll}/u.test(whole);
  const named = own.findIndex(({ kind, text }) => kind === 'test' && !(isSentence && isIndex(text)));
  return named === -1 ? own.findIndex(({ kind }) => kind === 'test') : named;
}

/** `full scale score on the WASI-II` is of the WASI-II, `processing speed was her strongest` of processing speed. */
function withoutSentence(whole: string, place: number): string {
  // `item 9 of the PHQ-9`
  if (/^(?:item|question|q) ?\d/i.test(whole)) return whole;
  const index = place === 0 && isIndex(whole) ? /^.*?(?= (?:was|is|were|at)\b)/.exec(whole)?.[0] : undefined;
  if (index !== undefined) return index;
  // `pain VAS`, `fatigue NRS`: what is rated stands before it.
  if (place > 0 && /^\p{L}+ (?:N?P?RS|VAS|SUDS?)$/u.test(whole)) return whole;
  const found = /^\p{Ll}/u.test(whole) && place > 0 ? TEST_NAME.exec(whole) : null;
  return found === null ? whole : `${wholeName(whole, found)}${whole.slice(found.index + found[0].length)}`;
}

/** From here on, what is named is of the test that this name begins with. */
export function takeTest(reading: Reading, own: readonly Token[]): void {
  const place = own.findIndex(
    ({ kind, text }, index) => kind === 'test' || (index === 0 && own.length > 1 && isNewTest(reading, text, own[1])),
  );
  if (place === -1) return;
  let end = place + 1;
  // `the impact of events scale (IES-R)`
  const isBehind = ({ kind, start }: Token): boolean =>
    kind === 'brackets' || kind === 'informant' || reading.text[start] === '(';
  while (own[end] !== undefined && isBehind(own[end] as Token)) end += 1;
  // `Beck Depression Inventory`
  const first = isGeneric(own[place]?.text ?? '') ? 0 : place;
  const test = textOf(own.slice(first, end), reading.text);
  // What is told of a test goes on behind its indices: `WAIS-IV VCI 89, PRI 104, WMI 92`.
  if (reading.test !== null && isPartOf(reading.test, textOf(own, reading.text))) return;
  // `Renfrew: Action Picture Test information 26, grammar 17`
  if (reading.isColon && reading.test !== null && isOfFamily(reading.test, test)) {
    reading.test = `${reading.test}: ${test}`;
    return;
  }
  if (reading.test !== null && (isIndex(test) || (reading.isOfTest && end === own.length))) return;
  if (reading.test !== null && reading.scores.length > reading.byFrom) reading.by = null;
  reading.test = test;
  reading.isOfTest = false;
}

/** `Within the WPPSI-IV, Information was 9`: parts of a test that is named without a figure of its own. */
export function leadWith(reading: Reading, own: readonly Token[]): void {
  const place = own.findLastIndex(({ kind, text }) => kind === 'test' && !isGeneric(text) && !isIndex(text));
  const test = own[place]?.text ?? '';
  if (place === -1 || reading.isOfTest || !hasKnownParts(test)) return;
  // `the Stroop (D-KEFS)`
  reading.test = own[place + 1]?.kind === 'brackets' ? textOf(own.slice(place, place + 2), reading.text) : test;
}

/** `MSIS-29 physical 61, psychological 44`: letters that no list has; two of them are rather a part (`SI 13, VC 11`). */
function isNewTest({ isOfTest, label, test }: Reading, word: string, next: Token | undefined): boolean {
  // `WMS-IV LM I 7, VPA I 9`
  if (test !== null && NUMERAL.test(next?.text ?? '')) return false;
  return !isOfTest && label === null && word.length > 2 && isLikeTest(word);
}

/** A label that says that figures below it are scores. */
const SCORES_LABEL = /\b(?:sub-?tests?|ind(?:ex|ices)|composites?|scaled?|scores?|T-?scores)\b/i;

/** Whether a figure is a score of what is named before it. `next` is what stands behind the figure. */
export function judge(
  reading: Reading,
  own: readonly Token[],
  figure: string,
  next: Token | undefined,
): Verdict | null {
  const { name, text, test, label } = reading;
  const inner = next?.kind === 'brackets' ? next.text : '';
  const hasPercentile =
    (next?.kind === 'percentile' && /ile/i.test(next.text)) ||
    (/ile|centile|\bCI\b/.test(inner) && PERCENTILE.test(inner));
  return judgeScore({
    name: textOf(own, text),
    figure,
    scale: name.findLast(({ kind }) => kind === 'scale')?.text ?? null,
    hasPercentile,
    test,
    isOfTest: reading.isOfTest || (label !== null && SCORES_LABEL.test(label)),
    isKnown: own.some(({ kind }) => kind === 'test'),
    last: reading.scores.at(-1)?.measure ?? null,
    lastFigure: reading.scores.at(-1)?.score ?? null,
    isIn: /^(?:in|for)$/.test(name.at(-1)?.text ?? ''),
    isAge: name.at(-1)?.text === 'at',
    isWith: /^(?:with|including|comprising|namely)$/.test(name[0]?.text ?? ''),
    isEqual: reading.tokens[reading.at - 2]?.text === '=',
    isOneOfMany: hasManyOf(text, figure),
    next: next?.kind === 'word' && !isNamedAnew(reading) && !isOfPointsBehind(reading) ? next.text : '',
  });
}

const DIFFERENCE =
  /^(?:lower|higher|less|more|fewer|worse|better|below|above|off|down|up|drop|fall|gain|change|lost|short|under|over)$/;

/** `MoCA 12 points`, but not `3 points lower`, which is a difference. */
function isOfPointsBehind({ tokens, at }: Reading): boolean {
  return /^(?:points?|pts?|marks?)$/i.test(tokens[at]?.text ?? '') && !DIFFERENCE.test(tokens[at + 1]?.text ?? '');
}

const MANY = 3;
const OUT_OF = /\d ?\/ ?(?<whole>\d{2,3})(?!\d)/g;

/** `psychological health 6/20, physical health 8/20, quality of life 5/20`: out of the same whole, three times or more. */
function hasManyOf(text: string, figure: string): boolean {
  const whole = /\/ ?(?<whole>\d{2,3})$/.exec(figure)?.groups?.['whole'];
  if (whole === undefined || whole === '52') return false;
  const wholes = Array.from(text.matchAll(OUT_OF), ({ groups }) => groups?.['whole']);
  return wholes.filter((each) => each === whole).length >= MANY;
}

/** `dep 34 anx 22`, `total 23 with agitation 8`: the next word, or the one behind it, has a figure of its own. */
function isNamedAnew({ tokens, at }: Reading): boolean {
  return tokens[at + 1]?.kind === 'figure' || (tokens[at + 1]?.kind === 'word' && tokens[at + 2]?.kind === 'figure');
}
