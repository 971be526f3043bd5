/** A fault that the person at the terminal can mend. Its one-line message is shown, without a stack. */
export class PlainError extends Error {
  override name = 'PlainError';
}
