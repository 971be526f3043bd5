import { isGeneric } from '../indices.ts';
import { INFORMANT } from '../patterns.ts';
import { isLikeTest } from './judge-score.ts';
import { ahead, close, ENDS, isNameless, type Reading, strip, textOf } from './reading.ts';
import type { Token } from './tokens.ts';

/** What stands before a colon and names no test. */
const PLAIN_LABEL =
  /^(?:[SOAP]|objective|mood|(?:test |cognitive )?(?:results?|scores?|tests?|testing)|measures?|questionnaires?|psychometrics|obs|outcome measures?|today|cognition|cognitive(?: screen(?:ing)?)?|screening)$/i;
/** `Conners-3 P: inatt T=81; T: inatt T=74`: the same test, of which somebody else filled in the form. */
const FORM_LETTER = /^[PTS]$/;
const OWN_FORM = /(?<![ (-])[ (-]{1,3}(?:P|T|S|parents?|mum|mother|dad|father|teacher|school|self|carer|staff)\)?$/i;
/** The score of the whole is named by one of these, its parts are not: `ACE-III total 71/100: attention 15/18`. */
const WHOLE = /[ :]{1,2}(?:total|overall|full scale|sum)(?: score| index)?$/i;
const MIN_FIGURES = 2;
const MAX_LABEL = 4;

/** Commas, dashes and colons: they end what is named, or say that what follows belongs to it. */
export function takeMark(reading: Reading, { text, start }: Token): void {
  // `before/after`, `his/her`
  if (text === '/' && /\p{L}/u.test(reading.text[start - 1] ?? '')) return;
  if (text === ':') return takeColon(reading);
  if (!ENDS.has(text)) return;
  const next = reading.tokens[reading.at];
  // `Communication - 72`
  if (/^[-–—]$/.test(text) && reading.name.length > 0 && (next?.kind === 'figure' || next?.kind === 'scale')) return;
  const own = strip(reading.name);
  if (text === ',' && isNamedOn(reading, own)) return;
  // `WIAT-III | WR 94`
  if (text === '|' && own.length > 0 && own.every(({ kind }) => kind === 'test')) {
    reading.test = textOf(own, reading.text);
    reading.isOfTest = true;
  } else if (!isNameless(reading)) close(reading);
  reading.name = [];
  if (text === ';' || text === '.') reading.isChanged = false;
}

/** `an AUDIT, which was 22`, `Adjustment Scale, 26`, `FrSBe, rated by his brother: …`: a comma within what is named. */
function isNamedOn(reading: Reading, own: readonly Token[]): boolean {
  const tokens = ahead(reading);
  const [next, afterNext] = tokens;
  const test = own.findLastIndex(({ kind }) => kind === 'test');
  if (test === -1 || next === undefined) return false;
  const isEnd = test === own.length - 1;
  if (isEnd && (next.text === 'which' || (next.text === 'at' && afterNext?.kind === 'figure'))) {
    reading.name = own.slice(-1);
    return true;
  }
  if (isEnd && next.kind === 'figure' && (afterNext === undefined || ENDS.has(afterNext.text))) return true;
  return tokens.find(({ kind, text }) => kind === 'figure' || /^[:.;]$/.test(text))?.text === ':';
}

function takeColon(reading: Reading): void {
  const { name, tokens, at } = reading;
  if (/^(?:figure|brackets)$/.test(tokens[at - 2]?.kind ?? '') && reading.isOpen && name.length === 0)
    return takeWhole(reading);
  const own = strip(name);
  const letter = name.length === 1 ? (name[0]?.text ?? '') : '';
  if (reading.test !== null && FORM_LETTER.test(letter)) {
    reading.test = `${reading.test.replace(OWN_FORM, '')} ${letter}`;
  } else if (own.length === 0) {
    return;
  } else if (
    own.some(({ kind, text }) => kind === 'test' && !isGeneric(text)) ||
    (reading.test === null && isUnknownTest(reading, own))
  ) {
    const named = fromTest(own);
    reading.test = textOf(named, reading.text);
    reading.isOfTest = true;
    reading.isColon = true;
    reading.informant = null;
  } else if (own.every(({ kind }) => kind === 'informant' || kind === 'brackets')) {
    reading.informant = own.find(({ kind }) => kind === 'informant')?.text ?? reading.informant;
  } else if (['figure', 'scale', 'quantity'].includes(tokens[at]?.kind ?? '')) {
    return;
  } else if (!PLAIN_LABEL.test(textOf(own, reading.text))) reading.label = textOf(own, reading.text);
  reading.name = [];
  if (letter === '' || !FORM_LETTER.test(letter)) reading.isOpen = false;
}

/** `completed the RCADS`: what was done with a test is no part of its name. */
function fromTest(own: readonly Token[]): readonly Token[] {
  const place = own.findIndex(({ kind }) => kind === 'test');
  const isDone = place > 0 && own.slice(0, place).every(({ kind, text }) => kind === 'word' && /^\p{Ll}/u.test(text));
  return isDone ? own.slice(place) : own;
}

/** `ACE-III 68/100: attention 14/18`: the whole and then its parts. */
function takeWhole(reading: Reading): void {
  reading.test = reading.test ?? reading.scores.at(-1)?.measure.replace(WHOLE, '') ?? null;
  reading.isOfTest = true;
  reading.isOpen = false;
}

/** `CIQ: home 4, social 6`, `Vanderbilt (teacher): …`: what is not known for a test, with a list of its parts behind it. */
function isUnknownTest(reading: Reading, own: readonly Token[]): boolean {
  const [first, second] = own;
  const isRated = /^\p{Lu}\p{Ll}{3,}$/u.test(first?.text ?? '') && INFORMANT.test(second?.text ?? '');
  if ((!isRated && !isLikeTest(first?.text ?? '')) || own.length > MAX_LABEL) return false;
  const behind = ahead(reading);
  const end = behind.findIndex(({ text }) => text === '.');
  const list = end === -1 ? behind : behind.slice(0, end);
  const figures = list.filter(({ kind }) => kind === 'figure').length;
  const isEnough = figures >= MIN_FIGURES || (figures > 0 && /\d/.test(first?.text ?? ''));
  return isEnough && !list.some(({ kind }) => kind === 'quantity');
}
