import type { ApiKey } from '../../api/api-keys.ts';
import type { SignedInMember } from '../../api/session.ts';

export interface KeyGroup {
  title: string;
  description: string;
  keys: ApiKey[];
  /** Whether to show who made each key. */
  hasMakers: boolean;
}

/** A member's own; for an admin the organisation's and everyone else's too. */
export function groupKeys(keys: readonly ApiKey[], member: SignedInMember): KeyGroup[] {
  const own: KeyGroup = {
    title: 'Your keys',
    description: 'They see what you see: the organisation’s clients and your private ones.',
    keys: keys.filter((key) => key.type === 'user' && isBy(key, member.id)),
    hasMakers: false,
  };
  if (member.role !== 'admin') return [own];
  const organisation: KeyGroup = {
    title: 'The organisation’s keys',
    description: 'They see the organisation’s clients, and nobody’s private ones.',
    keys: keys.filter((key) => key.type === 'organisation'),
    hasMakers: true,
  };
  const others: KeyGroup = {
    title: 'Keys of other members',
    description: 'You can revoke them, but not use them.',
    keys: keys.filter((key) => key.type === 'user' && !isBy(key, member.id)),
    hasMakers: true,
  };
  return others.keys.length === 0 ? [own, organisation] : [own, organisation, others];
}

function isBy(key: ApiKey, memberId: string): boolean {
  return key.created_by === undefined || key.created_by === null || key.created_by.id === memberId;
}
