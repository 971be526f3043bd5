import type { Identifier } from './identifier.ts';
import { isDrink } from './is-drink.ts';
import { isEponym } from './is-eponym.ts';
import {
  isClinical,
  isContraction,
  isGivenName,
  isKeptCapital,
  isMadeLikeTerm,
  isNameAndWord,
  isOfEponym,
  isUnknown,
  isWord,
} from './kinds-of-words.ts';
import { isMonthName, leadsToPlace, opensSentence, setOf } from './leading-words.ts';
import type { LineKind } from './lines.ts';
import {
  abbreviations,
  clinicalHeads,
  commonNouns,
  genericOrganisationWords,
  kinAndRoles,
  organisationWords,
  placesAlsoWords,
  surnamesAlsoWords,
  titles,
  towns,
} from './lists.ts';
import type { Token } from './tokens.ts';

/** What may stand between the words of one name, "of" and "the" apart. */
const INSIDE = /^(?: |-|'|'s? | & |\. )$/;
const SMALL = setOf('of the de la le du des del van der von');
/** Words that a name may begin after, but not with. */
const GRAMMAR = setOf(
  `the a an and or but of for in on at to with from by as is are was were it this that these those there here he she they we you i his her
  their my our your not no yes when if then so also after before both all dear mr mrs ms miss dr new
  known suspected possible probable likely mild moderate severe query previous recent`,
);

/**
 * Within a sentence a word has a capital because it is a name. Every one that is not among the words of medicine, of
 * services and of everyday life that are written so is taken for one, with what belongs to it.
 */
export function findCapitals(tokens: readonly Token[], lines: readonly LineKind[]): Identifier[] {
  const found: Identifier[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (lines[index] !== 'sentence' || !isWithin(tokens[index] as Token)) continue;
    const end = endOfRun(tokens, index);
    const place = judgeRun(tokens, index, end);
    if (place !== undefined) found.push(place);
    index = end;
  }
  return found;
}

/** A capital in the middle of a sentence, where nothing but a name or a term would have one. */
function isWithin(token: Token): boolean {
  const { isCapital, isUpper, isFirst, text, gap } = token;
  if (!isCapital || isUpper || isFirst || text.length < 2) return false;
  return gap !== '' && (gap === '/ ' || !/[\d/([+=%]/.test(gap));
}

/** The place of the last word of a row of words with capitals. */
function endOfRun(tokens: readonly Token[], start: number): number {
  let end = start;
  for (let next = start + 1; next < tokens.length && next - end <= 2; next += 1) {
    const token = tokens[next] as Token;
    if (token.isFirst || !INSIDE.test(token.gap)) break;
    if (token.isCapital && !token.isUpper) end = next;
    else if (!SMALL.has(token.folded)) break;
  }
  return end;
}

function judgeRun(tokens: readonly Token[], start: number, end: number): Identifier | undefined {
  const run = tokens.slice(start, end + 1);
  const strange = run.filter(
    (token, place) =>
      token.isCapital &&
      token.text.length > 1 &&
      !isKept(token) &&
      !isMeasure(token) &&
      !isEponym(tokens, start + place) &&
      !isDrink(tokens, start + place),
  );
  if (strange.length === 0 || isTerm(run, strange, tokens[end + 1])) return undefined;
  if (
    strange.every(isPlain) &&
    (isScored(tokens, start, end) || isListed(tokens, start) || isLabel(tokens, start, end))
  )
    return undefined;
  if (run.length === 1 && isNoun(tokens, start)) return undefined;
  // "Neck of Femur": a part of what everybody has.
  const isPart = run.some(({ folded }) => folded === 'of');
  if (isPart && strange.every((token) => isPlain(token) && commonNouns().has(token.folded) && !token.hasPossessive))
    return undefined;
  // "planned at the Tertiary Centre": a kind of place, and none that has a name.
  const isKindOfPlace = tokens[start - 1]?.folded === 'the' && PLACE_OF_CARE.test(run.at(-1)?.folded ?? '');
  if (isKindOfPlace && strange.every(({ folded }) => genericOrganisationWords().has(folded))) return undefined;
  // "keeps a Gratitude Journal".
  const isThing = BEFORE_NOUN.has(tokens[start - 1]?.folded ?? '') && run.length === 2;
  if (isThing && strange.every((token) => isPlain(token) && isNounByItself(token.folded))) return undefined;
  let first = run.findIndex((token) => strange.includes(token));
  while (first > 0 && mayBelong(run[first - 1] as Token)) first -= 1;
  const before = tokens[start + first - 1];
  const isBefore = first === 0 && (isOpening(before, run[0]) || isInBracket(before, run[0]));
  const opening = isBefore ? before : undefined;
  return {
    kind: kindOf(run, before),
    start: opening?.start ?? run[first]?.start ?? 0,
    end: run.at(-1)?.end ?? 0,
  };
}

function isKept(token: Token): boolean {
  const { folded, text } = token;
  if (isContraction(text) || isMonthName(folded) || isKeptCapital(folded) || isKeptCapital(text.toLowerCase()))
    return true;
  if (titles().has(folded) || kinAndRoles().has(folded) || abbreviations().has(text.toUpperCase())) return true;
  if (isWord(folded)) return false;
  if (isOfEponym(folded)) return true;
  return isMadeLikeTerm(folded) || (!isUnknown(token) && isKeptCapital(folded.replace(/e?s$/, '')));
}

/** What words for work, habits and states end in: "Bricklayer" is in no list, and nobody's name. */
const NOUN = /(?:.{3}ings?|.{3}(?:ists?|icians?|eers?|wom[ae]n|ance|ence|ity|ship|hood|ure|aches?))$/;

/** A word of the dictionary that is no name as well. */
function isPlain(token: Token): boolean {
  const { folded } = token;
  if (isNameAndWord(folded) || surnamesAlsoWords().has(folded) || placesAlsoWords().has(folded) || towns().has(folded))
    return false;
  return isWord(folded) || (!isUnknown(token) && isWord(folded.replace(/e?s$/, '')));
}

/** "has Epilepsy", "retired Bricklayer": a noun that was given a capital, where no name of several words stands. */
function isNoun(tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index] as Token, tokens[index + 1]];
  if (!isPlain(token) || token.hasPossessive) return false;
  if (isNounByItself(token.folded)) return true;
  // "Client is Alert": of a person whose name comes otherwise.
  const isSaidOf =
    /^(?:is|was|remains|appears|seems)$/.test(before?.folded ?? '') &&
    /^(?:client|patient|pt|he|she|they|mood|affect|speech)$/.test(tokens[index - 2]?.folded ?? '');
  const isThing = isSaidOf || BEFORE_NOUN.has(before?.folded ?? '');
  return token.gap === ' ' && isThing && !(after?.gap === ' ' && after.isCapital);
}

const PLACE_OF_CARE = /^(?:centre|center|unit|service|clinic|team|hospital|ward|department)$/;

/** "Ht 1.71": what is measured, by two or three letters. */
function isMeasure({ text, folded, follows }: Token): boolean {
  return text.length < 4 && /^:? ?\d/.test(follows) && !isGivenName(folded) && !isNameAndWord(folded);
}

const isNounByItself = (folded: string): boolean =>
  isMadeLikeTerm(folded) || NOUN.test(folded) || commonNouns().has(folded);

/** What stands before things and not before people and firms. */
const BEFORE_NOUN = setOf(
  `a an no any some has had have his her their my our its each every more less much mild moderate severe acute chronic recent previous past retired
  former unemployed trainee discussed offered given completed uses used using needs needed takes taking without
  reduced increased improved limited poor good normal full partial`,
);

/** "Peer Relations 50/47", "Numerical Operations: 101": a scale with its value. */
function isScored(tokens: readonly Token[], start: number, end: number): boolean {
  if (!/^(?: ?[:=(]? ?| T )[<>]?\d/.test(tokens[end]?.follows ?? '')) return false;
  return !leadsToPlace(tokens[start - 1]?.folded ?? '');
}

/** "Review of Systems: negative", "Substance Use: none": what a line is about, before its colon. */
function isLabel(tokens: readonly Token[], start: number, end: number): boolean {
  if (tokens[end]?.follows.startsWith(':') !== true) return false;
  let place = start;
  while (tokens[place]?.isFirst === false && start - place < 4) {
    const before = tokens[place - 1];
    if (
      tokens[place]?.gap !== ' ' ||
      !(before?.isCapital === true || /^(?:of|and|the|for|in|to)$/.test(before?.folded ?? ''))
    )
      return false;
    place -= 1;
  }
  return tokens[place]?.isFirst === true;
}

/**
 * "Concerns: Sleep, School, Screens", "Alert and Orientated", "Consent signed, Site marked": one of several words with
 * capitals that are nobody's.
 */
function isListed(tokens: readonly Token[], start: number): boolean {
  const [before, token, after] = [tokens[start - 1], tokens[start] as Token, tokens[start + 1]];
  if (before === undefined) return false;
  if (token.gap === ', ' && (isOfNobody(before) || isOfNobody(firstOfEntry(tokens, start - 1)))) return true;
  const isAnd = /^(?:and|or)$/.test(before.folded) && token.gap === ' ' && isOfNobody(tokens[start - 2]);
  // "rides with Lefty and Doc" tells of people.
  if (isAnd && tokens[start - 3]?.folded !== 'with') return true;
  // "Pt Alert, Orientated": the first of them.
  return after?.gap === ', ' && isOfNobody(after) && token.gap === ' ' && !leadsToPlace(before.folded);
}

function isOfNobody(token: Token | undefined): boolean {
  return token?.isCapital === true && !token.isUpper && token.text.length > 1 && (isKept(token) || isPlain(token));
}

const LONGEST_ENTRY = 4;

/** The word that the entry of a list begins with in which a word stands; none where it begins a sentence. */
function firstOfEntry(tokens: readonly Token[], index: number): Token | undefined {
  for (let place = index; place >= 0 && index - place < LONGEST_ENTRY; place -= 1) {
    const token = tokens[place] as Token;
    if (token.isFirst) return undefined;
    if (token.gap === ', ') return token;
    if (!/^[ -]$/.test(token.gap)) return undefined;
  }
  return undefined;
}

/** "Goodenough Draw-a-Person Test": words that make a test or an illness of the words before them. */
function isTerm(run: readonly Token[], strange: readonly Token[], next: Token | undefined): boolean {
  const last = run.at(-1);
  // "Duty Doctor", "Nearest Relative": a role with words that are nobody's name.
  const isRole = last !== undefined && kinAndRoles().has(last.folded) && !strange.includes(last);
  if (
    isRole &&
    strange.every(({ folded }) => isWord(folded) && !isNameAndWord(folded) && !surnamesAlsoWords().has(folded))
  )
    return true;
  const heads = next !== undefined && next.gap === ' ' ? [...run, next] : run;
  return (
    strange.every(({ folded }) => isWord(folded)) &&
    (heads.slice(1).some(({ folded }) => clinicalHeads().has(folded)) || isComplaint(run, next))
  );
}

/** "Thunderclap headache", "Tandem stance". */
function isComplaint(run: readonly Token[], next: Token | undefined): boolean {
  return (
    run.length === 1 &&
    next?.gap === ' ' &&
    !next.isCapital &&
    /(?:aches?|pains?|stance|gait|fever|rash)$/.test(next.folded)
  );
}

/** "by New Leaf": within a sentence "New" has its capital because it is part of a name. */
function mayBelong(token: Token): boolean {
  return mayBegin(token) || (token.folded === 'new' && token.isCapital && !token.isFirst);
}

/** "Police (West Mercia)": the word that a bracket begins with. */
function isInBracket(before: Token | undefined, next: Token | undefined): boolean {
  return before?.gap.endsWith('(') === true && !before.isUpper && next?.gap === ' ' && mayBelong(before);
}

/** "Royal Mail has …": the first word of a sentence that belongs to the capital behind it, and is no verb. */
function isOpening(before: Token | undefined, next: Token | undefined): boolean {
  if (before?.isFirst !== true || !before.isCapital || before.isUpper || next?.gap !== ' ' || before.hasPossessive)
    return false;
  const { folded } = before;
  return (
    mayBegin(before) && !opensSentence(folded) && !isKeptCapital(folded) && !titles().has(folded) && !VERB.test(folded)
  );
}

/** Verbs that a note's sentence begins with: "Attended", "Likes", "Saw". */
const VERB =
  /(?:s|ed|ing)$|^(?:saw|met|told|rang|spoke|likes|loves|lives|works|reads|plays|drinks|knows|sees|needs|wants|says|takes|left|got|given|taken|seen|shown|done|kept|sat|went|came|had|gave|made|found|began|felt|ran|drove|slept|plan|discuss|contact|call|ring|ask|refer|await|chase|send|copy|thank|lets|runs|owns|eats|wears|sings|writes|paid|born|via|re|cc|from|next|under|near)$/;

function mayBegin({ folded, isCapital }: Token): boolean {
  return (isCapital || SMALL.has(folded)) && !GRAMMAR.has(folded) && !kinAndRoles().has(folded) && !isClinical(folded);
}

function kindOf(run: readonly Token[], before: Token | undefined): Identifier['kind'] {
  if (run.some(({ text }) => organisationWords().has(text.toLowerCase()))) return 'ORGANISATION';
  if (before === undefined || !leadsToPlace(before.folded)) return 'PERSON';
  // "spoke to Ruth" is no place.
  if (run.some(({ folded }) => isGivenName(folded) || titles().has(folded))) return 'PERSON';
  return before.folded === 'at' ? 'ORGANISATION' : 'PLACE';
}
