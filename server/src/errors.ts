/** Every answer that is not a success and not a 422: its status and the words that go over the wire. */
const ERRORS = {
  bad_request: { status: 400, detail: 'Bad Request' },
  invalid_api_key: { status: 401, detail: 'Invalid API key' },
  invalid_operator_token: { status: 401, detail: 'Invalid operator token' },
  api_keys_disabled: { status: 403, detail: 'API keys are not enabled for this organisation' },
  client_not_found: { status: 404, detail: 'Client not found' },
  document_not_found: { status: 404, detail: 'Document not found' },
  template_not_found: { status: 404, detail: 'Template not found' },
  job_not_found: { status: 404, detail: 'Job not found' },
  practice_not_found: { status: 404, detail: 'Practice not found' },
  member_not_found: { status: 404, detail: 'Member not found' },
  api_key_not_found: { status: 404, detail: 'API key not found' },
  route_not_found: { status: 404, detail: 'Not Found' },
  method_not_allowed: { status: 405, detail: 'Method Not Allowed' },
  request_timeout: { status: 408, detail: 'Request Timeout' },
  email_taken: { status: 409, detail: 'A member with this e-mail address already exists' },
  job_not_ended: { status: 409, detail: 'The job has not ended yet' },
  body_too_large: { status: 413, detail: 'Request body too large' },
  file_too_large: { status: 413, detail: 'File too large' },
  export_too_large: { status: 413, detail: 'This report is too long or too complex to export' },
  uri_too_long: { status: 414, detail: 'URI Too Long' },
  rate_limited: { status: 429, detail: 'Rate limit exceeded' },
  headers_too_large: { status: 431, detail: 'Request Header Fields Too Large' },
  internal: { status: 500, detail: 'Internal Server Error' },
  unavailable: { status: 503, detail: 'Service unavailable' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** What the domain throws. `cause` and the stack are for the log; the wire sees `status` and `detail` alone. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: string;

  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.detail = ERRORS[code].detail;
  }
}

/** One entry of a 422 answer: where the input is wrong, in words, and as a word that programs can rely on. */
export interface ValidationIssue {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** Input that cannot be accepted: always all the faults that were found, never the first alone. */
export class ValidationError extends Error {
  readonly issues: ValidationIssue[];

  constructor(issues: ValidationIssue[]) {
    super('validation failed');
    this.name = 'ValidationError';
    this.issues = issues;
  }
}
