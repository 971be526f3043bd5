import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../errors.ts';
import { createTurns } from '../lib/bounded-turns.ts';

/** In characters. Short passwords are guessed, and endless ones would keep the processor busy. */
export const PASSWORD_LENGTH = { min: 12, max: 256 } as const;

/** The cost of argon2id, the library's default algorithm. It runs on the thread pool, not on the event loop. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Two at once are half of the process's thread pool, which files and name look-ups also need. Behind a hundred others
 * one would wait for seconds, so further callers are told to come again.
 */
const takeTurn = createTurns({ atOnce: 2, waiting: 100 }, () => new AppError('unavailable'));

/** The hash of a text that is nobody's password. Checking against it takes as long as against a real one. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$P/YNPD2sJvaBs4PhtLfyMQ$Pnx9A6UIuLXfvR7nRGNOJOtRTckB6JKI9nJCx8vxg18';

/** A password has one form, however a keyboard composed its accents. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}

export function hashPassword(password: string): Promise<string> {
  return takeTurn(() => hash(normalise(password), COST));
}

/** Without a hash the same work is done, so that the time of the answer does not tell who exists. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isSame = await takeTurn(() => verify(passwordHash ?? NOBODYS_HASH, normalise(password)));
  return isSame && passwordHash !== null;
}
