const COUNTS = 'an|a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const COUNT = String.raw`(?<count>\d{1,3}|${COUNTS}|couple of|few|several)`;
const UNIT = String.raw`(?<unit>day|night|week|wk|fortnight|month|mth|year|yr)s?`;
/** `Three weeks ago`, `for the last 6 months`, `for 3/12`; of a length of time without its number, one of it. */
const COUNTED: readonly RegExp[] = [
  new RegExp(String.raw`\b${COUNT} ${UNIT}\b(?= (?:ago|back|earlier|now)\b)`, 'giu'),
  new RegExp(String.raw`\b(?:for|over|past|last|about|almost|nearly|these|since) ${COUNT} ${UNIT}\b`, 'giu'),
  // `No seizures 9 days`
  new RegExp(String.raw`\b(?:no|nil) \p{L}{3,20} ${COUNT} ${UNIT}\b`, 'giu'),
  new RegExp(String.raw`\b(?:for|over|in) (?:the )?(?:past|last) ${UNIT}\b`, 'giu'),
  /(?<![\d/])(?<count>\d{1,2})\/(?<part>7|52|12)\b(?!\/)/gu,
];
const DAYS: Readonly<Record<string, number>> = {
  day: 1,
  night: 1,
  week: 7,
  wk: 7,
  fortnight: 14,
  month: 31,
  mth: 31,
  year: 366,
  yr: 366,
  '7': 1,
  '52': 7,
  '12': 31,
};
const SOME = 5;
const ONE = COUNTS.split('|').indexOf('one');
/** `Last week` may be as long ago as the Monday before. */
const NAMED: readonly (readonly [RegExp, number])[] = [
  [/\b(?:yesterday|last night|overnight)\b/iu, 1],
  [
    /\b(?:this week|(?:last |on |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|at the weekend|last weekend|(?:on|since) (?:mon|tue|wed|thu|fri|sat|sun))\b/iu,
    7,
  ],
  [/\blast week\b/iu, 13],
  [/\bthis month\b/iu, 31],
  [/\blast month\b/iu, 61],
  [/\b(?:last|this) (?:spring|summer|autumn|winter|term|christmas|easter)\b/iu, 300],
  [/\blast year\b/iu, 700],
];

/** How many days before it is told a text places something: the longest that it names, or null. */
export function daysBack(text: string): number | null {
  const counted = COUNTED.flatMap((form) =>
    Array.from(text.matchAll(form)).map(({ groups: { count = '1', unit = '', part = '' } = {} }) => {
      const days = DAYS[unit.toLowerCase()] ?? DAYS[part] ?? 1;
      return toNumber(count.toLowerCase()) * days;
    }),
  );
  const named = NAMED.filter(([words]) => words.test(text)).map(([, days]) => days);
  const all = [...counted, ...named];
  return all.length === 0 ? null : Math.max(...all);
}

function toNumber(count: string): number {
  if (/^\d/.test(count)) return Number(count);
  if (count === 'couple of') return 2;
  const place = COUNTS.split('|').indexOf(count);
  return place === -1 ? SOME : Math.max(1, place - ONE + 1);
}
