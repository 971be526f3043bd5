import { withInner } from '../with-inner.ts';
import { EMPTY_SCORE, type Score } from '../score.ts';
import { isGeneric, isIndex } from '../indices.ts';
import { TEST_NAME } from '../patterns.ts';
import { isPartOf } from '../known-tests/parts.ts';
import { isLikeTest, isOfOneScore } from './judge-score.ts';
import { nameMeasure, takeTest } from './name-measure.ts';
import { FORM, raterBefore, raterOf } from './raters.ts';
import { EQUIVALENT_OF } from './take-attribute.ts';
import { add, close, isFiller, type Reading, strip, textOf } from './reading.ts';
import { isOnlyWhen } from './is-only-when.ts';
import { isInOtherState, takeCondition } from './take-condition.ts';
import type { Token } from './tokens.ts';

/** Before a figure that was so earlier. */
const BEFORE = /^(?:was|from|previously|prev|earlier|been|initially|originally|last)$/i;
const TO = /^(?:to|then|ended|finished)$/;
/** Of a test of many parts, `CELF-P3: SS 7, WS 5`, it is one of them (sentence structure) rather than a standard score of all. */
const OF_PARTS = /^(?:CELF|WISC|WAIS|WPPSI|WIAT|NEPSY|BAS|PLS|CTOPP)[\w-]*$/;
const ENDS_IN_LETTERS = /(?:^|[ :])\p{Lu}{2}$/u;
const TEMPERATURE = /^(?:3[4-9]|4[0-2])\.\d$/;
/** No scaled score is so high. */
const MAX_SCALED = 20;
/** No T score is higher. */
const MAX_T = 120;
const MAX_FURTHER = 3;

/** A figure without a name before it: of what is named behind it, of the same measure at another time, or of the test itself. */
export function takeNameless(reading: Reading, figure: Token, when: string | null): void {
  const { name, tokens, at } = reading;
  const score = { ...EMPTY_SCORE, score: figure.text };
  // Behind the parts in brackets it is of the whole again: `total 26 (obs 12, comp 14), down from 31`.
  const last = reading.isOpen ? reading.scores[reading.openAt] : reading.scores.at(-1);
  const next = tokens[at];
  const scale = name.findLast(({ kind }) => kind === 'scale');
  const isScored = reading.isOpen && last !== undefined && last.score !== null;
  const letters = scale === undefined ? null : nameOfLetters(reading, scale);
  // `by June they were 108 and 40`: of which each is, only their order says.
  if (name.some(({ text }) => /^(?:they|these|both)$/i.test(text))) return close(reading);
  // `trials 4, 7, 9 = 20`
  const isResult = tokens[at - 2]?.text === '=' && tokens[at - 3]?.kind === 'figure';
  // `work 3, home 2, social 4 → 9`
  if (comesTo(reading, figure)) {
    add(reading, { ...score, measure: reading.test ?? '', informant: reading.informant });
    return;
  }
  if (isResult && !isSum(reading)) return close(reading);
  // `NEWS 1, T 36.8`
  if (scale?.text === 'T' && TEMPERATURE.test(figure.text)) return close(reading);
  if (takeNameBehind(reading, score)) return;
  if (isScored && isEarlier(name, when)) putBefore(reading, { ...score, measure: last.measure }, when);
  else if (
    isScored &&
    (name.some(({ text }) => TO.test(text)) ||
      isOfAnotherTime(last, when, next, tokens[at + 1]) ||
      isInSeries(reading) ||
      isInOtherState(reading, last))
  ) {
    add(reading, { ...score, measure: last.measure, informant: last.informant, when });
    takeCondition(reading);
  } else if (isSum(reading)) add(reading, { ...score, measure: reading.test ?? '', informant: reading.informant });
  else if (letters !== null) add(reading, { ...score, measure: letters });
  // `raw 42, standard score 81`: the same in another kind of figure.
  else if (isScored && scale !== undefined && (scale.text !== 'T' || Number(figure.text) <= MAX_T))
    add(reading, { ...score, measure: last.measure.replace(EQUIVALENT_OF, ''), informant: last.informant });
  else if (reading.test !== null && isOfTestItself(reading, scale !== undefined))
    add(reading, { ...score, measure: reading.test, informant: reading.informant, when });
  else close(reading);
}

function isEarlier(name: readonly Token[], when: string | null): boolean {
  return name.some(({ text }) => BEFORE.test(text)) || BEFORE.test(when ?? '');
}

/** What the same measure was before stands before it. */
function putBefore(reading: Reading, score: Score, when: string | null): void {
  const next = reading.tokens[reading.at];
  if (next?.kind === 'when') reading.at += 1;
  const told = next?.kind === 'when' ? next.text : when;
  const informant = reading.scores.at(-1)?.informant ?? null;
  reading.scores.splice(reading.openAt, 0, { ...score, informant, when: told });
  reading.openAt += 1;
  reading.name = [];
}

/** `17 on 2 March`, `47 (24/2)`, `19 (on)` behind `28 (off)` */
function isOfAnotherTime(
  last: Score,
  when: string | null,
  next: Token | undefined,
  afterNext: Token | undefined,
): boolean {
  const { measure, band } = last;
  if (when !== null || next?.kind === 'when') return true;
  // `RAVLT trials 6, 9, 10`
  if (measure.endsWith(' trials') && next?.kind !== 'word') return true;
  if (next?.kind !== 'brackets') return false;
  // `GCS 11 (E3 V3 M5) at scene, 13 (E3 V4 M6) on arrival`
  if (last.when !== null && afterNext?.kind === 'when') return true;
  return isOnlyWhen(next.text) || (band !== null && !/\d/.test(`${next.text}${band}`));
}

/** Lists that are learnt in several trials, each with a figure. */
const OF_TRIALS = /^(?:HVLT|RAVLT|R?AVLT|CVLT|BVMT|CERAD|SRT)/;

/** `ORS 14, 18, 22, 25`: three figures or more with nothing between them are those of one measure. */
function isInSeries({ tokens, at, scores }: Reading): boolean {
  const isRun = (from: number): boolean =>
    [0, 2, 4].every((step) => tokens[from + step]?.kind === 'figure') &&
    [1, 3].every((step) => /^(?:,|and|→|->|>)$/.test(tokens[from + step]?.text ?? ''));
  const areSpaced = (from: number): boolean => [0, 1, 2].every((step) => tokens[from + step]?.kind === 'figure');
  const own = at - 1;
  const test = TEST_NAME.exec(scores.at(-1)?.measure ?? '')?.[0] ?? '';
  const isSeries = [own - 4, own - 2].some(isRun) || [own - 2, own - 1].some(areSpaced);
  return (isOfOneScore(test) || OF_TRIALS.test(test)) && isSeries;
}

/** `Barthel: feeding 10, bathing 0, grooming 5 = 60/100`: what the parts come to is of the test. */
function isSum({ tokens, at, test, isOfTest, scores }: Reading): boolean {
  const isEqual = tokens[at - 2]?.text === '=' && tokens[at - 3]?.kind === 'figure';
  return (
    isEqual && isOfTest && test !== null && scores.filter(({ measure }) => measure.startsWith(`${test}: `)).length > 1
  );
}

/** `SI 13, VC 11, SS 7`: among parts by their letters it is one of them (symbol search), and no standard score. */
function nameOfLetters(reading: Reading, scale: Token): string | null {
  const { tokens, at, test, scores } = reading;
  const last = scores.at(-1);
  const isRightBefore = /^(?:SS|RS)$/.test(scale.text) && tokens[at - 2] === scale;
  // `verbal 94, nonverbal 103, composite 98`
  const isWhole = /^composite$/.test(scale.text) && tokens[at - 2] === scale && tokens[at - 3]?.text === ',';
  if (isWhole && test !== null) return nameMeasure(reading, [scale]);
  const isBesidePart =
    isPartOf(test ?? '', scale.text) && Number(last?.score) < MAX_SCALED && !/\braw\b/i.test(reading.text);
  const isPart = last === undefined ? OF_PARTS.test(test ?? '') : ENDS_IN_LETTERS.test(last.measure) || isBesidePart;
  return isRightBefore && isPart ? nameMeasure(reading, [scale]) : null;
}

const MIN_PARTS = 3;

/** Whether a figure without a name is what all parts before it come to: then it is of the test. */
export function comesTo({ test, scores, name }: Reading, { text }: Token): boolean {
  const parts = scores.filter(({ measure }) => test !== null && measure.startsWith(`${test}: `));
  const areAll = parts.length === scores.length && parts.length >= MIN_PARTS && name.every(isFiller);
  return areAll && parts.reduce((sum, { score }) => sum + Number(score), 0) === Number(text);
}

/** `PHQ-9: 21, 19, 15` */
function isOfTestItself(reading: Reading, isMarked: boolean): boolean {
  const { tokens, at, name, scores, test } = reading;
  const next = tokens[at];
  const last = scores.at(-1);
  // Before the first figure there is nothing, or only when: `12/01/26 – 21`.
  const isFirstFigure = tokens.slice(0, at - 1).every(({ kind }) => kind === 'when' || kind === 'mark');
  // `recalled 2 of 10 words, against 5 of 10 at the first visit`
  const isAfterOther = last === undefined && tokens.slice(0, at - 1).some(({ kind }) => kind === 'figure');
  const isTold = (reading.isColon || name.length > 0 || isFirstFigure) && !isAfterOther;
  const isNewTest = reading.isColon && test !== null && scores.every(({ measure }) => !measure.startsWith(test));
  const isFirst = last === undefined || last.measure === test || isMarked || isNewTest;
  return reading.isOfTest && isTold && isFirst && (next?.kind !== 'word' || isFiller(next));
}

const NAME_KINDS: ReadonlySet<string> = new Set(['word', 'test', 'informant', 'scale']);
const BREAK = /^(?:and|but|which|was|is|with|at|in)$/i;

/** `19 on the PHQ-9`, `T=78 inattention`, `81 on the parent form`: what the figure is of stands behind it. */
function takeNameBehind(reading: Reading, score: Score): boolean {
  const { tokens, at, test, scores, name } = reading;
  const last = scores.at(-1);
  // `84 (14th percentile) on Word Reading`
  const inner = tokens[at]?.kind === 'brackets' ? tokens[at].text : undefined;
  const from = inner === undefined ? at : at + 1;
  const led = from + leadingVerbs(tokens, from);
  const lead = tokens[led]?.text ?? '';
  const isLed = /^(?:on|for|in|per|by)$/i.test(lead);
  const isMarked = name.some(({ kind }) => kind === 'scale');
  const { found, end } = nameFrom(tokens, isLed ? led + 1 : from);
  const own = strip(found).filter(({ text }) => !FORM.test(text));
  if (own.length === 0 || (inner !== undefined && !isLed)) return false;
  if ((isLed || isMarked) && last !== undefined && own.every(({ kind }) => kind === 'informant')) {
    add(reading, withInner({ ...score, measure: last.measure, informant: raterOf(own[0]) }, inner));
    reading.at = end;
    return true;
  }
  const isKnown = test !== null && isPartOf(test, textOf(own, reading.text));
  const isOutOf = isKnown && /\/| of /.test(score.score ?? '');
  if (!isLed && !isOutOf && !(isMarked && test !== null && Number(score.score) <= MAX_T)) return false;
  const isCapital = /^\p{Lu}/u.test(own[0]?.text ?? '');
  const isScored = name.some(({ kind, text }) => kind === 'scale' || /^(?:scored?|scores|scoring)$/i.test(text));
  const isFurther =
    last !== undefined &&
    test !== null &&
    (lead === 'for' || (reading.isBehind && lead !== 'by' && !namesNoPart(textOf(own, reading.text)))) &&
    own.length <= MAX_FURTHER;
  const isAlso = last !== undefined && reading.isBehind;
  const isName = isKnown || own.some(({ kind }) => kind === 'test') || (isCapital && (isScored || isAlso)) || isFurther;
  // `24 on the AUDIT and 6 on the DUDIT`
  const isOwn = own.length === 1 && isLikeTest(own[0]?.text ?? '') && isOfOneScore(test ?? '');
  const of = testBehind(tokens, end);
  if (of !== null) reading.test = of.text;
  const measure = isLed && !isName ? null : nameMeasure(reading, own, !isOwn);
  if (measure === null) return false;
  takeTest(reading, own);
  const informant = reading.informant ?? raterBefore(reading.text.slice(0, tokens[at]?.start));
  add(reading, withInner({ ...score, measure, informant }, inner));
  reading.at = of?.end ?? end;
  reading.isBehind = true;
  return true;
}

/** `101 was obtained for Numerical Operations`: how many words stand before what leads to the name. */
function leadingVerbs(tokens: readonly Token[], from: number): number {
  const verbs = tokens.slice(from, from + MAX_VERBS).findIndex(({ text }) => !VERB.test(text));
  return Math.max(0, verbs);
}

const VERB = /^(?:was|were|is|has|been|obtained|achieved|recorded|given|gained|got)$/;
const MAX_VERBS = 4;

/** `86 on the Word Reading subtest of the WIAT-III`: the test whose part was named. */
function testBehind(tokens: readonly Token[], end: number): { text: string; end: number } | null {
  let at = end;
  if (PART_OF_TEST.test(tokens[at]?.text ?? '')) at += 1;
  if (!/^(?:of|from|on|in)$/.test(tokens[at]?.text ?? '')) return null;
  at += /^(?:the|his|her|their)$/.test(tokens[at + 1]?.text ?? '') ? 2 : 1;
  const test = tokens[at];
  return test?.kind === 'test' && !isGeneric(test.text) && !isIndex(test.text) && tokens[at + 1]?.kind !== 'figure'
    ? { text: test.text, end: at + 1 }
    : null;
}

/** What a part of a test is called. */
const PART_OF_TEST = /^(?:(?:sub)?(?:test|scale)|index|composite|domain|section|task|part)$/i;

/** Between a test and a figure that is rather of a part of it: `On the WIAT-III she scored 84 on Word Reading`. */
const GOT = /^(?:scored|scores|got|gets|obtained|achieved|gained|earned|reached|had|gave|made)$/i;
const WHICH_OF = /^(?:trial|part|list|item|section)$/i;
const NO_PART_BEHIND =
  /\b(?:time|occasion|day|assessment|review|visit|session|measure|test|questionnaire|scale|form|both|average|points?|whole|range|total)\b/i;
const MAX_PART = 4;
/** `the depression scale`, but not `both scales`, `the whole scale`. */
const A_SCALE =
  /^(?!(?:whole|same|other|first|second|third|last|next|this|that|each|rating|full|total|outcome)\b)\p{L}{4,20} (?:sub)?scale$/iu;

function namesNoPart(name: string): boolean {
  return NO_PART_BEHIND.test(name) && !A_SCALE.test(name);
}

/** A figure between a test and the part of it that it is of; false if no part is named behind it. */
export function takePartBehind(reading: Reading, figure: Token, own: readonly Token[]): boolean {
  const { tokens, at, name, text } = reading;
  const test = own.at(-1);
  if (test?.kind !== 'test' || isIndex(test.text) || isOfOneScore(test.text)) return false;
  const from = tokens[at]?.kind === 'brackets' ? at + 1 : at;
  if (!name.some((token) => GOT.test(token.text)) || !/^(?:on|for|in)$/.test(tokens[from]?.text ?? '')) return false;
  const { found, end } = nameFrom(tokens, from + 1);
  const isWhich = WHICH_OF.test(found.at(-1)?.text ?? '') && tokens[end]?.kind === 'figure';
  const part = tokens.slice(end - found.length, isWhich ? end + 1 : end);
  const isPart = part.length > 0 && part.length <= MAX_PART && part.every(({ kind }) => kind !== 'informant');
  if (!isPart || NO_PART_BEHIND.test(textOf(part, text))) return false;
  reading.test = textOf(own, text);
  const inner = from === at ? undefined : tokens[at]?.text;
  const measure = `${reading.test}: ${textOf(part, text)}`;
  add(reading, withInner({ ...EMPTY_SCORE, measure, score: figure.text, informant: reading.informant }, inner));
  reading.at = isWhich ? end + 1 : end;
  reading.isBehind = true;
  return true;
}

/** What is named from a place on: of a name in capitals, the capitals. */
function nameFrom(tokens: readonly Token[], from: number): { found: Token[]; end: number } {
  let start = from;
  while (/^(?:the|his|her|their|an?)$/i.test(tokens[start]?.text ?? '')) start += 1;
  const isCapital = /^\p{Lu}/u.test(tokens[start]?.text ?? '');
  let end = start;
  for (;;) {
    const token = tokens[end];
    if (token === undefined || !NAME_KINDS.has(token.kind) || BREAK.test(token.text)) break;
    if (isCapital && end > start && /^\p{Ll}/u.test(token.text)) break;
    // `item 9 of the PHQ-9`
    end += WHICH_OF.test(token.text) && tokens[end + 1]?.kind === 'figure' ? 2 : 1;
  }
  // `14 on the HADS anxiety scale`
  const part = tokens
    .slice(end, end + MAX_PART)
    .findIndex(({ kind, text }) => kind !== 'word' || BREAK.test(text) || PART_OF_TEST.test(text));
  if (part > 0 && tokens[end - 1]?.kind === 'test' && PART_OF_TEST.test(tokens[end + part]?.text ?? ''))
    end += part + 1;
  return { found: tokens.slice(start, end), end };
}
