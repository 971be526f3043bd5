import { isGeneric, isIndex } from '../indices.ts';
import { INFORMANT } from '../patterns.ts';
import { isLikeTest, isOfOneScore } from './judge-score.ts';
import { isPartOf } from '../known-tests/parts.ts';
import { isOfGoals, leadWith } from './name-measure.ts';
import { ahead, close, ENDS, isNameless, type Reading, strip, textOf, tellsWhen } from './reading.ts';
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
/** `T =` */
const BEFORE_FIGURE = 3;

/** Commas, dashes and colons: they end what is named, or say that what follows belongs to it. */
export function takeMark(reading: Reading, { text, start }: Token): void {
  // `before/after`, `his/her`
  if (text === '/' && /\p{L}/u.test(reading.text[start - 1] ?? '')) return;
  if (text === ':') return takeColon(reading);
  if (!ENDS.has(text)) return;
  const next = reading.tokens[reading.at];
  // `Communication - 72`
  if (/^[-–—]$/.test(text) && reading.name.length > 0 && /^(?:figure|scale|quantity)$/.test(next?.kind ?? '')) return;
  const own = strip(reading.name);
  if (
    /^[-–—]$/.test(text) &&
    (leadsParts(reading, own) || leadsRaters(reading, own) || labelsRater(reading, own) || labelsGoal(reading, own))
  )
    return takeColon(reading);
  if (text === ',' && isNamedOn(reading, own)) return;
  if (text === ',' && isSetIn(reading, own)) return;
  // `WIAT-III | WR 94`
  if (text === '|' && own.length > 0 && own.every(({ kind }) => kind === 'test')) {
    reading.test = textOf(own, reading.text);
    reading.isOfTest = true;
  } else if (!isNameless(reading)) {
    leadWith(reading, own);
    close(reading);
  }
  reading.name = [];
  if (text === ';' || text === '.') reading.isChanged = false;
}

/** `an AUDIT, which was 22`, `Adjustment Scale, 26`, `FrSBe, rated by his brother: …`: a comma within what is named. */
function isNamedOn(reading: Reading, own: readonly Token[]): boolean {
  const tokens = ahead(reading);
  const [next, afterNext] = tokens;
  // `Total test score, standard score five`
  if (reading.isOfTest && own.length > 0 && next?.kind === 'scale' && afterNext?.kind === 'figure') return true;
  const test = own.findLastIndex(({ kind }) => kind === 'test');
  if (test === -1 || next === undefined) return false;
  const isEnd = test === own.length - 1;
  const isOnWhich = /^(?:on|in|for)$/.test(next.text) && afterNext?.text === 'which';
  if (
    isEnd &&
    (/^(?:which|that|it|this)$/.test(next.text) || isOnWhich || (next.text === 'at' && afterNext?.kind === 'figure'))
  ) {
    // `the Postpartum Bonding Questionnaire, on which she scored 22`
    const isWhole = isGeneric(own.at(-1)?.text ?? '');
    const before = isWhole ? own.slice(0, -1).findLastIndex(({ text }) => !/^\p{Lu}/u.test(text)) : own.length - 2;
    reading.name = own.slice(before + 1);
    return true;
  }
  if (isEnd && next.kind === 'figure' && (afterNext === undefined || ENDS.has(afterNext.text))) return true;
  return tokens.find(({ kind, text }) => kind === 'figure' || /^[:.;]$/.test(text))?.text === ':';
}

const MAX_SET_IN = 6;

/** `His reading comprehension, by contrast, reached 110`: a few words between two commas, behind a known part of the test. */
function isSetIn(reading: Reading, own: readonly Token[]): boolean {
  if (reading.test === null || own.length === 0 || !isPartOf(reading.test, textOf(own, reading.text))) return false;
  const between = ahead(reading, MAX_SET_IN);
  const end = between.findIndex(({ text }) => text === ',');
  const isSet = end > 0 && between.slice(0, end).every(({ kind, text }) => kind === 'word' && /^\p{Ll}/u.test(text));
  if (isSet) reading.at += end + 1;
  return isSet;
}

/** `CTOPP-2 composites - Elision 8, Blending 9`: a dash behind a test is a colon where a list of its parts follows. */
function leadsParts(reading: Reading, own: readonly Token[]): boolean {
  const test = own.find(({ kind, text }) => kind === 'test' && !isGeneric(text) && !isIndex(text));
  const [next] = ahead(reading, 1);
  if (test === undefined || isOfOneScore(test.text) || next?.kind === 'test' || !/^\p{Lu}/u.test(next?.text ?? ''))
    return false;
  return countFigures(reading) >= MIN_FIGURES;
}

/** `SDQ - self 21, parent 24` */
function leadsRaters({ tokens, at }: Reading, own: readonly Token[]): boolean {
  const isTest = own.some(({ kind, text }) => kind === 'test' && !isIndex(text));
  return isTest && tokens[at]?.kind === 'informant' && /^(?:figure|scale)$/.test(tokens[at + 1]?.kind ?? '');
}

/** `SPM-2: HOME – VIS 58, HEA 67`: where or by whom the parts behind it were rated. */
function labelsRater({ tokens, at }: Reading, own: readonly Token[]): boolean {
  const isRater = own.length === 1 && (own[0]?.kind === 'informant' || /^home$/i.test(own[0]?.text ?? ''));
  return isRater && tokens[at]?.kind === 'word' && tokens[at + 1]?.kind === 'figure';
}

/** `Writing her name - P 4, S 5` */
function labelsGoal({ tokens, at, test, label }: Reading, own: readonly Token[]): boolean {
  const isPart = isPartOf(test ?? '', tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'figure';
  return isOfGoals(test) && label === null && own.length > 0 && isPart;
}

/** How many figures stand before the end of the sentence. */
function countFigures(reading: Reading): number {
  const behind = ahead(reading);
  const end = behind.findIndex(({ text }) => text === '.');
  return (end === -1 ? behind : behind.slice(0, end)).filter(({ kind }) => kind === 'figure').length;
}

function takeColon(reading: Reading): void {
  const { name, tokens, at } = reading;
  if (/^(?:figure|brackets)$/.test(tokens[at - 2]?.kind ?? '') && reading.isOpen && name.length === 0)
    return takeWhole(reading);
  const own = strip(name);
  // `npi 18 total: agit 4`
  if (reading.isOpen && own.length === 1 && /^total$/i.test(own[0]?.text ?? '')) {
    reading.name = [];
    return takeWhole(reading);
  }
  const letter = name.length === 1 ? (name[0]?.text ?? '') : '';
  if (reading.test !== null && FORM_LETTER.test(letter)) {
    reading.test = `${reading.test.replace(OWN_FORM, '')} ${letter}`;
  } else if (own.length === 0) {
    return;
  } else if (
    (own.some(({ kind, text }) => kind === 'test' && !isGeneric(text) && !isFigureOfIndex(reading, text)) &&
      !isPartWithFigure(reading, own)) ||
    (reading.test === null && isUnknownTest(reading, own))
  ) {
    // `BRIEF-2 T scores by mother (teacher in parentheses)`
    const named = fromTest(own).filter(
      ({ kind, text }) => kind !== 'brackets' || !/ in (?:brackets|parentheses)$/.test(text),
    );
    reading.test = textOf(named, reading.text);
    reading.isOfTest = true;
    reading.isColon = true;
    reading.stage = name.findLast(tellsWhen)?.text ?? null;
    reading.informant = null;
  } else if (own.every(({ kind, text }) => kind === 'informant' || kind === 'brackets' || /^home$/i.test(text))) {
    reading.informant = own.find(({ kind }) => kind !== 'brackets')?.text ?? reading.informant;
  } else if (['figure', 'scale', 'quantity'].includes(tokens[at]?.kind ?? '') || isMeasureOfSeveral(reading, own)) {
    return;
  } else if (!PLAIN_LABEL.test(textOf(own, reading.text))) reading.label = textOf(own, reading.text);
  reading.name = [];
  if (letter === '' || !FORM_LETTER.test(letter)) reading.isOpen = false;
}

/** `RCADS: Social: 70, GAD: 66`: a part of the test that was named, though a test is called so too. */
function isPartWithFigure({ test, isOfTest, tokens, at, text }: Reading, own: readonly Token[]): boolean {
  return isOfTest && tokens[at]?.kind === 'figure' && isPartOf(test ?? '', textOf(own, text));
}

/** `FSIQ-4: 88` gives an index, and no test of which parts follow. */
function isFigureOfIndex({ tokens, at }: Reading, name: string): boolean {
  return isIndex(name) && /^(?:figure|scale)$/.test(tokens[at]?.kind ?? '');
}

/** `Inattention: parent 82, teacher 74`, `Inhibition: pre 12, post 8`: what stands before the colon was measured by each, or at each time. */
function isMeasureOfSeveral({ tokens, at, text }: Reading, own: readonly Token[]): boolean {
  if (!/^(?:informant|when)$/.test(tokens[at]?.kind ?? '') || PLAIN_LABEL.test(textOf(own, text))) return false;
  const next = tokens
    .slice(at + 1, at + 1 + BEFORE_FIGURE)
    .find(({ kind, text: sign }) => kind !== 'scale' && sign !== '=');
  return next?.kind === 'figure';
}

/** `completed the RCADS`: what was done with a test is no part of its name. */
function fromTest(own: readonly Token[]): readonly Token[] {
  const place = own.findIndex(({ kind }) => kind === 'test');
  const before = own.slice(0, Math.max(0, place));
  const isDone = before.length > 0 && before.every(({ kind, text }) => kind === 'word' && /^\p{Ll}/u.test(text));
  // `Amy's standard scores on the WIAT-III`
  const isLed = /^(?:the|her|his|their)$/.test(before.at(-1)?.text ?? '');
  return isDone || isLed ? own.slice(place) : own;
}

/** `ACE-III 68/100: attention 14/18`: the whole and then its parts. */
function takeWhole(reading: Reading): void {
  reading.test = reading.test ?? reading.scores.at(-1)?.measure.replace(WHOLE, '') ?? null;
  reading.isOfTest = true;
  reading.isOpen = false;
}

/** `Test of Everyday Attention`: capitals, one of which says that it is a test. */
const NAMED_TEST =
  /^(?=.{0,80}\b(?:Test|Battery|Assessment|Evaluation|Profile|Schedule|Checklist|Screen)\b)\p{Lu}\p{L}+(?: (?:of|for|and|the|in|\p{Lu}[\p{L}-]{1,20}))+$/u;

/** `CIQ: home 4, social 6`, `Vanderbilt (teacher): …`: what is not known for a test, with a list of its parts behind it. */
function isUnknownTest(reading: Reading, own: readonly Token[]): boolean {
  const [first, second] = own;
  if (NAMED_TEST.test(textOf(own, reading.text)) && countFigures(reading) >= MIN_FIGURES) return true;
  const isRated = /^\p{Lu}\p{Ll}{3,}$/u.test(first?.text ?? '') && INFORMANT.test(second?.text ?? '');
  if ((!isRated && !isLikeTest(first?.text ?? '')) || own.length > MAX_LABEL) return false;
  const behind = ahead(reading);
  const end = behind.findIndex(({ text }) => text === '.');
  const list = end === -1 ? behind : behind.slice(0, end);
  const figures = list.filter(({ kind }) => kind === 'figure').length;
  const isEnough = figures >= MIN_FIGURES || (figures > 0 && /\d/.test(first?.text ?? ''));
  return isEnough && !list.some(({ kind }) => kind === 'quantity');
}
