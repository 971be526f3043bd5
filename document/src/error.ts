/** A document that is not acceptable: where (`content[2].attrs.level`, empty for the whole) and why, in plain words. */
export class DocumentError extends Error {
  readonly path: string;
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(`${path === '' ? 'document' : path}: ${reason}`);
    this.name = 'DocumentError';
    this.path = path;
    this.reason = reason;
  }
}
