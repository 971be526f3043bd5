import { TWO_INFORMANTS } from '../../scores/patterns.ts';

const TWO_FIGURES = /(?<![\d/.])(\d{1,4}(?:\.\d{1,3})?)\s?\/\s?(\d{1,4}(?:\.\d{1,3})?)(?![\d/.]\d)/g;

/**
 * The figures of two who were asked, each with who it is: `(parent / teacher): Inattention 78/74` has `parent 78 and
 * teacher 74`.
 */
export function tellInformantsApart(text: string): string {
  const { first, second } = TWO_INFORMANTS.exec(text)?.groups ?? {};
  if (first === undefined || second === undefined) return text;
  return text.replace(TWO_INFORMANTS, '').replaceAll(TWO_FIGURES, `${first} $1 and ${second} $2`);
}
