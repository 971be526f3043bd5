import type { Person, Role } from './common.ts';
import { readQuery } from './read-query.ts';
import { post } from './request.ts';

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
export const sessionQuery = {
  ...readQuery<Session>(['session'], '/session', { staysOn401: true }),
  staleTime: 60_000,
};

export const signIn = (credentials: Credentials) => post('/sign-in', credentials, { staysOn401: true });
export const signOut = () => post('/sign-out');
export const signOutEverywhere = () => post('/sign-out-everywhere');
