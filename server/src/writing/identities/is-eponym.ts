import { clinicalHeads, eponyms } from './lists.ts';
import type { Token } from './tokens.ts';

/** The Yale-Brown Obsessive Compulsive Scale has its word of medicine so far behind. */
const FARTHEST = 4;

const DONE =
  /^(?:completed|administered|average|positive|negative|impaired|normal|scored|within|below|above|repeated|elicited|borderline|abnormal)$/;

/** "Brixton and Hayling were average": what is said of tests, and of nobody. */
function isTestDone(tokens: readonly Token[], index: number): boolean {
  let place = index + 1;
  while (place <= index + FARTHEST && (tokens[place]?.folded === 'and' || tokens[place]?.isCapital === true))
    place += 1;
  return /^(?:was|were|is|are)$/.test(tokens[place]?.folded ?? '') && DONE.test(tokens[place + 1]?.folded ?? '');
}

/** "Beck Depression Inventory", "Wilson's disease", "Rey-Osterrieth Complex Figure", "Beck 24". */
export function isEponym(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  if (!token.isCapital || !eponyms().has(token.folded)) return false;
  // "Beck (24)" may be a person's age.
  if (/^(?:'s)?[ :=-]{0,3}\d/.test(token.follows) || isTestDone(tokens, index)) return true;
  // "The Rivermead and the Hayling": people have no article.
  if (tokens[index - 1]?.folded === 'the' && token.gap === ' ' && tokens[index + 1]?.isCapital !== true) return true;
  if (/^(?:II|III|IV|VI?)$/.test(tokens[index + 1]?.text ?? '') && tokens[index + 1]?.gap === ' ') return true;
  for (let next = index + 1; next <= index + FARTHEST; next += 1) {
    const other = tokens[next];
    if (other === undefined || !/^(?:'s? | |-|')$/.test(other.gap)) {
      if (other !== undefined && next === index + 1 && other.hasPossessive) continue;
      break;
    }
    if (clinicalHeads().has(other.folded)) return true;
  }
  return token.hasPossessive && clinicalHeads().has(tokens[index + 1]?.folded ?? '');
}
