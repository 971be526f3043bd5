import type { MaterialPassage } from '../placing/material-passage.ts';
import { inFigures } from '../scores/number-words.ts';
import { DAY_MS } from './days.ts';
import type { Fact } from './fact.ts';
import { isPlanned } from './manner.ts';
import { isOfOther } from './whose.ts';

/** What may have begun at one time only. */
const COMPLAINTS: Readonly<Record<string, RegExp>> = {
  memory: /\b(?:memory|forgetful\w*|cognitive (?:decline|problems|difficulties)|confusion|word[- ]finding)\b/iu,
  'back pain': /\b(?:(?:low(?:er)? )?back pain|LBP|sciatica)\b/iu,
  'knee pain': /\bknee (?:pain|problems)|\bpain (?:in|of) (?:\p{L}+ ){0,2}knee\b/iu,
  'hip pain': /\bhip pain|\bpain (?:in|of) (?:\p{L}+ ){0,2}hip\b/iu,
  'shoulder pain': /\bshoulder pain|\bpain (?:in|of) (?:\p{L}+ ){0,2}shoulder\b/iu,
  headache: /\b(?:headaches?|migraines?)\b/iu,
  mood: /\b(?:low mood|depress\w*|feeling low)\b/iu,
  anxiety: /\b(?:anxi\w*|panic(?: attacks)?)\b/iu,
  voices: /\b(?:voices|hallucinations)\b/iu,
  tremor: /\b(?:tremors?|shaking)\b/iu,
  cough: /\bcough\b/iu,
  stammer: /\b(?:stammer\w*|stutter\w*)\b/iu,
};
/** What is wrong, whatever it is: `onset 18 months ago`, `first noticed changes 5 years ago`. */
const ANYTHING =
  /\b(?:onset|first (?:noticed|noted)|(?:changes?|problems?|difficulties|symptoms|decline|it) (?:all )?(?:began|started|came on|going on|noticed))\b/iu;
/** An earlier state became another one then. */
const TURNS =
  /\b(?:worse\w*|flare\w*|increas\w*|deteriorat\w*|again|relaps\w*|recurr\w*|better|improv\w*|no|nil|free|without|stopped|until|last|previous|episode|treated|taking|took|sessions?)\b/iu;
const UNIT = String.raw`(?<unit>years?|yrs?|y\b|months?|mths?|weeks?|wks?|\/12|\/52)`;
const LONG = String.raw`(?<n>\d{1,2}(?:\.5)?)(?: ?(?:-|to) ?\d{1,2})?[- ]?${UNIT}`;
const FORMS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:for|x|over|past|about|approx(?:imately)?|around|~|these|nearly|almost|some) ?(?:the )?(?:last |past |about |approx(?:imately)? |around |~ ?){0,3}${LONG}(?! (?:old|later|of age))`,
    'iu',
  ),
  new RegExp(String.raw`${LONG}\.? (?:ago|back|now|earlier|(?:hx|history|h\/o))`, 'iu'),
  new RegExp(String.raw`(?<=\p{L}[:,]? )${LONG}(?=$|[,.;)])`, 'iu'),
  /\bsince (?:about |around |approx(?:imately)? |at least )?(?:(?:early|late|mid|spring|summer|autumn|winter|jan\p{L}*|feb\p{L}*|mar\p{L}*|apr\p{L}*|may|june?|july?|aug\p{L}*|sept?\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*)[- ])?(?<year>(?:19|20)\d\d)\b/iu,
  /\b(?:began|started|onset|starting|came on)(?: (?:in|about|around))* (?<year>(?:19|20)\d\d)\b/iu,
];
const DAYS_OF: readonly (readonly [RegExp, number])[] = [
  [/^y/iu, 365],
  [/^m|12/iu, 30.4],
  [/^w|52/iu, 7],
];
const HALF_YEAR = 182;
/** So much longer ago is another time, and not only another guess. */
const MIN_RATIO = 1.9;
const MIN_APART_DAYS = 60;

/** Since when something has been wrong with the client. */
export function readOnsets(passage: MaterialPassage, told: number | null): Fact[] {
  if (told === null || isPlanned(passage.text)) return [];
  const { text } = inFigures(passage.text);
  return text.split(/[;.](?:\s|$)/u).flatMap((clause): Fact[] => {
    const [what, at] = complaintIn(clause);
    const days = daysSince(clause, told);
    if (what === null || days === null || TURNS.test(clause) || isOfOther(clause, at)) return [];
    const value = String(Math.round(days));
    return [{ subject: `onset of ${what}`, value, hold: 'always', passage, at, excludes: areOtherTimes }];
  });
}

function complaintIn(clause: string): [what: string | null, at: number] {
  const found = Object.entries(COMPLAINTS).flatMap(([what, words]) => {
    const at = clause.search(words);
    return at === -1 ? [] : [[what, at] as [string, number]];
  });
  // Of two complaints in one clause, nobody knows which has been so for so long.
  if (found.length > 0) return found.length === 1 ? (found[0] ?? [null, 0]) : [null, 0];
  const at = clause.search(ANYTHING);
  return at === -1 ? [null, 0] : ['what is wrong', at];
}

function daysSince(clause: string, told: number): number | null {
  const {
    n,
    unit = '',
    year,
  } = FORMS.map((form) => form.exec(clause)?.groups).find((each) => each !== undefined) ?? {};
  if (year !== undefined) return Math.max(0, (told - Date.UTC(Number(year), 0, 1)) / DAY_MS - HALF_YEAR);
  const days = DAYS_OF.find(([words]) => words.test(unit))?.[1];
  return n === undefined || days === undefined ? null : Number(n) * days;
}

function areOtherTimes(a: string, b: string): boolean {
  const [less = 0, more = 0] = [Number(a), Number(b)].toSorted((one, other) => one - other);
  return more - less > MIN_APART_DAYS && more > MIN_RATIO * Math.max(less, 1);
}
