import type { Instant } from './common.ts';
import { readQuery } from './read-query.ts';
import { part, post, remove } from './request.ts';

export interface ListedSession {
  id: string;
  created_at: Instant;
  last_seen_at: Instant;
  ends_at: Instant;
  browser: string;
  ip: string | null;
  is_current: boolean;
}

export type VerificationOutcome = 'mailed' | 'already_verified' | 'mail_is_off';

/** A refused password, code or link is shown in the form that asked for it. */
const STAYS = { staysOn401: true };

export const sessionsQuery = readQuery<ListedSession[]>(['sessions'], '/sessions');

export const endSession = (sessionId: string) => remove(`/sessions/${part(sessionId)}`);
export const changePassword = (body: { password: string; new_password: string }) =>
  post('/change-password', body, STAYS);

export const enrolTotp = (password: string) =>
  post<{ secret: string; uri: string }>('/totp/enrol', { password }, STAYS);
export const confirmTotp = (code: string) => post<{ recovery_codes: string[] }>('/totp/confirm', { code }, STAYS);
export const disableTotp = (password: string) => post('/totp/disable', { password }, STAYS);

export const requestReset = (email: string) => post('/request-reset', { email });
export const resetPassword = (body: { token: string; new_password: string }) => post('/reset-password', body, STAYS);

export const requestVerification = () => post<{ outcome: VerificationOutcome }>('/request-verification');
export const verifyEmail = (token: string) => post('/verify-email', { token }, STAYS);
