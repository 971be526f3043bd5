import type { Identifier } from './identifier.ts';
import { isEponym } from './is-eponym.ts';
import { isClinical, isGivenName, isKeptCapital, isNameAndWord, isUnknown, isWord } from './kinds-of-words.ts';
import { opensSentence, setOf } from './leading-words.ts';
import {
  abbreviations,
  clinicalHeads,
  genericOrganisationWords,
  organisationWords,
  placesAlsoWords,
  surnamesAlsoWords,
} from './lists.ts';
import type { Token } from './tokens.ts';

/** Words that make an organisation of any other word: "Cedar Ward". "Anxiety Group" is none, "Patel Group" is. */
const STRONG = setOf(
  `school primary academy college university nursery infants juniors kindergarten preschool grammar polytechnic hospital infirmary surgery ward
  hospice church chapel mosque temple synagogue parish cathedral gurdwara minster priory convent limited ltd plc llp inc gmbh llc café cafe
  restaurant bistro inn arms tavern hotel brewery fc rovers rangers wanderers theatre library museum farm prison barracks council borough
  supermarket garage salon bakery pharmacy solicitors cottage lodge manor villas mews pizzeria`,
);
const INSIDE = /^(?: |-| & |'s? |\. )$/;
const SMALL = setOf('of the and st');
/** Those that are written small as well: "Oakfield school". */
const SMALL_KINDS = setOf(
  'school primary academy college nursery hospital infirmary surgery clinic ward church mosque hospice pub hotel café cafe farm garage plc ltd inc llp gmbh',
);
/** Those that the name follows: "Café Roma". */
const KINDS_BEFORE = setOf('café cafe hotel restaurant bistro ristorante hmp hmyoi casa chez villa camp pizzeria');
const WORK = /^(?:at|for|by|with|w|in)$/;
const WORKS = setOf(
  'works worked working work employed job shift shifts apprenticeship apprentice internship placement volunteers volunteering volunteered hired sacked student studies studied studying reads degree course driver teacher nurse engineer accountant clerk cashier trainee intern job role post manager cleaner porter receptionist',
);

/** Schools, wards, employers and churches, by the words that such names end in or that lead to them. */
export function findOrganisations(tokens: readonly Token[]): Identifier[] {
  const found: Identifier[] = [];
  for (const [index, token] of tokens.entries()) {
    const named = organisationWords().has(token.text.toLowerCase()) ? nameBefore(tokens, index) : undefined;
    if (named !== undefined) found.push(take(tokens, named, index));
    else if (isSaint(tokens, index)) found.push(take(tokens, index, index + 1));
    else if (isWard(tokens, index)) found.push(take(tokens, index, index));
    else if (isOfName(tokens, index) || isBeforeName(tokens, index)) found.push(take(tokens, index, index));
    else if (isWorkplace(tokens, index) || isKnownEmployer(tokens, index)) found.push(take(tokens, index, index));
  }
  return found;
}

/** What may stand small between a name and the kind of organisation: "Three Ways special school". */
const BETWEEN = setOf('special primary secondary boarding nursery care junior infant high community village');
/** Wards, units and classes are called by plants and birds. */
const PLANTS = setOf(
  `ash aspen beech birch bluebell bramble cedar cherry chestnut clover cypress daffodil daisy elder elm fern foxglove hawthorn hazel heather holly
  iris ivy jasmine juniper larch laurel lavender lilac lily linden magnolia maple marigold mulberry oak olive orchid pine poplar poppy primrose
  redwood rosewood rowan sage snowdrop sunflower sycamore thistle tulip violet walnut willow yew heron kestrel kingfisher lark magpie osprey
  otter owl puffin robin sparrow starling swallow swan swift wren falcon eagle kittiwake`,
);
const OF_PLANTS = setOf('ward unit house class room nursery suite wing lodge team');

/** "on Sycamore", "Sycamore ward". */
function isWard(tokens: readonly Token[], index: number): boolean {
  const [token, before, after] = [tokens[index] as Token, tokens[index - 1], tokens[index + 1]];
  if (!token.isCapital || token.isUpper || !PLANTS.has(token.folded)) return false;
  if (after?.gap === ' ' && OF_PLANTS.has(after.folded)) return true;
  return token.gap === ' ' && /^(?:on|to|from|under)$/.test(before?.folded ?? '') && after?.isCapital !== true;
}

/** Where the name that ends in an organisation word begins; nowhere where the words before it are everybody's. */
function nameBefore(tokens: readonly Token[], index: number): number | undefined {
  const word = tokens[index] as Token;
  if (word.isFirst || (!word.isCapital && !SMALL_KINDS.has(word.folded))) return undefined;
  const isStrong = STRONG.has(word.text.toLowerCase());
  let first: number | undefined;
  for (let place = index - 1; place >= 0 && index - place <= 6; place -= 1) {
    const [token, following] = [tokens[place] as Token, tokens[place + 1] as Token];
    if (!INSIDE.test(following.gap)) break;
    if (!word.isCapital && first === undefined && !token.isCapital && BETWEEN.has(token.folded)) continue;
    const isSmallName = !word.isCapital && !token.isCapital && isTellingSmall(token);
    if (!token.isCapital && !isSmallName && !(word.isCapital && SMALL.has(token.folded))) break;
    const isTold =
      isSmallName || (token.isCapital && isTelling(token, word.isCapital && isStrong) && !isEponym(tokens, place));
    // "Red" alone tells nothing, but it belongs to the Red Lion.
    if (
      isTold ||
      (first === place + 1 &&
        token.isCapital &&
        !token.isFirst &&
        token.folded !== 'the' &&
        following.gap === ' ' &&
        !isClinical(token.folded))
    )
      first = place;
    if (token.isFirst) break;
  }
  return first;
}

function isTelling(token: Token, allowsWords: boolean): boolean {
  const { folded, text } = token;
  if (
    genericOrganisationWords().has(text.toLowerCase()) ||
    genericOrganisationWords().has(folded) ||
    isClinical(folded)
  )
    return false;
  if (token.isUpper && text.length < 5) return folded === 'st';
  if (isUnknown(token) || isGivenName(folded) || isNameAndWord(folded)) return true;
  if (surnamesAlsoWords().has(folded) || placesAlsoWords().has(folded)) return true;
  return allowsWords && !(token.isFirst && isOpening(folded)) && !clinicalHeads().has(folded);
}

/** With what a sentence may begin before a name: "Attends Oakfield School", "Near Hope Church". */
function isOpening(folded: string): boolean {
  return isKeptCapital(folded) || opensSentence(folded) || (isWord(folded) && /(?:s|ed|ing)$/.test(folded));
}

/** "st margarets primary", "greenfields academy" in a transcript. */
function isTellingSmall({ folded, gap }: Token): boolean {
  if (folded === 'st') return true;
  const isListed = genericOrganisationWords().has(folded) || isClinical(folded) || isWord(folded);
  return !isListed && folded.length > 4 && !/[\d/]$/.test(gap);
}

/** "St Mary's", "Saint Thomas". */
function isSaint(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  if (next === undefined || !/^\.? $/.test(next.gap)) return false;
  if (/^(?:St|Saint|Ss)$/.test(tokens[index]?.text ?? '')) return next.isCapital;
  // In small letters "st" may be anything, unless a saint follows.
  const name = next.folded.replace(/s$/, '');
  return tokens[index]?.text === 'st' && (isGivenName(name) || isGivenName(next.folded) || isNameAndWord(name));
}

/** "University of Leeds", "Church of the Holy Cross". */
function isOfName(tokens: readonly Token[], index: number): boolean {
  const [word, of, name] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (word?.isCapital !== true || !STRONG.has(word.folded) || of?.folded !== 'of') return false;
  const telling = name?.folded === 'the' ? tokens[index + 3] : name;
  return telling?.isCapital === true && isTelling(telling, true);
}

function isBeforeName(tokens: readonly Token[], index: number): boolean {
  const [word, name] = [tokens[index], tokens[index + 1]];
  if (word?.isCapital !== true || !KINDS_BEFORE.has(word.text.toLowerCase())) return false;
  return name?.isCapital === true && name.gap === ' ' && !genericOrganisationWords().has(name.folded);
}

/** "works at Boots", "employed by Next": any name with a capital. */
function isWorkplace(tokens: readonly Token[], index: number): boolean {
  const [token, before, work] = [tokens[index] as Token, tokens[index - 1], tokens[index - 2]];
  if (token.gap !== ' ' || before === undefined || !WORK.test(before.folded)) return false;
  // "works at subway": a firm that is a word, in small letters.
  const isSmallFirm = FIRMS.has(token.folded) && before.folded === 'at' && WORKS.has(work?.folded ?? '');
  if (!token.isCapital && !isSmallFirm && (!isUnknown(token) || token.folded.length < 4)) return false;
  if (token.isUpper && (abbreviations().has(token.text) || token.text.length < 3)) return false;
  if (genericOrganisationWords().has(token.folded) || isClinical(token.folded)) return false;
  // "works in Security": a trade.
  if (before.folded === 'in' && isKeptCapital(token.folded) && tokens[index + 1]?.isCapital !== true) return false;
  const isPartTime = work?.folded === 'time' && /^(?:part|full)$/.test(tokens[index - 3]?.folded ?? '');
  return isPartTime || WORKS.has(work?.folded ?? '') || (before.folded === 'by' && work?.folded === 'employed');
}

/** Firms that are words as well: a sentence that begins with one tells by what the firm does. */
const FIRMS = setOf(
  'boots next shell subway gap apple orange virgin sky argos iceland target three costa currys wilko pret halfords',
);
const FIRM_ACTS = setOf(
  'has have offered offers sacked dismissed employs employed hired pays paid promoted gave refused want wants let made management',
);

function isKnownEmployer(tokens: readonly Token[], index: number): boolean {
  const [token, after] = [tokens[index] as Token, tokens[index + 1]];
  return token.isCapital && FIRMS.has(token.folded) && after?.gap === ' ' && FIRM_ACTS.has(after.folded);
}

/** "St Aidans RC", "Holy Trinity CE": letters that belong to the name of a school or a club. */
const DENOMINATION = /^(?:RC|CE|CEVA|CEVC|VA|VC|CIW|AFC|RFC|CC|AC)$/;

/** From its first word to its last: further words with capitals, and "of", belong to it. */
function take(tokens: readonly Token[], first: number, last: number): Identifier {
  let end = last;
  for (let next = last + 1; next < tokens.length && next - last <= 6; next += 1) {
    const token = tokens[next] as Token;
    const isSmall =
      SMALL.has(token.folded) && tokens[next + 1]?.isCapital === true && token.gap === ' ' && token.folded !== 'and';
    if (
      token.isFirst ||
      !INSIDE.test(token.gap) ||
      (tokens[next - 1]?.hasPossessive === true && !isSaintly(tokens, next))
    )
      break;
    if (isSmall) continue;
    const isNamed = next === last + 1 && KINDS_BEFORE.has(tokens[last]?.text.toLowerCase() ?? '');
    const belongs =
      token.isCapital &&
      token.text.length > 1 &&
      (isNamed || !isClinical(token.folded)) &&
      (!token.isUpper || DENOMINATION.test(token.text));
    if (!belongs && !(organisationWords().has(token.text.toLowerCase()) && end === next - 1)) break;
    end = next;
  }
  return { kind: 'ORGANISATION', start: tokens[first]?.start ?? 0, end: tokens[end]?.end ?? 0 };
}

/** "St Mary's Primary": the words after the saint are its own. */
function isSaintly(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.isCapital === true || organisationWords().has(tokens[index]?.text.toLowerCase() ?? '');
}
