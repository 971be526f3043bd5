import { DocumentError } from '@casewright/document';
import { ValidationError } from '../../errors.ts';

/** A reason names the keys on the way to the fault, which may be of any length. */
const MAX_MESSAGE_CHARACTERS = 500;

/** What is done with the field `content` of a body: that it is no document is the sender's fault. */
export async function withContentIssues<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    const msg = `Value error, ${error.message}`.slice(0, MAX_MESSAGE_CHARACTERS).toWellFormed();
    throw new ValidationError([{ loc: ['body', 'content'], msg, type: 'value_error' }]);
  }
}
