import { type Groups, toNumber } from './figures.ts';

/** What is drunk, with its units. */
const DRINKS: readonly (readonly [RegExp, number])[] = [
  [/units?|\bu\b/, 1],
  [/bottles? of (?:vodka|gin|whisky|whiskey|spirits|rum|brandy)/, 28],
  [/bottles? of (?:wine|prosecco|rose)/, 9],
  [/(?:cans?|pints?|tinnies|tins|bottles?)/, 2.3],
  [/glass(?:es)?|gins?|vodkas?|shots?|whiskies/, 2],
];
/** How often, with its days in a week. */
const DAYS_OF: readonly (readonly [RegExp, number])[] = [
  [/\bmost\b/, 5],
  [/month/, 0.25],
  [/\b(?:at |every |on )?weekends?\b/, 2],
  [/\bweek\b|\bwk\b|weekly|\bfriday|\bsaturday/, 1],
  [/day|daily|\bd\b|night|evening/, 7],
];

/** How much somebody drinks, in units a week. */
export function units({ n, drink = '', often = '' }: Groups): number | null {
  const [value, each, days] = [
    toNumber(n),
    DRINKS.find(([words]) => words.test(drink))?.[1],
    DAYS_OF.find(([words]) => words.test(often))?.[1],
  ];
  return value === null || each === undefined || days === undefined ? null : value * each * days;
}
