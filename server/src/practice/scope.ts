/**
 * Through whose eyes records are read: one practice, and in it the organisation's own records plus, where a member
 * is named, that member's private ones. Everything outside answers as if it did not exist.
 */
export interface Scope {
  practiceId: string;
  memberId: string | null;
}

/** The eyes of a person who has signed in. */
export interface MemberScope extends Scope {
  memberId: string;
}
