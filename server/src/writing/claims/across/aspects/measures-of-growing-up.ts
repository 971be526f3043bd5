import { FOR_GOOD, type Measure } from './aspect.ts';
import { AGE, count, differ, months, toNumber } from './figures.ts';

const TERM_WEEKS = 40;
/** From first words to sentences. */
const MOST_MONTHS_APART = 20;
const LEAST_MONTHS = 2.5;
const AGE_SHARE = 0.2;
/** Figures that lie no further apart are one, told from memory. */
const WEEKS_APART = 1.5;
const KILOGRAMS_APART = 0.15;
const YEARS_APART = 2;

/** Of small children three months are much, of older ones a year is little. */
const areOtherAges = (a: number, b: number): boolean =>
  Math.abs(a - b) > Math.max(LEAST_MONTHS, AGE_SHARE * Math.max(a, b));

function milestone(name: string, words: string): Measure {
  const form = new RegExp(String.raw`(?:${words})\b[,?]? ?${AGE}`);
  return { name, forms: [form], count: months, areApart: areOtherAges, days: FOR_GOOD };
}

/** `Six weeks early` */
const EARLY =
  /\b(?<early>[3-9]|1[0-6]|three|four|five|six|seven|eight|nine|ten|eleven|twelve) weeks (?:early|premature|prem)\b/;

/** Birth, first steps and words, and what else happens at one age. */
export const MEASURES_OF_GROWING_UP: readonly Measure[] = [
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
    areApart: (a, b) => Math.abs(a - b) > YEARS_APART,
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
    areApart: (a, b) => Math.abs(a - b) > WEEKS_APART,
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
    areApart: (a, b) => Math.abs(a - b) > KILOGRAMS_APART,
    days: FOR_GOOD,
    isOfAnybody: true,
  },
];
