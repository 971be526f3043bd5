import { isIndex } from '../indices.ts';
import { isPartOf } from '../known-tests/parts.ts';
import { INFORMANT } from '../patterns.ts';
import { EMPTY_SCORE } from '../score.ts';
import { judge, leadWith, nameMeasure, takeTest } from './name-measure.ts';
import { FORM, OF_RATER, RATER_IN_NAME, raterOf, raterOfForm } from './raters.ts';
import { add, ahead, close, ENDS, isFiller, type Reading, say, strip, tellsWhen, textOf } from './reading.ts';
import { takeCondition } from './take-condition.ts';
import { takeLost } from './take-lost.ts';
import { trimName } from './trim-name.ts';
import { comesTo, takeNameless, takePartBehind } from './take-nameless.ts';
import type { Token } from './tokens.ts';

/** Of ten or twelve points `8/10` is how many were got, and no day. */
const TEN_POINTS = /^(?:AMTS?|[VN]AS|NP?RS|PSFS|SUDS|\S+-1[02])\b/;
const SHORT_DAY = /^\d{1,2}\/(?:1[0-2]|0?[1-9])$/;
/** Words before a number that says which of several. */
const WHICH = /^(?:goal|target|trial|item|part|test|list|mod|module|form|version|level|step|rung)$/i;
const AHEAD_OF_WHICH = 6;
/** The most words that the name of a part behind its figure has, with the one that leads to it. */
const MAX_PART = 6;
/** `MTA 2 on L` is of no part `L`. */
const MIN_LETTERS = 3;
const RATED_BY_T = /^(?:T|SS|ss|z)$/;

export function isShortDay(text: string): boolean {
  return SHORT_DAY.test(text);
}

/** A figure: a score of what is named before it or behind it, of the measure before it, or none. */
export function takeFigure(reading: Reading, figure: Token): void {
  if (takeLost(reading, figure)) return;
  const { name } = reading;
  const own = trimName(reading, ownName(name));
  if (isPartOfName(reading, figure, own)) return;
  const [next] = ahead(reading, 1);
  const isTest = own.some(({ kind }) => kind === 'test');
  // `Sep Anx` is no September.
  const when = name.findLast((token) => tellsWhen(token) && !isInPart(reading, own, token))?.text ?? null;
  const last = reading.scores.at(-1);
  if (leadsPartsBehind(reading, figure, own)) return;
  if (isTest && RATED_BY_T.test(name.at(-1)?.text ?? '') && next?.kind === 'word' && !isFiller(next)) {
    // `Conners parent T=78 inattention, T=71 hyperactivity`: the test is named once, before figures that come first.
    reading.test = textOf(own, reading.text);
    reading.isOfTest = true;
    reading.name = name.slice(-1);
    takeNameless(reading, figure, null);
  } else if (reading.isChanged && last !== undefined && own.length === 0 && !comesTo(reading, figure)) {
    add(reading, { ...EMPTY_SCORE, measure: last.measure, score: figure.text, informant: last.informant });
  } else if (
    (!isTest && isTestBehind(reading) && !isPartOf(reading.test ?? '', textOf(own, reading.text))) ||
    isPartBehind(reading, figure)
  ) {
    // `Function remains poor and she scored 27 on the WSAS`, `teacher 6 of 9 inatt`
    const rater = own.length > 0 && own.every(({ kind }) => kind === 'informant') ? raterOf(own[0]) : null;
    reading.informant = rater ?? reading.informant;
    reading.name = name.filter(isFiller);
    takeNameless(reading, figure, null);
  } else if (own.length === 0) takeNameless(reading, figure, when);
  else if (last === undefined && own.every(({ kind }) => kind === 'informant')) {
    // `Conners 3: parent 71, teacher 65`
    takeNameless(reading, figure, when);
    const [first] = reading.scores;
    if (first !== undefined) reading.scores[0] = { ...first, informant: first.informant ?? raterOf(own[0]) };
  } else if (own.every(({ kind }) => kind === 'informant')) takeOfOther(reading, figure, raterOf(own[0]), when);
  else if (!takePartBehind(reading, figure, own)) takeNamed(reading, figure, own, when);
}

function isInPart({ test, text }: Reading, own: readonly Token[], token: Token): boolean {
  return own.includes(token) && isPartOf(test ?? '', textOf(own, text));
}

/** What is named before the figure; of `his own rating`, who rated. */
function ownName(name: readonly Token[]): Token[] {
  const own = strip(name);
  const rater = own.filter(({ text }) => !FORM.test(text));
  return rater.length > 0 && rater.every(({ kind }) => kind === 'informant') ? rater : own;
}

/** Figures that are no scores, and belong to what is named: by how much, on which day, which of several. */
function isPartOfName(reading: Reading, figure: Token, own: readonly Token[]): boolean {
  const word = reading.name.at(-1)?.text ?? '';
  // `dropped by 8 points to 13`
  if (/^by$/i.test(word)) return true;
  const [next, afterNext] = ahead(reading, 2);
  // `COPM: 1) washing hair`
  if (next?.text === ')') return true;
  // `PHQ-9 items: 1=3, 2=3`: the number of an item, whose score has no name.
  if (next?.text === '=' && own.length === 0 && reading.scores.length === 0 && afterNext?.kind === 'figure') {
    reading.at += 2;
    close(reading);
    return true;
  }
  const isDay = SHORT_DAY.test(figure.text) && next?.text === ':' && afterNext?.kind === 'figure';
  // `MoCA done 12/5: 22/30`
  if (isDay && !TEN_POINTS.test(textOf(own, reading.text))) {
    reading.at += 1;
    say(reading, { ...figure, kind: 'when' });
    return true;
  }
  // `PHQ-9 item 9 scored 0`
  const further = ahead(reading, AHEAD_OF_WHICH).find(({ kind, text }) => kind === 'figure' || ENDS.has(text));
  // `Trails 1 48"`, `PHQ 9 17`: a number right behind the name of a test, and then its figure
  const isOfTest = reading.name.at(-1)?.kind === 'test' && /^\d$/.test(figure.text);
  // `BVMT 3 5 7`: three figures or more are rather those of its trials.
  const isNumbered = isOfTest && afterNext?.kind !== 'figure' && (next?.kind === 'figure' || next?.kind === 'quantity');
  const isWhich =
    isNumbered ||
    (WHICH.test(word) &&
      !isPartOf(reading.test ?? '', word) &&
      !figure.text.includes('.') &&
      further?.kind === 'figure');
  if (isWhich) say(reading, { ...figure, kind: 'word' });
  return isWhich;
}

/** Whether the next thing that is named is a test: `27 on the WSAS`. */
function isTestBehind(reading: Reading): boolean {
  const [lead, ...others] = ahead(reading);
  if (!/^(?:on|for)$/.test(lead?.text ?? '')) return false;
  const next = others.find(({ text }) => !/^(?:the|his|her|their|an?)$/i.test(text));
  return next?.kind === 'test' && !isIndex(next.text);
}

/** `averaged 1.9 for inattention and 2.3 for hyperactivity`: known parts of the test stand behind their figures. */
function isPartBehind({ tokens, at, test, text, name: before }: Reading, figure: Token): boolean {
  const isLed = /^(?:for|in|on)$/.test(tokens[at]?.text ?? '');
  // `mum 8/9 inattentive`
  const isOutOf = /\/| of /.test(figure.text) && before.every((token) => isFiller(token) || token.kind === 'informant');
  const from = isLed ? at + 1 : at;
  const end = tokens.slice(from, from + MAX_PART).findIndex(({ text: word }) => /^(?:[,;.]|and|but)$/.test(word));
  const part = tokens.slice(from, end === -1 ? from + MAX_PART : from + end);
  const name = textOf(part, text).replace(/^(?:the|his|her|their) /, '');
  return (isLed || isOutOf) && test !== null && name.length >= MIN_LETTERS && isPartOf(test, name);
}

/** `Vanderbilt mum 8 of 9 inatt, 7 of 9 hyp`: the test, and who was asked, before parts that stand behind their figures. */
function leadsPartsBehind(reading: Reading, figure: Token, own: readonly Token[]): boolean {
  const [test, rater, ...others] = own;
  const isLed = test?.kind === 'test' && others.length === 0 && (rater === undefined || rater.kind === 'informant');
  if (!isLed || !/\/| of /.test(figure.text)) return false;
  const before = { test: reading.test, name: reading.name, informant: reading.informant };
  Object.assign(reading, { test: test.text, name: own.slice(1), informant: raterOf(rater) });
  if (isPartBehind(reading, figure)) {
    reading.name = [];
    takeNameless(reading, figure, null);
    return true;
  }
  Object.assign(reading, before);
  return false;
}

/** `Conners 3 parent inatt T=71, teacher T=64`: the same measure, by somebody else. */
function takeOfOther(reading: Reading, figure: Token, informant: string | null, when: string | null): void {
  const { scores, openAt } = reading;
  // Behind it may stand its parts in brackets.
  const last = scores[openAt];
  if (last === undefined) return;
  const measure = last.measure.replace(RATER_IN_NAME, '').trim();
  const asked = INFORMANT.exec(last.measure)?.[0] ?? null;
  scores[openAt] = { ...last, measure, informant: last.informant ?? asked };
  add(reading, { ...EMPTY_SCORE, measure, score: figure.text, informant, when });
}

function takeNamed(reading: Reading, figure: Token, named: readonly Token[], when: string | null): void {
  const { words, band } = withoutBand(reading, named);
  const [rater, ...rest] = words;
  // `BRIEF-2 parent GEC 69; teacher GEC 72`: the test is that of both.
  const isOfBoth = rater?.kind === 'informant' && rest[0]?.kind === 'word' && RATER_IN_NAME.test(reading.test ?? '');
  if (isOfBoth) reading.test = reading.test?.replace(RATER_IN_NAME, '').trim() ?? null;
  // `the school's SRS-2 was 66`
  const isAsked =
    rater?.kind === 'informant' &&
    (rest[0]?.kind === 'test' || isPartOf(reading.test ?? '', textOf(rest, reading.text)));
  const own = isOfBoth || isAsked ? rest : words;
  const verdict = judge(reading, own, figure.text, reading.tokens[reading.at]);
  const name = verdict === null ? null : nameMeasure(reading, own, verdict === 'part');
  if (name === null) {
    leadWith(reading, named);
    close(reading);
    return;
  }
  // `Inattention: parent 82`
  const { what: measure = name, who = null } = OF_RATER.exec(name)?.groups ?? {};
  takeTest(reading, own);
  // `parent MFQ 21`
  const asked = who ?? (rater?.kind === 'informant' && !measure.includes(rater.text) ? raterOf(rater) : null);
  add(reading, {
    ...EMPTY_SCORE,
    measure,
    score: figure.text,
    band,
    when,
    informant: asked ?? reading.by ?? reading.informant ?? raterOfForm(reading.text.slice(0, figure.start)),
  });
  takeCondition(reading);
}

/** `Fluid Reasoning fell in the low average range with a score of 85`: what is said of the figure before it is no part of the name. */
function withoutBand({ name }: Reading, named: readonly Token[]): { words: readonly Token[]; band: string | null } {
  const last = named.at(-1);
  const before = named.at(-2);
  const behind = name[name.lastIndexOf(last as Token) + 1];
  const isApart = [before, behind].some((token) => token !== undefined && isFiller(token));
  const words = strip(named.slice(0, -1));
  return last?.kind === 'band' && isApart && words.length > 0
    ? { words, band: last.text }
    : { words: named, band: null };
}
