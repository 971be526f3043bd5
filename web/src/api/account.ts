import { queryOptions } from '@tanstack/react-query';
import type { Instant } from './common.ts';
import { part, request } from './request.ts';

export interface ListedSession {
  id: string;
  created_at: Instant;
  last_seen_at: Instant;
  ends_at: Instant;
  browser: string;
  ip: string | null;
  is_current: boolean;
}

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => request<ListedSession[]>('/sessions', { signal }),
});

export function endSession(sessionId: string): Promise<{ ended_sessions: number }> {
  return request(`/sessions/${part(sessionId)}`, { method: 'DELETE' });
}

export function changePassword(body: { password: string; new_password: string }): Promise<{ changed: true }> {
  return request('/change-password', { method: 'POST', body, staysOn401: true });
}

export function enrolTotp(password: string): Promise<{ secret: string; uri: string }> {
  return request('/totp/enrol', { method: 'POST', body: { password }, staysOn401: true });
}

export function confirmTotp(code: string): Promise<{ recovery_codes: string[] }> {
  return request('/totp/confirm', { method: 'POST', body: { code }, staysOn401: true });
}

export function disableTotp(password: string): Promise<{ is_two_step_on: false }> {
  return request('/totp/disable', { method: 'POST', body: { password }, staysOn401: true });
}

export function requestReset(email: string): Promise<{ requested: true }> {
  return request('/request-reset', { method: 'POST', body: { email } });
}

export function resetPassword(body: { token: string; new_password: string }): Promise<{ changed: true }> {
  return request('/reset-password', { method: 'POST', body, staysOn401: true });
}

export type VerificationOutcome = 'mailed' | 'already_verified' | 'mail_is_off';

export function requestVerification(): Promise<{ outcome: VerificationOutcome }> {
  return request('/request-verification', { method: 'POST' });
}

export function verifyEmail(token: string): Promise<{ verified: true }> {
  return request('/verify-email', { method: 'POST', body: { token }, staysOn401: true });
}
