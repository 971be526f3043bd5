/**
 * Through whose eyes records are read: one practice, and in it the organisation's own records plus, where a member
 * is named, that member's private ones. Everything outside answers as if it did not exist.
 */
export interface Scope {
  practiceId: string;
  memberId: string | null;
}
