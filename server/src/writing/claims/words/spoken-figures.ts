const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const HOUR = String.raw`(?<hour>\d{1,2}|${WORDS.join('|')})`;
const MINUTES: Partial<Record<string, number>> = { half: 30, quarter: 15, five: 5, ten: 10, twenty: 20 };
const PAST = new RegExp(String.raw`\b(?<part>half|quarter|five|ten|twenty) past ${HOUR}\b`, 'gi');
const TO = new RegExp(String.raw`\b(?<part>quarter|five|ten|twenty) to ${HOUR}\b(?! ?\d)`, 'gi');
const AND_A_HALF = new RegExp(String.raw`\b${HOUR} and a half\b`, 'gi');

const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const UNITS = WORDS.slice(0, 9);
const YEAR = new RegExp(
  String.raw`\b(?<century>nineteen|twenty) (?:oh )?(?<ten>${TENS.join('|')}|${TEENS.join('|')})(?:[ -](?<unit>${UNITS.join('|')}))?\b`,
  'gi',
);
const MILLENNIUM = new RegExp(String.raw`\btwo thousand(?: and)? (?<rest>${[...WORDS, ...TEENS].join('|')})\b`, 'gi');
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december';
const DAY = new RegExp(
  String.raw`\b(?<month>${MONTHS}) (?:the )?(?<tens>twenty |thirty )?(?<day>${ORDINALS.join('|')}|thirtieth)\b`,
  'gi',
);

function placeOf(word: string): number {
  const lower = word.toLowerCase();
  if (UNITS.includes(lower)) return UNITS.indexOf(lower) + 1;
  if (TEENS.includes(lower)) return TEENS.indexOf(lower) + 10;
  return TENS.includes(lower) ? 10 * (TENS.indexOf(lower) + 2) : 0;
}

function readYear(century: string, ten: string, unit: string | undefined): number {
  return (century.toLowerCase() === 'nineteen' ? 1900 : 2000) + placeOf(ten) + placeOf(unit ?? '');
}

function readDay(tens: string | undefined, day: string): number {
  const lower = day.toLowerCase();
  if (lower === 'thirtieth') return 30;
  return placeOf((tens ?? '').trim()) + ORDINALS.indexOf(lower) + 1;
}

function read(hour: string): number {
  const place = WORDS.indexOf(hour.toLowerCase());
  return place === -1 ? Number(hour) : place + 1;
}

const CUE = 'at|approx|around|about|until|till|by|since|from|given|before|after|seen|ate|@';
/** "given 19.10", "ate 13.00", "06.15", "1830 hrs": the hours of a day, and no decimals. */
const DOTTED = new RegExp(
  String.raw`(?<=\b(?:${CUE}) )(?<hour>0?[1-9]|00|1\d|2[0-3])\.(?<minutes>[0-5]\d)(?!\d|\.\d|\s?(?:kg|mg|mmol|cm|%|ml|g\b))`,
  'gi',
);
const TWO_DIGITS = /(?<![\d.])(?<hour>0\d|1\d|2[0-3])\.(?<minutes>[0-5]\d)(?!\d|\.\d|\s?(?:kg|mg|mmol|cm|%|ml|g\b))/g;
const HUNDREDS = /(?<![\d.])(?<hour>[01]\d|2[0-3])(?<minutes>[0-5]\d) ?(?:h|hrs?|hours)\b/gi;
const HALF_DAY = /(?<![\d.:])(?<hour>\d{1,2})(?:[.:](?<minutes>[0-5]\d))? ?(?<half>[ap])\.?m\b\.?(?=[\s,;)]|$)/gi;

const DAY_MONTH = String.raw`(?<day>0?[1-9]|[12]\d|3[01])\.(?<month>0?[1-9]|1[0-2])\.`;
/** 22.9.2025 and 03.11.25: no time of day and no decimal. */
const DOTTED_DATE = new RegExp(String.raw`(?<![\d.])${DAY_MONTH}(?<year>(?:19|20)?\d\d)(?![\d.]\d)`, 'g');
/** "3.11." behind "since" and the like, at the start of a line, or with a sign behind its dot: it ends no sentence. */
const DOTTED_DAYS = [
  new RegExp(String.raw`(?<=\b(?:since|on|until|till|from|by|due|again) )${DAY_MONTH}(?!\d)`, 'gi'),
  new RegExp(String.raw`(?<=^|\n)${DAY_MONTH}(?= |$)`, 'g'),
  new RegExp(String.raw`(?<![\d.])${DAY_MONTH}(?=[,;:)])`, 'g'),
];

function writeDates(text: string): string {
  let plain = text.replaceAll(DOTTED_DATE, (_, day: string, month: string, year: string) => `${day}/${month}/${year}`);
  for (const pattern of DOTTED_DAYS)
    plain = plain.replaceAll(pattern, (_, day: string, month: string) => `${day}/${month}`);
  return plain;
}

function writeTime(_: string, hour: string, minutes: string): string {
  return `${Number(hour)}:${minutes} oclock`;
}

function writeClock(text: string): string {
  return writeDates(text)
    .replaceAll(DOTTED, writeTime)
    .replaceAll(TWO_DIGITS, writeTime)
    .replaceAll(HUNDREDS, writeTime)
    .replaceAll(
      HALF_DAY,
      (_, hour: string, minutes: string | undefined, half: string) => `${hour}:${minutes ?? '00'} oclock ${half}m `,
    );
}

/** Times of day and halves in words, as figures: "half past two" is 2:30. */
export function writeSpokenFigures(text: string): string {
  return writeClock(text)
    .replaceAll(YEAR, (_, century: string, ten: string, unit?: string) => String(readYear(century, ten, unit)))
    .replaceAll(MILLENNIUM, (_, rest: string) => String(2000 + placeOf(rest)))
    .replaceAll(DAY, (_, month: string, tens: string | undefined, day: string) => `${month} ${readDay(tens, day)}`)
    .replaceAll(
      PAST,
      (_, part: string, hour: string) => `${read(hour)}:${pad(MINUTES[part.toLowerCase()] ?? 0)} oclock`,
    )
    .replaceAll(
      TO,
      (_, part: string, hour: string) => `${read(hour) - 1}:${pad(60 - (MINUTES[part.toLowerCase()] ?? 0))} oclock`,
    )
    .replaceAll(AND_A_HALF, (_, hour: string) => `${read(hour)}.5`);
}

function pad(minutes: number): string {
  return String(minutes).padStart(2, '0');
}
