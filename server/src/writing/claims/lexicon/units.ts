const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
/** Numbers in words. */
export const NUMBERS = new Map([
  ...SMALL.split(' ').map((word, index): [string, number] => [word, index]),
  ...'thirty forty fifty sixty seventy eighty ninety hundred'
    .split(' ')
    .map((word, index): [string, number] => [word, 30 + 10 * index]),
  ['couple', 2],
  ['dozen', 12],
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
]);
/** What a figure can be counted in, with the name all its forms share. */
export const UNITS = new Map(
  `day:day days:day d:day week:week weeks:week month:month months:month year:year years:year y:year hour:hour hours:hour h:hour
  minute:minute minutes:minute second:second seconds:second s:second milligram:milligram milligrams:milligram microgram:microgram
  micrograms:microgram gram:gram grams:gram g:gram millilitre:millilitre millilitres:millilitre litre:litre litres:litre
  kilogram:kilogram kilograms:kilogram kilo:kilogram kilos:kilogram centimetre:centimetre centimetres:centimetre
  metre:metre metres:metre m:m mile:mile miles:mile kilometre:kilometre kilometres:kilometre percent:percent %:percent
  times:times time:times unit:unit units:unit u:unit tablet:tablet tablets:tablet puff:puff puffs:puff point:point points:point
  glass:glass glasses:glass bottle:bottle bottles:bottle can:can cans:can pint:pint pints:pint cup:cup cups:cup shot:shot shots:shot
  kcal:kcal kilocalories:kcal calories:kcal kj:kilojoule kilojoules:kilojoule feet:feet inch:inch inches:inch yard:yard yards:yard
  stone:stone pound-weight:pound night:night nights:night pound:pound pounds:pound £:money $:money €:money percentile:percentile
  fortnight:fortnight session:session sessions:session degree:degree degrees:degree mmhg:mmhg bpm:bpm mmol:mmol
  term:term terms:term decade:decade decades:decade cigarette:cigarette cigarettes:cigarette joint:joint joints:joint`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [word = '', unit = ''] = pair.split(':');
      return [word, unit];
    }),
);
export const PERIODS = new Map([
  ['daily', 'day'],
  ['weekly', 'week'],
  ['nightly', 'night'],
  ['monthly', 'month'],
  ['hourly', 'hour'],
  ['yearly', 'year'],
  ['annually', 'year'],
  ['fortnightly', 'fortnight'],
]);

/** Units that are written alike: "8m" may be months, metres or minutes. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['m', 'metre'],
  ['m', 'month'],
  ['m', 'minute'],
  ['pound', 'money'],
  ['age', 'year'],
  ['night', 'day'],
  ['calendar-year', 'full-date'],
];

export function areUnitsAlike(a: string, b: string): boolean {
  return a === b || ALIKE.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
}
