import { TEST_NAME } from './patterns.ts';
import { LIST } from './read-again.ts';

const NAME = String.raw`(?<![\p{L}\d])\p{L}[\p{L}\d&'’-]{0,40}(?: (?!and\b)[\p{L}\d-]{1,40}){0,2}`;
/** `PHQ-9 and GAD-7 were 21 and 17`, `verbal, spatial and memory were 98, 91 and 80 respectively` */
const JOINED = new RegExp(
  String.raw`(?<names>${NAME}(?:, ${NAME}){0,5},? (?:and|&) ${NAME})(?: scores)?(?: (?:were|was|are|of|at)|:) (?<figures>${LIST})(?<order>,? respectively)?(?=[.,;)(]|$| (?:at|on|in)\b)`,
  'giu',
);

/** Writes names that are joined, and behind them their figures in the same order, with each figure behind its name. */
export function partJoined(text: string): string {
  return text.replaceAll(JOINED, (found, ...args) => {
    const { names = '', figures = '', order } = args.at(-1) as Record<string, string | undefined>;
    const [each, values] = [names.split(/,? (?:and|&) |, /), figures.split(/\s?\/\s?|,? and |, | & | an /)];
    // What stands before the names belongs to none of them: `On the BASC-3, anxiety and depression`, `His PHQ-9 and GAD-7`.
    const own = each.slice(-values.length);
    const areTests = own.every((name) => TEST_NAME.test(name) && name.endsWith(TEST_NAME.exec(name)?.[0] ?? ' '));
    if (own.length !== values.length || (!areTests && order === undefined)) return found;
    const list = own.map((name, place) => `${name} ${values[place] ?? ''}`);
    return [...each.slice(0, -values.length), ...list].join(', ');
  });
}
