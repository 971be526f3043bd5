import { ApiError, isStatus } from '../../api/api-error.ts';

const LAST_ADMIN =
  'This is the only active admin, and a practice needs one. Make somebody else an admin first, then try again.';

/** Explains the one refusal for which the words of the service are too short. */
export function explainRefusal(error: unknown): unknown {
  return isStatus(error, 409) && /active admin/.test(error.detail) ? new ApiError(409, LAST_ADMIN) : error;
}

export function describeSent(email: string): string {
  return `A message with a link is on its way to ${email}.`;
}
