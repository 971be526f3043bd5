import { acts, follows, isExplained, isKin, isTitled } from './initials-contexts.ts';
import { setOf } from './leading-words.ts';
import { NO_INITIAL } from './name-contexts.ts';
import { SPEAKS } from './small-actor.ts';
import type { Token } from './tokens.ts';

/** Signs and values that a single letter stands for. */
export const NO_PERSON_AFTER = setOf(
  'hand arm leg foot eye ear side knee hip shoulder cells cell wave waves score scores value level positive negative',
);

/** "Dr P", "her partner J", "told D.", "R's father", "K. hit": a letter alone needs a person around it. */
export function isLetterOfPerson(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const after = tokens[index + 1];
  if (!token.isCapital || /[/+=%&<>]$/.test(token.gap) || /^[/+=%&:]/.test(token.follows)) return false;
  // "ADI-R was done": a letter behind a hyphen belongs to what is before it.
  if (token.gap === '-') return false;
  if (token.text === 'A' && isActorA(tokens, index)) return true;
  // "Patient: A bit.": what somebody says begins so.
  if (token.text === 'A' && token.gap === ': ' && after?.gap === ' ' && !after.isCapital) return false;
  const hasDot = token.follows.startsWith('.') && !token.follows.startsWith('..');
  if (isTitled(tokens, index) && token.text !== 'I') return true;
  if (isAged(tokens, index)) return true;
  // "Her sons I. and O.".
  if (token.text === 'I' && hasDot && token.gap === ' ' && isKin(tokens, index) && after?.isCapital !== true)
    return true;
  if (token.text === 'I' || (token.text === 'A' && !hasDot && !token.hasPossessive && !isKin(tokens, index)))
    return false;
  if (NO_INITIAL.has(tokens[index - 1]?.folded ?? '') || NO_PERSON_AFTER.has(after?.folded ?? '')) return false;
  // "E. coli": a letter, a dot and a small word is a species, unless somebody acts.
  const isSpecies = hasDot && after?.gap === '. ' && !after.isCapital;
  if (token.hasPossessive || token.follows.startsWith(".'s")) return true;
  // "B. next door heard shouting".
  if (hasDot && after?.folded === 'next' && tokens[index + 2]?.folded === 'door') return true;
  if (isKin(tokens, index) || isExplained(tokens, index) || isPair(tokens, index) || isSum(tokens, index)) return true;
  if (acts(tokens, index)) return !/^\d/.test(tokens[index + 1]?.follows.trim() ?? '');
  if (isListed(tokens, index)) return true;
  return follows(tokens, index) && (hasDot || !isSpecies) && isEnded(token, after);
}

const isAge = (behind: string | undefined): boolean => /^\.? \(\d/.test(behind ?? '');
const isLetter = (token: Token | undefined): boolean => token?.isCapital === true && token.text.length === 1;

/** "M (12) and K (9)", "I. (6), O. (3)": letters with ages in a row. */
function isAged(tokens: readonly Token[], index: number): boolean {
  const [token, after, then] = [tokens[index] as Token, tokens[index + 1], tokens[index + 2]];
  if (!isAge(token.follows)) return false;
  const next = after?.folded === 'and' ? then : after;
  const before = tokens[index - 1]?.folded === 'and' ? tokens[index - 2] : tokens[index - 1];
  const isFirst =
    isLetter(next) && /^\.? \(\d{1,2}\)(?:,? | ?& ?|, and )/.test(after?.gap ?? '') && isAge(next?.follows);
  return isFirst || (isLetter(before) && isAge(before?.follows) && /(?:\)|^),? ?&? ?$/.test(token.gap));
}

/** "Sat with A in the garden", "A cried": no noun follows, as it would an article. */
function isActorA(tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (after?.gap === ' ' && !after.isCapital && SPEAKS.test(after.folded)) return true;
  if (tokens[index]?.gap !== ' ' || !/^(?:with|told|saw|asked|met|rang)$/.test(before?.folded ?? '')) return false;
  return after === undefined || /^[,.;)]/.test(after.gap) || /^(?:in|at|on|and|about|by|to)$/.test(after.folded);
}

/** "B and C are bullying her", "H and J, her twins,". */
function isPair(tokens: readonly Token[], index: number): boolean {
  const [token, and, other, verb] = [tokens[index] as Token, tokens[index + 1], tokens[index + 2], tokens[index + 3]];
  if (!token.isFirst || and?.folded !== 'and' || and.gap !== ' ' || !/^\p{Lu}$/u.test(other?.text ?? '')) return false;
  if (other !== undefined && isExplained(tokens, index + 2)) return true;
  return (
    verb?.gap === ' ' && /^(?:are|were|have|fight|fought|argue|argued|share|live|went|left|hit)$/.test(verb.folded)
  );
}

/** "T + K witnessed it": two letters of whom the second acts. */
function isSum(tokens: readonly Token[], index: number): boolean {
  const other = tokens[index + 1];
  return other?.gap === ' + ' && isLetter(other) && acts(tokens, index + 1);
}

/** "with D. in the car", "told J": not "with T waves". */
function isEnded(token: Token, after: Token | undefined): boolean {
  if (after === undefined || /^[.,;:)"]/.test(token.follows)) return true;
  return (
    /^(?:and|or|in|at|on|by|about|since|is|was|the|her|his|to|for|re|left|that)$/.test(after.folded) && !after.isCapital
  );
}

/** "K and M", "F., G. and": one of several. */
function isListed(tokens: readonly Token[], index: number): boolean {
  const [before, and] = [tokens[index - 2], tokens[index - 1]];
  if (and?.folded === 'and' && before !== undefined && /^\p{Lu}$/u.test(before.text))
    return isListedAfter(tokens, index - 2);
  const previous = tokens[index - 1];
  return (
    /^\.?, $/.test(tokens[index]?.gap ?? '') &&
    previous !== undefined &&
    /^\p{Lu}$/u.test(previous.text) &&
    follows(tokens, index - 1)
  );
}

function isListedAfter(tokens: readonly Token[], index: number): boolean {
  return follows(tokens, index) || isKin(tokens, index) || acts(tokens, index + 2);
}
