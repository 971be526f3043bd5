import type { Person, Role } from './common.ts';
import { queryOptions } from '@tanstack/react-query';
import { setPageMember } from './page-member.ts';
import { post, request } from './request.ts';

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
  credentials: string | null;
  signature_picture_id: string | null;
}

export interface Credentials {
  email: string;
  password: string;
  code?: string;
}

/** Who is signed in. The console's routes load it before anything else, so pages may take it as given. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    const session = await request<Session>('/session', { staysOn401: true, signal });
    setPageMember(session.member.id);
    return session;
  },
  staleTime: 60_000,
});

export const signIn = (credentials: Credentials) => post('/sign-in', credentials, { staysOn401: true });
export const signOut = () => post('/sign-out');
export const signOutEverywhere = () => post('/sign-out-everywhere');
