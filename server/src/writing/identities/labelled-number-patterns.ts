import { pattern } from '../../lib/pattern.ts';
import { ALONE_AFTER, ALONE_BEFORE, DIGIT, type KindPattern } from './kind-pattern.ts';
import { isHelpline } from './number-patterns.ts';

const VEHICLE = String.raw`reg(?:istration|o)?(?: no\.?| number| plate)?|number ?plate|licen[cs]e plate|plates?|vehicle|vrm|vrn|kennzeichen|immatriculation|matr[ií]cula|rejestracja|(?:nr )?rej\.?|immat\.?|regnr|kfz|nopol|targa|kenteken|index(?: number)?|car|van|motorbike|bike|moped|scooter|caravan(?: cris)?|cris|taxi licen[cs]e|badge`;
const PAPERS = String.raw`passport|reisepass|passeport|pasaporte|paszport|personalausweis|ausweis|driver number|driving licen[cs]e|sozialversicherungs(?:nummer|nr\.?)|sv-?nr\.?|steuer-?(?:id|nummer)|versicherten(?:nummer|nr\.?)|n°|nº|numéro|dossier|expediente|historia clínica|nr sprawy|sygn\.?|aktenzeichen|az\.?|fall(?:nummer|nr\.?)|patienten(?:nummer|nr\.?)|konto(?:nummer|nr\.?)|blz|compte|cuenta|tessera|last four(?: of)?(?: \p{L}{2,10})?|last 4|warrant|docket|case|membership|member|authori[sz]ation(?: code)?|pre-?auth|serial|implant|meter|library card|savings book|book|locator|booking|login|wheelchair|log|police log|pc|officer|collar|bsb|sc|s/c|sort|visa|mastercard|cvv|cvc|expiry|exp|amex|mac|card|account|roll number|group no|policy|ticket|receipt|licen[cs]e|permit|ref|reference|file|crime|court|claim|prison|probation|tag|asset|equipment|hearing aid|chip|microchip|vet|student|pupil|exam|candidate|staff|payroll|employee|badge|locker|gas|electricity|water|council tax|rent|tenancy|tv licen[cs]e|order|parcel|tracking|lab|specimen|sample|accession|histology|study|wristband|hospital|hosp|unit|chart|record|nhs|mrn|rio|emis|systmone|chi|patient id|id|upi|paypal|care ?notes|paris|datix|incident|learner(?: no\.?)?|lcs|uln|ubrn|brp|frame|pcn`;
const BETWEEN = String.raw`(?: (?:no|nr|number|num|code|id|is|was|ref|card|of|spelt|ends|ending|in)\b\.?|[.:#=]|№| -| ){0,4} ?`;
/** A row of groups with a figure in it, as written in capitals. */
const GROUPS = String.raw`(?=[\p{Lu}\d /:.-]{0,14}\d)(?!\d{1,2}[./:]\d{1,2}(?![\d./:-]))(?!\d{1,3}[.]\d)(?-i:[\p{Lu}\d]{1,12}(?:[ /:.-][\p{Lu}\d]{1,8}){1,6}|[\p{Lu}\d]*\d[\p{Lu}\d]*)`;
const NO_UNIT = String.raw`(?!\p{L}|\p{N}|[.,]\d| ?(?:mg|mcg|ml|g|kg|cm|mm|%|days?|weeks?|months?|years?|yrs?|hours?|hrs?|minutes?|mins?|sessions?|times|am|pm|bpm|people|patients?|of \d|°)\b)`;
const SPELT =
  '(?:alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliet|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiskey|x-?ray|yankee|zulu|one|two|three|four|five|six|seven|eight|nine|zero|niner)';

const hasThree = (match: string): boolean => (match.match(/[\d\p{Lu}]/gu) ?? []).length >= 3;

/** Whether three pairs of figures may be a day, in the order of any country. */
function isDay(match: string): boolean {
  const [a = 0, b = 0, c = 0] = match.split('-').map(Number);
  return isDayOfMonth(a, b) || isDayOfMonth(b, a) || isDayOfMonth(c, b);
}

function isDayOfMonth(day: number, month: number): boolean {
  return day >= 1 && day <= 31 && month >= 1 && month <= 12;
}

/** Numbers that a word before them gives away, whatever their shape, and those of vehicles of many countries. */
export const LABELLED_NUMBER_PATTERNS: readonly KindPattern[] = [
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:${VEHICLE})(?![\p{L}\p{N}-])${BETWEEN}(?<hidden>(?=[a-z\d -]{0,9}\d)(?!\d{1,2}(?![\p{L}\p{N} -]))(?:(?-i:[A-Z\d]{1,4}(?:[ -][A-Z\d]{1,6}){1,3})|(?-i:[A-Z]{2,3}\d{2,4}[A-Z]{0,3}|\d{1,3}[A-Z]{2,3}\d{0,3})|(?-i:(?=[A-Z]{0,6}\d)(?=\d{0,6}[A-Z])[A-Z\d]{5,8})|[a-z]{2} ?\d{2} ?[a-z]{3}|[a-z] ?\d{1,3} ?[a-z]{3}))${NO_UNIT}`,
  },
  {
    kind: 'NUMBER',
    needs: DIGIT,
    accepts: (match) => hasThree(match) && !isHelpline(match),
    pattern: pattern('giu')`(?<![\p{L}\p{N}])(?:${PAPERS})(?![\p{L}\p{N}-])${BETWEEN}(?<hidden>${GROUPS})${NO_UNIT}`,
  },
  // Germany, France, India, Nigeria, Northern Ireland, the old and the new of Britain with odd spaces.
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:[A-ZÄÖÜ]{1,3}-(?!(?:R|I|II|IV|V|OM|SF|SR|CV) ?\d)[A-Z]{1,2} ?\d{1,4}|[A-Z]{2}-\d{3}-[A-Z]{2}|[A-Z]{2} ?\d{2} ?[A-Z]{1,2} ?\d{4}|[A-Z]{3}-\d{2,3} ?[A-Z]{2}|[A-Z]{2} \d{2} [A-Z]{3}|\d{2} [A-Z]{1,2} \d{3,6}|[A-Z]{1}[IXZ][A-Z]? \d{3,4}|[A-Z]IG \d{3,4}|\d[A-Z]{3} ?\d{3}|[A-Z]{2,3} [A-Z]{1,2} \d{3,4})${ALONE_AFTER}`,
  },
  // "GN-18-AAF", "T-441-KX", "plates were BKR 4471", "mastercard **** 4471", "transit 00123 inst 004".
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<![\p{L}\p{N}-])[A-Z]{1,3}-\d{2,3}-[A-Z]{2,3}(?![\p{L}\p{N}-])/gu },
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:plates?|reg|registration|number ?plate) (?:was|were|is|are|read|reading|like|maybe) (?<hidden>(?-i:[A-Z\d]{1,4}[ -]?[A-Z\d]{2,5}))(?<=\d[A-Z ]{0,5})${ALONE_AFTER}`,
  },
  {
    kind: 'NUMBER',
    needs: /[*x•]{3}/i,
    pattern: /(?<=[*•]{2,4} ?|(?<!\p{L})[xX]{3,4}[ -]?|(?<!\p{L})[xX*]{3}-[xX*]{2}-)\d{3,4}(?![\p{L}\p{N}])/gu,
  },
  // "card no ...4471", "acc ending -4471": the last figures behind what stands for the others.
  {
    kind: 'NUMBER',
    needs: /\.{2}|--|#{2}|_{2}|\*{2}/,
    pattern: pattern(
      'giu',
    )`(?<!\p{L})(?:cards?|visa|mastercard|amex|acc(?:oun)?t|a/c|acc|iban|phone|mobile|nhs|number|no|policy|passport)[ :.#]{0,3}(?:no|nr|number|ending|ends|in)?[ :]{0,2}(?:\.{2,}|-{2,}|#{2,}|_{2,}|\*{2,}) ?(?<hidden>\d{3,4})(?![\p{L}\p{N}]|[.,]\d)`,
  },
  // "mortgage 40/044718/05", "rent 447-1882": groups that are no date and no sum, behind what is paid or owed.
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`(?<!\p{L})(?:mortgage|loan|pension|finance|savings|isa|giro|rent|tenancy|overdraft|bond|broadband|water)(?: (?:account|acc|acct|ref|no|number))?[.:]? (?<hidden>(?!\d{1,2}[/-]\d{1,2}[/-]\d{2,4}(?!\d))\d{2,9}(?:[/-]\d{1,9}){1,3})(?![\p{L}\p{N}]|[.,]\d)`,
    accepts: (match) => (match.match(/\d/g) ?? []).length >= 7,
  },
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern:
      /(?<=(?<!\p{L})(?:transit|inst(?:itution)?|rtg|aba)(?: no\.?| number)?:? )\d{3,9}(?![\p{L}\p{N}]|[.,]\d)/giu,
  },
  // "A silver Golf, AKG 2660, followed her": a row of capitals and figures in a sentence that tells of a car.
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:cars?|vans?|lorry|truck|taxi|cab|vehicle|motorbike|motorcycle|moped|scooter|drives?|drove|driving|parked|registered|estate|saloon|hatchback|golf|fiesta|focus|astra|corsa|polo|yaris|micra|mini|bmw|audi|ford|toyota|nissan|vauxhall|volvo|skoda|honda|kia|transit|ute|bakkie|pick-?up|hilux|jeep)(?![\p{L}\p{N}])[^.;\d\n]{0,24}?[ (](?<hidden>(?-i:[A-Z]{2,3}[ -]?\d{3,4}|[A-Z]{1,3}[ -]?\d{1,4}[ -]?[A-Z]{1,3}|\d{1,4}[ -]?[A-Z]{2,3}[ -]?\d{0,4}|[a-z]{2}\d{2} ?[a-z]{3}))(?![\p{L}\p{N}])`,
    accepts: (match) => !/\d(?:MG|ML|KG|CM|MM|AM|PM|MPH|KM)$/.test(match),
  },
  // "1234 AB 56": France before 2009.
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`(?<![\p{L}\p{N}.,/-])\d{3,4} (?!MG|ML|KG|CM|MM|AM|PM|IU|HRS?|BPM|MCG|KCAL)[A-Z]{2,3} (?:\d{2}|2[AB])(?![\p{L}\p{N}/%:]|[.,]\d)`,
  },
  // "reg is Sierra Kilo 19", "plate: s n 1 8 k x b": what it is tells of a few letters too.
  {
    kind: 'NUMBER',
    needs: /reg|plate/i,
    pattern: pattern(
      'giu',
    )`(?<!\p{L})(?:reg(?:istration)?|(?:number ?)?plates?)(?: no| number| is| was| reads?|:){0,2} (?<hidden>(?:${SPELT}|\d{1,4})(?:[ ,-]{1,2}(?:${SPELT}|\d{1,4})){1,8}|(?=[a-z ]{0,16}\d)[a-z\d](?: [a-z\d]){3,8})${ALONE_AFTER}`,
    accepts: (match) => /\p{L}/u.test(match.replace(/^\S+/, '')),
  },
  // Plates and codes that somebody spells.
  {
    kind: 'NUMBER',
    pattern: pattern('giu')`${ALONE_BEFORE}${SPELT}(?:[ ,-]{1,2}${SPELT}){4,12}${ALONE_AFTER}`,
    accepts: (match) =>
      /alpha|bravo|delta|echo|fox|kilo|lima|oscar|papa|quebec|romeo|sierra|tango|victor|whisk|x-?ray|yankee|zulu/i.test(
        match,
      ),
  },
  // "card ending 8812", "plate ends ZNP", "his number, last four 4471".
  {
    kind: 'NUMBER',
    needs: /end(?:s|ing)|last/i,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:(?:barclay|master|credit|debit)?card|visa|amex|phone|landline|mob(?:ile)?|tel|account|acc|a/c|number|no|nhs|plate|reg|iban|passport|ssn|social|sin|ni|nino|chi|mrn|licen[cs]e|policy|imei|sim)\.?,? (?:end(?:s|ing)|last (?:four|4|three|3)(?: digits)?)(?: in| with| are|:)? ?(?<hidden>\d{2,6}|(?-i:[A-Z]{3}|\d{1,4}[A-Z]{1,3}))(?![\p{L}\p{N}])`,
  },
  // "token 7f3a-99c1-44bd": groups of letters and figures as machines make them.
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern:
      /(?<![\p{L}\p{N}-])(?=[a-f\d-]{0,40}[a-f])(?=[a-f\d-]{0,40}\d)[a-f\d]{4,12}(?:-[a-f\d]{4,12}){1,5}(?![\p{L}\p{N}-])/giu,
    // "1943-1945" is a time and "face-1234" a word.
    accepts: (match) => match.split('-').filter((group) => /\d/.test(group) && /[a-f]/i.test(group)).length > 1,
  },
  // "Halifax, ends 4471": where an account, a card or a telephone is spoken of.
  {
    kind: 'NUMBER',
    needs:
      /bank|card|acc|a\/c|phone|mobile|savings|building society|halifax|barclays|lloyds|natwest|hsbc|santander|monzo|visa/i,
    pattern: /(?<![\p{L}\p{N}])(?:ends|ending)(?: in| with)? (?<hidden>\d{3,4})(?![\p{L}\p{N}:/%]|[.,]\d)/giu,
  },
  // "Record 215-671 merged with 1661 7560": a second number of the same kind.
  {
    kind: 'NUMBER',
    needs: DIGIT,
    accepts: (match) => (match.match(/\d/g) ?? []).length >= 8,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:record|file|mrn|nhs|hosp(?:ital)?|case|notes|chart|chi|id|ref)(?: (?:no|number)\.?)?:? [\p{L}\d/-]{4,14}(?: \d{2,6}){0,2},? (?:merged with|(?:now|formerly|previously|also|was|old|new|replaced by|same as)(?: (?:no|number))?|or|and|=) (?<hidden>(?-i:[A-Z]{0,4} ?\d{2,8}(?:[ /-][A-Z\d]{1,8}){0,3}))${NO_UNIT}`,
  },
  // What a number is may be said behind it: "1ABC 2DE rego".
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?=[A-Z\d -]{0,8}\d)(?=[A-Z\d -]{0,8}[A-Z])[A-Z\d]{3,4}[ -]?[A-Z\d]{2,4}(?= \(?(?:rego|plates?|number plate|registration)(?![\p{L}]))`,
  },
  // "NKZ 4410 is the landlord's jeep".
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?=[A-Z\d -]{0,8}\d)[A-Z]{1,3}[ -]?\d{1,4}[A-Z]{0,3}(?= (?:is|was) (?:the|a|an|his|her|their|my) (?:\p{L}{1,12}(?:'s)? ){0,2}(?:car|van|jeep|lorry|taxi|motorbike|bike|scooter|truck)(?!\p{L}))`,
  },
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<=(?<!\d)\d{8}[,;/]? )\d{2}[ -]\d{2}[ -]\d{2}(?![\p{L}\p{N}])/gu },
  // An account in New Zealand, a branch, a plate of South Africa with its province, one of Poland.
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<![\p{L}\p{N}-])\d{2}-\d{4}-\d{7}-\d{2,3}(?![\p{N}-])/gu },
  { kind: 'NUMBER', needs: /branch/i, pattern: /(?<=\bbranch(?: code| no\.?)?:? )\d{5,6}(?![\p{L}\p{N}])/giu },
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:[A-Z]{2,3} \d{2,3} (?:[A-Z]{2,3} )?(?:GP|WP|MP|ZN|FS|NW)|[A-Z]{2,3} (?=\d{0,4}[A-Z])[A-Z\d]{5}(?<=\d[A-Z\d]{0,4}))${ALONE_AFTER}`,
  },
  // A sort code with its account.
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<![\p{L}\p{N}.])\d{2}[ -]?\d{2}[ -]?\d{2}[ /,]{1,2}\d{8}(?!\p{N})/gu },
  // A sort code that could be no day, where money is spoken of.
  {
    kind: 'NUMBER',
    needs:
      /bank|sort|a\/c|acc|debit|paid|pays|pension|benefit|monzo|starling|barclays|lloyds|natwest|hsbc|santander|halifax|nationwide|tsb|revolut|\b(?:esa|pip|dla|uc|aib)\b/i,
    pattern: pattern('gu')`${ALONE_BEFORE}\d{2}-\d{2}-\d{2}(?![\p{L}\p{N}-])`,
    accepts: (match) => !isDay(match),
  },
  // Three groups of capitals and figures, each with both: "1EG4-TE5-MK73".
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{3,6}[ -]){2,4}(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{3,6}${ALONE_AFTER}`,
  },
  // "LW 4471 0229", and any groups behind "no.".
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern('gu')`${ALONE_BEFORE}[A-Z]{1,3} ?\d{4}[ -]\d{3,4}(?![\p{L}\p{N}]|[ -]\d)`,
  },
  {
    kind: 'NUMBER',
    needs: DIGIT,
    accepts: (match) => (match.match(/\d/g) ?? []).length >= 6,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:no|nr|number|num)(?:\.|:|\.:)? (?<hidden>\d{2,6}(?:[ -]\d{1,6}){1,4})${NO_UNIT}`,
  },
  // "9876 543 217", "1234-567-890 AB".
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern('gu')`(?<![\p{L}\p{N}.,])\d{4}[ -]\d{3}[ -]\d{3}(?: ?[A-Z]{1,2})?(?![\p{L}\p{N}.,])`,
  },
  // Units of blood and cards: a letter, and three groups of figures or more.
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<![\p{L}\p{N}])\p{Lu}{1,3}\d{2,4}(?: \d{3}){2,4}(?![\p{N}.,])/gu },
  // Machines, courts, cards.
  {
    kind: 'NUMBER',
    pattern: /(?<=\b(?:BIC|SWIFT)(?: code)?(?: is)?[: ]{1,2})[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?(?![\p{L}\p{N}])/gu,
  },
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<![\p{L}\p{N}.])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\p{N})/gu },
  { kind: 'NUMBER', needs: /:/, pattern: /(?<![\p{L}\p{N}:])(?:[\da-f]{2}[:-]){5}[\da-f]{2}(?![\p{L}\p{N}:])/giu },
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<![\p{L}\p{N}])\d{1,2}:\d{2}-(?:cv|cr|mj|bk)-\d{3,6}/giu },
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<![\p{L}\p{N}])3\d{3} \d{6} \d{5}(?!\p{N})/gu },
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<![\p{L}\p{N}])\d{2} ?\d{6} ?[A-Z] ?\d{3}(?!\p{N})/gu },
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern('gu')`${ALONE_BEFORE}(?:[IVX]{1,4} [A-Z][a-z]{0,2}|\d{1,3} [A-Z][a-z]{0,2}) \d{1,5}/\d{2}(?!\d)`,
  },
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern('gu')`${ALONE_BEFORE}[A-Z]{2,5}9{0,3} \d{6} [A-Z\d]{2,5}(?: [A-Z\d]{2,3})?${ALONE_AFTER}`,
  },
  // Ways into somebody's house, telephone or account.
  {
    kind: 'NUMBER',
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:pwd|password|passcode|pass ?phrase|log-?in|user ?name|wifi(?: password| code)?)(?: (?:is|was|for \p{L}{2,12})\b|[:=])* (?<hidden>(?=\S{0,24}[\d_!$#])[^\s,;]{4,30})`,
  },
  {
    kind: 'LINK',
    needs: /@/,
    pattern: /(?<![\p{L}\p{N}@.])[\p{L}\p{N}._-]{2,40}@[\p{L}\p{N}]{2,20}(?![\p{L}\p{N}@.])/gu,
  },
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:police|incident|cad|crime)(?: log| ref| no\.?| number){0,2}:? (?<hidden>\d{2,6} of \d{1,2}(?:st|nd|rd|th)? ?(?:\p{L}{3,9}|/ ?\d{1,2})(?:[ /]\d{2,4})?)`,
  },
  { kind: 'NUMBER', needs: /exp/i, pattern: /(?<=\b(?:expiry|expires|exp)(?: date)?[: ]{1,2})\d{2}\/\d{2,4}(?!\d)/giu },
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<=\b(?:cvv|cvc|csc|security code)(?: is)?[: ]{1,2})\d{3,4}(?!\d)/giu },
  {
    kind: 'NUMBER',
    needs: /\bPC|WPC|officer|collar|badge|shoulder/i,
    pattern:
      /(?<=\b(?:PC|WPC|PCSO|officer|collar|badge|shoulder)(?: (?:no\.?|number))? )\d{3,6}[A-Z]{0,2}(?![\p{L}\p{N}])/giu,
  },
];
