/** Every answer that is not a success and not a 422: its status and the words that go over the wire. */
const ERRORS = {
  bad_request: { status: 400, detail: 'Bad Request' },
  invalid_authorization_code: { status: 400, detail: 'Invalid authorization code' },
  invalid_refresh_token: { status: 400, detail: 'Invalid refresh token' },
  refresh_token_reused: { status: 400, detail: 'Refresh token reuse detected' },
  unknown_partner_app: { status: 400, detail: 'Unknown partner app' },
  partner_app_suspended: { status: 400, detail: 'This partner app is suspended' },
  unregistered_redirect_uri: { status: 400, detail: 'This redirect URI is not registered' },
  invalid_api_key: { status: 401, detail: 'Invalid API key' },
  invalid_bearer_token: { status: 401, detail: 'Invalid bearer token' },
  invalid_oauth_client: { status: 401, detail: 'Invalid OAuth client' },
  clinician_email_not_resolved: { status: 400, detail: 'clinician_email_not_resolved' },
  invalid_operator_token: { status: 401, detail: 'Invalid operator token' },
  not_signed_in: { status: 401, detail: 'Not signed in' },
  sign_in_refused: { status: 401, detail: 'Wrong e-mail address, password or code' },
  code_required: { status: 401, detail: 'Authentication code required' },
  wrong_password: { status: 403, detail: 'Wrong password' },
  proof_required: { status: 403, detail: 'Enter your password or code again' },
  wrong_code: { status: 403, detail: 'Wrong code' },
  cross_site_request: { status: 403, detail: 'Request from another site refused' },
  api_keys_disabled: { status: 403, detail: 'API keys are not enabled for this organisation' },
  admin_only: { status: 403, detail: 'Only an admin of the practice can do this' },
  admin_needed: { status: 403, detail: 'Only an admin of the practice can connect a partner' },
  client_access_denied: { status: 403, detail: 'client_access_denied' },
  launch_session_not_yours: { status: 403, detail: 'This session is for another clinician' },
  client_not_found: { status: 404, detail: 'Client not found' },
  document_not_found: { status: 404, detail: 'Document not found' },
  picture_not_found: { status: 404, detail: 'Picture not found' },
  person_not_found: { status: 404, detail: 'Person not found' },
  note_not_found: { status: 404, detail: 'Note not found' },
  original_not_found: { status: 404, detail: 'Original not found' },
  page_not_found: { status: 404, detail: 'Page not found' },
  section_not_found: { status: 404, detail: 'Section not found' },
  version_not_found: { status: 404, detail: 'Version not found' },
  try_out_not_found: { status: 404, detail: 'Try-out not found' },
  snippet_not_found: { status: 404, detail: 'Snippet not found' },
  too_many_snippets: { status: 409, detail: 'Too many snippets' },
  template_not_found: { status: 404, detail: 'Template not found' },
  job_not_found: { status: 404, detail: 'Job not found' },
  launch_session_not_found: { status: 404, detail: 'Session not found' },
  practice_not_found: { status: 404, detail: 'Practice not found' },
  member_not_found: { status: 404, detail: 'Member not found' },
  api_key_not_found: { status: 404, detail: 'API key not found' },
  session_not_found: { status: 404, detail: 'Session not found' },
  link_not_usable: { status: 404, detail: 'This link has expired or was used before' },
  webhook_endpoint_not_found: { status: 404, detail: 'Webhook endpoint not found' },
  webhook_event_not_found: { status: 404, detail: 'Webhook event not found' },
  connection_not_found: { status: 404, detail: 'Connection not found' },
  partner_not_found: { status: 404, detail: 'Partner not found' },
  route_not_found: { status: 404, detail: 'Not Found' },
  method_not_allowed: { status: 405, detail: 'Method Not Allowed' },
  request_timeout: { status: 408, detail: 'Request Timeout' },
  report_changed: { status: 409, detail: 'The report was changed meanwhile' },
  report_signed: { status: 409, detail: 'The report is signed' },
  review_changed: { status: 409, detail: 'This part of the report was changed meanwhile' },
  report_retained: { status: 409, detail: 'A signed report is kept until its retention has passed' },
  report_not_signed: { status: 409, detail: 'The report is not signed' },
  review_not_done: { status: 409, detail: 'The review is not done: say why the report is signed all the same' },
  report_empty: { status: 409, detail: 'The report has no text' },
  report_unwritten: { status: 409, detail: 'Sections of the report are still to be written' },
  note_changed: { status: 409, detail: 'The note was changed meanwhile' },
  template_changed: { status: 409, detail: 'The template was changed meanwhile' },
  snippet_changed: { status: 409, detail: 'The snippet was changed meanwhile' },
  letterhead_changed: { status: 409, detail: 'The letterhead was changed meanwhile' },
  last_admin: { status: 409, detail: 'A practice needs an active admin' },
  member_deactivated: { status: 409, detail: 'The member is deactivated' },
  member_has_password: { status: 409, detail: 'The member has chosen a password already' },
  email_taken: { status: 409, detail: 'A member with this e-mail address already exists' },
  person_taken: { status: 409, detail: 'This client already has a person of that name' },
  job_not_ended: { status: 409, detail: 'The job has not ended yet' },
  totp_already_on: { status: 409, detail: 'Two-step sign-in is already on' },
  totp_not_on: { status: 409, detail: 'Two-step sign-in is not on' },
  webhook_event_in_flight: { status: 409, detail: 'Webhook event is being delivered right now' },
  idempotency_key_conflict: { status: 409, detail: 'Idempotency-Key conflict' },
  launch_session_not_opened: { status: 409, detail: 'Session not opened' },
  launch_session_not_completed: { status: 409, detail: 'Session not completed' },
  launch_session_completed: { status: 409, detail: 'Session already completed' },
  client_not_mapped: { status: 409, detail: 'Client not mapped' },
  client_already_mapped: { status: 409, detail: 'Client already mapped' },
  launch_session_expired: { status: 410, detail: 'Session expired' },
  body_too_large: { status: 413, detail: 'Request body too large' },
  file_too_large: { status: 413, detail: 'File too large' },
  storage_full: { status: 413, detail: 'The storage of this practice is full' },
  export_too_large: { status: 413, detail: 'This report is too long or too complex to export' },
  uri_too_long: { status: 414, detail: 'URI Too Long' },
  json_required: { status: 415, detail: 'JSON required: the header Content-Type should be application/json' },
  range_not_satisfiable: { status: 416, detail: 'Range Not Satisfiable' },
  misdirected_request: { status: 421, detail: 'This service is not reached under that name' },
  rate_limited: { status: 429, detail: 'Rate limit exceeded' },
  too_many_attempts: { status: 429, detail: 'Too many attempts, try again later' },
  headers_too_large: { status: 431, detail: 'Request Header Fields Too Large' },
  internal: { status: 500, detail: 'Internal Server Error' },
  too_busy: { status: 503, detail: 'Too much is being sent to the service at the moment, try again later' },
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

/** Attempts came too fast. The answer also says how long to wait. */
export class TooManyAttemptsError extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too_many_attempts');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** One entry of a 422 answer: where the input is wrong, a sentence for people, and a word that programs can rely on. */
export interface ValidationIssue {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** Input that cannot be accepted. It lists all the faults that were found, not only the first. */
export class ValidationError extends Error {
  readonly issues: ValidationIssue[];

  constructor(issues: ValidationIssue[]) {
    super('validation failed');
    this.name = 'ValidationError';
    this.issues = issues;
  }
}
