/**
 * What a caller may see: the organisation's records of one practice and, if a member is named, that member's private
 * ones. Everything else answers as if it did not exist.
 */
export interface Scope {
  practiceId: string;
  memberId: string | null;
}

/** The scope of a person who has signed in. */
export interface MemberScope extends Scope {
  memberId: string;
}
