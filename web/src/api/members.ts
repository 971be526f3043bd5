import type { Instant, Person, Role } from './common.ts';
import { readQuery } from './read-query.ts';
import { part, patch, post } from './request.ts';

/** Everyone sees id, name and role; only admins see the rest. */
export interface Member extends Person {
  role: Role;
  email?: string;
  email_verified_at?: Instant | null;
  has_password?: boolean;
  totp_enabled?: boolean;
  last_seen_at?: Instant | null;
  deactivated_at?: Instant | null;
  created_at?: Instant;
}

/** `link`: the service sends no mail, so the admin hands the link over. It is shown once. */
export interface Invitation {
  invitation: 'sent' | 'link';
  invitation_url?: string;
  invitation_expires_at?: Instant;
}

export interface MemberChanges {
  name?: string;
  role?: Role;
  is_active?: boolean;
}

export const membersQuery = readQuery<Member[]>(['members'], '/members');

export const createMember = (fields: { email: string; name: string; role: Role }) =>
  post<Member & Invitation>('/members', fields);
export const changeMember = (memberId: string, changes: MemberChanges) =>
  patch<Member>(`/members/${part(memberId)}`, changes);
export const inviteMember = (memberId: string) => post<Invitation>(`/members/${part(memberId)}/invite`);
