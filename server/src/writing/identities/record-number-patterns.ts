import { pattern } from '../../lib/pattern.ts';
import { DIGIT, type KindPattern } from './kind-pattern.ts';

/** What records, insurances and identities are called in many countries, mostly by their letters. */
const LABELS = [
  'uhid|umrn?|abha|ip no|op no|opd(?: no)?|ipd(?: no)?|cr no|mr no|reg no|ration card|ayushman|pmjay|voter id|epic no',
  'nhc|sip|nuhsa|cip|naf|nss|nass|curp|rfc|imss|issste|dui|rut|cuil|cuit|c[ée]dula|legajo|ficha|expte|hist(?:oria)?\\.? cl[ií]n?(?:ica)?|identificación',
  'prontuário|processo|utente|sns|niss|beneficiário|rg|matrícula|cartella|nosologico|tessera|codice',
  'ramq|ohip|phn|mhsc|nam|nir|ipp|nda|matricule|avs|ahv(?:nr)?|kvnr|kv-?nr|svnr|sv-?nr|pat-?id|pat-?nr|fall-?nr|aufnahme-?nr|akte(?:nr)?|versnr|vers\\.-?nr',
  'journal(?:nr)?|fødselsn(?:umme)?r|fnr|personnr|pnr|hetu|kennitala|kt|isikukood|asmens kodas|rodné č(?:íslo)?|r\\.? ?č|rč|taj(?:szám)?|törzsszám|cnp|egn|oib|jmbg|emšo|amka|afm|tckn|tc kimlik|снилс|инн|омс|полис',
  'nik|bpjs|nric|fin|mykad|sss|philhealth|cnic|nid|hkid|npi|dea|mbi|hicn|ein|cdl|dodid|dod id|edipi|tricare|nhi|acc|crn|cpms|jhi|lhcn|ihi|dva|ndis|wwcc|ahpra|fca|samid|sa id|hpcsa|nin|nhis|ghana card|huduma|nssf|nhif',
  'dols(?: (?:ref|auth))?|auth|ehcp|idp|marac(?: ref)?|mappa|lpa ref|cop ref',
  'księgi|historii choroby|kartoteki|numer|karta|číslo|karty|dossier|numéro|akta|kartonik|protokol|regon|krs',
].join('|');
const AFTER = String.raw`(?:\.| (?:no|nr|n°|nº|num|number|id|gł|główna|is|was|de paciente)\b\.?| ?[:#=]| -){0,3} ?`;
const VALUE = String.raw`(?-i:[\p{Lu}\d]{1,12}(?:[ ./-][\p{Lu}\d]{1,12}){0,5})`;
const NO_UNIT = String.raw`(?!\p{L}|\p{N}|[.,]\d| ?(?:mg|mcg|ml|g|kg|cm|mm|mmol|%|days?|weeks?|months?|years?|yrs?|hours?|hrs?|minutes?|mins?|sessions?|times|bpm|°)(?!\p{L}))`;

const countDigits = (match: string): number => (match.match(/\d/g) ?? []).length;

/** Numbers of records by what other countries call them, and by shapes that nothing else has. */
export const RECORD_NUMBER_PATTERNS: readonly KindPattern[] = [
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern('giu')`(?<![\p{L}\p{N}])(?:${LABELS})(?![\p{L}\p{N}])${AFTER}(?<hidden>${VALUE})${NO_UNIT}`,
    // "ACC 3/12" is a time, "OPD 14.03.26" a day.
    accepts: (match) => countDigits(match) >= 4 && !/(?<!\d)\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?$/.test(match),
  },
  // "nr księgi gł. 6120/23", "n° de dossier 88/1204", "č. karty 55120".
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:nr|n°|nº|no|numer|numéro|número|č)\.? (?:\p{L}{2,14}\.? ){1,3}(?<hidden>(?-i:[\p{Lu}\d]{0,6}\d{2,8}(?:[/-][\p{Lu}\d]{1,8}){0,3}))${NO_UNIT}`,
    accepts: (match) => countDigits(match) >= 5 || /\d\/\d/.test(match),
  },
  // "91-2204-7738-1965", "B447-190-882", "C-29 441 882".
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern:
      /(?<![\p{L}\p{N}.,/-])(?:\d{2}[ -]\d{4}[ -]\d{4}[ -]\d{4}|\p{Lu}\d{3}-\d{3}-\d{3}|\p{Lu}{1,2}-?\d{2} \d{3} \d{3}|\p{Lu}{2,4}\.\d{4,8})(?![\p{L}\p{N}-]|[.,]\d)/gu,
  },
  // Medicare of Australia with the place of its holder: "2951 48301 7 / 2".
  {
    kind: 'NUMBER',
    needs: /\d ?\/ ?\d/,
    pattern: /(?<![\p{L}\p{N}.,/-])[2-6]\d{3} ?\d{5} ?\d ?\/ ?\d(?![\p{N}.,/])/gu,
  },
  // "DC Hatch 4471", "dc hatch 4471": the number of an officer behind the name.
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern:
      /(?<![\p{L}\p{N}])(?:pc|wpc|pcso|dc|ds|di|sgt|insp|det|officer|trooper|deputy) \p{L}[\p{L}'-]{2,20},? (?:#|no\.? ?)?(?<hidden>\d{3,6})(?![\p{L}\p{N}.,/:]\d?)/giu,
  },
  // "exhibit CLB/1", "police log 118 of 12/9/25": what witnesses and the police count by.
  {
    kind: 'NUMBER',
    needs: /exhibit/i,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])exhibits?(?: (?:no|number|ref)\b\.?|:){0,2} (?<hidden>(?-i:[A-Z]{2,4}[/ -]?\d{1,3}[A-Za-z]?))(?![\p{L}\p{N}])`,
  },
  {
    kind: 'NUMBER',
    needs: /log|cad|incident|occurrence/i,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:log|cad|incident|occurrence)(?: (?:no|number|ref)\b\.?|:|#){0,2} (?<hidden>\d{1,5}[a-z]? (?:of|dated) \d{1,2}(?:[./-]\d{1,2}(?:[./-]\d{2,4})?|(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}{0,6}(?: \d{4})?))(?![\p{L}\p{N}])`,
  },
  // A prisoner's number, also in small letters.
  { kind: 'NUMBER', needs: DIGIT, pattern: /(?<![\p{L}\p{N}])[a-z]\d{4}[a-z]{2}(?![\p{L}\p{N}])/giu },
  // "Loc C3-21", "cell b2-014": where a prisoner sleeps.
  {
    kind: 'NUMBER',
    needs: /loc|cell|wing|landing/i,
    pattern:
      /(?<![\p{L}\p{N}])(?:loc|location|cell|cell no\.?|landing)(?: is|:|\.)? ?(?<hidden>[a-h]\d-\d{1,3}[a-z]?)(?![\p{L}\p{N}])/giu,
  },
  // "URN BBH 0047719": the letters of a hospital before the figures of its record.
  {
    kind: 'NUMBER',
    needs: DIGIT,
    pattern: pattern(
      'gu',
    )`(?<![\p{L}\p{N}])(?:URN|UR|MRN|Hosp(?:ital)?|Unit|UMRN|HRN)(?: (?:[Nn]o|[Nn]umber)\b\.?|\.|:|#){0,2} ?(?<hidden>[A-Z]{2,4} \d{4,10})(?![\p{L}\p{N}])`,
  },
];
