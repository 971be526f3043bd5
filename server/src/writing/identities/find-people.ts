import type { Identifier } from './identifier.ts';
import { isClinical, isGivenName, isNameAndWord, isUnknown, isWord } from './kinds-of-words.ts';
import {
  abbreviations,
  clinicalHeads,
  eponyms,
  kinAndRoles,
  placesAlsoWords,
  surnamesAlsoWords,
  titles,
} from './lists.ts';
import { isMonthName, leadsToPerson, leadsToPlace, saysSomething, setOf } from './leading-words.ts';
import type { Token } from './tokens.ts';

/** Words with a capital that follow one another as the parts of a name do. */
const INSIDE = /^(?: |-|'|\. ?| - |)$/;
const PARTICLES = setOf('van der den de del della di da dos das du la le el al bin ibn von zu ter ten y ap');
const ROLES = setOf(
  `practitioner specialist consultant prescriber associate assistant therapist manager led team visit clinic call letter report review
  surgery appointment appt notes note who seen said will unit manager in of and the on at is was has with`,
);
const SURE_TITLES = setOf('mr mrs ms miss mx dr prof professor rev revd cllr sgt herr frau mme mlle');
const CALLED = setOf('called named nicknamed aka alias surnamed christened');
const NO_INITIAL = setOf(
  `type group section part plan vitamin hepatitis appendix schedule table figure grade level band class form set item cluster block wing
  zone stage factor option category version phase step strep influenza level test room`,
);
/** Names that a sentence may well begin with as words: only what people do makes them names there. */
const MOODS = setOf(
  `hope faith joy grace patience art harmony mercy will destiny charity summer autumn dawn prudence chance job max storm sky may april
  june august job rich will mark ray bill grant drew pat sue rob guy dean norm trinity serenity star`,
);

/**
 * People whom nobody told us of, by what stands around their names and by what is no word at all. Where in doubt a word
 * with a capital is taken for a name.
 */
export function findPeople(tokens: readonly Token[], smallWords: ReadonlySet<string>): Identifier[] {
  const marked = new Map<number, Identifier['kind']>();
  for (const [index, token] of tokens.entries()) {
    if (marked.has(index)) continue;
    const kind = judge(tokens, index, token, smallWords);
    if (kind === undefined) continue;
    for (const place of extend(tokens, index, kind)) marked.set(place, kind);
  }
  return joinRuns(tokens, marked);
}

function judge(
  tokens: readonly Token[],
  index: number,
  token: Token,
  smallWords: ReadonlySet<string>,
): Identifier['kind'] | undefined {
  // Most words are small ones that can be no name.
  if (!token.isCapital && (PARTICLES.has(token.folded) || (isWord(token.folded) && !isGivenName(token.folded))))
    return undefined;
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (isEponym(tokens, index)) return undefined;
  if (
    before !== undefined &&
    (followsTitle(skipParticles(tokens, index) ?? before, token) ||
      followsKin(tokens, index) ||
      followsCalled(tokens, index))
  ) {
    return 'PERSON';
  }
  if (isExplained(tokens, index)) return 'PERSON';
  if (!token.isCapital) return isSmallName(token, before) ? 'PERSON' : undefined;
  if (token.isUpper) return isShouted(tokens, index) ? 'PERSON' : undefined;
  if (isInitialBefore(tokens, index)) return 'PERSON';
  if (isPlaceWord(token, before)) return 'PLACE';
  if (isMonthName(token.folded)) return isPersonOfMonth(tokens, index) ? 'PERSON' : undefined;
  if (isGivenName(token.folded)) return 'PERSON';
  if (isUnknown(token) && token.text.length > 1) {
    if (token.isFirst && smallWords.has(token.folded)) return undefined;
    return before !== undefined && leadsToPlace(before.folded) && !token.isFirst ? 'PLACE' : 'PERSON';
  }
  if (isNameAndWord(token.folded) && !isClinical(token.folded)) return isNameHere(tokens, index) ? 'PERSON' : undefined;
  if (!surnamesAlsoWords().has(token.folded) || isClinical(token.folded) || token.isFirst || isTitleCase(tokens, index))
    return undefined;
  const isMet = before !== undefined && leadsToPerson(before.folded) && token.gap === ' ';
  return isMet || (after !== undefined && after.gap === ' ' && saysSomething(after.folded)) ? 'PERSON' : undefined;
}

/** The word before it and before "de", "van der" and the like. */
function skipParticles(tokens: readonly Token[], index: number): Token | undefined {
  for (let place = index - 1; place >= Math.max(0, index - 3); place -= 1) {
    if (!PARTICLES.has(tokens[place]?.folded ?? '')) return tokens[place];
  }
  return undefined;
}

/** "Mrs Young", "Dr. Black", "mr patel"; not "Nurse Practitioner" and not "sister ADHD". */
function followsTitle(before: Token, token: Token): boolean {
  if (!titles().has(before.folded) || !/^\.? ?$/.test(token.gap) || token.gap === '') return false;
  if (ROLES.has(token.folded) || clinicalHeads().has(token.folded)) return false;
  const isSure = SURE_TITLES.has(before.folded);
  if (!token.isCapital) return isSure && before.text !== 'miss' && !isWord(token.folded) && token.text.length > 2;
  if (isClinical(token.folded) && !isSure) return false;
  if (token.isUpper && token.text.length < 4 && !isSure) return false;
  return isSure || before.isCapital || isGivenName(token.folded) || isUnknown(token) || isNameAndWord(token.folded);
}

/** "his sister Cara", "mum (Jane)", "her teacher, Tom", "brother cara". */
function followsKin(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  const token = tokens[index] as Token;
  if (before === undefined || !kinAndRoles().has(before.folded) || before.hasPossessive || titles().has(token.folded))
    return false;
  if (!/^(?: |, | \(|: ?| - | ")$/.test(token.gap) || isClinical(token.folded) || ROLES.has(token.folded)) return false;
  const isName = isGivenName(token.folded) || isUnknown(token);
  if (token.gap.startsWith(':') && !isName) return false;
  if (!token.isCapital) return token.gap === ' ' && isGivenName(token.folded) && token.folded.length > 2;
  if (isName) return !token.isUpper || isGivenName(token.folded);
  if (token.isUpper) return false;
  const isPhrase = before.isCapital && !before.isFirst;
  if (isPhrase || isTitleCase(tokens, index)) return isNameAndWord(token.folded) && !isPhrase;
  if (token.text.includes("'") || token.text.length === 1) return false;
  return token.gap === ' ' || isNameAndWord(token.folded) || surnamesAlsoWords().has(token.folded);
}

function followsCalled(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const [second, first] = [tokens[index - 1]?.folded ?? '', tokens[index - 2]?.folded ?? ''];
  const isCalled =
    (CALLED.has(second) && /^ ["']?$/.test(token.gap)) ||
    (second === 'as' && first === 'known' && /^ ["']?$/.test(token.gap)) ||
    (second === 'is' && /^names?$/.test(first)) ||
    (second === 'name' && /^(?::|: |=| = )$/.test(token.gap));
  if (!isCalled || isClinical(token.folded)) return false;
  if (!token.isCapital) return isGivenName(token.folded) || (!isWord(token.folded) && second !== 'called');
  return isGivenName(token.folded) || isUnknown(token) || isNameAndWord(token.folded) || !isTitleCase(tokens, index);
}

/** "Cara (aunt)", "Cara, her aunt", "Star (his dog)". */
function isExplained(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const next = tokens[index + 1];
  if (!token.isCapital || token.isUpper || next === undefined || isClinical(token.folded) || isMonthName(token.folded))
    return false;
  if (isWord(token.folded) && !isNameAndWord(token.folded) && (token.isFirst || isTitleCase(tokens, index)))
    return false;
  const isOwned = /^(?:his|her|their|my|the|our|a)$/.test(next.folded);
  const kin = isOwned ? tokens[index + 2] : next;
  if (kin === undefined || kin.isCapital || !kinAndRoles().has(kin.folded)) return false;
  const opens = next.gap === ' (' || (isOwned && next.gap === ', ');
  return opens && (!isOwned || kin.gap === ' ');
}

/** A name in small letters, where it can be nothing else. */
function isSmallName(token: Token, before: Token | undefined): boolean {
  if (token.folded.length < 4 || !isGivenName(token.folded)) return false;
  return (
    before !== undefined && token.gap === ' ' && (leadsToPerson(before.folded) || kinAndRoles().has(before.folded))
  );
}

/** In a line of capitals, what is no word and no abbreviation. */
function isShouted(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  if (isClinical(token.folded) || isWord(token.folded) || abbreviations().has(token.text)) return false;
  if (/^[ -]*\d|^-\p{Lu}/u.test(token.follows)) return false;
  if (isGivenName(token.folded) && token.folded.length > 3) return true;
  const near = [tokens[index - 2], tokens[index - 1], tokens[index + 1], tokens[index + 2]];
  const shouted = near.filter((other) => other?.isUpper === true && other.text.length > 1 && isWord(other.folded));
  return token.folded.length > 4 && shouted.length >= 2;
}

/** "J. Smith", "A.B. Jones", "K Baker"; not "Type A Personality". */
function isInitialBefore(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const initial = tokens[index - 1];
  if (initial === undefined || initial.text.length !== 1 || !initial.isCapital || /^[AI]$/.test(initial.text)) {
    if (initial?.text !== 'A' || !token.gap.startsWith('.')) return false;
  }
  if (!/^(?: |\. ?)$/.test(token.gap) || isClinical(token.folded) || clinicalHeads().has(token.folded)) return false;
  const isStrange = isUnknown(token) || surnamesAlsoWords().has(token.folded) || isGivenName(token.folded);
  return isStrange && !NO_INITIAL.has(tokens[index - 2]?.folded ?? '');
}

function isPlaceWord(token: Token, before: Token | undefined): boolean {
  if (!placesAlsoWords().has(token.folded) || token.isFirst || before === undefined) return false;
  return token.gap === ' ' && leadsToPlace(before.folded);
}

/** "with May", "May said"; not "in May", "May 2026", "3 May". */
function isPersonOfMonth(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  if (!isNameAndWord(token.folded) || /\d/.test(token.gap) || /^[ ,]*\d/.test(tokens[index + 1]?.gap ?? ''))
    return false;
  const after = tokens[index + 1];
  const says = after !== undefined && after.gap === ' ' && saysSomething(after.folded) && token.folded !== 'may';
  return !token.isFirst && (says || /^(?:with|met|told|saw|asked)$/.test(tokens[index - 1]?.folded ?? ''));
}

/** Of a name that is also a word. */
function isNameHere(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const after = tokens[index + 1];
  const isNextName =
    after?.isCapital === true &&
    after.gap === ' ' &&
    !after.isUpper &&
    (isUnknown(after) || surnamesAlsoWords().has(after.folded));
  if (isNextName) return !clinicalHeads().has(after.folded);
  if (!token.isFirst) return !isTitleCase(tokens, index);
  const says = after !== undefined && after.gap === ' ' && saysSomething(after.folded);
  if (MOODS.has(token.folded)) return says && !/^(?:is|was|has|had|does|did|would|can|could|also)$/.test(after.folded);
  return says || token.hasPossessive || (after?.folded === 'and' && tokens[index + 2]?.isCapital === true);
}

function isHeadingWord(other: Token | undefined, gap: string | undefined): boolean {
  if (other === undefined || !other.isCapital || other.text.length === 1) return false;
  return /^[ -]$/.test(gap ?? '') && isWord(other.folded);
}

/** Whether the words around it have capitals as in a heading, so that its own says nothing. */
function isTitleCase(tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  return isHeadingWord(before, token?.gap) || isHeadingWord(after, after?.gap);
}

/** "Beck Depression Inventory", "Wilson's disease", "Rey-Osterrieth Complex Figure", "Beck 24". */
function isEponym(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  if (!token.isCapital || !eponyms().has(token.folded)) return false;
  if (/^(?:'s)?[ :(=-]{0,3}\d/.test(token.follows)) return true;
  for (let next = index + 1; next <= index + 3; next += 1) {
    const other = tokens[next];
    if (other === undefined || !/^(?:'s? | |-|')$/.test(other.gap)) {
      if (other !== undefined && next === index + 1 && other.hasPossessive) continue;
      break;
    }
    if (clinicalHeads().has(other.folded)) return true;
  }
  return token.hasPossessive && clinicalHeads().has(tokens[index + 1]?.folded ?? '');
}

/** The other words of the same name: given names, initials, particles and what follows them with a capital. */
function extend(tokens: readonly Token[], index: number, kind: Identifier['kind']): number[] {
  const places = [index];
  for (let next = index + 1; next < tokens.length; next += 1) {
    const token = tokens[next] as Token;
    const isParticle = PARTICLES.has(token.folded) && token.gap === ' ' && tokens[next + 1]?.isCapital === true;
    if (tokens[next - 1]?.hasPossessive === true || !INSIDE.test(token.gap) || token.isFirst) break;
    if (!isParticle && (!token.isCapital || !belongs(token, kind))) break;
    places.push(next);
  }
  for (let previous = index - 1; previous >= 0; previous -= 1) {
    const [token, following] = [tokens[previous] as Token, tokens[previous + 1] as Token];
    if (!/^(?: |-|\. ?|)$/.test(following.gap) || token.hasPossessive || titles().has(token.folded)) break;
    const isInitial = token.text.length === 1 && token.isCapital && !/^[AI]$/.test(token.text);
    const isParticle = PARTICLES.has(token.folded) && following.gap === ' ';
    if (!isInitial && !isParticle && !(following.gap === '-' && token.isCapital) && !isOfPlace(tokens, previous, kind))
      break;
    places.push(previous);
  }
  return places;
}

/** "in Stoke Newington": the first word of a place that is a word of its own. */
function isOfPlace(tokens: readonly Token[], index: number, kind: Identifier['kind']): boolean {
  const [before, token] = [tokens[index - 1], tokens[index] as Token];
  if (before === undefined || !leadsToPlace(before.folded) || token.gap !== ' ' || !token.isCapital || token.isFirst)
    return false;
  return kind !== 'PERSON' || (!kinAndRoles().has(token.folded) && !isClinical(token.folded));
}

function belongs(token: Token, kind: Identifier['kind']): boolean {
  if (token.text.length === 1) return true;
  if (isClinical(token.folded) || isMonthName(token.folded) || clinicalHeads().has(token.folded)) return false;
  if (
    isGivenName(token.folded) ||
    isUnknown(token) ||
    isNameAndWord(token.folded) ||
    surnamesAlsoWords().has(token.folded)
  )
    return true;
  return kind === 'PERSON' && !token.isUpper && !ROLES.has(token.folded) && !kinAndRoles().has(token.folded);
}

function joinRuns(tokens: readonly Token[], marked: ReadonlyMap<number, Identifier['kind']>): Identifier[] {
  const found: Identifier[] = [];
  let last = -2;
  for (const index of [...marked.keys()].toSorted((a, b) => a - b)) {
    const token = tokens[index] as Token;
    const previous = found.at(-1);
    const isSame =
      index === last + 1 &&
      previous !== undefined &&
      !token.isFirst &&
      INSIDE.test(token.gap) &&
      tokens[last]?.hasPossessive === false;
    if (isSame) previous.end = token.end;
    else found.push({ kind: marked.get(index) ?? 'PERSON', start: token.start, end: token.end });
    last = index;
  }
  return found;
}
