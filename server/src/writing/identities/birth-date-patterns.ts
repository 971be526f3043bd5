import { MONTH_WORDS } from '../../lib/months.ts';
import { pattern } from '../../lib/pattern.ts';
import { FEASTS, feastOf } from './feast-days.ts';
import type { KindPattern } from './kind-pattern.ts';
import { hasOrdinaryWord } from './kinds-of-words.ts';

const MONTHS = `${MONTH_WORDS}|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre`;
const DAY = String.raw`\d{1,2} ?(?:st|nd|rd|th)?`;
const ORDINALS =
  '(?:twenty|thirty)?[ -]?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)';
const YEAR_WORDS = String.raw`(?:nineteen|twenty|two thousand)(?:[ -](?:and|hundred|oh|o|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)){1,4}`;
const YEAR = String.raw`(?:\d{4}|'?\d{2}|${YEAR_WORDS})`;
const TENS_ALONE = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const UNITS_ALONE = 'one|two|three|four|five|six|seven|eight|nine';
const DATES = [
  String.raw`${DAY}(?: ?[./-] ?| )(?:\d{1,2}|${MONTHS})(?: ?[./,-] ?| )${YEAR}(?!\d)`,
  String.raw`${DAY} of (?:${MONTHS}),? ${YEAR}(?!\d)`,
  String.raw`(?:the )?${DAY} of the ${DAY},? (?:of )?${YEAR}(?!\d)`,
  String.raw`(?:the )?${ORDINALS} of the ${ORDINALS},? (?:of )?(?:${YEAR}|(?:${TENS_ALONE})(?:[ -](?:${UNITS_ALONE}))?)(?!\d)`,
  String.raw`(?:${FEASTS})(?:,? (?:in )?(?:${YEAR}|(?:${TENS_ALONE})(?:[ -](?:${UNITS_ALONE}))?))?(?![\p{L}\d])`,
  String.raw`\d{1,2} \d{1,2} \d{2,4}(?!\d)`,
  String.raw`(?:the )?${ORDINALS}(?: day)?(?: of)? (?:${MONTHS})(?:,? (?:in )?${YEAR})?(?!\d)`,
  String.raw`\d{4} ?[./-] ?\d{1,2} ?[./-] ?\d{1,2}`,
  String.raw`(?:${MONTHS})(?:\.? |[./-])(?:the )?(?:${DAY}|${ORDINALS})(?:,? |[./-])${YEAR}(?!\d)`,
  String.raw`(?:${MONTHS})\.? (?:of )?(?:\d{4}|'\d{2}|${YEAR_WORDS})`,
  String.raw`(?:the )?${DAY}(?: of)? (?:${MONTHS})\b`,
  String.raw`(?:${MONTHS})\.? (?:the )?${DAY}(?!\d)`,
  String.raw`\d{1,2}[./-]\d{1,2}[./-]\d{2,4}`,
  String.raw`\d{8}|\d{6}`,
  String.raw`(?:19|20)\d{2}(?!\d)|'\d{2}(?!\d)|${YEAR_WORDS}`,
].join('|');
const WHOLE_DATES = [
  String.raw`\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})`,
  String.raw`\d{4}[./-]\d{1,2}[./-]\d{1,2}`,
  String.raw`${DAY}(?:[ -]| of )(?:${MONTHS})[ ,-]{1,2}'?\d{2,4}`,
  String.raw`(?:${MONTHS})[ .-]{1,2}${DAY}[ ,-]{1,2}'?\d{2,4}`,
].join('|');
/** What happens on other days than that of a birth. */
const VISIT =
  /unknown|not |seen|attended|admitted|referred|reviewed|visit|appointment|assess|session|clinic|today|expir|died|death/i;
const LABELS = String.raw`d\.? ?o\.? ?b\.?|d/o/b|date ?of ?birth|birth ?date|birth ?day|b'?day|geb\.?|geboren|né le|née le|ur\.|(?:was |were )?born|year of birth|birth ?year`;

const NEEDS = /d\.? ?o\.? ?b|d\/o\/b|birth|b'?day|geb|born|née? le|ur\./i;

/** Dates that are said to be somebody's birth. */
export const BIRTH_DATE_PATTERNS: readonly KindPattern[] = [
  {
    kind: 'BIRTHDATE',
    needs: NEEDS,
    pattern: pattern('giu')`
      (?<![\p{L}\p{N}])(?:${LABELS})(?: (?:is|was|on|in|of|falls|at|the|back|party|celebrated|day|spring|summer|autumn
          |winter|early|late|term|around|about|given|end|start|beginning|middle|sometime|recorded|listed|stated|noted
          |confirmed|registered|entered|as|(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?)\b|:|=| -|-|,|\(|\)|'s){0,5} ?(?<hidden>${DATES})
    `,
  },
  // "DOB is on the front sheet: 3/5/18", "DoB and age: 3/5/18": the first whole date behind the word, whatever is between.
  {
    kind: 'BIRTHDATE',
    needs: /d\.?o\.?b|birth|naissance|nac|urodz/i,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:d\.?o\.?b\.?|date of birth|birth ?date|naissance|f(?:echa)?\.? ?(?:de )?nac(?:imiento)?|urodzenia)(?![\p{L}\p{N}])[^\d.;\n]{0,40}(?<hidden>${WHOLE_DATES})(?!\p{N})`,
    accepts: (match) => !VISIT.test(match),
  },
  // "aged 30 (3/5/95)", "30 yo, 3/5/95".
  {
    kind: 'BIRTHDATE',
    needs: /age|y\/?o|years old/i,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:aged?:? \d{1,3}|\d{1,3} ?(?:y/?o|years old)),? ?\(?(?<hidden>\d{1,2}[./-]\d{1,2}[./-](?:19\d{2}|20[01]\d|[3-9]\d))(?!\p{N})`,
  },
  // "born by Caesarean in 2018", "born a minute later on 3/5/18", "YOB 84", "daughter b. 2011".
  {
    kind: 'BIRTHDATE',
    needs: /born/i,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])born (?=[^.;,\n]{0,40}\d)[^.;,\n]{0,40}? (?:on|in|of) (?<hidden>\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|${DAY} (?:of )?(?:${MONTHS}) ${YEAR}|(?:19|20)\d{2})(?!\d)`,
  },
  {
    kind: 'BIRTHDATE',
    needs: /yob|b\.? ?\d/i,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:yob:? |b\. ?)(?<hidden>\d{1,2}[./ -]\d{1,2}[./ -]\d{2,4}|(?:19|20)\d{2}|'?\d{2})(?![\p{N}.,%])`,
  },
  // "b. Christmas Eve 1990", "a Hogmanay 1999 baby".
  {
    kind: 'BIRTHDATE',
    needs: /(?<!\p{L})b\.? /iu,
    pattern: pattern('giu')`(?<=^|[\s(,])b\.? ?(?<hidden>(?:${FEASTS})(?:,? ${YEAR})?)(?![\p{L}\d])`,
  },
  {
    kind: 'BIRTHDATE',
    needs: /baby/i,
    pattern: pattern('giu')`(?<![\p{L}\p{N}])(?<hidden>(?:${FEASTS}),? ${YEAR})(?= baby(?!\p{L}))`,
  },
  {
    kind: 'BIRTHDATE',
    needs: /turn|celebrat/i,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:turn(?:s|ed|ing)?|celebrat(?:es|ed|ing)) (?:\d{1,3}|\p{L}{3,12}) (?:on|last|this|next) (?<hidden>${DATES})`,
  },
  {
    kind: 'BIRTHDATE',
    needs: /d\.?o\.?b|date of birth/i,
    pattern: pattern('giu')`(?<![\p{L}\p{N}])(?<hidden>${DATES}) ?\(?(?:d\.?o\.?b\.?|date of birth)`,
  },
  {
    kind: 'BIRTHDATE',
    pattern: pattern('gu')`(?<=\p{L} \()b\.? ?(?<hidden>\d{1,2}[./ -]\d{1,2}[./ -]\d{2,4}|(?:19|20)\d{2})(?=\))`,
  },
  // "Nora Quirke (03/05/2009)", "N Quirke, 3/5/99,": a day behind a whole name, long enough ago to be no visit.
  {
    kind: 'BIRTHDATE',
    needs: /[(,] ?\d/,
    pattern: pattern(
      'gu',
    )`(?<![\p{L}\p{N}])\p{Lu}[\p{L}'-]{0,24}\.? \p{Lu}[\p{L}'-]{1,24}(?: \(|, )(?<hidden>\d{1,2}[./-]\d{1,2}[./-](?:19\d{2}|20[01]\d|[3-9]\d))(?=[),;]|$)`,
    accepts: (match) => !hasOrdinaryWord(match.replace(/(?: \(|, )\d.*$/, '')),
  },
  // "Her twins arrived on 3 May 2019", "he'll be 40 on 12/11".
  {
    kind: 'BIRTHDATE',
    needs: /arrived|be (?:\d|\p{L}+ on)/iu,
    pattern: pattern(
      'giu',
    )`(?<![\p{L}\p{N}])(?:(?:twins|baby|babies|son|daughter|boy|girl) arrived on|be (?:\d{1,3}|\p{L}{3,12}) on) (?<hidden>${DATES}|\d{1,2}/\d{1,2}(?![\d/]))`,
  },
  // Chinese, Japanese and Korean, with a year of an emperor as well.
  {
    kind: 'BIRTHDATE',
    needs: /生|출생|생년/,
    pattern: pattern(
      'gu',
    )`(?:出生(?:日期|于|於|年月日)?|生年月日|生于|생년월일|출생(?:일)?)[:：は은 ]{0,3}(?<hidden>(?:\p{Script=Han}{2})?\d{1,4} ?[年년./-] ?\d{1,2} ?[月월./-] ?\d{1,2} ?[日일]?)`,
  },
];

const MONTH_NAMES = 'january february march april may june july august september october november december'.split(' ');
const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
/** German, French, Spanish, Italian, Portuguese, Dutch and Polish. */
const MONTHS_ABROAD = [
  'januar|janvier|enero|gennaio|janeiro|januari|stycznia',
  'februar|février|febrero|febbraio|fevereiro|februari|lutego',
  'märz|mars|marzo|março|maart|marca',
  'april|avril|abril|aprile|kwietnia',
  'mai|mayo|maggio|maio|mei|maja',
  'juni|juin|junio|giugno|junho|czerwca',
  'juli|juillet|julio|luglio|julho|lipca',
  'august|août|agosto|augustus|sierpnia',
  'september|septembre|septiembre|settembre|setembro|września',
  'oktober|octobre|octubre|ottobre|outubro|października',
  'november|novembre|noviembre|novembro|listopada',
  'dezember|décembre|diciembre|dicembre|dezembro|december|grudnia',
];
const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINAL_NAMES =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** A known date of birth however it is written; empty where the text is no date. */
export function knownBirthDatePatterns(text: string): KindPattern[] {
  const time = Date.parse(/^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : `${text} UTC`);
  if (Number.isNaN(time)) return [];
  const date = new Date(time);
  const [d, m, y] = [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear()];
  const name = MONTH_NAMES[m - 1] ?? '';
  const day = String.raw`(?:0?${d} ?(?:st|nd|rd|th)?|${ordinal(d)})`;
  const abroad = MONTHS_ABROAD[m - 1] ?? name;
  const word = `(?:${name}|${abroad}|${name.slice(0, 3)}\\.?|${name.slice(0, 4)}\\.?)`;
  const month = `(?:0?${m} ?(?:st|nd|rd|th)?|${ROMAN[m - 1]}|${ordinal(m)}|${word})`;
  const short = String(y).slice(2);
  const year = `(?:${y}|'?${short}|${yearInWords(y)}${y % 100 < 20 ? '' : `|${tensInWords(y % 100)}`})`;
  const between = String.raw`(?:[ ./,\\-]|of|the|de){1,6}`;
  const feast = feastOf(m, d);
  const [dd, mm] = [String(d).padStart(2, '0'), String(m).padStart(2, '0')];
  const forms = [
    [day, month, year].join(between),
    [month, day, year].join(between),
    [year, month, day].join('[ ./-]'),
    `${day}${between}${word}`,
    `${word}${between}${day}`,
    // "born in 84", "b. '84".
    String.raw`(?<=\b(?:born(?: back)?(?: in)?|b\.) )'?${short}(?! ?(?:%|days?|weeks?|hours?|g\b|kg))`,
    // "thirty eleven fourteen", as it is dictated.
    `${inWords(d)} ${inWords(m)} (?:${yearInWords(y)}|${inWords(y % 100)})`,
    // In any language: "8 martie 1994".
    String.raw`${day} (?:de |of |d')?(?!${y})\p{L}{3,14}\.?(?: de)?,? ${y}`,
    // "May Day, seventy-six", "Easter 1986".
    `(?:${FEASTS}),? (?:in )?${year}`,
    ...(feast === undefined ? [] : [`(?:${feast})`]),
    String.raw`(?:${y} ?[年년] ?)?0?${m} ?[月월] ?0?${d} ?[日일]?`,
    `${dd}${mm}${y}|${y}${mm}${dd}|${dd}${mm}${short}|0?${d}${name.slice(0, 3)}(?:${y}|${short})`,
  ];
  return forms.map((form) => ({
    kind: 'BIRTHDATE',
    pattern: new RegExp(
      String.raw`(?<!\p{N}|(?!\p{Script=Han}|\p{Script=Hangul})\p{L})(?:${form})(?!\p{N}|(?!\p{Script=Han}|\p{Script=Hangul})\p{L})`,
      'giu',
    ),
  }));
}

function ordinal(day: number): string {
  if (day <= 20) return ORDINAL_NAMES[day] ?? '';
  const tens = day < 30 ? 'twenty' : 'thirty';
  return day % 10 === 0 ? 'thirtieth' : `${tens}[ -]?${ORDINAL_NAMES[day % 10]}`;
}

/** Of a number under a hundred. */
function inWords(number: number): string {
  return number < 20 ? (UNITS[number] ?? '') : tensInWords(number);
}

/** "eighty-four". */
function tensInWords(number: number): string {
  return [TENS[Math.floor(number / 10)], number % 10 === 0 ? '' : UNITS[number % 10]].filter(Boolean).join('[ -]?');
}

function yearInWords(year: number): string {
  const rest = year % 100;
  const tail = rest < 20 ? (UNITS[rest] ?? '') : tensInWords(rest);
  const hundreds = year < 2000 ? 'nineteen' : '(?:twenty|two thousand(?: and)?)';
  return rest === 0
    ? year === 2000
      ? 'two thousand'
      : 'nineteen hundred'
    : `${hundreds}[ -]${rest < 10 ? '(?:oh |and )?' : ''}${tail}`;
}
