export type AttemptKind = 'device' | 'ip' | 'account_from_ip' | 'account' | 'session' | 'reset_ip' | 'reset_account';

interface AttemptLimit {
  /** How many attempts are allowed without a pause. */
  free: number;
  /** The pause after the next attempt. It doubles with each further one, up to the longest. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** After this time without an attempt, counting starts again. */
  forgetMs: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * A sign-in from a browser in which the member has signed in before is counted for that browser alone. Any other is
 * counted three times: for its address, for the account, and for both together. So guessing from many addresses is
 * slowed to four attempts an hour for each account. It still cannot keep the owner out: the owner's known browsers are
 * not held up by it, and a reset link makes a new browser known.
 */
export const ATTEMPT_LIMITS: Record<AttemptKind, AttemptLimit> = {
  device: { free: 10, firstPauseMs: 2 * SECOND, longestPauseMs: 5 * MINUTE, forgetMs: HOUR },
  ip: { free: 50, firstPauseMs: SECOND, longestPauseMs: MINUTE, forgetMs: HOUR },
  account_from_ip: { free: 5, firstPauseMs: 2 * SECOND, longestPauseMs: 15 * MINUTE, forgetMs: 24 * HOUR },
  account: { free: 20, firstPauseMs: 2 * SECOND, longestPauseMs: 15 * MINUTE, forgetMs: 24 * HOUR },
  /** For asking a signed-in person for the password again. */
  session: { free: 5, firstPauseMs: 2 * SECOND, longestPauseMs: 15 * MINUTE, forgetMs: 24 * HOUR },
  reset_ip: { free: 10, firstPauseMs: MINUTE, longestPauseMs: HOUR, forgetMs: HOUR },
  /** The pauses are no longer than a link is valid, so whoever is held up has a working link in their mail. */
  reset_account: { free: 3, firstPauseMs: 15 * MINUTE, longestPauseMs: HOUR, forgetMs: HOUR },
};

export function delayAfter(kind: AttemptKind, attempts: number): number {
  const { free, firstPauseMs, longestPauseMs } = ATTEMPT_LIMITS[kind];
  return attempts <= free ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - free - 1));
}
