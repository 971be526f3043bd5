import { MONTHS } from '../../lib/months.ts';

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const UNITS = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const MONTH = String.raw`(?<month>(?:${MONTHS.join('|')})[a-z]{0,6})`;
const DAY = String.raw`(?:(?<tens>twenty|thirty)[ -])?(?<day>${ORDINALS.join('|')}|thirtieth)`;
const YEAR = String.raw`(?:two thousand(?: and)?|twenty) (?:(?<teen>${TEENS.join('|')})|(?<ten>${TENS.join('|')})(?:[ -](?<unit>${UNITS.join('|')}))?)`;
const SPOKEN = new RegExp(String.raw`\b(?:the )?${DAY} (?:of )?${MONTH}\b(?:,? ${YEAR}\b)?`, 'gi');

/** A date that was said aloud, in figures: `the sixteenth of April two thousand and twenty six` is `16 April 2026`. */
export function sayOrdinals(text: string): string {
  return text.replaceAll(SPOKEN, (...args) => {
    const { tens = '', day = '', month = '', teen, ten, unit = '' } = args.at(-1) as Record<string, string | undefined>;
    const lower = day.toLowerCase();
    const of = (list: readonly string[], word: string): number => list.indexOf(word.toLowerCase());
    const number =
      lower === 'thirtieth' ? 30 : 10 * (of(TENS, tens) + 1) + (tens === '' ? 0 : 10) + of(ORDINALS, lower) + 1;
    const inCentury =
      teen === undefined
        ? ten === undefined
          ? null
          : 10 * (of(TENS, ten) + 2) + of(UNITS, unit) + 1
        : 10 + of(TEENS, teen);
    return `${number} ${month}${inCentury === null ? '' : ` ${2000 + inCentury}`}`;
  });
}
