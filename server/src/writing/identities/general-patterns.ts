import { pattern } from '../../lib/pattern.ts';
import type { PlaceholderKind } from './placeholders.ts';

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?' +
  '|nov(?:ember)?|dec(?:ember)?';
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const DATES = [
  String.raw`${DAY}[\s./-]+(?:\d{1,2}|${MONTHS})[\s.,/-]+\d{2,4}`,
  String.raw`\d{4}[./-]\d{1,2}[./-]\d{1,2}`,
  String.raw`(?:${MONTHS})\s+${DAY},?\s+\d{2,4}`,
].join('|');
const STREETS = 'street|road|rd|avenue|ave|lane|crescent|cres|gardens|gdns|terrace|mews|boulevard|blvd|parade|quay';
/** Words of their own too: part of an address where they and what is before them have capitals. */
const OTHER_STREETS = 'St|Ln|Close|Drive|Dr|Court|Ct|Place|Pl|Way|Grove|Square|Sq|Row|Walk|Rise|Green|View|Park|Hill';
const FLAT = String.raw`(?:(?:[Ff]lat|[Aa]partment|[Aa]pt|[Uu]nit)\s+\w{1,4},?\s+)?`;
const HOUSE = String.raw`(?<![\p{L}\p{N}])${FLAT}\d{1,4}[a-zA-Z]?,?\s+`;

/** What identifies a person whatever the record knows. A group `hidden` is the part that is replaced, else all is. */
export const GENERAL_PATTERNS: readonly { kind: PlaceholderKind; pattern: RegExp }[] = [
  { kind: 'EMAIL', pattern: /[\p{L}\p{N}._%+'-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/giu },
  {
    kind: 'BIRTHDATE',
    pattern: pattern('giu')`
      (?:\bd\.?\s?o\.?\s?b\.?|\bdate of birth|\bborn(?: on)?|\bbirth ?date)\s*[:=-]?\s*
      (?<hidden>${DATES})
    `,
  },
  // The NHS's ten digits, social security and national insurance numbers, and any run too long to be a score.
  { kind: 'NUMBER', pattern: /(?<![\p{L}\p{N}.])\d{3}[ -]?\d{3}[ -]?\d{4}(?![\p{N}])/gu },
  { kind: 'NUMBER', pattern: /(?<!\p{N})\d{3}-\d{2}-\d{4}(?!\p{N})/gu },
  { kind: 'NUMBER', pattern: /(?<![\p{L}\p{N}])[a-z]{2} ?\d{2} ?\d{2} ?\d{2} ?[a-d](?![\p{L}\p{N}])/giu },
  { kind: 'NUMBER', pattern: /(?<![\p{N}.,])\d{7,}(?!\p{N})/gu },
  {
    kind: 'NUMBER',
    pattern: pattern('giu')`
      \b(?:nhs|mrn|chi|hospital|record|policy|insurance|insurer|member(?:ship)?|patient|case|file|claim|passport
      |licence|license|ssn|ref(?:erence)?)\b\.?\s*(?:no|nr|num(?:ber)?|id|ref)?\.?\s*[:#=]?\s*
      (?<hidden>(?=[\p{L}\p{N}/-]*\d{3})[\p{L}\p{N}][\p{L}\p{N}/-]{3,24})
    `,
  },
  {
    kind: 'PHONE',
    pattern: /(?<![\p{L}\p{N}])(?:\+\d{1,3}|\(?0\d{1,5}\)?|\(\d{2,5}\))(?:[\s.()-]{0,2}\d){6,12}(?!\p{N})/gu,
  },
  { kind: 'PHONE', pattern: /(?<![\p{N}-])\d{3}[-. ]\d{3}[-. ]\d{4}(?!\p{N})/gu },
  // Postcodes; in small letters an ordinal such as "y5 1st" looks like one.
  {
    kind: 'ADDRESS',
    pattern: /(?<![\p{L}\p{N}])(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2}|GIR ?0AA)(?![\p{L}\p{N}])/gu,
  },
  {
    kind: 'ADDRESS',
    pattern: /(?<![\p{L}\p{N}])[a-z]{1,2}\d[a-z\d]? \d(?!st\b|nd\b|rd\b|th\b)[abd-hjlnp-uw-z]{2}(?![\p{L}\p{N}])/gu,
  },
  { kind: 'ADDRESS', pattern: /(?<![\p{L}\p{N}])[A-Z]{2},? \d{5}(?:-\d{4})?(?!\p{N})/gu },
  { kind: 'ADDRESS', pattern: pattern('giu')`${HOUSE}(?:\p{L}[\p{L}'’-]{1,24}\s+){1,3}(?:${STREETS})\b\.?` },
  { kind: 'ADDRESS', pattern: pattern('gu')`${HOUSE}(?:\p{Lu}[\p{L}'’-]{1,24}\s+){1,3}(?:${OTHER_STREETS})\b\.?` },
];

/** A known date of birth however it is written; empty where the text is no date. */
export function birthDatePatterns(text: string): RegExp[] {
  const time = Date.parse(/^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : `${text} UTC`);
  if (Number.isNaN(time)) return [];
  const date = new Date(time);
  const day = `0?${date.getUTCDate()}(?:st|nd|rd|th)?`;
  const name = date.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' }).toLowerCase();
  const month = `(?:0?${date.getUTCMonth() + 1}|${name}|${name.slice(0, 3)}|${name.slice(0, 4)})`;
  const year = `(?:${date.getUTCFullYear()}|${String(date.getUTCFullYear()).slice(2)})`;
  const between = String.raw`(?:[\s./,-]|of){1,4}`;
  const forms = [[day, month, year].join(between), [month, day, year].join(between), [year, month, day].join('[./-]')];
  return forms.map((form) => new RegExp(String.raw`(?<!\p{N})${form}(?!\p{N})`, 'giu'));
}
