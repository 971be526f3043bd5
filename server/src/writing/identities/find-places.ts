import type { Identifier } from './identifier.ts';
import { isSurelyScale } from './is-eponym.ts';
import { isWord } from './kinds-of-words.ts';
import { leadsToPlace, setOf } from './leading-words.ts';
import { clinicalHeads, eponyms, placesAlsoWords, towns } from './lists.ts';
import type { TextLanguage } from './text-language.ts';
import type { Token } from './tokens.ts';

const MOST_WORDS = 4;
const LIVES = /^(?:lives?|lived|living|born|raised|stays?|staying|stayed|up|flat|house)$/;
const LEAST_LETTERS = 5;
/** Towns that are in the dictionary and hardly ever mean anything else, so that small letters do. */
const SURE_TOWNS = setOf(
  `bangor blackpool bolton brighton buxton canterbury derby dudley epping eton gateshead goole halifax hastings hove huntingdon kettering
  lancaster lincoln newport newry oxford preston ramsgate redcar redditch rhyl ripley ripon skipton slough spalding stafford stirling
  tenby troon truro wallasey wallsend warwick wigan worthing york cork edinburgh glasgow liverpool manchester nottingham newcastle cambridge bristol`,
);

/** Towns of the list, in capitals anywhere and in small letters where they are no words. */
export function findPlaces(tokens: readonly Token[], language: TextLanguage = 'english'): Identifier[] {
  const found: Identifier[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const words = wordsOfTown(tokens, index, language);
    if (words === 0) continue;
    found.push({ kind: 'PLACE', start: tokens[index]?.start ?? 0, end: tokens[index + words - 1]?.end ?? 0 });
    index += words - 1;
  }
  return found;
}

/** How many words the town has that begins here; 0 where none does. */
function wordsOfTown(tokens: readonly Token[], index: number, language: TextLanguage): number {
  let name = '';
  let longest = 0;
  for (let words = 1; words <= MOST_WORDS; words += 1) {
    const token = tokens[index + words - 1];
    if (token === undefined || (words > 1 && (!/^[ -]$/.test(token.gap) || token.isFirst))) break;
    name += words === 1 ? token.folded : `_${token.folded}`;
    if (!towns().has(name)) continue;
    const isHere =
      language === 'english'
        ? isMeant(tokens.slice(index, index + words), tokens[index + words])
        : isLedTo(tokens, index, words);
    if (isHere) longest = words;
  }
  return longest > 0 || !isSureTown(tokens, index) ? longest : 1;
}

function isMeant(written: readonly Token[], next: Token | undefined): boolean {
  const hasCapitals = written.every(({ isCapital, folded }) => isCapital || folded.length < 5);
  // "Los Angeles grade B".
  if (next?.gap === ' ' && /^(?:criteria|classification|consensus|grade|stage)$/.test(next.text)) return false;
  if (written.length > 1) return hasCapitals || written.some(({ folded }) => folded.length > 3 && !isWord(folded));
  const [town] = written;
  // With a capital it is a name in any case, and whose is for others to say.
  if (town === undefined || town.isCapital || town.folded.length < LEAST_LETTERS) return false;
  // "bristol stool chart", "glasgow coma scale".
  return !eponyms().has(town.folded) || !(next?.gap === ' ' && clinicalHeads().has(next.folded));
}

/** "wohnt in Bielefeld": in other languages small letters tell nothing, and a capital does after such a word. */
function isLedTo(tokens: readonly Token[], index: number, words: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index] as Token];
  if (!token.isCapital || token.folded.length < 4 || isSurelyScale(tokens, index)) return false;
  return words > 1 || /^(?:in|aus|nach|bei|von|à|de|en|w|z|do|te|em|a|da)$/.test(before?.text.toLowerCase() ?? '');
}

function isSureTown(tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index] as Token];
  if (token.isCapital || before === undefined) return false;
  if (SURE_TOWNS.has(token.folded) && leadsToPlace(before.folded)) return true;
  // "dad lives in barrow".
  const isHome = before.folded === 'in' && LIVES.test(tokens[index - 2]?.folded ?? '');
  return (
    isHome &&
    placesAlsoWords().has(token.folded) &&
    /^(?:$|[.,;)\n]| (?:with|now|and|since|near|but|for|w)(?!\p{L}))/u.test(
      token.follows + (tokens[index + 1]?.folded ?? ''),
    )
  );
}
