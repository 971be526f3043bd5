import { FOR_GOOD, type Measure } from './aspect.ts';
import { units } from './drinks.ts';
import { count, differ, N, ORDINALS, toNumber } from './figures.ts';

const PLACE = String.raw`(?:nursery|preschool|pre[- ]school|school|us|college|playgroup)`;
/** Attendance goes up and down a little from week to week. */
const PERCENT_APART = 5;
const MIN_TIMES = 2.2;

/** Another habit, and not only another way of counting. */
const isFarMore = (a: number, b: number): boolean => Math.max(a, b) >= MIN_TIMES * Math.max(1, Math.min(a, b));

/** How much and how often: hours of support, drinks, brothers and sisters. */
export const MEASURES_OF_LIFE: readonly Measure[] = [
  {
    name: 'hours of support',
    forms: [
      new RegExp(
        String.raw`\b(?:teaching assistant|learning support|1:1|one to one|classroom assistant|aide|special needs assistant)\b[^;]{0,40}?\b(?<n>\d+(?:\.\d)?) hours`,
      ),
      /\b(?<n>\d+(?:\.\d)?) hours(?: \w+){0,3} (?:of )?(?:teaching assistant|support|1:1|one to one)/,
    ],
    areApart: (a, b) => Math.abs(a - b) > 1,
    days: 60,
  },
  {
    name: 'attendance',
    forms: [/\battendance\b(?: \w+){0,6}?,? (?<n>[1-9]\d(?:\.\d+)?|100)(?=,|$| ?%| percent| per cent)/],
    areApart: (a, b) => Math.abs(a - b) > PERCENT_APART,
    days: 45,
  },
  {
    name: 'sessions at nursery or school',
    forms: [
      new RegExp(String.raw`\b${PLACE}\b[,?:]? ?(?:\w+ ){0,4}?${N} (?:mornings|days|sessions|afternoons)\b`),
      new RegExp(
        String.raw`\b${N} (?:mornings|days|sessions|afternoons)(?: a week| per week)? (?:at|in) (?:the |his |her |our )?${PLACE}\b`,
      ),
    ],
    count,
    areApart: differ,
    days: 45,
  },
  {
    name: 'earlier admissions',
    forms: [
      new RegExp(
        String.raw`\b${N} (?:previous |prior |past |earlier |psychiatric |hospital |inpatient |informal |detained )+admissions?\b`,
      ),
      new RegExp(
        String.raw`\b(?:in hospital|inpatient|admitted|hospitalised|hospitalized|sectioned) (?:on |a total of )?${N} (?:times|occasions)\b`,
      ),
      new RegExp(String.raw`\b(?:admitted|hospitalised|hospitalized|sectioned) (?<n>once|twice)\b`),
      /\b(?:previous|prior|past) (?:psychiatric |hospital )?admissions?,? (?<n>\d|one|two|three|four|five|six|none)\b(?! ?\/)/,
    ],
    count,
    areApart: differ,
    days: 200,
  },
  {
    name: 'drink',
    forms: [
      new RegExp(
        String.raw`\b(?:(?<low>\d+) ?(?:-|to) ?)?${N} ?(?<drink>units?|u\b|cans?|pints?|tins|bottles?(?: of \w+)?|glass(?:es)?)\b[^;,]{0,30}?\b(?<often>(?:a|per|each|every|most|on|at|over the|daily|weekly|nightly)(?: (?:single |other )?(?:day|d|week|wk|nights?|evenings?|month|weekends?|fridays?|saturdays?|days?|nights?))?)(?=\b|$)`,
      ),
    ],
    count: units,
    areApart: isFarMore,
    days: 90,
  },
  {
    name: 'visits of carers',
    forms: [
      /\bcarers? (?:\w+ )?(?<n>once|twice|\d|two|three|four)(?: times)? (?:a day|per day|daily)\b/,
      /\b(?<n>once|twice|\d|two|three|four)(?: times)? (?:a day|per day|daily) (?:carers?|care|visits?|package)\b/,
    ],
    count,
    areApart: differ,
    days: 45,
  },
  {
    name: 'cigarettes',
    forms: [
      new RegExp(
        String.raw`\bsmok(?:es|er|ing|ed)\b[^;,]{0,20}?\b${N}(?: ?- ?\d+)? (?:cigarettes |cigs |roll ?-?ups |fags )?(?:a|per|each) day\b`,
      ),
      new RegExp(
        String.raw`\b${N} (?:cigarettes|cigs|roll ?-?ups|fags|rollies)(?: \w+)? ?(?:a|per|each|daily)(?: day)?\b`,
      ),
      /\b(?<n>\d+) (?:a|per) day smoker\b/,
    ],
    count,
    areApart: isFarMore,
    days: 60,
  },
  {
    name: 'year at university',
    forms: [
      /\b(?<n>first|second|third|fourth|[1-5])(?:st|nd|rd|th)?[- ]year (?:\w+ ){0,3}(?:student|undergraduate|undergrad)\b/,
      /\byear (?<n>[1-5]) (?:of )?(?:\w+ )?(?:law|medicine|nursing|engineering|history|maths|psychology|english|biology|chemistry|physics|economics|degree|student|undergraduate|uni\w*|ba|bsc)\b/,
    ],
    count: ({ n = '' }) => (ORDINALS.includes(n) ? ORDINALS.indexOf(n) : Number(n)),
    areApart: differ,
    days: 90,
  },
  {
    name: 'tours of duty',
    forms: [
      new RegExp(String.raw`\btours?\b[^;]{0,25}?\b(?<n>once|twice)\b`),
      new RegExp(String.raw`\b${N} tours\b`),
      new RegExp(String.raw`\btours,? ${N}\b`),
    ],
    count,
    areApart: differ,
    days: FOR_GOOD,
  },
  {
    name: 'marriages',
    forms: [
      new RegExp(String.raw`\bnumber of marriages,? ${N}\b`),
      /\bmarried (?<n>once|twice|three times)\b/,
      /\b(?<n>first|second|third) (?:marriage (?:ended|failed|broke)|husband (?:left|died)|wife (?:left|died))/,
    ],
    count: ({ n = '' }) => (ORDINALS.includes(n) ? ORDINALS.indexOf(n) + 1 : toNumber(n)),
    areApart: (a, b) => Math.min(a, b) === 1 && Math.max(a, b) > 1,
    days: 200,
  },
  {
    name: 'sisters',
    forms: [
      new RegExp(
        String.raw`\b(?:has |have |with |and |of |^|, |\? )${N} (?:(?:older|younger|elder|big|little|half|step|twin|full|-) ?)*sisters?\b`,
      ),
    ],
    count,
    areApart: differ,
    days: 400,
    isOfAnybody: true,
  },
  {
    name: 'brothers',
    forms: [
      new RegExp(
        String.raw`\b(?:has |have |with |and |of |^|, |\? )${N} (?:(?:older|younger|elder|big|little|full) ?)*brothers?\b`,
      ),
    ],
    count,
    areApart: differ,
    days: 400,
    isOfAnybody: true,
  },
];
