export interface ValidationIssue {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** An answer that is not a success. Status 0: there was no answer at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly detail: string;
  readonly issues: ValidationIssue[];
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, detail: string, issues: ValidationIssue[] = [], retryAfterSeconds?: number) {
    super(detail);
    this.name = 'ApiError';
    this.status = status;
    this.detail = detail;
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function isStatus(error: unknown, ...statuses: number[]): error is ApiError {
  return error instanceof ApiError && statuses.includes(error.status);
}

const NO_CONNECTION = 'The service cannot be reached. Check your connection and try again.';
const SIGNED_OUT = 'You are signed out. Sign in again in another tab, then try again here.';
const MISSING_PART =
  'A part of this page could not be fetched. The service cannot be reached, or was updated while the page was open.';
const TOO_LARGE = 'This is larger than a server on the way to the service lets through.';
const SERVICE_FAULT = 'Something went wrong on our side. Try again in a moment.';

export function makeConnectionError(): ApiError {
  return new ApiError(0, NO_CONNECTION);
}

/** What the service says where the session has ended; other refusals with the same status are about a password. */
const NOT_SIGNED_IN = 'Not signed in';

export function makeSignedOutError(): ApiError {
  return new ApiError(401, NOT_SIGNED_IN);
}

export function makeApiError(status: number, body: unknown, retryAfter: string | null): ApiError {
  const detail = (body as { detail?: unknown } | null)?.detail;
  const retryAfterSeconds = retryAfter === null ? undefined : Number.parseInt(retryAfter, 10);
  if (typeof detail === 'string') return new ApiError(status, detail, [], retryAfterSeconds);
  if (!Array.isArray(detail)) return new ApiError(status, describeStatus(status), [], retryAfterSeconds);
  const issues = detail as ValidationIssue[];
  return new ApiError(status, issues.map(describeIssue).join('. '), issues);
}

/** A proxy in front of the service answers in its own words. */
function describeStatus(status: number): string {
  return status === 413 ? TOO_LARGE : SERVICE_FAULT;
}

function describeIssue({ loc, msg }: ValidationIssue): string {
  const field = loc.slice(1).join(' ').replaceAll('_', ' ');
  return field === '' ? msg : `${field}: ${msg}`;
}

/** What to tell a person about something that failed. */
export function describeError(error: unknown): string {
  if (isMissingPart(error)) return MISSING_PART;
  if (!(error instanceof ApiError)) return SERVICE_FAULT;
  if (error.status === 429) return `Too many attempts. Try again ${describeWait(error.retryAfterSeconds)}.`;
  if (error.status === 401 && error.detail === NOT_SIGNED_IN) return SIGNED_OUT;
  return error.status >= 500 ? SERVICE_FAULT : error.detail;
}

/** What browsers throw where a script that a page fetches late is not there; each has its own words. */
function isMissingPart(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);
}

function describeWait(seconds: number | undefined): string {
  if (seconds === undefined || Number.isNaN(seconds)) return 'in a moment';
  if (seconds < 90) return `in ${seconds} seconds`;
  return `in ${Math.ceil(seconds / 60)} minutes`;
}
