import { AppError } from '../errors.ts';
import { AudioError, type AudioErrorCode } from '../intake/audio/audio-error.ts';
import { PdfError } from '../intake/pdf/pdf-error.ts';
import { JobError, RetryableError } from '../jobs/job-errors.ts';
import type { JobHandler } from '../jobs/job.ts';
import { isPassingFailure } from '../lib/passing-failure.ts';
import { LanguageError } from '../writing/language/language-call.ts';
import { WritingError, type WritingErrorCode } from '../writing/writing-error.ts';

/** A file does not mend itself; a service that is down does, and so does a process that was killed. */
const PASSING: ReadonlySet<AudioErrorCode | WritingErrorCode> = new Set(['engine_failed', 'provider_unavailable']);

/**
 * A handler that turns the faults of the engines into those that the queue knows: to be tried again, or failed at once.
 */
export function translateFaults(handler: JobHandler): JobHandler {
  return async (job) => {
    try {
      return await handler(job);
    } catch (error) {
      throw translateFault(error);
    }
  };
}

function translateFault(error: unknown): unknown {
  const options = { cause: error };
  if (error instanceof PdfError) return toJobError(error, error.isRetryable);
  if (error instanceof AudioError || error instanceof WritingError) return toJobError(error, PASSING.has(error.code));
  if (error instanceof LanguageError) {
    return new RetryableError('engine_failed', 'Writing the report was interrupted. Please try again.', options);
  }
  if (error instanceof AppError && error.code === 'client_not_found') {
    return new JobError('client_not_found', 'The client is no longer there, or no longer within sight.', options);
  }
  if (error instanceof AppError && error.code === 'document_not_found') {
    return new JobError('document_not_found', 'The report is no longer there, or no longer within sight.', options);
  }
  if (error instanceof AppError && error.code === 'report_signed') {
    return new JobError('report_signed', 'The report was signed meanwhile, and stays as it was signed.', options);
  }
  if (isPassingFailure(error)) {
    return new RetryableError('engine_failed', 'Processing was interrupted. Please try again.', options);
  }
  return error;
}

function toJobError(error: Error & { code: string }, isPassing: boolean): JobError {
  const Kind = isPassing ? RetryableError : JobError;
  return new Kind(error.code, error.message, { cause: error });
}
