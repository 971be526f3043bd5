import {
  isClinical,
  isGivenName,
  isKeptCapital,
  isMadeLikeTerm,
  isNameAndWord,
  isUnknown,
  isWord,
} from './kinds-of-words.ts';
import { isMonthName, opensSentence, PARTICLES, setOf } from './leading-words.ts';
import {
  abbreviations,
  clinicalHeads,
  commonNouns,
  commonWords,
  kinAndRoles,
  surnamesAlsoWords,
  titles,
} from './lists.ts';
import { isShortName, isSyllable } from './small-names.ts';
import type { Token } from './tokens.ts';

export const ROLES = setOf(
  `practitioner specialist consultant prescriber associate assistant therapist manager led team visit clinic call letter report review
  surgery appointment appt notes note who seen said will unit manager in of and the on at is was has with`,
);
const SURE_TITLES = setOf('mr mrs ms miss mx dr prof professor rev revd cllr sgt herr frau mme mlle');
/** Titles that small letters do for, where what follows is no word. */
const SPOKEN_TITLES = setOf(
  'doctor nurse auntie aunty aunt uncle nana nan granny gran grandma grandpa grandad pastor imam',
);
const CALLED = setOf('called named nicknamed aka alias surnamed christened');
export const NO_INITIAL = setOf(
  `type group section part plan vitamin hepatitis appendix schedule table figure grade level band class form set item cluster block wing
  zone stage factor option category version phase step strep influenza level test room question criterion criteria domain subtest list task trial story form`,
);

/** The word before it and before "de", "van der" and the like. */
export function skipParticles(tokens: readonly Token[], index: number): Token | undefined {
  for (let place = index - 1; place >= Math.max(0, index - 3); place -= 1) {
    if (!PARTICLES.has(tokens[place]?.folded ?? '')) return tokens[place];
  }
  return undefined;
}

/** "Mrs Young", "Dr. Black", "mr patel"; not "Nurse Practitioner" and not "sister ADHD". */
export function followsTitle(before: Token, token: Token): boolean {
  if (!titles().has(before.folded) || !/^\.? ?$/.test(token.gap) || token.gap === '') return false;
  if (ROLES.has(token.folded) || clinicalHeads().has(token.folded)) return false;
  const isSure = SURE_TITLES.has(before.folded);
  if (!token.isCapital) {
    const isSpoken = isSure ? before.text !== 'miss' : SPOKEN_TITLES.has(before.folded);
    return isSpoken && token.text.length > 2 && (!isWord(token.folded) || (!isSure && isNameAndWord(token.folded)));
  }
  if (isClinical(token.folded) && !isSure) return false;
  if (token.isUpper && token.text.length < 4 && !isSure) return false;
  return isSure || before.isCapital || isGivenName(token.folded) || isUnknown(token) || isNameAndWord(token.folded);
}

/** "tell miss nsubuga": in small letters "miss" is a verb as well, which somebody does. */
export function followsMiss(tokens: readonly Token[], index: number): boolean {
  const [token, miss, before] = [tokens[index] as Token, tokens[index - 1], tokens[index - 2]];
  if (token.isCapital || miss?.text !== 'miss' || token.gap !== ' ') return false;
  // "forms given to miss k": no word but "a" and "i" has one letter.
  if (/^[b-hj-z]$/.test(token.text)) return !/^[./-]\p{L}/u.test(token.follows);
  if (token.folded.length < 4 || DOES.test(before?.folded ?? '')) return false;
  const isAddressed = /^(?:tell|told|ask|asked|ring|rang|see|saw|with|by|from|phone|phoned|email|emailed)$/;
  return isUnknown(token) || (surnamesAlsoWords().has(token.folded) && isAddressed.test(before?.folded ?? ''));
}

const DOES =
  /^(?:to|will|would|not|never|often|might|may|i|you|we|they|do|did|can|could|should|still|always|sometimes|really|does|(?:do|did|does|wo|ca)n'?t)$/;

/** "his sister Cara", "mum (Jane)", "her teacher, Tom", "brother cara". */
export function followsKin(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  const token = tokens[index] as Token;
  if (before === undefined || !kinAndRoles().has(before.folded) || before.hasPossessive || titles().has(token.folded))
    return false;
  if (!/^(?: |, | \(|: ?| - | ")$/.test(token.gap) || isClinical(token.folded) || ROLES.has(token.folded)) return false;
  const isName = isGivenName(token.folded) || isUnknown(token);
  if (token.gap.startsWith(':') && !isName) return false;
  if (!token.isCapital && token.gap === ' ' && isSmallNameOfKin(token, tokens[index + 1])) return true;
  if (!token.isCapital) {
    const isLong =
      (token.folded.length > 3 || isSyllable(token.folded)) && isUnknown(token) && !SPOKEN_TITLES.has(token.folded);
    return (
      token.gap === ' ' &&
      (isLong || isShortName(token.folded) || (isGivenName(token.folded) && token.folded.length > 2))
    );
  }
  // "RING DAD (DELE)", "WITH NAN PAT IN": both in capitals, and the second is shorthand for nothing.
  const isShouted = token.isUpper && before.isUpper && before.text.length > 2 && token.text.length > 2;
  if (isShouted && !abbreviations().has(token.text) && !clinicalHeads().has(token.folded)) {
    const isBracket = token.gap === ' (' && token.follows.startsWith(')') && !commonWords().has(token.folded);
    if (isName || isNameAndWord(token.folded) || isBracket) return true;
  }
  if (isName) return !token.isUpper || isGivenName(token.folded);
  if (token.isUpper) return false;
  const isPhrase = before.isCapital && !before.isFirst;
  if (isPhrase || isTitleCase(tokens, index)) return isNameAndWord(token.folded) && !isPhrase;
  if (token.text.includes("'") || token.text.length === 1) return false;
  // "her late mother (Hyacinth)": a word that is all that a bracket holds.
  if (token.gap === ' (' && token.follows.startsWith(')'))
    return !isKeptCapital(token.folded) && !commonNouns().has(token.folded) && !isMadeLikeTerm(token.folded);
  return token.gap === ' ' || isNameAndWord(token.folded) || surnamesAlsoWords().has(token.folded);
}

/** "dtr hope has epilepsy", "step-dad rick left": a name that is a word, of whom a relative tells and who does something. */
function isSmallNameOfKin({ folded }: Token, after: Token | undefined): boolean {
  if (!isNameAndWord(folded) || /^(?:will|may|mark|can|rob|sue|bill|pat|drew|grant|chase|rose)$/.test(folded))
    return false;
  return (
    after?.gap === ' ' &&
    /^(?:is|was|has|had|left|says|said|died|lives|works|drinks|came|moved|rang|hit)$/.test(after.folded)
  );
}

export function followsCalled(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const [second, first] = [tokens[index - 1]?.folded ?? '', tokens[index - 2]?.folded ?? ''];
  const isCalled =
    (CALLED.has(second) && /^ ["']?$/.test(token.gap)) ||
    (second === 'as' && first === 'known' && /^ ["']?$/.test(token.gap)) ||
    (/^(?:is|was)$/.test(second) && /^(?:nick|sur)?names?$/.test(first)) ||
    (second === 'name' &&
      (/^(?::|: |=| = )$/.test(token.gap) || (tokens[index - 1]?.hasPossessive === true && token.gap.endsWith(' '))));
  if (!isCalled || isClinical(token.folded)) return false;
  if (!token.isCapital) return isGivenName(token.folded) || (!isWord(token.folded) && second !== 'called');
  return isGivenName(token.folded) || isUnknown(token) || isNameAndWord(token.folded) || !isTitleCase(tokens, index);
}

/** "Hope and Faith, her twins": what is said of the second of two is said of both. */
function isFirstOfTwo(tokens: readonly Token[], index: number): boolean {
  const [token, and, other] = [tokens[index] as Token, tokens[index + 1], tokens[index + 2]];
  if (and?.folded !== 'and' || and.gap !== ' ' || other?.gap !== ' ' || !isNameAndWord(token.folded)) return false;
  return isExplained(tokens, index + 2);
}

/** "May her nan was admitted": a relative right behind, and what the relative does. */
function isBeforeKin(tokens: readonly Token[], index: number): boolean {
  const [token, whose, kin, verb] = [tokens[index] as Token, tokens[index + 1], tokens[index + 2], tokens[index + 3]];
  const mayBeName = isNameAndWord(token.folded) || isMonthName(token.folded);
  if (!mayBeName || !/^(?:his|her|their|my)$/.test(whose?.folded ?? '')) return false;
  if (whose?.gap !== ' ' || kin?.gap !== ' ' || verb?.gap !== ' ' || kin.isCapital) return false;
  return kinAndRoles().has(kin.folded) && /^(?:is|was|has|had|died|lives|lived|says|said|rang|came)$/.test(verb.folded);
}

/** "Cara (aunt)", "Cara, her aunt", "Star (his dog)". */
export function isExplained(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const next = tokens[index + 1];
  if (token.isCapital && !token.isUpper && (isBeforeKin(tokens, index) || isFirstOfTwo(tokens, index))) return true;
  if (!token.isCapital || token.isUpper || next === undefined || isClinical(token.folded) || isMonthName(token.folded))
    return false;
  const isBefore = next.gap === ', ' && /^(?:his|her|their|my)$/.test(next.folded) && !kinAndRoles().has(token.folded);
  if (
    isWord(token.folded) &&
    !isNameAndWord(token.folded) &&
    ((token.isFirst && !isBefore) || isTitleCase(tokens, index))
  )
    return false;
  // "Aurora, who is his twin,": as "Aurora, his twin,".
  if (next.folded === 'who' && next.gap === ', ' && /^(?:is|was)$/.test(tokens[index + 2]?.folded ?? ''))
    return (
      /^(?:his|her|their|my|the|our|a)$/.test(tokens[index + 3]?.folded ?? '') &&
      kinAndRoles().has(tokens[index + 4]?.folded ?? '')
    );
  const isOwned = /^(?:his|her|their|my|the|our|a)$/.test(next.folded);
  const kin = isOwned ? tokens[index + 2] : next;
  if (kin === undefined || kin.isCapital || !kinAndRoles().has(kin.folded)) return false;
  const opens = next.gap === ' (' || (isOwned && next.gap === ', ');
  return opens && (!isOwned || kin.gap === ' ');
}

/** "J. Smith", "A.B. Jones", "K Baker"; not "Type A Personality". */
export function isInitialBefore(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const initial = tokens[index - 1];
  if (initial === undefined || initial.text.length !== 1 || !initial.isCapital || /^[AI]$/.test(initial.text)) {
    if (initial?.text !== 'A' || !token.gap.startsWith('.')) return false;
  }
  if (!/^(?: |\. ?)$/.test(token.gap) || isClinical(token.folded) || clinicalHeads().has(token.folded)) return false;
  const isStrange = isUnknown(token) || surnamesAlsoWords().has(token.folded) || isGivenName(token.folded);
  return isStrange && !NO_INITIAL.has(tokens[index - 2]?.folded ?? '');
}

function isHeadingWord(other: Token | undefined, gap: string | undefined): boolean {
  if (other === undefined || !other.isCapital || other.text.length === 1) return false;
  if (other.isFirst && opensSentence(other.folded)) return false;
  return /^[ -]$/.test(gap ?? '') && isWord(other.folded);
}

/** Whether the words around it have capitals as in a heading, so that its own says nothing. */
export function isTitleCase(tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  return isHeadingWord(before, token?.gap) || isHeadingWord(after, after?.gap);
}
