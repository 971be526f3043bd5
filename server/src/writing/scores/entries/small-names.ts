import { TEST_NAME } from '../patterns.ts';

/** A word in small letters right before a figure, or before what leads to one: `ies-r 34`, `updrs was 28`, `6cit: 4/28`. */
const BEFORE_FIGURE =
  /(?:[\p{Ll}\d]-)?[\p{Ll}\d][\p{Ll}\d&]{1,11}(?:-[\p{Ll}\d]{1,5}){0,2}(?=[ :=]{1,3}(?:(?:it|total|score|today|now) ){0,2}(?:(?:was|is|of|at|came to) )?[<>]?\d)/uy;
/** Words of the language, though in capitals they are names of tests. */
const WORD =
  /^(?:brief|scared|hit|cage|dash|tea|snap|spin|bot|swan|cars?|bit|tap|bars|focus|must|news|cats?|disco|mini|sac|mas|tis|index|scale|composite|matrix|coding|trails?|core|ace|ham|reel|duke|tone|toni|rey|iva|champ|berg|salford|sandwell|western|lawton|katz|bayley|spence|leiter|purdue|hopkins|matrices)$/;
const MIN_LETTERS = 2;
const MAX_KNOWN = 500;

const known = new Map<string, boolean>();

/** Names of tests that somebody in haste typed without capitals; null where none stands at that place. */
export function readSmallName(text: string, start: number): string | null {
  BEFORE_FIGURE.lastIndex = start;
  const word = BEFORE_FIGURE.exec(text)?.[0];
  return word !== undefined && isSmallName(word) ? word : null;
}

/** Behind the letters of a test may stand others, so that `TEACHER` begins like one: as a name counts only what ends where it does. */
function isWhole(name: string): boolean {
  const letters = /^\d*\p{L}(?:-\p{L})?\p{L}*/u.exec(name)?.[0] ?? '';
  const shorter = letters.slice(0, -1);
  return TEST_NAME.exec(name)?.[0] === name && TEST_NAME.exec(shorter)?.[0] !== shorter;
}

function isSmallName(word: string): boolean {
  const found = known.get(word);
  if (found !== undefined) return found;
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  const isName = [word.toUpperCase(), capital].some((name) => isWhole(name));
  const is = isName && !WORD.test(word) && word.replaceAll(/[^\p{L}]/gu, '').length >= MIN_LETTERS;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(word, is);
  return is;
}
