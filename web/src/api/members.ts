import { queryOptions } from '@tanstack/react-query';
import type { Instant, Person, Role } from './common.ts';
import { part, request } from './request.ts';

/** Everyone sees id, name and role; the rest is there for admins. */
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

/** `ask_operator`: there is no mail here, so the operator hands the link over. */
export type Invitation = 'sent' | 'ask_operator';

export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: ({ signal }) => request<Member[]>('/members', { signal }),
});

export function createMember(fields: {
  email: string;
  name: string;
  role: Role;
}): Promise<Member & { invitation: Invitation }> {
  return request('/members', { method: 'POST', body: fields });
}

export interface MemberChanges {
  name?: string;
  role?: Role;
  is_active?: boolean;
}

export function changeMember(memberId: string, changes: MemberChanges): Promise<Member> {
  return request(`/members/${part(memberId)}`, { method: 'PATCH', body: changes });
}

export function inviteMember(memberId: string): Promise<{ invitation: Invitation }> {
  return request(`/members/${part(memberId)}/invite`, { method: 'POST' });
}
