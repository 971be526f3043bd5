import { queryOptions } from '@tanstack/react-query';
import type { Person, Role } from './common.ts';
import { request } from './request.ts';

export interface SignedInMember extends Person {
  email: string;
  role: Role;
}

export interface Session {
  session_id: string;
  member: SignedInMember;
  practice: { id: string; name: string };
  is_email_verified: boolean;
  is_two_step_on: boolean;
}

/** Who is signed in. The console's routes load it before anything else, so pages may take it as given. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => request<Session>('/session', { signal, staysOn401: true }),
  staleTime: 60_000,
});

export interface Credentials {
  email: string;
  password: string;
  code?: string;
}

export function signIn(credentials: Credentials): Promise<Pick<Session, 'member' | 'practice'>> {
  return request('/sign-in', { method: 'POST', body: credentials, staysOn401: true });
}

export function signOut(): Promise<{ ended_sessions: number }> {
  return request('/sign-out', { method: 'POST' });
}

export function signOutEverywhere(): Promise<{ ended_sessions: number }> {
  return request('/sign-out-everywhere', { method: 'POST' });
}
