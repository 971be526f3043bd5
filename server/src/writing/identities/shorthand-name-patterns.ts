import { pattern } from '../../lib/pattern.ts';
import { foldWord } from './folding.ts';
import { ALONE_AFTER, ALONE_BEFORE, type KindPattern, NAME, RELATIVES } from './kind-pattern.ts';
import { isClinical, isGivenName, isNameAndWord, isSurname, isWord } from './kinds-of-words.ts';
import { commonWords, surnamesAlsoWords } from './lists.ts';
import { isShorthand } from './match-own-initials.ts';

const SMALL_WORDS =
  'the|a|an|his|her|their|my|our|this|that|local|same|new|old|nearby|mainstream|specialist|another|which|any|some|and|or|of|in|on|at|to|for|with|current|previous|last|next';

/** "P1ers", "n0or": what a name may have been before a scan took letters for figures. */
const READINGS: readonly Record<string, string>[] = [
  { 0: 'o', 1: 'l', 5: 's', 6: 'g', 8: 'b' },
  { 0: 'o', 1: 'i', 5: 's', 6: 'g', 8: 'b' },
];

function isNameMisread(word: string): boolean {
  return READINGS.some((letters) => {
    const folded = foldWord(word.replaceAll(/\d/g, (digit) => letters[digit] ?? digit));
    if (/^\p{Lu}/u.test(word) && isNameAndWord(folded) && !commonWords().has(folded)) return true;
    return (isGivenName(folded) || isSurname(folded)) && !isWord(folded);
  });
}

/** What no doctor does and no letter of one is: a word of large dictionaries alone, and none that ends like a verb. */
function isRareBehindTitle(folded: string): boolean {
  if (commonWords().has(folded) || isClinical(folded) || isShorthand(folded)) return false;
  return !/(?:ed|ing|ly|[^s]s|n't)$/.test(folded) || isSurname(folded) || surnamesAlsoWords().has(folded);
}

/** People and places of whom notes in small letters tell without a capital. */
export const SHORTHAND_NAME_PATTERNS: readonly KindPattern[] = [
  // "mrs peck", "mr b. marsh-hale": nothing but a name follows.
  {
    kind: 'PERSON',
    needs: /mrs?\.? \p{Ll}/iu,
    pattern: pattern(
      'gu',
    )`(?<![\p{L}\p{N}])mrs?\.? (?!and |men |bean )(?<hidden>(?:\p{Ll}\.? )?\p{Ll}[\p{Ll}']{2,20}(?:-\p{Ll}{2,20})?)(?!\p{L})`,
  },
  // "d/w dr obi": a word that notes hardly use, or none at all.
  {
    kind: 'PERSON',
    needs: /(?:drs?|prof)\.? \p{Ll}/u,
    pattern: pattern('gu')`(?<![\p{L}\p{N}])(?:drs?|prof)\.? (?<hidden>\p{Ll}[\p{Ll}']{2,20})(?!\p{L})`,
    accepts: (match) => isRareBehindTitle(foldWord(match.slice(match.indexOf(' ') + 1))),
  },
  // "adm with her son P1ers": a name with a figure in it.
  {
    kind: 'PERSON',
    needs: /\p{L}[01568]\p{Ll}|\p{Ll}[01568]\p{L}|0'\p{Lu}/u,
    pattern:
      /(?<![\p{L}\p{N}_@./-])(?:\p{L}{1,12}[01568]\p{L}{1,12}(?:[01568]\p{L}{1,12})?|0'\p{Lu}\p{Ll}{2,14})(?![\p{L}\p{N}_@/]|-\d)/gu,
    accepts: (match) => match.startsWith("0'") || (match.length > 3 && isNameMisread(match)),
  },
  // "wife n0or", "NOK: Bwa1ya": the same where a relative tells, whatever it was.
  {
    kind: 'PERSON',
    needs: /\p{L}[01568]\p{Ll}/u,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:${RELATIVES}|nok|nurse|dr|mrs?|miss)(?::|\.)? (?<hidden>\p{L}{1,12}[01568]\p{Ll}{1,12}(?: (?-i:\p{Lu})[\p{L}]{2,20})?)(?![\p{L}\p{N}])`,
  },
  // "3 kids (tia 9, rio 6, ace 2)".
  {
    kind: 'PERSON',
    needs: /\p{Ll} \d{1,2}(?:y|yrs?|m)?[,)]/u,
    pattern: pattern(
      'gu',
    )`(?<=(?<!\p{L})(?:kids|children|sibs|siblings|sons|daughters|boys|girls|twins|grandkids|grandchildren|brothers|sisters|dtrs) \((?:\p{L}{2,15} \d{1,2}(?:y|yrs?|m)?(?:, ?| and | & )){0,6})(?!aged?\b|and\b|under\b|over\b)\p{Ll}{2,15}(?= \d{1,2}(?:y|yrs?|m)?[,)])`,
  },
  // "scout at 3rd Cheadle Hulme".
  {
    kind: 'ORGANISATION',
    needs: /scout|cubs|beavers|guides|brownies|rainbows|brigade/i,
    pattern: pattern(
      'giu',
    )`(?<!\p{L})(?:scouts?|scouting|cubs?|beavers?|guides?|brownies?|rainbows?|brigade)(?: (?:at|with|in|for|group|,)){0,2} (?<hidden>\d{1,3}(?:st|nd|rd|th) ${NAME}(?: ${NAME})?)`,
  },
  // "dc hatch 4471", "pc may": an officer by a name that is a word.
  {
    kind: 'PERSON',
    needs: /(?:dc|ds|pc|sgt|insp) \p{Ll}/u,
    pattern: pattern('gu')`(?<![\p{L}\p{N}])(?:dc|ds|pc|sgt|insp) (?<hidden>\p{Ll}{3,20})(?!\p{L})`,
    accepts: (match) => surnamesAlsoWords().has(foldWord(match.slice(match.indexOf(' ') + 1))),
  },
  // "Amina bint Saleh al-Tamimi", "Masjid an-Nur".
  {
    kind: 'PERSON',
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}${NAME} (?:(?:bint|binti|bin|ibn|ould|abu|umm|kaur d/o|s/o|d/o|w/o) ${NAME}|(?:an|al|el|ar|as|at|az|ash|ad)-${NAME})`,
  },
  // "the old rosie.gray1@ one": an address that was cut off.
  {
    kind: 'EMAIL',
    needs: /@/,
    pattern: /(?<![\p{L}\p{N}@._-])(?=[\p{L}\p{N}._-]{0,40}[._\d])[\p{L}\p{N}][\p{L}\p{N}._-]{3,40}@(?=\s|$|[,;)])/gu,
  },
  // "solr field & lane", "new job w moor tyre & brake".
  {
    kind: 'ORGANISATION',
    needs: /&/,
    pattern: pattern(
      'giu',
    )`(?<!\p{L})(?:solrs?|solicitors?|sols|job (?:w|with|at)|works? (?:at|for)|working (?:at|for)|employed (?:by|at)) (?<hidden>(?:\p{L}{3,20} ){0,2}\p{L}{3,20} & \p{L}{3,20})`,
  },
  // "outside the fox and hounds", "drinks in the red lion".
  {
    kind: 'ORGANISATION',
    pattern: pattern(
      'giu',
    )`(?<!\p{L})the (?:(?:dog|fox|hare|rose|coach|lamb|horse|eagle|bear|elephant|slug|crown|plough|ship|bull|cock|angel|bell|swan|george|goat|hand) (?:and|&|n) (?:hounds?|partridge|duck|gun|horses|crown|castle|flag|lamb|feathers|lettuce|flowers?|anchor|star|key|bush|bottle|kettle|mitre|sceptre|thistle|shamrock|dragon|compass(?:es)?|railway|plough|bull|fox|bell|chequers|cart|donkey|whistle|pheasant|mouse|fiddle|magpie|stump|staff)|(?:red|white|black|golden|royal|queen'?s|king'?s|blue|green) (?:lion|horse|swan|hart|bull|head|arms|oak|stag|cow|eagle|fleece|lamb|boar|anchor|bell|dragon|man))(?!\p{L})`,
  },
  // "at st hughs", "from st annes".
  {
    kind: 'ORGANISATION',
    needs: /\bst \p{Ll}/u,
    pattern: pattern(
      'gu',
    )`(?<=(?<!\p{L})(?:at|from|to|in|near|left|attends|for) )st\.? (?!elevation|segment|depression|change|wave|of |at |in )\p{Ll}[\p{Ll}']{3,14}(?!\p{L})`,
  },
  // "visit hazel moor cofe infants", "leaves for heathside juniors".
  {
    kind: 'ORGANISATION',
    needs: /cofe|c of e|\brc\b|ce (?:primary|infant|junior)/,
    pattern: pattern(
      'gu',
    )`(?<!\p{L})(?!(?:${SMALL_WORDS}) )(?:[\p{Ll}']{3,20} ){1,2}(?:cofe|c of e|rc|ce) (?:infants?|juniors?|primary|school|academy|first|middle|high)(?!\p{L})`,
  },
  {
    kind: 'ORGANISATION',
    needs: /infants|juniors|primary|academy|prep|special|nursery|hosp/,
    pattern: pattern(
      'gu',
    )`(?<=(?<!\p{L})(?:at|from|to|for|attends|wants|starts|left|was|via) )(?!(?:${SMALL_WORDS}) )[\p{Ll}']{4,20}(?: (?!(?:${SMALL_WORDS}) )[\p{Ll}']{3,20})? (?:infants|juniors|primary|academy|prep|special|nursery|hosp|childrens hosp)(?!\p{L})`,
    accepts: (match) => !isWord(foldWord(match.split(' ', 1)[0] ?? '')),
  },
  // "Malaysian Society UoB".
  { kind: 'ORGANISATION', needs: /Uo\p{Lu}/u, pattern: pattern('gu')`${ALONE_BEFORE}Uo[A-Z]{1,2}${ALONE_AFTER}` },
];
