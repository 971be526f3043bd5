import { DocumentError } from '@casewright/document';
import { ValidationError } from '../../errors.ts';

/** A reason names the keys that lead to the fault, and those may be of any length. */
const MAX_MESSAGE_CHARACTERS = 500;

/** Runs work on the field `content` of a body. If that is no document, the sender gets a 422 at its place. */
export async function withContentIssues<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const msg = `Value error, ${error.message}`.slice(0, MAX_MESSAGE_CHARACTERS).toWellFormed();
    throw new ValidationError([{ loc: ['body', 'content'], msg, type: 'value_error' }]);
  }
}
