import type { Member } from '../../api/members.ts';

export type MemberState = 'active' | 'invited' | 'deactivated';

export function judgeState(member: Member): MemberState {
  if (typeof member.deactivated_at === 'string') return 'deactivated';
  return member.has_password === false ? 'invited' : 'active';
}
