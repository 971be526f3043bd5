import { findMedicine, MEDICINE_OF } from '../claims/lexicon/drugs.ts';
import { isKnownWord } from '../claims/words/known-words.ts';
import { lemmatise } from '../claims/words/lemmatise.ts';
import type { MaterialPassage } from '../placing/material-passage.ts';
import { inFigures } from '../scores/number-words.ts';
import type { Fact } from './fact.ts';
import { isPast, isPlanned, tellsChange } from './manner.ts';
import { isOfOther } from './whose.ts';

const FIGURE = /\d|\b(?:one|two|three|four|five|ten|fifteen|twenty|thirty|forty|fifty|hundred)\b/i;
const WORD = /\p{L}[\p{L}-]{3,}/gu;
const UNIT = String.raw`(?:mg|milligrams?|mcg|micrograms?|g|mls?|units?|u|iu|sachets?|tablets?|puffs?)`;
const DOSE = new RegExp(
  String.raw`(?<![\d/.:])(?:(?<count>[2-9]) ?[x×] ?)?(?<dose>\d+(?:\.\d+)?)(?: ?(?<unit>${UNIT})(?![\p{L}/])|(?= ?(?:od|bd|tds|qds|om|on|nocte|mane|prn|daily)\b))`,
  'giu',
);
/** Behind the name of a medicine that we know, a figure needs no unit: `ramipril 2.5`. */
const BARE_DOSE = /^ (?<dose>\d+(?:\.\d+)?)(?=[,;.)]?(?:\s|$))(?! (?:years|months|weeks|days|of|times))/u;
const DOSE_BEFORE = new RegExp(
  String.raw`(?<![\d.])(?<dose>\d{1,5}(?:\.\d{1,3})?) ?(?<unit>mg|mcg|micrograms?|mls?) (?:of )?$`,
  'iu',
);
/** How the names of most medicines end. */
const DRUG_NAME =
  /^\p{L}{3,}(?:apine|idone|azole|oxetine|pram|aline|axine|azepam|olol|pril|sartan|statin|cillin|mycin|triptan|semide|formin|oxin|parin|xaban|codone|phine|adol|fenidate|amfetamine|gabalin|pentin|lithium|profen|tadine|quine|thyroxine|solone|sone|tropin|cycline|glargine|dipine|gliptin|gliflozin|prazole|lukast)$/iu;
/** A word that nobody knows, right before so many milligrams, is a medicine. */
const IN_MILLIGRAMS = /^:? ?\d{1,4}(?:\.\d{1,3})? ?(?:mg|mcg|micrograms?)\b/iu;
const DOSE_REACH = 24;
/** No dose that anybody takes: `the maximum dose of`. */
const ABOUT_DOSES = /\b(?:max\w*|recommended|advis\w*|suggest\w*|up to|limit)\b/iu;
/** What people call a medicine, where it is measured so: `45 mls of meth`. */
const SPOKEN: readonly (readonly [name: string, measure: RegExp, drug: string])[] = [
  ['meth', /\d ?mls?\b/i, 'methadone'],
];
/** What was taken all at once is no dose that somebody is on. */
export const OVERDOSE = /\b(?:overdosed?|od (?:of|with)|an od|ingested|swallowed)\b/i;
/** What was given once is none either: `lorazepam 1mg x1`, `PRN loraz 2mg 03:05 w effect`. */
const GIVEN_ONCE =
  /(?<![\p{L}\d])(?:x ?1(?!\d)|stat|given once|once only|w(?:ith|\/)? (?:good |some |little |no )?effect)(?![\p{L}\d])/iu;
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:qds|four times)\b/iu, 4],
  [/\b(?:tds|tid|three times)\b/iu, 3],
  [/\b(?:bd|bid|twice)\b/iu, 2],
  [/\b(?:od|om|on|nocte|mane|daily|once|at night|bedtime)\b/iu, 1],
];
const MAX_SCOPE = 90;
const MAX_TIMES = 10;
/** `300 mg tds, never went up to 600`, `50 not 100` */
const NOT_TAKEN =
  /\b(?:never|not|didn['’]?t|did not|hasn['’]?t|instead of|rather than)\b(?! chang)[^,;.]{0,60}?\d+(?:\.\d+)?(?: ?(?:mg|mcg|mls?|g))?\b/giu;
/** Words before a name that tell of a change: `↑ sertraline 100`, `GP put ramipril up`. */
const LEAD = 25;

/** The dose of each medicine that the client is told to be on. */
export function readDoses(passage: MaterialPassage): Fact[] {
  if (!FIGURE.test(passage.text)) return [];
  const text = inFigures(passage.text).text;
  if (OVERDOSE.test(text)) return [];
  const drugs = findDrugs(text);
  return drugs.flatMap(({ drug, at, end }, index): Fact[] => {
    const scope =
      text.slice(at, Math.min(drugs[index + 1]?.at ?? text.length, end + MAX_SCOPE)).split(/[.;](?:\s|$)/)[0] ?? '';
    const lead =
      text
        .slice(Math.max(0, at - LEAD), at)
        .split(/[.;,]/)
        .at(-1) ?? '';
    if (isPast(lead) || ABOUT_DOSES.test(lead) || GIVEN_ONCE.test(scope)) return [];
    if (isOfOther(text, at) || isPast(scope) || isPlanned(scope) || isPlanned(text.slice(0, at))) return [];
    const taken = scope.replaceAll(NOT_TAKEN, '');
    const behind = taken.slice(end - at);
    const found = Array.from(behind.matchAll(DOSE)).map(({ groups }) => groups ?? {});
    const bare = BARE_DOSE.exec(behind)?.groups;
    const before = DOSE_BEFORE.exec(text.slice(Math.max(0, at - MAX_SCOPE), at))?.groups;
    const doses = found.length > 0 ? found : [bare ?? before].filter((each) => each !== undefined);
    // Of a change, only what it ends with: `from 25 mg to 50 mg`.
    const own =
      text
        .slice(Math.max(drugs[index - 1]?.end ?? 0, at - LEAD), at)
        .split(/[.;,]/)
        .at(-1) ?? '';
    const told = tellsChange(own + taken) ? doses.slice(-1) : doses;
    if (told.length === 0) return [];
    const values = told.map((groups) => inMilligrams(groups)).join('/');
    const times = timesIn(behind);
    const value = times === undefined ? values : `${values} x${times}`;
    return [
      { subject: `dose of ${drug}`, value, hold: 'state', passage, at, excludes: areOtherDoses, scope: own + taken },
    ];
  });
}

/** How often a day: what is told first, since `500 mg bd (reduced from tds)` tells later how it was. */
function timesIn(text: string): number | undefined {
  const found = TIMES.map(([words, times]) => ({ at: text.search(words), times })).filter(({ at }) => at >= 0);
  return found.toSorted((a, b) => a.at - b.at)[0]?.times;
}

interface Drug {
  drug: string;
  at: number;
  end: number;
}

export function findDrugs(text: string): Drug[] {
  return Array.from(text.matchAll(WORD)).flatMap(({ 0: word, index }): Drug[] => {
    const lower = word.toLowerCase();
    const isNew =
      IN_MILLIGRAMS.test(text.slice(index + word.length, index + word.length + DOSE_REACH)) &&
      !isKnownWord(lower) &&
      !isKnownWord(lemmatise(lower));
    const spoken = SPOKEN.find(([name, measure]) => name === lower && measure.test(text))?.[2];
    const drug =
      spoken ?? MEDICINE_OF.get(lower) ?? findMedicine(lower) ?? (DRUG_NAME.test(word) || isNew ? lower : undefined);
    return drug === undefined ? [] : [{ drug, at: index, end: index + word.length }];
  });
}

export function inMilligrams({ count = '1', dose = '', unit = '' }: Record<string, string | undefined>): string {
  const lower = unit.toLowerCase();
  const number = Number(count) * Number(dose);
  if (/^mic|^mcg/.test(lower)) return String(number / 1000);
  return String(lower === 'g' ? number * 1000 : number);
}

/** Two doses are the same where one of each is, or where they come to the same in a day. */
export function areOtherDoses(a: string, b: string): boolean {
  const [one, other] = [readValue(a), readValue(b)];
  // A figure many times smaller is a level in the blood: `lithium 0.68`.
  if (Math.max(...one.doses, ...other.doses) > MAX_TIMES * Math.min(...one.doses, ...other.doses)) return false;
  if (one.doses.some((dose) => other.doses.some((each) => isSame(dose, each)))) return areOtherTimes(one, other);
  const [daily, otherDaily] = [one, other].map(({ doses, times }) => (times === null ? null : (doses[0] ?? 0) * times));
  const totals = [one, other].map(({ doses, times }) => (doses[0] ?? 0) * (times ?? 1));
  // `50 mg a day` and `25 mg twice`.
  if (totals[0] === totals[1] && one.doses.length === 1 && other.doses.length === 1) return false;
  const sums = [one, other].map(({ doses }) => doses.reduce((sum, dose) => sum + dose, 0));
  return (daily === null || daily !== otherDaily) && !isSame(sums[0] ?? 0, sums[1] ?? 0);
}

/** One strength, twice and three times a day. */
function areOtherTimes(one: Regimen, other: Regimen): boolean {
  const isPlain = one.doses.length === 1 && other.doses.length === 1;
  return isPlain && one.times !== null && other.times !== null && one.times !== other.times;
}

/** A figure without unit may be micrograms: `levothyroxine 75`. */
function isSame(a: number, b: number): boolean {
  return a === b || a * 1000 === b || b * 1000 === a;
}

interface Regimen {
  doses: number[];
  times: number | null;
}

function readValue(value: string): Regimen {
  const [doses = '', times] = value.split(' x');
  return { doses: doses.split('/').map(Number), times: times === undefined ? null : Number(times) };
}
