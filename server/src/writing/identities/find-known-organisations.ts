import type { Identifier } from './identifier.ts';
import { isEponym } from './is-eponym.ts';
import { isClinical, isGivenName, isUnknown, isWord } from './kinds-of-words.ts';
import { saysSomething, setOf } from './leading-words.ts';
import { abbreviations, organisations } from './lists.ts';
import type { Token } from './tokens.ts';

const MOST_WORDS = 5;
const LEAST_SMALL = 5;
const LEAST_AT = 4;
const INSIDE = /^(?:'s)?(?:| |-| & |& ?|' ?|\.)$/;
/** What a firm does or is had of it, where its name is also the word that a sentence begins with. */
const OF_FIRMS = setOf(
  `closed offered offers sacked dismissed hired pays paid promoted gave refused rejected declined accepted suspended funded provides supports runs
  barista cashier driver counsellor counselling befriender volunteer helpline worker branch manager shop store placement programme staff support rep have`,
);
const DOES = setOf('is was has had');

/** Firms, charities and universities that many would know, by their letters alone. */
export function findKnownOrganisations(tokens: readonly Token[]): Identifier[] {
  const found: Identifier[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    // "shifts at tesco": what is no word is the firm in small letters, too.
    const isSmall =
      !token.isCapital &&
      token.folded.length >= (isAt(tokens[index - 1]) ? LEAST_AT : LEAST_SMALL) &&
      organisations().has(token.folded) &&
      isUnknown(token) &&
      !isGivenName(token.folded);
    const words = token.isCapital ? longestAt(tokens, index) : Number(isSmall);
    if (words === 0) continue;
    const [first, last] = [tokens[index] as Token, tokens[index + words - 1] as Token];
    found.push({ kind: 'ORGANISATION', start: first.start, end: last.end });
    index += words - 1;
  }
  return found;
}

const isAt = (before: Token | undefined): boolean => /^(?:at|for|in|from|with|w)$/.test(before?.folded ?? '');

function longestAt(tokens: readonly Token[], index: number): number {
  let joined = '';
  let longest = 0;
  for (let words = 1; words <= MOST_WORDS; words += 1) {
    const token = tokens[index + words - 1];
    if (token === undefined || (words > 1 && (!INSIDE.test(token.gap) || token.isFirst))) break;
    if (words > 1 && token.gap.includes('&')) joined += 'and';
    joined += token.folded;
    const isListed = organisations().has(joined) || (token.hasPossessive && organisations().has(`${joined}s`));
    if (isListed && !isEponym(tokens, index) && isMeant(tokens, index, words, joined)) longest = words;
    if (tokens[index + words]?.gap.startsWith("'s") === true) joined += 's';
  }
  return longest;
}

function isMeant(tokens: readonly Token[], index: number, words: number, joined: string): boolean {
  const written = tokens.slice(index, index + words);
  if (words > 1)
    return written.every(({ isCapital, folded }) => isCapital || /^(?:and|of|for|the|with|a|in|on|to)$/.test(folded));
  const [token, after] = [written[0] as Token, tokens[index + 1]];
  if (/^[ -]?\d/.test(token.follows) || /[\d/]$/.test(token.gap)) return false;
  if (token.isUpper) return !abbreviations().has(token.text);
  if (!isWord(joined) && !isClinical(joined)) return true;
  if (!token.isFirst) return !isClinical(joined) && after?.isCapital !== true;
  if (after?.gap !== ' ' || after.isCapital) return false;
  return OF_FIRMS.has(after.folded) || (saysSomething(after.folded) && !DOES.has(after.folded));
}
