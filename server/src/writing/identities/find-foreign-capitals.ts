import type { Identifier } from './identifier.ts';
import { isGivenName, isSurname } from './kinds-of-words.ts';
import { setOf } from './leading-words.ts';
import type { Token } from './tokens.ts';

const WORK = setOf('arbeitet arbeite gearbeitet angestellt beschäftigt jobbt ausbildung lehre stelle praktikum');
/** What organisations are called, at the end of a word of several parts. */
const ORGANISATION_END =
  /(?:schule|gymnasium|klinik|klinikum|krankenhaus|universität|stiftung|verein|kirche|kita|heim|gmbh|verlag|werke?)$/;

/** German names that capitals do not tell: "arbeitet bei Bosch", "Astrid-Lindgren-Schule", "Meyer-Landrut". */
export function findForeignCapitals(tokens: readonly Token[]): Identifier[] {
  const found: Identifier[] = [];
  for (const [index, token] of tokens.entries()) {
    if (!token.isCapital || token.isUpper) continue;
    const [verb, before] = [tokens[index - 2], tokens[index - 1]];
    const isWork = before?.folded === 'bei' && token.gap === ' ' && WORK.has(verb?.text.toLowerCase() ?? '');
    const first = startOfCompound(tokens, index);
    const isNamed =
      first < index && tokens.slice(first, index).some(({ folded }) => isGivenName(folded) || isSurname(folded));
    if (isWork || (isNamed && ORGANISATION_END.test(token.text.toLowerCase())))
      found.push({ kind: 'ORGANISATION', start: tokens[first]?.start ?? token.start, end: token.end });
  }
  return found;
}

function startOfCompound(tokens: readonly Token[], index: number): number {
  let first = index;
  while (first > 0 && index - first < 4 && tokens[first]?.gap === '-' && tokens[first - 1]?.isCapital === true)
    first -= 1;
  return first;
}
