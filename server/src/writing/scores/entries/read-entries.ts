import { isGeneric, isIndex } from '../indices.ts';
import { hasKnownParts, isPartOf } from '../known-tests/parts.ts';
import { readAgain } from '../read-again.ts';
import { partJoined } from '../part-joined.ts';
import { partSlashes } from '../read-slashes.ts';
import type { Score } from '../score.ts';
import { isTimedTest } from './judge-score.ts';
import { beginReading, close, isNameless, type Reading, say, strip, textOf } from './reading.ts';
import { BRACKETS_ARE } from './in-brackets.ts';
import { takeAttribute, takeBrackets, takeInformant, takeWhen } from './take-attribute.ts';
import { isShortDay, takeFigure } from './take-figure.ts';
import { takeMark } from './take-label.ts';
import { putSidesFirst } from '../sides-behind.ts';
import { readTokens, type Token } from './tokens.ts';

/** `HADS A8 D13`, `HADS A8/D13` */
const GLUED_HALVES = /\b(HADS:? )A ?(\d{1,2})[,;/ ]{1,2}D ?(\d{1,2})(?![\d/])/gi;

/**
 * The scores of a sentence or a list, read from left to right: words name what was measured until a figure comes, and what
 * comes behind the figure says something of it, or names the next. `test` is the one that a line above names.
 */
export function readEntries(typed: string, test?: string): Score[] {
  const text = partSlashes(putSidesFirst(partJoined(typed)).replaceAll(GLUED_HALVES, '$1A $2, D $3'));
  return readAgain(text, (part) => readParted(part, test), text !== typed);
}

function readParted(text: string, test: string | undefined): Score[] {
  const reading = beginReading(text, readTokens(text), test);
  reading.test ??= testAtEnd(reading.tokens);
  const when = readLeadingTime(reading);
  for (let token = reading.tokens[reading.at]; token !== undefined; token = reading.tokens[reading.at]) {
    reading.at += 1;
    take(reading, token);
  }
  return when === null ? reading.scores : reading.scores.map((score) => ({ ...score, when: score.when ?? when }));
}

/** `Reading rate was 80 and comprehension 92 on the YARC`: the only test that a sentence names, at its end. */
function testAtEnd(tokens: readonly Token[]): string | null {
  const [test, ...others] = tokens.filter(({ kind, text }) => kind === 'test' && !isGeneric(text) && !isIndex(text));
  const last = tokens.findLast(({ text }) => text !== '.');
  const isAtEnd = test !== undefined && test === last && others.length === 0 && hasKnownParts(test.text);
  return isAtEnd ? test.text : null;
}

/** `30/9 EPDS 11`, `Last year (14 January 2025) ACE-III was 79`: when all that follows was. */
function readLeadingTime(reading: Reading): string | null {
  const [first, second] = reading.tokens;
  if (first === undefined || BRACKETS_ARE.test(reading.text)) return null;
  const isDay = first.kind === 'figure' && isShortDay(first.text) && second !== undefined && second.kind !== 'mark';
  const isOfAll = isDay || (first.kind === 'when' && !reading.tokens.slice(1).some(({ kind }) => kind === 'when'));
  if (!isOfAll) return null;
  const last = second?.kind === 'brackets' ? second : first;
  reading.at = last === second ? 2 : 1;
  return reading.text.slice(first.start, last.end);
}

function take(reading: Reading, token: Token): void {
  switch (token.kind) {
    case 'mark':
      return takeMark(reading, token);
    case 'figure':
      return takeFigure(reading, token);
    case 'quantity':
      return isTimedTest(`${reading.test ?? ''} ${textOf(reading.name, reading.text)}`) || namesPart(reading)
        ? takeFigure(reading, token)
        : close(reading);
    case 'arrow':
      reading.isChanged = reading.isOpen;
      return undefined;
    case 'brackets':
      return takeBrackets(reading, token);
    case 'test':
      // `CELF-5: … core 79` is a part of it, and not the CORE.
      if (token.text === 'core' && reading.isOfTest) return say(reading, { ...token, kind: 'word' });
      return takeTestName(reading, token);
    case 'word':
    case 'scale':
      return say(reading, token);
    case 'informant':
      return takeInformant(reading, token);
    case 'when':
      return takeWhen(reading, token);
    default:
      return takeAttribute(reading, token);
  }
}

/** `VOMS: … NPC 11 cm`: what a part of a test is measured in. */
function namesPart({ test, name, text }: Reading): boolean {
  return test !== null && isPartOf(test, textOf(strip(name), text));
}

/** `a Full Scale IQ of 91 on the WISC-V`: the test stands behind the score of a part of it. */
function takeTestName(reading: Reading, token: Token): void {
  const { scores, tokens, at, name } = reading;
  const last = scores.at(-1);
  const isLed = /^(?:on|of|from|in)$/.test(name[0]?.text ?? '') && isNameless(reading);
  if (!reading.isOpen || last === undefined || !isLed || !isIndex(last.measure) || tokens[at]?.kind === 'figure') {
    say(reading, token);
    return;
  }
  scores[scores.length - 1] = { ...last, measure: `${token.text}: ${last.measure}` };
  reading.test = token.text;
  reading.name = [];
}
