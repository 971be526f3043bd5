import { INFORMANT, WHO } from '../patterns.ts';
import type { Token } from './tokens.ts';

/** `on the parent form` */
export const FORM = /^(?:form|report|rating|version|scale)s?$/i;
export const ONLY_RATER = new RegExp(`^(?:${WHO})$`, 'i');
/** Who is named within the name of a measure: `SDQ (parent) tot`. */
export const RATER_IN_NAME = new RegExp(String.raw` ?\(?\b(?:${WHO})\b(?:['’]s)?\)?`, 'i');
/** Who was asked for what stands before the colon. */
export const OF_RATER = new RegExp(String.raw`^(?<what>.{2,80}): (?<who>${WHO})$`, 'i');
/** `RCADS-parent: total anxiety`: the test itself says who was asked. */
const IN_TEST = new RegExp(String.raw`^[^:]{2,40}[- (](?<who>${WHO})\)?:`, 'i');
const RATED = new RegExp(
  String.raw`\b(?<who>${WHO})(?:['’]s)? (?:rated|rating|ratings|gave|scored|reported|placed)\b[^.;]{0,60}$`,
  'iu',
);

/** `Her mother completed the SRS-2, giving a total of 82` */
const COMPLETED = new RegExp(
  String.raw`\b(?<who>${WHO})(?:, [^,.;]{2,30},)? (?:completed|filled in|filled out|returned|answered)\b[^.;]{0,80}$`,
  'iu',
);

/** Who filled in the form that a clause tells of. */
export function raterOfForm(text: string): string | null {
  return COMPLETED.exec(text)?.groups?.['who'] ?? null;
}

/** `teacher SDQ` */
const BEFORE_TEST = new RegExp(String.raw`^(?<who>${WHO})(?:['’]s)? `, 'i');

/** Whether a measure names another rater than the one who was asked for the rest. */
export function isOfOtherRater(measure: string, informant: string | null): boolean {
  const own = (IN_TEST.exec(measure) ?? BEFORE_TEST.exec(measure))?.groups?.['who'];
  return own !== undefined && informant !== null && own.toLowerCase() !== informant.toLowerCase();
}

export function raterOf(token: Token | undefined): string | null {
  return token === undefined ? null : (INFORMANT.exec(token.text)?.[0] ?? token.text);
}

/** `His wife rated him at a T of 72 on the BRIEF-A`: who stands before the figure. */
export function raterBefore(text: string): string | null {
  return RATED.exec(text)?.groups?.['who'] ?? null;
}
