import { PlainError } from '../../lib/plain-error.ts';

/** Why the embedded server cannot be used. The message is always one line that can be shown to an operator. */
export class EmbeddedServerError extends PlainError {
  override name = 'EmbeddedServerError';

  constructor(message: string, options?: ErrorOptions) {
    super(message.trim().replace(/\s*\n\s*/g, ' | '), options);
  }
}

export function readErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
