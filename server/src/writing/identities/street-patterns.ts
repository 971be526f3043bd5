import { pattern } from '../../lib/pattern.ts';
import { ALONE_AFTER, ALONE_BEFORE, DIGIT, type KindPattern, NAME } from './kind-pattern.ts';
import { hasOrdinaryWord } from './kinds-of-words.ts';

/** Kinds of streets as they are shortened, that no word of medicine is. */
const SHORT =
  'St|Rd|Ave|Av|Ln|Cl|Ct|Tce|Cres|Cresc|Blvd|Bvd|Pde|Hwy|Pkwy|Gdns|Sq|Ter|Cir|Trl|Pl|Gr|Cct|Esp|Xing|Fwy|Tpke|Aly';
const WHOLE =
  'Street|Road|Avenue|Lane|Close|Court|Terrace|Crescent|Boulevard|Parade|Highway|Parkway|Gardens|Square|Circle|Trail|Place|Grove|Circuit|Esplanade|Way|Drive';
const QUARTERS =
  'Nagar|Vihar|Enclave|Layout|Colony|Puram|Puri|Bagh|Ganj|Chowk|Marg|Salai|Pally|Peth|Gali|Galli|Mohalla|Extn|Township|Apartments|Residency|Heights|Chawl|Basti|Bazaar|Kunj';

/** "Serum Cl", "Left Ct": a word of medicine before what is no street. */
function isOfNames(match: string): boolean {
  const [street = ''] = match.split(/ (?:#|Apt|Unit|No)/, 1);
  return !hasOrdinaryWord(street.slice(0, street.lastIndexOf(' ')));
}

/** Streets without a number, and addresses of America, Australia, India and China as they are written there. */
export const STREET_PATTERNS: readonly KindPattern[] = [
  // "on E 41st & Harvard": where two streets meet.
  {
    kind: 'ADDRESS',
    needs: /\d(?:st|nd|rd|th) /,
    pattern: pattern(
      'gu',
    )`(?<![\p{L}\p{N}])[NSEW]\.? \d{1,3}(?:st|nd|rd|th)(?: (?:St|Street|Ave|Avenue|Pl|Place))?\.? (?:&|and) (?:[NSEW]\.? )?\p{Lu}\p{L}{2,20}(?: (?:St|Ave|Blvd|Rd|Dr))?(?!\p{L})`,
  },
  // "Sofa surfing Beech St area", "Group home was Sycamore Ct #12".
  {
    kind: 'ADDRESS',
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:[NSEW]\.? )?${NAME}(?: ${NAME})? (?:${SHORT})\.?(?:,? (?:#|Apt\.? ?|Unit |No\.? ?)\d{1,4}[A-Z]?)?(?![\p{L}\p{N}'-]| \p{Lu}\p{Ll}| \d)`,
    accepts: isOfNames,
  },
  {
    kind: 'ADDRESS',
    needs: /#|Apt|Unit/,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}${NAME}(?: ${NAME})? (?:${WHOLE}|${SHORT}),? (?:#|Apt\.? ?|Unit )\d{1,4}[A-Z]?${ALONE_AFTER}`,
  },
  // "1900 block of E Lancaster", "I-35 frontage & Alsbury", "corner of Fifth and Main", "Ft. Worth".
  {
    kind: 'ADDRESS',
    needs: /block of/i,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}\d{2,5} block of (?:[NSEW]\.? |North |South |East |West )?${NAME}(?: ${NAME})?`,
  },
  {
    kind: 'ADDRESS',
    needs: /I-\d|US-\d|Hwy|Route/,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:I|US|SR|SH)-\d{1,3}(?: (?:frontage|service|access)(?: road| rd)?)?,? (?:&|and|at|near|@|off|exit \d{1,3}|by) ${NAME}(?: ${NAME})?`,
  },
  {
    kind: 'ADDRESS',
    needs: /corner|junction|intersection|cross/i,
    pattern: pattern(
      'gu',
    )`(?<=[Cc]orner of |[Jj]unction of |[Ii]ntersection of )${NAME}(?: ${NAME})? (?:and|&|/|with) ${NAME}(?: ${NAME})?${ALONE_AFTER}`,
  },
  {
    kind: 'ADDRESS',
    needs: /[FMP]t\. \p{Lu}/u,
    pattern: pattern('gu')`${ALONE_BEFORE}(?:Ft|Mt|Pt)\. ${NAME}(?:, [A-Z]{2}${ALONE_AFTER})?`,
  },
  // "RR 2 Box 118, Yellow Springs".
  {
    kind: 'ADDRESS',
    needs: /Box/,
    pattern: pattern('gu')`(?<=Box \d{1,5}, )${NAME}(?: ${NAME})?(?=$|[\n,.;])`,
  },
  // "U3/58 Banksia Pde", "Lot 4/12 Gum Tree Ct".
  {
    kind: 'ADDRESS',
    needs: /\d\/\d/,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:U|Unit |Lot |Shop |V|Villa )?\d{1,4}[A-Z]?/\d{1,4}[A-Z]? (?:${NAME} ){1,3}(?:${SHORT}|${WHOLE}|Dr)${ALONE_AFTER}`,
  },
  // "Sector 14, Rohini", "14-3-88/2, Gandhi Nagar", "Model Colony", "H.No. 4-88".
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:(?:H\.? ?No\.?|D\.? ?No\.?|Door No\.?|Plot No\.?|Qtr\.? No\.?|Flat No\.?|Sy\.? No\.?) ?:? ?\d{1,5}(?:[-/]\d{1,5}[A-Z]?){0,3}|\d{1,3}(?:-\d{1,4}){1,2}/\d{1,3}[A-Z]?(?=, ${NAME})|(?:Sector|Phase|Ward|Block|Stage) ?-?\d{1,3}[A-Z]?,? (?=${NAME} (?:${QUARTERS})))`,
  },
  {
    kind: 'ADDRESS',
    pattern: pattern('gu')`${ALONE_BEFORE}(?:${NAME} ){1,2}(?:${QUARTERS})${ALONE_AFTER}`,
    accepts: isOfNames,
  },
  // "No. 12, Lane 88, Jiangsu Bei Lu", "Zhongshan Dong Lu".
  {
    kind: 'ADDRESS',
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:(?:No|Nr|Lane|Alley|Long|Bldg|Building|Rm|Room|Unit)\.? ?\d{1,5},? ){0,3}${NAME}(?: (?:Bei|Nan|Dong|Xi|Zhong|[NSEWM]\.?))? (?:Lu|Jie|Dajie|Dadao|Hutong|Xiang|Li)(?: \d{1,5}(?: Hao)?)?${ALONE_AFTER}`,
    accepts: (match) => /\d| (?:Bei|Nan|Dong|Xi|Zhong) /.test(match) && isOfNames(match),
  },
  // "neighbour at 33 says away": a house by its number alone.
  {
    kind: 'ADDRESS',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:neighbou?rs?|lady|man|woman|couple|family|people|house|tenant|those|friend) (?:at|in|from) (?:no\.? ?|number )?(?<hidden>\d{1,4}[a-d]?)(?=$|[.,;)\n]| (?:says?|said|reports?|reported|heard|rang|called|complained|confirmed|has|is|was|opposite)(?!\p{L}))`,
  },
  // "Hidalgo County", "Tangipahoa Parish".
  {
    kind: 'PLACE',
    needs: /County|Parish|Borough|Shire/,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}${NAME}(?: ${NAME})? (?:County|Parish|Borough)(?! (?:Court|Council|Hall|Line))${ALONE_AFTER}`,
    accepts: (match) => !hasOrdinaryWord(match.replace(/ \S+$/, '')),
  },
];
