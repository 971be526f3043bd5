import { pattern } from '../../lib/pattern.ts';
import { foldWord } from './folding.ts';
import { ALONE_AFTER, ALONE_BEFORE, DIGIT, type KindPattern, NAME } from './kind-pattern.ts';
import { hasOrdinaryWord } from './kinds-of-words.ts';
import { towns } from './lists.ts';

const HOMES =
  'moved|moving|relocated|came|lives?|living|lived|stay(?:s|ing|ed)?|resid(?:es|ing|ed)|based|housed|home|house|apt|apartment|flat|trailer|shelter|motel|mom|mum|mother|dad|father|parents?|sister|brother|aunt|uncle|grandma|grandparents|family|cousin|partner|catchment|area|address|zip|prev(?:ious(?:ly)?)?|formerly|originally';
const STREETS = 'St|Street|Rd|Road|Ave|Avenue|Dr|Drive|Ct|Court|Pl|Cl|Cres|Pde|Tce|Ln|Lane|Hwy|Blvd|Way|Gr|Sq';
const STATES_OF_AUSTRALIA =
  'Vic|Qld|Tas|Nsw|New South Wales|Victoria|Queensland|Tasmania|South Australia|Western Australia|Northern Territory';
const FIGURE = '(?:one|two|three|four|five|six|seven|eight|nine|zero|oh)';
const NO_AMOUNT = String.raw`(?![\p{L}\p{N}]|[.,:/]\d| ?(?:mg|mcg|ml|g|kg|iu|units?|steps|people|patients?|hours?|hrs?|kcal|calories|x)(?!\p{L}))`;

/** "Dandenong 3175": the words before it are those of a town. */
function isTownBefore(match: string): boolean {
  const words = match.slice(0, match.search(/\d/)).replaceAll(',', '').trim().split(/[ -]/).map(foldWord);
  const last = words.at(-1) ?? '';
  return towns().has(last) || towns().has(words.slice(-2).join('_'));
}

/** "110 001 New Delhi": the words behind it are those of a town. */
function isTownBehind(match: string): boolean {
  const words = match
    .replace(/^[\d ,]+/, '')
    .split(' ')
    .map(foldWord);
  return towns().has(words[0] ?? '') || towns().has(words.join('_'));
}

/** Postcodes that only the words around them tell. */
export const POSTCODE_PATTERNS: readonly KindPattern[] = [
  // "moved from 74901", "lives with mom in 79999", "originally 3056": four figures may be a year or a time.
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:${HOMES})(?!\p{L})[^.;\d\n]{0,16}?(?: from| to| in| near| around| is| was|:)? (?<hidden>\d{5}(?:-\d{4})?|\d{3} \d{3})${NO_AMOUNT}`,
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:moved|relocated|lives?|living|lived|residing)(?: back)? (?:from|to|in) (?<hidden>(?!(?:19|20)\d\d)\d{4})${NO_AMOUNT}`,
  },
  // "postcode is w r four nine n x": as it is dictated.
  {
    kind: 'ADDRESS',
    needs: /post ?code/i,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])post ?code(?: is|:)? (?<hidden>(?:\p{L}|${FIGURE})(?:,? (?:double )?(?:\p{L}|\d{1,2}|${FIGURE})(?![\p{L}\p{N}])){4,8})(?![\p{L}\p{N}])`,
  },
  // "Vic 3999", "Queensland 4102".
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('gu')`${ALONE_BEFORE}(?:${NAME} )?(?:${STATES_OF_AUSTRALIA}),? \d{4}${NO_AMOUNT}`,
  },
  // "Dandenong 3175", "7/33 Foster St 3175".
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}${NAME}(?: ${NAME})?,? (?<hidden>(?!19\d\d|20[0-3]\d)\d{4})(?=$|\n|[,;)]|\.(?:\s|$)| [-|] )`,
    accepts: isTownBefore,
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('gu')`(?<=\p{Lu}\p{Ll}{2,20} (?:${STREETS})\.?,? )(?!19\d\d|20[0-3]\d)\d{4}(?=$|\n|[,;.)])`,
  },
  // "Bytom 41-902 (Poland)", "Pune - 411 038", "Kochi-682011".
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('gu')`${ALONE_BEFORE}${NAME},? (?<hidden>\d{2}-\d{3})(?=$|\n|[,;.)](?!\d)| \()`,
    accepts: (match) => !hasOrdinaryWord(match),
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern('gu')`${ALONE_BEFORE}${NAME} ?- ?(?<hidden>[1-9]\d{2} ?\d{3})(?![\p{L}\p{N}]|[.,/-]\d)`,
    accepts: (match) => !hasOrdinaryWord(match),
  },
  // "110 001 New Delhi", "75011, Paris": in front of its town.
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`(?<![\p{L}\p{N}.,/-]|\p{N} )(?<hidden>[1-9]\d{2} ?\d{3}(?=,? )|\d{5}(?=, )),? ${NAME}(?: ${NAME})?(?!\p{L})`,
    accepts: isTownBehind,
  },
  // "LS88 2 GH", "ash4 2qp": with a space too many, or in small letters.
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: /(?<![\p{L}\p{N}])[A-Z]{1,2}\d{1,2}[A-Z]? \d ?[A-Z] ?[A-Z](?![\p{L}\p{N}])/gu,
    accepts: (match) => / \d ?[ABD-HJLNP-UW-Z] ?[ABD-HJLNP-UW-Z]$/.test(match),
  },
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: /(?<![\p{L}\p{N}])[a-z]{1,3}\d{1,2}[a-z]? \d[abd-hjlnp-uw-z]{2}(?![\p{L}\p{N}])/gu,
  },
  // "SE15 is ours, SE22 is not": two letters of London that medicine does not write before two figures.
  { kind: 'ADDRESS', needs: DIGIT, pattern: pattern('gu')`${ALONE_BEFORE}SE(?:1\d|2[0-8])${ALONE_AFTER}` },
  // "邮编200042，原518001", "우편번호 04524".
  {
    kind: 'ADDRESS',
    needs: /邮|郵|원|우편|原/u,
    pattern:
      /(?:邮编|邮政编码|郵編|郵遞區號|郵便番号|우편번호|(?<=\d{5,6}[，,、；; ]{1,2})[原现現])[:：は ]{0,2}(?<hidden>\d{3}-?\d{2,4})(?!\d)/gu,
  },
  // "CAP 20121", "PSČ 110 00", "C.P. 06700", "BP 1200 Lomé", "код 01001", "indeks 61-001".
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:cap|psč|psc|c\.? ?p\.?|cód\.? postal|cod(?:ul)? po[sş]tal|kod(?: poczt\.?)?|індекс|индекс|poštanski broj|ir\.? ?szám|irsz|posta kodu|t\.k\.|τ\.κ\.|postinumero|pnr\.?|kode pos|mã bưu chính|poskod|zip|plz|pc|p/code|pcode)[:. ]{1,2}(?<hidden>\d{5,6}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}(?= \p{Lu}))${NO_AMOUNT}`,
  },
];
