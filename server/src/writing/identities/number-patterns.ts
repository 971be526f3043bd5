import { pattern } from '../../lib/pattern.ts';
import { ALONE_AFTER, ALONE_BEFORE, DIGIT, type KindPattern } from './kind-pattern.ts';

/** What a number may be said to be: of a record, a person, a bank, a vehicle, a device. */
const LABELS = `nhs|mrn|emrn|chi|h&c|hcn|hosp(?:ital)?|unit|record|patient|pt|client|case|file|chart|claim|policy|insurance|insurer|member(?:ship)?
  |passport|licen[cs]e|driving|driver'?s|ssn|social security|sin|ni|nino|national insurance|pps|ppsn|pesel|bsn|tin|utr|tax|vat|medicare|medicaid|ihi
  |account|acct|a/c|acc|bank|sort|iban|bic|swift|card|debit|credit|visa|mastercard|routing|registration|reg|plate|number ?plate|vehicle|car|van|vin|chassis
  |serial|device|imei|implant|pacemaker|invoice|order|booking|student|pupil|upn|uln|uci|candidate|employee|staff|payroll|badge|service|army|prison(?:er)?|police|crime|pnc|court
  |incident|referral|reference|ref|ubrn|accession|specimen|sample|lab|study|episode|encounter|visit|admission|id|identifier|identity|docket|warrant|locker|customer|tracking|emis|systmone|rio|casenote|case ?note|ern|urn|uin|crn|gmc|nmc|hcpc|aadhaar|pan|dl|dva|dvla|bleep|pager|bleeper|tenancy|housing|blue ?badge|oyster|gym|library|wristband|ticket|permit|certificate|lot|batch|cad|urine|barcode|asset|portal|login|user ?name|nric|curp|cpf|dni|nie|codice fiscale|sécu|sécurité sociale|kenn-?nr|versichertennummer|steuer-?id|rodné číslo|personnummer|cpr|sosa|ahv|hkid|mykad`;
const AFTER_LABEL = String.raw`(?: (?:code|number|no|nr|num|id|sn|ending(?: in)?|last (?:four|4)(?: digits)?|digits|lot|cad|pin|ref|reference|card|account|plate|registration|reg|security|insurance|record|was|is|on|file|licen[cs]e|policy|of|number's)\b\.?|\.|:|#| ?=| -| #|\(|№){0,4} ?`;
/** Three digits at least, or letters and digits that are no word: not "case 3", not "file notes". */
const VALUE = String.raw`(?!\d{1,2}[/.-]\d{1,3}(?![\p{L}\p{N}/-]))(?!\d{1,3}\.\d)(?=[\p{L}\p{N} /.-]{0,12}?\d)(?=(?:[\p{L}/.-]{0,6} ?\d){3}|[\p{L}\p{N}/-]{5})(?![a-z]{3,} )[\p{Lu}\p{N}](?:[\p{Lu}\p{N}]|[a-z](?=\d|$|[^a-z ])|[/.-](?=[\p{Lu}\p{N}])){1,24}(?: (?=[\p{Lu}\d]{0,4}\d|[A-Z]{3}(?![\p{L}])|[A-Z]{1,2}(?:$|[,;)\n]))[\p{Lu}\d]{1,6}){0,7}`;
const UNITS = String.raw`(?! ?(?:mg|mcg|ml|g|kg|cm|mm|%|days?|weeks?|months?|years?|yrs?|hours?|hrs?|minutes?|mins?|sessions?|times|am|pm|bpm|°)\b)`;

/** "NHS 111" is a service that everybody may ring. */
export const isHelpline = (match: string): boolean => /^nhs (?:111|119)$/i.test(match);

/** Numbers that lead to a person. */
export const NUMBER_PATTERNS: readonly KindPattern[] = [
  // Long rows of capitals and figures, whatever they are called: chassis, national and insurance numbers.
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: /(?<![\p{L}\p{N}])(?=(?:[A-Z]*\d){4})(?=(?:\d*[A-Z]){2})[A-Z\d]{10,24}(?![\p{L}\p{N}])/gu,
  },
  // The NHS's ten digits, social security and national insurance numbers, and any run too long to be a score.
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<![\p{L}\p{N}.])\d{3}[ -]?\d{3}[ -]?\d{4}(?![\p{N}])/gu },
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<!\p{N})\d{3}-\d{2}-\d{4}(?!\p{N})/gu },
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern('giu')`${ALONE_BEFORE}[a-z]{2}[ -]?\d{2}[ -]?\d{2}[ -]?\d{2}[ -]?[a-d]${ALONE_AFTER}`,
  },
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<![\p{N}.,])\d{7,}(?!\p{N})/gu },
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<![\p{N}.,])\d{4}(?:[ -]\d{4}){2,4}(?!\p{N})/gu },
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}[A-Z]{2}\d{2}(?:[ .-]?[A-Z0-9]{4}){2,7}(?:[ .-]?[A-Z0-9]{1,4})?${ALONE_AFTER}`,
  },
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}\d{2}[- ]\d{2}[- ]\d{2}(?:,| and| -|;| /)? {0,2}(?:(?:account|acc|a/c)(?: (?:no|number))?\.?:? )?\d{8}${ALONE_AFTER}`,
  },
  {
    kind: 'NUMBER',
    needs: /iban/i,
    pattern: pattern(
      'giu',
    )`(?<!\p{L})iban(?: (?:is|no|number)|:|=){0,2} ?(?<hidden>[a-z]{2}\d{2}(?:[ .-]?[a-z\d]{2,4}){2,9})${ALONE_AFTER}`,
  },
  // Vehicles: Britain of now and of before, Ireland.
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`${ALONE_BEFORE}(?:[A-Z]{2}\d{2} ?[A-Z]{3}|[A-Z]\d{1,3} [A-Z]{3}|[A-Z]{3} \d{1,3}[A-Z])${ALONE_AFTER}`,
  },
  { kind: 'NUMBER', needs: DIGIT, pattern: pattern('gu')`${ALONE_BEFORE}\d{2,3}-[A-Z]{1,2}-\d{1,6}${ALONE_AFTER}` },
  // Letters and four digits or more, such as A1234567 or HH-2291/B.
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern('gu')`${ALONE_BEFORE}[A-Z]{1,4}[-/]?\d{4,12}(?:[-/]?[A-Z0-9]{1,4})?${ALONE_AFTER}`,
  },
  { kind: 'NUMBER', needs: DIGIT, pattern: pattern('gu')`${ALONE_BEFORE}\d{4,12}[-/]?[A-Z]{1,3}${ALONE_AFTER}` },
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern('gu')`${ALONE_BEFORE}[A-Z]{1,4}[/-]\d{2,8}[/-]\d{2,8}${ALONE_AFTER}`,
  },
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:${LABELS})${AFTER_LABEL}(?<hidden>(?-i:${VALUE}))(?!\p{N}|[.,]\d)${UNITS}`,
    // "PATIENT REMAINS ON 1:1" has its figure behind.
    accepts: (match) => /\d/.test(match) && !isHelpline(match),
  },
  // In small letters as well, where letters and figures stand in one: "passport yb39321".
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:${LABELS}|number|no|nr|serial|code|key)(?!\p{L})${AFTER_LABEL}(?<hidden>[a-z]{1,4}[-/]?\d{3,12}(?:[-/]?[a-z\d]{1,6}){0,2}|\d{2,8}[-/]?[a-z]{1,3}[-/]?\d{2,8})(?![\p{L}\p{N}]|[.,]\d)${UNITS}`,
  },
  // Whatever word stands before "number", "ref" or "ID".
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:number|no|nr|ref|reference|id|serial|code|card|badge|pin|account|acct?)(?:\.|:|#| ?=| is| was| ending(?: in)?){0,3} ?(?<hidden>(?-i:(?=[\p{Lu}\p{Ll}\d/-]{0,20}\d{3})[\p{Lu}\d](?:[\p{L}\d]|[/-](?=[\p{L}\d])){3,24}|\d(?: \d){3,15}(?: [A-Z]{1,2}(?!\p{L}))?))(?!\p{N}|[.,]\d)${UNITS}`,
  },
  // "K 448 291": letters before groups of three figures.
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<![\p{L}\p{N}])[A-Z]{1,3} ?\d{3}[ -]\d{3}(?![\p{L}\p{N}.,/]|[ -]\d)/gu },
  // Medicare of Australia.
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<![\p{L}\p{N}.,/-])[2-6]\d{3} \d{5} \d(?![\p{N}.,/])/gu },
  // A row of single figures that somebody spells, or groups of them.
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<![\p{L}\p{N}.,/-])\d(?:(?:, ?| )\d){8,18}(?![\p{N}/])/gu },
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<![\p{L}\p{N}.,/-])\d(?: \d){5,18}(?![\p{N}.,/])/gu },
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: /(?<![\p{L}\p{N}.,/-])[12] \d{2} \d{2} \d{2} \d{3} \d{3}(?: \d{2})?(?![\p{N}.,/])/gu,
  },
  // Letters and figures in one, with four figures in a row: no dose, no date and no score is written so.
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern('gu')`
      ${ALONE_BEFORE}(?=[A-Za-z\d/-]{0,24}\d{4})(?=[\d/-]{0,24}[A-Za-z/-]{0,24}[A-Z])(?!\d{1,6}(?:IU|MG|MCG|ML|KG|G|AM
          |PM|HZ|KCAL|BPM)(?![A-Za-z\d]))(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov
          |Dec)[a-z]{0,6}[-/]?\d)(?!\d{1,2}[-/](?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov
          |Dec))(?![A-Z][a-z]{2,}-?\d{1,4}(?![\d/-]))[A-Za-z\d]{1,12}(?:[/-][A-Za-z\d]{1,12}){0,5}${ALONE_AFTER}
    `,
  },
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern('giu')`(?<![\p{L}\p{N}])sort ?code(?: is|:|=)? ?(?<hidden>\d{2}[- ]?\d{2}[- ]?\d{2})(?!\p{N})`,
  },
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:pin|passcode|password|auth(?:orisation|orization)? code|access code|voucher code|booking code|key ?safe|k/s|door code|alarm code|gate code|entry code|combination)(?: (?:code|number|is|was))*(?: is|:|=)? ?(?<hidden>(?=\S*\d)\S{4,24})`,
  },
];
