/** A fault that trying again cannot mend: the job fails at once with this word and this sentence. */
export class JobError extends Error {
  override name = 'JobError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export interface RetryOptions extends ErrorOptions {
  /** The least to wait, where the other side said so. */
  afterMs?: number;
}

/** A fault that may pass. Word and sentence are shown if the last try ends in it. */
export class RetryableError extends JobError {
  override name = 'RetryableError';
  readonly afterMs: number;

  constructor(code: string, message: string, options: RetryOptions = {}) {
    super(code, message, options);
    this.afterMs = options.afterMs ?? 0;
  }
}

/** Another worker has the job now, or it has ended. Nothing of this run will be kept. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';

  constructor() {
    super('the job is no longer held by this worker');
  }
}
