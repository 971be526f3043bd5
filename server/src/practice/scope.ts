import type { Scope } from '../db/visibility.ts';

export type { Scope };

/** The scope of a person who has signed in. */
export interface MemberScope extends Scope {
  memberId: string;
}
