/** `Meds: …`, `Risk – nil`, `O/E chest clear`, `Plan:` */
const COLON = /^(?<label>[\p{L}\d][\p{L}\p{N}'’ ./&+()-]{0,48}?)\s*:(?=\s|$)\s*/u;
/** `SCHOOL (call with SENCo 10/11): …`: what stands in brackets says from whom or when, and is no part of the name. */
const WITH_REMARK = /^(?<label>[\p{L}][\p{L}\p{N}'’ ./&-]{0,40}?)\s?\([^()\n]{1,60}\)\s?:(?=\s|$)\s*/u;
const DASH = /^(?<label>[\p{L}][\p{L}\p{N}'’ ./&-]{0,30}?)\s+[–—-]\s+/u;
const BARE = /^(?<label>O\/E|PMHx?|PMH\/x|DHx?|DH|SHx?|FHx?|HPC|HPI|PC|MSE|Imp|Ix|PPHx?|PPH|Allergies)\b\s*/u;
const MAX_WORDS = 6;
/** An unknown word or two before a colon are a label; more are the beginning of a sentence. */
const MAX_UNKNOWN_WORDS = 2;

/** The same as they are typed in haste, without a mark behind them; one alone may be anything: `imp to see GP`. */
const SMALL: ReadonlyMap<string, string> = new Map([
  ['pc', 'Presenting complaint'],
  ['hpc', 'History of presenting complaint'],
  ['pmh', 'Past medical history'],
  ['pmhx', 'Past medical history'],
  ['pph', 'Past psychiatric history'],
  ['pphx', 'Past psychiatric history'],
  ['dh', 'Drug history'],
  ['dhx', 'Drug history'],
  ['fh', 'Family history'],
  ['fhx', 'Family history'],
  ['sh', 'Social history'],
  ['shx', 'Social history'],
  ['oe', 'On examination'],
  ['o/e', 'On examination'],
  ['mse', 'Mental state'],
  ['ix', 'Investigations'],
  ['imp', 'Impression'],
  ['plan', 'Plan'],
]);
/** What `SH:` begins with where it is the social history, and no self-harm. */
export const SOCIAL_HISTORY = String.raw`(?:lives?|living|works?|working|married|single|divorced|separated|widow\w*|retired|unemployed|student|alone|with|smok\w+|non-?smok\w+|ex-?smok\w+|drinks? \d|rents?|renting|owns?|house|flat|tenan\w+|council|bungalow|partner|housing|benefits|born|no (?:poc|carers|care package)|independent|mobil\w+|\d+ (?:child|kids|sons?|daughters?|stairs|units|bed))`;
const SMALL_LABEL = /^(?<label>\p{Ll}{2,4}x?|o\/e)(?= \S| ?: ?\S)(?<mark> ?:)?\s+/u;
const MIN_SMALL_LABELS = 3;

/** Whether lines begin with the names of the parts of a clerking in small letters. */
export function hasSmallLabels(openings: readonly string[]): boolean {
  const labels = openings.map((text) => SMALL_LABEL.exec(text)?.groups?.['label'] ?? '');
  return new Set(labels.filter((label) => SMALL.has(label))).size >= MIN_SMALL_LABELS;
}

export function readSmallLabel(text: string): Labelled | null {
  const match = SMALL_LABEL.exec(text);
  const label = SMALL.get(match?.groups?.['label'] ?? '');
  return match === null || label === undefined ? null : { label, rest: text.slice(match[0].length) };
}

export interface Labelled {
  label: string;
  /** What follows the label. */
  rest: string;
}

/**
 * The label that a text begins with. A dash makes one only of words that are known as labels, and so does a colon where
 * no unknown word may be one.
 */
export function readLabel(
  text: string,
  isKnown: (label: string) => boolean,
  maxUnknownWords = MAX_UNKNOWN_WORDS,
): Labelled | null {
  const colon = COLON.exec(text);
  const label = colon?.groups?.['label'];
  const words = label?.split(/\s+/).length ?? 0;
  const isLabel = words <= maxUnknownWords || (words <= MAX_WORDS && isKnown(label ?? ''));
  if (colon !== null && label !== undefined && isLabel && !/^\d+$/.test(label)) {
    return { label, rest: text.slice(colon[0].length) };
  }
  for (const form of [WITH_REMARK, DASH, BARE]) {
    const match = form.exec(text);
    const name = match?.groups?.['label'];
    if (match !== null && name !== undefined && isKnown(name))
      return { label: name, rest: text.slice(match[0].length) };
  }
  return null;
}

const PART = /^(?<letter>\p{Lu})(?:\s?:|\s[–—-])\s+(?=\S)/u;

/** The part that a line belongs to, by the letter before it: `R – ECG today`. */
export function readPart(text: string, parts: ReadonlyMap<string, string>): Labelled | null {
  const match = PART.exec(text);
  const label = parts.get(match?.groups?.['letter'] ?? '');
  return match === null || label === undefined ? null : { label, rest: text.slice(match[0].length) };
}

/** `On the day`, `During the assessment`: when something was so, and no word of what was. */
const OCCASION =
  /^(?:on|in|at|during|throughout|before|after) (?:the |my |our |this |today['’]s )?(?:day|visit|session|tests?|testing|assessment|observation|interview|meeting|appointment|lesson|journey)(?: (?:itself|today))?$/i;

/** `RRBs`, `DEV HX (mum)`, `ADLS`: a line of capitals above a list names what is in it. */
export const CAPITALS_ABOVE_LIST = /^\p{Lu}{2}[\p{Lu}&/ -]{0,30}s?(?: ?\([^()\n]{1,40}\))?$/u;

const TELLER = String.raw`(?:son|daughter|dtr|mum|mam|mom|dad|mother|father|wife|husband|partner|sister|brother|nan|gran|grandmother|grandfather|grandma|grandad|aunt|uncle|carer|niece|nephew|key ?worker|(?:class |form )?teacher|sENCO|unit lead|ward manager|deputy|support worker|social worker|care worker)`;
/** `Son Marek (phone)`, `Mum, by video call`: a line of its own that names who tells what follows. */
const SOURCE_LINE = new RegExp(
  String.raw`^${TELLER}(?:,? \p{Lu}\p{L}+){0,2}(?: ?\((?:(?:by|via|on|over) )?(?:phone|telephone|tel|video|call|letter|e-?mail|text|visit|in person)[^()]{0,20}\)|,? (?:by|via|on|over) (?:the )?(?:phone|telephone|video(?: call)?|e-?mail|letter))?$`,
  'u',
);

/** What ends a heading, also as it was dictated. */
export const HEADING_END = /(?:\s?:| colon)$/i;

/** `MEDICATION`, `Past medical history`: a line of its own that names what follows. */
export function isHeadingLine(text: string, isKnown: (label: string) => boolean): boolean {
  const plain = text.trim().replace(HEADING_END, '');
  if (plain.split(/\s+/).length > MAX_WORDS || /[.!?;,]$|\d/.test(plain)) return false;
  return (
    isKnown(plain) ||
    OCCASION.test(plain) ||
    SOURCE_LINE.test(plain.charAt(0).toLowerCase() + plain.slice(1)) ||
    (/^[\p{Lu}\s&/'’-]{6,}$/u.test(plain) && text.trim().endsWith(':'))
  );
}
