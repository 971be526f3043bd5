import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSignedReportViolation } from '../../db/violations.ts';
import { AppError, TooManyAttemptsError, ValidationError } from '../../errors.ts';
import type { ErrorCode } from '../../errors.ts';
import { isPassingFailure } from '../../lib/passing-failure.ts';
import { noteFailure } from './request-log.ts';
import { describeWrongType } from './validation/body-part.ts';
import { NOT_UNICODE_MESSAGE } from './validation/clean-text.ts';

/** Called for every request that was refused: no key, no right, or nothing there. */
export type RefusalListener = (request: FastifyRequest, error: AppError) => void | Promise<void>;

const REFUSALS = new Set([401, 403, 404]);
const RETRY_AFTER_SECONDS = 5;

/** Fastify's own errors and ours for them. One that is not listed is a fault of the service. */
const FRAMEWORK_ERRORS: Partial<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'uri_too_long',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_NOT_FOUND: 'route_not_found',
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: 'bad_request',
};

export function installErrorHandler(app: FastifyInstance, onRefused: RefusalListener | undefined): void {
  app.setErrorHandler(async (error, request, reply) => {
    const known = translateError(error, request);
    if (onRefused !== undefined && isRefusal(known)) await tellRefusal(onRefused, request, known);
    sendError(known, request, reply);
    return reply;
  });
}

/** The `WWW-Authenticate` header of a 401, where it says more than `Bearer` (RFC 6750, 3). */
const CHALLENGES: Partial<Record<ErrorCode, string>> = { invalid_bearer_token: 'Bearer error="invalid_token"' };

/** The answer goes out as text: no response schema of a route can reshape it. */
export function sendError(error: AppError | ValidationError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error instanceof AppError ? error.status : 422;
  if (status >= 500) noteFailure(request, error.cause ?? error);
  if (error instanceof AppError && status === 401 && !reply.hasHeader('www-authenticate')) {
    reply.header('www-authenticate', CHALLENGES[error.code] ?? 'Bearer');
  }
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (error instanceof TooManyAttemptsError) reply.header('retry-after', error.retryAfterSeconds);
  const detail = error instanceof AppError ? error.detail : error.issues;
  reply.code(status).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify({ detail }));
}

export function translateError(error: unknown, request: FastifyRequest): AppError | ValidationError {
  if (error instanceof AppError || error instanceof ValidationError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    if (request.is404) return new AppError('route_not_found');
    const { consumes } = (request.routeOptions.schema ?? {}) as { consumes?: string[] };
    return new ValidationError([describeWrongType(consumes)]);
  }
  if (code === 'FST_ERR_BAD_URL' && isPathNotUnicode(request.raw.url ?? '')) {
    return new ValidationError([{ loc: ['path'], msg: NOT_UNICODE_MESSAGE, type: 'value_error' }]);
  }
  if (isSignedReportViolation(error)) return new AppError('report_signed', { cause: error });
  const known = FRAMEWORK_ERRORS[code];
  if (known !== undefined) return new AppError(known);
  return new AppError(isPassingFailure(error) ? 'unavailable' : 'internal', { cause: error });
}

/**
 * For a path that could not be decoded. True if every percent code in it is complete: then the decoded bytes are not
 * UTF-8.
 */
function isPathNotUnicode(url: string): boolean {
  return !/^[^?]*%(?![0-9a-f]{2})/i.test(url);
}

/** An address that does not exist names no record, so nothing was refused. */
function isRefusal(error: AppError | ValidationError): error is AppError {
  return error instanceof AppError && REFUSALS.has(error.status) && error.code !== 'route_not_found';
}

async function tellRefusal(onRefused: RefusalListener, request: FastifyRequest, error: AppError): Promise<void> {
  try {
    await onRefused(request, error);
  } catch (listenerError) {
    request.log.error({ err: listenerError }, 'refusal listener failed');
  }
}
