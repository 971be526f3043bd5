import { partitionPoint } from '../../../lib/partition-point.ts';
import { INSIDE } from '../extend-name.ts';
import type { Identifier } from '../identifier.ts';
import {
  isClinical,
  isContraction,
  isGivenName,
  isKeptCapital,
  isMadeLikeTerm,
  isNameAndWord,
  isWord,
} from '../kinds-of-words.ts';
import { isMonthName } from '../leading-words.ts';
import { isShortName } from '../small-names.ts';
import type { LineKind } from '../lines.ts';
import { commonWords, genericOrganisationWords, organisationWords, towns } from '../lists.ts';
import type { TextLanguage } from '../text-language.ts';
import type { Token } from '../tokens.ts';
import { listBeside } from './beside-names.ts';
import { listFeatures } from './features.ts';
import { likelihoodOf } from './likelihood.ts';
import { isGrammar, isNumberWord, isPlainSmallWord } from './small-words.ts';
import { rateInContext } from './network/rate-in-context.ts';

/** From here on a word is hidden although no rule has found it. */
const HIDDEN_FROM = 0.5;
/** The same of a word that everybody uses, such as "Builders". */
const WORD_HIDDEN_FROM = 0.7;
/** The same of a word that notes are full of, where it begins a sentence, or of any service: "The defendant", "Centre". */
const COMMON_HIDDEN_FROM = 0.95;
/** The same of a plain word in small letters: "little stars". */
const SMALL_HIDDEN_FROM = 0.85;
/** The same of what has a capital and is nobody's name, such as a feast or a film. */
const KEPT_HIDDEN_FROM = 0.92;
/** Up to here a word is left although a rule took it for a name. */
const LEFT_UP_TO = 0.03;

/** How much the likelihood of a word by itself and that in its context count, both in log-odds, and what is added. */
const SHARES = { alone: 0.5, inContext: 0.8, before: 0.7 };
/** Where no word is likelier than this by itself, no context is read: it would hardly ever say otherwise. */
const READ_FROM = 0.01;
/** The same of a word that is joined to a name: "Destiny and Angel", "Second Chance". */
const BESIDE_FROM = 0.45;
/** What is surer than this counts as this. */
const SUREST = 1e-6;

/** How likely each word is a name; undefined where it is none by its look, such as a plain word in small letters. */
export function rateNames(
  text: string,
  tokens: readonly Token[],
  lines: readonly LineKind[],
  language: TextLanguage,
  isContextRead: boolean,
): (number | undefined)[] {
  const alone = listFeatures(tokens, lines, language).map((features) => features && likelihoodOf(features));
  if (!isContextRead || !mayBeRead(tokens, alone)) return alone;
  const inContext = rateInContext(text, tokens, lines);
  return alone.map((rate, index) => {
    // "to ring jo": two small letters say nothing by themselves.
    const token = tokens[index] as Token;
    const context = inContext[index];
    if (rate !== undefined) return joinRates(rate, context);
    if (context === undefined) return undefined;
    if (isShortName(token.text)) return /\d/.test(token.gap) ? undefined : joinRates(EITHER, context);
    if (!isPlainSmallWord(token)) return undefined;
    // What is not surely a name stays a word, which is left to the rules.
    const joined = joinRates(EITHER, context);
    return joined >= BESIDE_FROM ? joined : undefined;
  });
}

/** Where nothing has a capital, also a word that no list has as a name may be one. */
function mayBeRead(tokens: readonly Token[], alone: readonly (number | undefined)[]): boolean {
  return (
    alone.some((rate) => rate !== undefined && rate >= READ_FROM) ||
    tokens.some(({ text }) => isShortName(text)) ||
    tokens.every(({ isCapital }) => !isCapital)
  );
}

/** As likely a name as not. */
const EITHER = 0.5;

function joinRates(alone: number, inContext: number | undefined): number {
  if (inContext === undefined) return alone;
  const odds = Math.log(Math.max(SUREST, alone) / Math.max(SUREST, 1 - alone));
  return 1 / (1 + Math.exp(-(SHARES.alone * odds + SHARES.inContext * inContext + SHARES.before)));
}

/**
 * Names that no rule was written for: by how a word is written, which lists know it and what stands around it. What is
 * taken is left to those who found it; it is in the order of the text, and nothing in it overlaps.
 */
export function tagNames(
  tokens: readonly Token[],
  rates: readonly (number | undefined)[],
  taken: readonly Identifier[],
): Identifier[] {
  const likely = listLikely(tokens, rates, taken);
  const found: Identifier[] = [];
  let last = -2;
  for (const index of likely) {
    const token = tokens[index] as Token;
    const previous = found.at(-1);
    const isSame = previous !== undefined && index === last + 1 && !token.isFirst && INSIDE.test(token.gap);
    if (isSame && tokens[last]?.hasPossessive === false) previous.end = token.end;
    else found.push({ kind: towns().has(token.folded) ? 'PLACE' : 'PERSON', start: token.start, end: token.end });
    last = index;
  }
  return found;
}

/** Which tokens are likely a name and not taken; joined to another name, a little less is enough. */
function listLikely(
  tokens: readonly Token[],
  rates: readonly (number | undefined)[],
  taken: readonly Identifier[],
): number[] {
  const names = new Set<number>();
  const doubtful: number[] = [];
  const likely: number[] = [];
  const unlikely: number[] = [];
  let next = 0;
  for (const [index, token] of tokens.entries()) {
    while ((taken[next]?.end ?? Number.POSITIVE_INFINITY) <= token.start) next += 1;
    const place = taken[next];
    if (place !== undefined && place.start < token.end) {
      if (place.kind === 'PERSON') names.add(index);
      continue;
    }
    const rate = rates[index] ?? 0;
    if (rate < BESIDE_FROM || isDayOrTerm(token)) continue;
    const limit = limitOf(token);
    if (rate < limit) {
      // "I M R I": letters that are spelt out are no parts of a name; nor is "The" before "Gallaghers".
      const mayBelong = limit < COMMON_HIDDEN_FROM || isNumberWord(token.folded);
      if (token.text.length > 1 && mayBelong) doubtful.push(index);
      unlikely.push(index);
    } else {
      likely.push(index);
      names.add(index);
    }
  }
  const isPaired = (index: number): boolean =>
    listBeside(tokens, index).some(
      (other) =>
        isLikelyPart(tokens, rates, other) &&
        tokens[Math.max(index, other)]?.gap === ' ' &&
        Math.abs(other - index) === 1,
    );
  const paired = unlikely.filter((index) => isLikelyPart(tokens, rates, index) && isPaired(index));
  const isLikeName = (index: number, other: number): boolean =>
    names.has(other) && tokens[other]?.isCapital === tokens[index]?.isCapital;
  const beside = doubtful.filter((index) => listBeside(tokens, index).some((other) => isLikeName(index, other)));
  return [...new Set([...likely, ...beside, ...paired])].toSorted((a, b) => a - b);
}

/** "Rising Sun": of two words that are each as likely a name as any plain word must be, neither has to be likelier. */
function isLikelyPart(tokens: readonly Token[], rates: readonly (number | undefined)[], index: number): boolean {
  const { text, folded, isCapital, isUpper } = tokens[index] as Token;
  // "Tertiary Centre": what any service is called by makes nobody's name of the word beside it.
  const isAnybodys = isGrammar(folded) || (genericOrganisationWords().has(folded) && !isNumberWord(folded));
  return isCapital && !isUpper && text.length > 1 && !isAnybodys && (rates[index] ?? 0) >= WORD_HIDDEN_FROM;
}

/** "12 May", "rhinoplasty", "they've". */
function isDayOrTerm(token: Token): boolean {
  const { folded, gap, isCapital, text } = token;
  const isDay = isMonthName(folded) && (!isGivenName(folded) || /\d(?:st|nd|rd|th)? $/.test(gap));
  return isDay || isShortMonth(token) || (!isCapital && (isMadeLikeTerm(folded) || isContraction(text)));
}

/** "2 Nov." */
const isShortMonth = ({ folded, gap }: Token): boolean =>
  /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/.test(folded) && /\d(?:st|nd|rd|th)? $/.test(gap);

function limitOf({ text, folded, isFirst, isCapital, isUpper }: Token): number {
  if (isKeptCapital(folded) && !isWord(folded) && !isGivenName(folded) && !isNameAndWord(folded))
    return KEPT_HIDDEN_FROM;
  if (!isCapital && text.length === 2) return SMALL_HIDDEN_FROM;
  if (!isWord(folded) || isNameAndWord(folded)) return HIDDEN_FROM;
  if (!isCapital) return isOfServices(folded) ? COMMON_HIDDEN_FROM : SMALL_HIDDEN_FROM;
  const isCommon = (isFirst && !isUpper && commonWords().has(folded)) || genericOrganisationWords().has(folded);
  return isCommon ? COMMON_HIDDEN_FROM : WORD_HIDDEN_FROM;
}

/** Words that notes are full of where somebody is treated or taught: "mainstream primary". */
const isOfServices = (folded: string): boolean =>
  isClinical(folded) || genericOrganisationWords().has(folded) || organisationWords().has(folded);

/** What is left of what the rules found, without that of which every word is surely no name. */
export function leaveOutWords(
  found: readonly Identifier[],
  tokens: readonly Token[],
  rates: readonly (number | undefined)[],
): Identifier[] {
  const names = tokens.filter((_, index) => (rates[index] ?? 1) > LEFT_UP_TO);
  return found.filter(({ start, end }) => {
    const first = names[partitionPoint(names, (name) => name.start < start)];
    return first !== undefined && first.start < end;
  });
}
