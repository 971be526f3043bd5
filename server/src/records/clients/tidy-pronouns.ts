import { canonicalisePronouns } from '@casewright/document';
import { ValidationError } from '../../errors.ts';

/** As the record keeps them. Null stays null: not stated. */
export function tidyPronouns(given: string | null, loc: string[] = ['body', 'pronouns']): string | null {
  if (given === null) return null;
  const pronouns = canonicalisePronouns(given);
  if (pronouns !== null) return pronouns;
  const msg =
    'Value error, pronouns are she/her, he/him, they/them, or five words written out, such as ze/hir/hir/hirs/hirself';
  throw new ValidationError([{ loc, msg, type: 'value_error' }]);
}
