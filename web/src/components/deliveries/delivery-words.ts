const EVENTS: Record<string, string> = {
  'launch_session.opened': 'Session opened',
  'launch_session.completed': 'Session completed',
  'launch_session.expired': 'Session expired',
};

export function describeEvent(type: string): string {
  return EVENTS[type] ?? type;
}

const FAULTS: Record<string, string> = {
  not_2xx: 'The partner’s server refused it',
  timeout: 'The partner’s server took too long',
  address_refused: 'The address may not be called from here',
  name_not_found: 'The partner’s server was not found',
  connection_refused: 'The partner’s server did not accept the connection',
  connection_broken: 'The connection broke off',
  unreachable: 'The partner’s server cannot be reached',
  certificate_refused: 'The certificate of the partner’s server is not valid',
  tls_failed: 'No secure connection could be made',
  answer_not_http: 'The answer could not be understood',
  secret_unreadable: 'The signing secret could not be read here',
  other: 'It did not work',
};

export function describeOutcome({ status, error }: { status: number | null; error: string | null }): string {
  const words = error === null ? 'Accepted' : (FAULTS[error] ?? error.replaceAll('_', ' '));
  return status === null ? words : `${words} (status ${status})`;
}
