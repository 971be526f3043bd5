const REASONS: Record<string, string> = {
  partner_request: 'by the partner',
  practice_request: 'by the practice',
  code_replayed: 'because a code was used twice, which may mean that it was stolen',
  refresh_token_reused: 'because a token was used twice, which may mean that it was stolen',
};

export function describeEnd(reason: string | null): string {
  return reason === null ? '' : (REASONS[reason] ?? `(${reason.replaceAll('_', ' ')})`);
}
