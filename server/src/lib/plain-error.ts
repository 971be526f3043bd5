/** Something that the person at the terminal can mend. It is shown as its one-line message, without a stack. */
export class PlainError extends Error {
  override name = 'PlainError';
}
