import { FOR_GOOD, type Measure } from './aspect.ts';

const COUNTS =
  'no,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen'.split(',');
const ORDINALS = 'zeroth,first,second,third,fourth,fifth,sixth,seventh,eighth'.split(',');
const N = String.raw`(?<n>\d+(?:\.\d+)?|${COUNTS.slice(1).join('|')}|an?|half|once|twice)`;
const AGE = String.raw`(?:(?:at|by|aged?|about|around|approximately|roughly|until|after|before|not until|just|of|was|were|he was|she was|when|only|came|the|alone|independently|unaided|late|early|on) |~ ?|, |\? |- )*(?:(?:his |her |the )?(?<ordinal>${ORDINALS.slice(1).join('|')}) birthday|${N} ?(?<unit>months?|mths?|m\b|years?|yrs?|y\b|weeks?)?)`;
const MONTHS_A_YEAR = 12;
const TERM_WEEKS = 40;
/** From first words to sentences. */
const MOST_MONTHS_APART = 20;
const WEEKS_A_MONTH = 4.35;
/** Without a unit, so small a figure is an age in years, and a larger one in months. */
const MOST_YEARS = 6;

function toNumber(word: string | undefined): number | null {
  if (word === undefined) return null;
  if (/^\d/.test(word)) return Number(word);
  const named: Readonly<Record<string, number>> = { a: 1, an: 1, half: 0.5, once: 1, twice: 2 };
  const place = COUNTS.indexOf(word);
  return named[word] ?? (place === -1 ? null : place);
}

function months({ n, unit, ordinal }: Readonly<Record<string, string | undefined>>): number | null {
  if (ordinal !== undefined) return ORDINALS.indexOf(ordinal) * MONTHS_A_YEAR;
  const value = toNumber(n);
  if (value === null) return null;
  if (unit === undefined) return value <= MOST_YEARS ? value * MONTHS_A_YEAR : value;
  if (unit.startsWith('w')) return value / WEEKS_A_MONTH;
  return unit.startsWith('y') ? value * MONTHS_A_YEAR : value;
}

/** Of small children three months are much, of older ones a year is little. */
const areOtherAges = (a: number, b: number): boolean => Math.abs(a - b) > Math.max(2.5, 0.2 * Math.max(a, b));
const differ = (a: number, b: number): boolean => a !== b;
const count = ({ n }: Readonly<Record<string, string | undefined>>): number | null => toNumber(n);

function milestone(name: string, words: string): Measure {
  const form = new RegExp(String.raw`(?:${words})\b[,?]? ?${AGE}`);
  return { name, forms: [form], count: months, areApart: areOtherAges, days: FOR_GOOD };
}

/** `Six weeks early` */
const EARLY =
  /\b(?<early>[3-9]|1[0-6]|three|four|five|six|seven|eight|nine|ten|eleven|twelve) weeks (?:early|premature|prem)\b/;
const PLACE = String.raw`(?:nursery|preschool|pre[- ]school|school|us|college|playgroup)`;
const DRINKS: readonly (readonly [RegExp, number])[] = [
  [/units?|\bu\b/, 1],
  [/bottles? of (?:vodka|gin|whisky|whiskey|spirits|rum|brandy)/, 28],
  [/bottles? of (?:wine|prosecco|rose)/, 9],
  [/(?:cans?|pints?|tinnies|tins|bottles?)/, 2.3],
  [/glass(?:es)?|gins?|vodkas?|shots?|whiskies/, 2],
];
const DAYS_OF: readonly (readonly [RegExp, number])[] = [
  [/\bmost\b/, 5],
  [/month/, 0.25],
  [/\b(?:at |every |on )?weekends?\b/, 2],
  [/\bweek\b|\bwk\b|weekly|\bfriday|\bsaturday/, 1],
  [/day|daily|\bd\b|night|evening/, 7],
];

/** How much somebody drinks, in units a week. */
function units({ n, drink = '', often = '' }: Readonly<Record<string, string | undefined>>): number | null {
  const [value, each, days] = [
    toNumber(n),
    DRINKS.find(([words]) => words.test(drink))?.[1],
    DAYS_OF.find(([words]) => words.test(often))?.[1],
  ];
  return value === null || each === undefined || days === undefined ? null : value * each * days;
}

/** Another habit, and not only another way of counting. */
const isFarMore = (a: number, b: number): boolean => Math.max(a, b) >= 2.2 * Math.max(1, Math.min(a, b));

/** Figures of which a client has one: how old they were when they walked, how many lessons are supported. */
export const MEASURES: readonly Measure[] = [
  milestone(
    'first steps',
    String.raw`\b(?:(?:did )?not walk(?:ing)?|walk(?:ed|ing|s|er)?(?: independently| alone)?|first steps|took (?:his|her) first steps)`,
  ),
  milestone(
    'first words',
    String.raw`\b(?:no words|(?:did )?not (?:talk|speak)(?:ing)?|(?:first|1|1st|single) words?|first spoke|said (?:his|her) first words?|(?:started|began|learned|learnt) (?:to talk|talking|to speak|speaking)(?: late)?|talk(?:ed|ing)|spoke)`,
  ),
  {
    name: 'talking',
    forms: [
      new RegExp(String.raw`\b(?:(?:in )?sentences|talk(?:ed|ing))\b,? ?${AGE}`),
      new RegExp(String.raw`\b(?:non[- ]?verbal|no words|not (?:talk|speak)(?:ing)?)\b,? ?${AGE}`),
    ],
    count: months,
    areApart: (a, b) => Math.abs(a - b) >= MOST_MONTHS_APART,
    days: FOR_GOOD,
  },
  milestone('sitting', String.raw`\b(?:sat|sits|sitting)(?: up| alone| unaided| independently)*`),
  {
    name: 'first period',
    forms: [
      /\b(?:menarche|first period|periods (?:started|began)|started (?:her )?periods)\b[^;]{0,20}?\b(?<n>9|1\d)\b/,
    ],
    count,
    areApart: (a, b) => Math.abs(a - b) > 1,
    days: FOR_GOOD,
  },
  {
    name: 'age at the end of school',
    forms: [
      new RegExp(
        String.raw`\bleft school (?:at |aged? |when (?:he|she|i) was )*(?<n>1[3-9]|thirteen|fourteen|fifteen|sixteen)\b`,
      ),
    ],
    count,
    areApart: differ,
    days: FOR_GOOD,
  },
  {
    name: 'age at first use',
    forms: [
      /\b(?:(?:started|began) (?:using|taking|drinking|smoking|injecting)|first (?:used?|tried|drank|took|injected|smoked))(?! (?:again|after))[^;]{0,30}?\b(?:aged?|at|when (?:he|she|i) was|from) (?<n>[1-4]\d|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)\b/,
    ],
    count,
    areApart: (a, b) => Math.abs(a - b) > 2,
    days: FOR_GOOD,
  },
  {
    name: 'weeks at birth',
    forms: [
      /\b(?:born|birth|deliver\w*|gestation|pregnancy|term|premature|prem)\b[^;]{0,40}?(?<n>2[2-9]|3\d|4[0-3])(?:\.\d+)? ?weeks?\b(?! (?:old|ago|of age))/,
      /\b(?<n>2[2-9]|3\d|4[0-3])(?:\.\d+)?[- ]?weeks?(?:er| at birth| gestation|,? (?:by )?(?:emergency |elective |spontaneous |normal )?(?:vaginal|caesarean|forceps|ventouse))/,
      /\b(?<n>2[2-9]|3\d)[- ]weeker\b/,
      /\b(?<n>2[2-9]|3\d)(?:\.\d+)? weeks[^;]{0,20}\b(?:nicu|scbu|special care|neonatal)\b/,
      EARLY,
    ],
    count: ({ n, early }) => (n === undefined ? TERM_WEEKS - (toNumber(early) ?? 0) : Number(n)),
    areApart: (a, b) => Math.abs(a - b) > 1.5,
    days: FOR_GOOD,
    isOfAnybody: true,
  },
  {
    name: 'birth at term',
    forms: [
      /\b(?:born|birth|deliver\w*|gestation|pregnancy|premature|prem)\b[^;]{0,40}?(?<n>2[2-9]|3[0-6])(?:\.\d+)? ?weeks?\b(?! (?:old|ago|of age))/,
      /\b(?<n>2[2-9]|3[0-6])[- ]weeker\b/,
      EARLY,
      /\b(?:born|birth|deliver\w*|premature|pregnancy)\b[^;]{0,40}\? (?:no )?(?:at |full )*(?<asked>term)\b/,
      /\b(?<n>term) (?:baby|delivery|birth|infant)\b|\b(?:born|birth|deliver\w*)(?: \w+){0,4},? (?:at )?(?:full )?(?<term>term)\b|\bfull[- ](?<full>term)\b/,
    ],
    count: ({ n, term, full, asked, early }) =>
      early === undefined
        ? (n ?? term ?? full ?? asked) === 'term'
          ? TERM_WEEKS
          : Number(n)
        : TERM_WEEKS - (toNumber(early) ?? 0),
    areApart: (a, b) => a !== b && Math.max(a, b) === TERM_WEEKS,
    days: FOR_GOOD,
    isOfAnybody: true,
  },
  {
    name: 'weight at birth',
    forms: [
      /\b(?:birth ?weight|born|weigh(?:ed|ing)|deliver\w*|birth|weeks)\b[^;]{0,50}?(?<n>[1-5]\.\d{1,3}) ?(?:kilograms?|kg)\b/,
    ],
    areApart: (a, b) => Math.abs(a - b) > 0.15,
    days: FOR_GOOD,
    isOfAnybody: true,
  },
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
    forms: [/\battendance\b[^;%]{0,40}?(?<n>\d{1,3}(?:\.\d+)?) ?(?:%|percent|per cent)/],
    areApart: (a, b) => Math.abs(a - b) > 5,
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
