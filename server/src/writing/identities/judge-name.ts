import type { Identifier } from './identifier.ts';
import { isDrink } from './is-drink.ts';
import { isEponym } from './is-eponym.ts';
import {
  isClinical,
  isContraction,
  isGivenName,
  isKeptCapital,
  isNameAndWord,
  isSurname,
  isUnknown,
  isWord,
} from './kinds-of-words.ts';
import { isMonthAbroad, isMonthName, leadsToPerson, leadsToPlace, saysSomething, setOf } from './leading-words.ts';
import type { LineKind } from './lines.ts';
import { abbreviations, clinicalHeads, kinAndRoles, placesAlsoWords, surnamesAlsoWords, titles } from './lists.ts';
import {
  followsCalled,
  followsKin,
  followsMiss,
  followsTitle,
  isExplained,
  isInitialBefore,
  isTitleCase,
  skipParticles,
} from './name-contexts.ts';
import { isRareSmallName, isSmallName, isSpokenOf, mayBeSmallName } from './small-names.ts';
import { isForeignPerson, isForeignSmallWord, type TextLanguage } from './text-language.ts';
import type { Token } from './tokens.ts';

/** Names that a sentence may well begin with as words: only what people do makes them names there. */
const MOODS = setOf(
  `hope faith joy grace patience art harmony mercy will destiny charity summer autumn dawn prudence chance job max storm sky may april
  comfort gift promise treasure june august job rich will mark ray bill grant drew pat sue rob guy dean norm trinity serenity star`,
);

const SOMEWHERE =
  /^ (?:from (?:work|school|next|reception|church|group|accounts|upstairs|downstairs|hr)|at work|in hr)$/;
const VERBS = setOf('will sue rob drew pat bill mark');
const OF_PEOPLE =
  /^(?:is|was|has|had|hit|drinks|lives|lived|works|left|came|moved|died|(?:does|did|has|is|was|wo|ca)nt)$/;
/** What may have something without being a person: "summer's end". */
const TIMES = setOf('summer autumn may april june august dawn star sky storm chance job');

/** What a word names, by what stands around it. */
export function judge(
  tokens: readonly Token[],
  index: number,
  line: LineKind,
  smallWords: ReadonlySet<string>,
): Identifier['kind'] | undefined {
  const token = tokens[index] as Token;
  // Most words are small ones that can be no name.
  if (!token.isCapital && !mayBeSmallName(tokens, index) && !followsMiss(tokens, index)) return undefined;
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  // "I've" is no name, though its letters are one.
  if (isContraction(token.text) || isEponym(tokens, index) || isDrink(tokens, index)) return undefined;
  if (
    before !== undefined &&
    (followsTitle(skipParticles(tokens, index) ?? before, token) ||
      followsMiss(tokens, index) ||
      followsKin(tokens, index) ||
      followsCalled(tokens, index))
  ) {
    return 'PERSON';
  }
  if (isExplained(tokens, index)) return 'PERSON';
  if (!token.isCapital) {
    const isSmall =
      isSmallName(token, before) ||
      isSpokenOf(tokens, index) ||
      isSmallOfTrade(tokens, index) ||
      isRareSmallName(tokens, index);
    return isSmall ? 'PERSON' : undefined;
  }
  if (line === 'shouted' && isPlaceWord(token, before)) return 'PLACE';
  if (token.isUpper) return isShouted(tokens, index, line) || isShoutedName(tokens, index) ? 'PERSON' : undefined;
  if (isInitialBefore(tokens, index) || isFirstHalf(tokens, index)) return 'PERSON';
  if (isPlaceWord(token, before)) return 'PLACE';
  if (isMonthName(token.folded)) return isPersonOfMonth(tokens, index) ? 'PERSON' : undefined;
  if (isGivenName(token.folded)) return 'PERSON';
  if (isUnknown(token) && token.text.length > 1) {
    if (token.isFirst && smallWords.has(token.folded)) return undefined;
    return before !== undefined && leadsToPlace(before.folded) && !token.isFirst ? 'PLACE' : 'PERSON';
  }
  if (isNameAndWord(token.folded) && !isClinical(token.folded)) return isNameHere(tokens, index) ? 'PERSON' : undefined;
  if (isNameAndWord(token.folded) && token.isFirst && isPersonThoughTerm(tokens, index)) return 'PERSON';
  if (token.isFirst && line === 'sentence' && actsLikePerson(token, after)) return 'PERSON';
  if (!surnamesAlsoWords().has(token.folded) || isClinical(token.folded) || token.isFirst || isTitleCase(tokens, index))
    return undefined;
  const isMet = before !== undefined && leadsToPerson(before.folded) && token.gap === ' ';
  return isMet || (after !== undefined && after.gap === ' ' && saysSomething(after.folded)) ? 'PERSON' : undefined;
}

/** In other languages what is no English word says nothing by itself, in German not even with a capital. */
export function judgeForeign(
  tokens: readonly Token[],
  index: number,
  language: TextLanguage,
  line: LineKind,
  smallWords: ReadonlySet<string>,
): Identifier['kind'] | undefined {
  const token = tokens[index] as Token;
  const before = tokens[index - 1];
  if (!token.isCapital || isForeignSmallWord(token)) return undefined;
  if (token.gap === ' ' && isMonthAbroad(token.folded, before?.folded ?? '')) return undefined;
  const isListed = isGivenName(token.folded) && token.folded.length > 2;
  if (isListed || isForeignPerson(before, token)) return 'PERSON';
  if (token.isFirst || language === 'german') {
    const isTitled = before !== undefined && followsTitle(skipParticles(tokens, index) ?? before, token);
    return isTitled || isExplained(tokens, index) || isInitialBefore(tokens, index) ? 'PERSON' : undefined;
  }
  return judge(tokens, index, line, smallWords);
}

const PREFIXES = setOf(
  'co ex re un pre post non de bi tri di sub anti auto multi inter intra semi self mid vice pro neo over under up out off on in e x t a hep pan para peri mono uni poly hyper hypo micro',
);

/** Of Korean and Chinese given names. */
const SYLLABLES = setOf(
  `ah an bo chan cheng chih chul da dae dong eun feng fu gi guo gyu ha hae han hao hee ho hong hua hui hun hwa hwan hye hyeon hyuk hyun hyung in ja jae
  ji jia jian jie jin jing jong joo joon ju jun jung kai ki kun kyu kyung lan lei li lin ling long mei mi min ming mu myung na nam ok pei ping qi qing
  rae ran rong ru rui ryul sang seo seok seon seong seung shan shu si sik so soo sook soon su suk sun sung tae ting wei wen won woo wook woong xi xia xin xiu
  xue ya yan yang yeon yeong yi ying yong yoo yoon young yu yuan yue yun zhen zhi`,
);

/** "Ya-ting", "Ji-a": a given name of two syllables, the second in small letters. */
function isFirstHalf(tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index] as Token, tokens[index + 1]];
  if (next?.gap !== '-' || next.isCapital || next.follows.startsWith('-') || PREFIXES.has(token.folded)) return false;
  // "Ji-ho", "Soon-ja": syllables that may be words of English.
  if (SYLLABLES.has(token.folded) && SYLLABLES.has(next.folded) && token.folded !== next.folded) return true;
  if (token.text.length < 2 || token.text.length > 6 || isKeptCapital(token.folded)) return false;
  return !isWord(token.folded) && (next.text.length === 1 || !isWord(next.folded)) && next.text.length < 7;
}

const ACTS = setOf(
  `said says told tells reported reports rang phoned texted denies denied agreed asked thinks thought feels felt wants wanted describes
  attended attends cried laughed shouted smiled apologised slept ate drank promised admitted insisted replied refused hugged hit punched
  threatened attacked grabbed kicked threw smashed stole texted bullied strangled pushed kissed raped groomed stabbed robbed lent owes`,
);

/** A word that a sentence begins with, where only people do what follows: "Bunny said", "Baker denies". */
function actsLikePerson({ folded, isUpper }: Token, after: Token | undefined): boolean {
  if (isUpper || after?.gap !== ' ' || !ACTS.has(after.folded)) return false;
  if (folded.endsWith('s') && (!OF_ANYBODY.test(after.folded) || isSeveralPeople(folded))) return false;
  return !isKeptCapital(folded) && !kinAndRoles().has(folded) && !titles().has(folded) && folded.length > 2;
}

/** What a service does as well: "Pathways rang". */
const OF_ANYBODY = /^(?:said|rang|phoned|told|agreed|asked|wanted|refused|texted|insisted)$/;

/** "Neighbours", "Builders". */
const isSeveralPeople = (folded: string): boolean =>
  kinAndRoles().has(folded) ||
  kinAndRoles().has(folded.slice(0, -1)) ||
  /(?:er|or|ist|ian|ant|ent|ee|mate|folk|kid|cop)s$/.test(folded);

/** In a line of capitals, what is no word and no abbreviation. */
function isShouted(tokens: readonly Token[], index: number, line: LineKind): boolean {
  const token = tokens[index] as Token;
  if (isClinical(token.folded) || isWord(token.folded) || abbreviations().has(token.text)) return false;
  if (isGivenName(token.folded) && token.folded.length > 3 && !/^-?\d/.test(token.follows)) return true;
  if (/^[ -]*\d|^-\p{Lu}/u.test(token.follows)) return false;
  if (isSurname(token.folded) || line === 'shouted') return token.folded.length > 3 && isUnknown(token);
  const near = [tokens[index - 2], tokens[index - 1], tokens[index + 1], tokens[index + 2]];
  const shouted = near.filter((other) => other?.isUpper === true && other.text.length > 1 && isWord(other.folded));
  return token.folded.length > 4 && shouted.length >= 2;
}

/** "WILL PARGETER": a name that is a word, before a surname that is none. */
function isShoutedName(tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index] as Token, tokens[index + 1]];
  const { folded } = token;
  if (!isNameAndWord(folded) || abbreviations().has(token.text) || folded.length < 3) return false;
  if (next?.gap !== ' ' || !next.isUpper || abbreviations().has(next.text)) return false;
  const isDouble = /^-\p{Lu}{3}/u.test(next.follows) && next.text.length > 2;
  return (next.text.length > 3 || isDouble) && isUnknown({ ...next, follows: '' });
}

function isPlaceWord(token: Token, before: Token | undefined): boolean {
  if (!placesAlsoWords().has(token.folded) || token.isFirst || before === undefined) return false;
  // "Assessment of Reading" is about a skill.
  if (token.folded === 'reading' && before.folded === 'of') return false;
  return token.gap === ' ' && leadsToPlace(before.folded);
}

/** "with May", "May said"; not "in May", "May 2026", "3 May". */
function isPersonOfMonth(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  const kin = tokens[index - 1];
  // "Mum Jan, Dad Phil", not "Mum Jan 2024".
  const isDated = kin?.isCapital === true && (kin.isUpper || /^ ?(?:['\d-]|to )/.test(token.follows));
  if (kin !== undefined && !isDated && token.gap === ' ' && isKinWord(kin.folded)) return true;
  if (!isNameAndWord(token.folded) || /\d/.test(token.gap) || /^[ ,]*\d/.test(tokens[index + 1]?.gap ?? ''))
    return false;
  const after = tokens[index + 1];
  const says = after !== undefined && after.gap === ' ' && saysSomething(after.folded) && token.folded !== 'may';
  return !token.isFirst && (says || /^(?:with|met|told|saw|asked)$/.test(tokens[index - 1]?.folded ?? ''));
}

const isKinWord = (folded: string): boolean =>
  kinAndRoles().has(folded) || /^(?:children|kids|sons|daughters|sisters|brothers|twins|girls|boys)$/.test(folded);

/** "Bill the porter", "Mo the taxi driver", "Grace downstairs": who is told by what they do or where they live. */
function isPlacedByRole(tokens: readonly Token[], index: number): boolean {
  const [after, second, third] = [tokens[index + 1], tokens[index + 2], tokens[index + 3]];
  if (after?.gap !== ' ') return false;
  if (/^(?:downstairs|upstairs)$/.test(after.folded) || (after.folded === 'next' && second?.folded === 'door'))
    return true;
  const isVerb = /^(?:will|may)$/.test(tokens[index]?.folded ?? '');
  return !isVerb && after.folded === 'the' && (isTrade(second) || isTrade(third));
}

/** "mick the caretaker" in small letters, where no verb is meant. */
function isSmallOfTrade(tokens: readonly Token[], index: number): boolean {
  const [{ folded, isFirst, gap }, the, trade] = [tokens[index] as Token, tokens[index + 1], tokens[index + 2]];
  if (VERBS.has(folded) || !isNameAndWord(folded) || the?.folded !== 'the' || the.gap !== ' ') return false;
  return (isFirst || /^[,;] $/.test(gap)) && isTrade(trade);
}

function isTrade(token: Token | undefined): boolean {
  if (token?.gap !== ' ' || token.isCapital) return false;
  return kinAndRoles().has(token.folded) || OF_TRADE.test(token.folded);
}

const OF_TRADE =
  /^(?:porter|driver|cleaner|pharmacist|barber|plumber|builder|hairdresser|receptionist|butcher|chef|cook|caretaker|warden|janitor|gardener|postman|milkman|handyman|lollipop|dinner|bus|taxi)$/;

/** "Christian threw a chair": a word of medicine or of faith does not do what only people do. */
function isPersonThoughTerm(tokens: readonly Token[], index: number): boolean {
  const after = tokens[index + 1];
  return isKinOfSomebody(tokens, index) || (after?.gap === ' ' && !after.isCapital && ACTS.has(after.folded));
}

const MEETING_PLACES =
  /^(?:church|mosque|temple|school|college|office|team|ward|agency|choir|club|group|hostel|bank|shop|pub|gym|council|charity|surgery|practice|nursery|home|foodbank|centre|refuge|hospital|clinic|unit|village|chapel|parish|estate|flats?|allotment|day|youth|food)$/;

/** "Joy from the church": somebody, by where they are met. */
function isFromPlace(tokens: readonly Token[], index: number): boolean {
  const [from, article, place] = [tokens[index + 1], tokens[index + 2], tokens[index + 3]];
  if (from?.gap !== ' ' || !/^(?:from|at)$/.test(from.folded)) return false;
  return /^(?:the|his|her|their|my|our)$/.test(article?.folded ?? '') && MEETING_PLACES.test(place?.folded ?? '');
}

/** "Joy hit him": no word but a name does that to anybody. */
function hurtsSomebody(tokens: readonly Token[], index: number): boolean {
  const [verb, whom] = [tokens[index + 1], tokens[index + 2]];
  if (verb?.gap !== ' ' || whom?.gap !== ' ' || !/^(?:him|her|them|me|mum|dad|us)$/.test(whom.folded)) return false;
  return /^(?:hit|hits|kicked|punched|pushed|bit|slapped|grabbed|texted|rang|phoned|visited|told|asked|drove|collected|hates|minds|looks)$/.test(
    verb.folded,
  );
}

/** "Christian is her brother." */
function isKinOfSomebody(tokens: readonly Token[], index: number): boolean {
  const [is, whose] = [tokens[index + 1], tokens[index + 2]];
  const hasAge = /^(?:best|older|younger|half|step|foster|eldest|twin|little|big|new)$/.test(
    tokens[index + 3]?.folded ?? '',
  );
  const kin = tokens[index + (hasAge ? 4 : 3)];
  if (is?.gap !== ' ' || !/^(?:is|was)$/.test(is.folded) || whose?.gap !== ' ' || kin?.gap !== ' ') return false;
  return /^(?:his|her|their|my)$/.test(whose.folded) && !kin.isCapital && kinAndRoles().has(kin.folded);
}

const isPlainNoun = (token: Token | undefined): boolean =>
  token?.isCapital === true &&
  isWord(token.folded) &&
  !isNameAndWord(token.folded) &&
  !surnamesAlsoWords().has(token.folded);

/** "Protective factors: Family, Faith, Dog": a word between two that are nobody's name. */
function isAmongNouns(tokens: readonly Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index] as Token, tokens[index + 1]];
  return token.gap === ', ' && after?.gap === ', ' && isPlainNoun(before) && isPlainNoun(after);
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
  if (isAmongNouns(tokens, index)) return false;
  if (!token.isFirst) return !isTitleCase(tokens, index);
  const says = after !== undefined && after.gap === ' ' && saysSomething(after.folded);
  // No sentence begins "Will was" or "Sue has" unless they are people.
  if (VERBS.has(token.folded) && after?.gap === ' ' && OF_PEOPLE.test(after.folded)) return true;
  if (token.hasPossessive && !TIMES.has(token.folded)) return true;
  if (MOODS.has(token.folded) && /^(?:, | \()\d/.test(token.follows) && !isMonthName(token.folded)) return true;
  if (SOMEWHERE.test(`${after?.gap}${after?.folded} ${tokens[index + 2]?.folded}`) && !TIMES.has(token.folded))
    return true;
  if (hurtsSomebody(tokens, index)) return true;
  if (isPlacedByRole(tokens, index) || isFromPlace(tokens, index) || isKinOfSomebody(tokens, index)) return true;
  if (MOODS.has(token.folded)) return says && !/^(?:is|was|has|had|does|did|would|can|could|also)$/.test(after.folded);
  // "Marguerite from the choir".
  if (after?.gap === ' ' && after.folded === 'from' && tokens[index + 2]?.folded === 'the' && !TIMES.has(token.folded))
    return true;
  // "Grace, 14, has", "Grace (14)", "Shelly from work".
  if (/^(?:, | \()\d/.test(token.follows)) return true;
  const [second, third] = [tokens[index + 1], tokens[index + 2]];
  const isListed =
    second?.isCapital === true && second.gap === ', ' && (isNameAndWord(second.folded) || isGivenName(second.folded));
  return says || token.hasPossessive || isListed || (second?.folded === 'and' && third?.isCapital === true);
}
