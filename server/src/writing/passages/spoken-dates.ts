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
    const number =
      lower === 'thirtieth'
        ? 30
        : 10 * (placeOf(TENS, tens) + 1) + (tens === '' ? 0 : 10) + placeOf(ORDINALS, lower) + 1;
    const inCentury =
      teen === undefined
        ? ten === undefined
          ? null
          : 10 * (placeOf(TENS, ten) + 2) + placeOf(UNITS, unit) + 1
        : 10 + placeOf(TEENS, teen);
    return `${number} ${month}${inCentury === null ? '' : ` ${2000 + inCentury}`}`;
  });
}

function placeOf(list: readonly string[], word: string): number {
  return list.indexOf(word.toLowerCase());
}
