import type { MaterialPassage } from '../placing/material-passage.ts';
import { datesIn } from './days.ts';
import type { Fact, Hold } from './fact.ts';
import { isPlanned } from './manner.ts';
import { isOfOther } from './whose.ts';

interface Counted {
  name: string;
  words: RegExp;
  hold: Hold;
  /** How far two figures may lie apart and be the same. */
  within: number;
  /** Somebody else may be counted in it: `lives with two sisters`. */
  isOfAnybody?: boolean;
}

const NUMBER = String.raw`(?<number>\d+(?:\.\d+)?|no|nil|none|one|two|three|four|five|six|seven|eight|nine|ten)`;
const WORDED = 'no,one,two,three,four,five,six,seven,eight,nine,ten'.split(',');
const NONE = new Set(['nil', 'none']);

const COUNTED: readonly Counted[] = [
  {
    name: 'weeks at birth',
    words:
      /(?<!-)\b(?:born|b\.|birth|delivered|delivery|gestation|term baby|prem(?:ature)?)[^.;\d]{0,25}(?<number>\d\d)(?:\+\d)? ?(?:weeks|wks?\b|\/40)|\b(?<other>\d\d)[- ]weeker\b|\b(?<otherToo>\d\d)(?:\+\d)? ?(?:weeks|wks?|\/40)(?: and (?:\d|\p{L}+) days)? (?:at birth|gestation\b)/iu,
    hold: 'always',
    within: 1,
    isOfAnybody: true,
  },
  {
    name: 'weight at birth',
    words: /\b(?:birth ?weight|birth|BW|born|baby|delivered)\b[^;]{0,40}?(?<number>[1-5]\.\d{1,3}) ?kg/iu,
    hold: 'always',
    within: 0.1,
    isOfAnybody: true,
  },
  {
    name: 'children',
    words: new RegExp(
      String.raw`(?<!of |with |w/ |those )\b${NUMBER} (?:(?:young|small|adult|grown-up|older|other) )?(?:children|kids|child)\b(?! (?:in|on|out|who) )|\bchildren ?: ?(?<label>\d|none|nil|no\b|one|two|three|four|five)|\b(?:mother|father|mum|dad) of (?<of>\d|two|three|four|five|six)\b|\b(?:all )?(?<mine>two|three|four|five|six|\d) of (?:my|his|her) (?:kids|children)\b`,
      'iu',
    ),
    hold: 'state',
    within: 0,
    isOfAnybody: true,
  },
  {
    name: 'age at the end of school',
    words: /\bleft school (?:at |aged? )?(?<number>1\d)\b/iu,
    hold: 'always',
    within: 0,
  },
  {
    name: 'kilograms',
    words:
      /\b(?:weight|wt|weighs|weighed)\b(?! (?:loss|gain|at birth|lost))[^.;\d]{0,20}(?:\d{1,2}[/.]\d{1,2}[/.]\d{2,4}:? )?(?<number>\d{1,3}(?:\.\d+)?) ?kg/iu,
    hold: 'day',
    within: 0.5,
  },
  {
    name: 'centimetres',
    words: /\b(?:height|ht)\b[^.;\d]{0,20}(?:(?<number>1?\d\d(?:\.\d)?) ?cm|(?<metres>[12]\.\d\d) ?m\b)/iu,
    hold: 'day',
    within: 2,
  },
  {
    name: 'pregnancies',
    words: /\bG(?<number>\d) ?P\d/u,
    hold: 'state',
    within: 0,
  },
];
const TERM =
  /\b(?:born at (?:full )?term|term baby|full[- ]term|FTND|delivered at term)\b(?![^.;]{0,12}\d\d ?(?:\/40|weeks))/iu;
const WEEKS_OF_TERM = 37;
/** `84-year-old retired teacher`, `67M`, and in a letter `Mrs Hall, 82, widow` */
const AGE =
  /(?<![\d.:/])(?<years>\d{1,2}|1[01]\d)(?:[- ]?(?:years?|yrs?)[- ]old(?! (?:son|daughter|child|boy|girl|brother|sister|husband|wife|partner|mother|father|mum|dad|cousin|twin|friend|neighbour)\b)|[- ]?y\/?o\b|[MF]\b)|^(?!(?:Reading|Spelling|Mental|Developmental|Gestational|Bone|Comprehension)\b)(?:\p{Lu}[\p{L}'’.-]*,? ){0,4}[Aa]ged?:? (?<aged>\d{1,2})(?::\d{1,2})?(?=[,.;) ]|$)(?! (?:months|weeks|\d))|^(?:Mrs?|Ms|Miss|Mr)(?: \p{Lu}[\p{L}'’-]{1,20}){1,3},? (?:is |aged )?(?<named>\d{2})(?=[,.) ]|$)|^(?:\p{Lu}[\p{L}'’-]{0,20}|[Hh]e|[Ss]he) (?:is (?<own>\d{1,2})(?= and\b|[.,;]|$| years? old)|\((?<aside>\d{1,2})\))/u;
/** `3 previous detoxes`, `Prev detox: 1` */
const EARLIER = new RegExp(
  String.raw`\b(?<number>\d|one|two|three|four|five|six) (?:previous|prior|past|prev) (?<what>\p{L}{4,})|\b(?:previous|prior|past|prev) (?<named>\p{L}{4,}) ?: ?(?<figure>\d)\b(?![/.])`,
  'iu',
);
const UNITS =
  /\b(?<number>\d+)(?: ?(?:-|to) ?(?<upper>\d+))? ?(?:units|u) ?(?:\/|per|a|each)? ?(?<per>day|daily|d\b|week|weekly|wk|w\b)/iu;
const INSULIN = /\b(?:insulin|lantus|glargine|levemir|novo\p{L}+|huma\p{L}+|tresiba|toujeo)\b/iu;
const DAYS_A_WEEK = 7;
/** Twice as much is no other way of counting. */
const MIN_TIMES = 1.75;

/** The figures that can have only one value: at birth, of children, on one day. */
export function readNumbers(passage: MaterialPassage, told: number | null): Fact[] {
  const { text } = passage;
  if (isPlanned(text)) return [];
  const counted = COUNTED.flatMap(({ name, words, hold, within, isOfAnybody = false }): Fact[] => {
    const found = words.exec(text);
    if (found === null || (!isOfAnybody && isOfOther(text, found.index))) return [];
    const { number, other, otherToo, label, of, mine, metres } = found.groups ?? {};
    const inCentimetres = metres === undefined ? undefined : String(Math.round(100 * Number(metres)));
    const value = toNumber(number ?? other ?? otherToo ?? label ?? of ?? mine ?? inCentimetres ?? '');
    const [day] = hold === 'day' ? datesIn(text, told) : [];
    const excludes = (a: string, b: string): boolean => Math.abs(Number(a) - Number(b)) > within;
    return [{ subject: name, value, hold, passage, at: found.index, excludes, ...(day !== undefined && { day }) }];
  });
  return [
    ...counted,
    ...readAge(passage, told),
    ...readSchoolYear(passage, told),
    ...readTerm(passage),
    ...readEarlier(passage),
    ...readUnits(passage),
  ];
}

const YEAR_MS = 365.25 * 86_400_000;

/** The latest day of birth that an age tells of, in years; the earliest is a year before. */
function readAge(passage: MaterialPassage, told: number | null): Fact[] {
  const found = AGE.exec(passage.text);
  const { years, named, own, aside, aged } = found?.groups ?? {};
  if (found === null || told === null || isOfOther(passage.text, found.index)) return [];
  const value = String(told / YEAR_MS - Number(years ?? named ?? own ?? aside ?? aged));
  return [{ subject: 'year of birth', value, hold: 'always', passage, at: found.index, excludes: areYearsApart }];
}

function areYearsApart(a: string, b: string): boolean {
  return Math.abs(Number(a) - Number(b)) > 1;
}

/** `15M, Year 9`, `he is in Y9`, `Yr 9 pupil`; "moved in Year 7" and "two friends in Year 6" tell of others. */
const SCHOOL_YEAR =
  /(?:^[\d/. -]{0,12}|[,(;] ?|\b(?:is|now|currently|and) in |\bin )(?<!\b(?:friends|both|brother|sister|[Mm]oved|was|been|back|group|level) in )\b(?:Year|Yr\.?|Y) ?(?<year>1[0-3]|[1-9])(?=[.,;)]|$| (?:pupil|student|at [A-Z]|set|boy|girl|class)\b)/u;
/** The month in which a school year begins, counted from 0. */
const SEPTEMBER = 8;
const MOST_FORMS = 13;

/** The year in which somebody was in the first form, which stays the same however old they get. */
function readSchoolYear(passage: MaterialPassage, told: number | null): Fact[] {
  const found = SCHOOL_YEAR.exec(passage.text);
  const form = Number(found?.groups?.['year'] ?? 0);
  if (found === null || told === null || form > MOST_FORMS || isOfOther(passage.text, found.index)) return [];
  const date = new Date(told);
  const begun = date.getUTCFullYear() - (date.getUTCMonth() < SEPTEMBER ? 1 : 0);
  return [
    {
      subject: 'school year',
      value: String(begun - form),
      hold: 'always',
      passage,
      at: found.index,
      excludes: (a, b) => a !== b,
    },
  ];
}

/** Term is any week from the 37th on: only an earlier one is another. */
function readTerm(passage: MaterialPassage): Fact[] {
  const found = TERM.exec(passage.text);
  return found === null
    ? []
    : [{ subject: 'weeks at birth', value: '40', hold: 'always', passage, at: found.index, excludes: isEarly }];
}

function isEarly(a: string, b: string): boolean {
  return Math.min(Number(a), Number(b)) < WEEKS_OF_TERM;
}

function toNumber(word: string): string {
  const lower = word.toLowerCase();
  if (NONE.has(lower)) return '0';
  const place = WORDED.indexOf(lower);
  return place === -1 ? lower : String(place);
}

function readEarlier(passage: MaterialPassage): Fact[] {
  const found = EARLIER.exec(passage.text);
  const { number, what, named, figure } = found?.groups ?? {};
  const thing = (what ?? named ?? '').toLowerCase().replace(/(?:es|s)$/, '');
  if (found === null || isOfOther(passage.text, found.index)) return [];
  const value = toNumber(number ?? figure ?? '');
  return [
    { subject: `earlier ${thing}`, value, hold: 'always', passage, at: found.index, excludes: (a, b) => a !== b },
  ];
}

function readUnits(passage: MaterialPassage): Fact[] {
  const found = UNITS.exec(passage.text);
  if (found === null || isOfOther(passage.text, found.index) || INSULIN.test(passage.text)) return [];
  const { number = '', upper, per = '' } = found.groups ?? {};
  const isDaily = /^d/i.test(per);
  const value = String(Number(upper ?? number) * (isDaily ? DAYS_A_WEEK : 1));
  return [{ subject: 'units a week', value, hold: 'state', passage, at: found.index, excludes: isFarMore }];
}

function isFarMore(a: string, b: string): boolean {
  return Math.max(Number(a), Number(b)) >= MIN_TIMES * Math.max(1, Math.min(Number(a), Number(b)));
}
