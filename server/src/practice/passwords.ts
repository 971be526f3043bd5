import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../errors.ts';
import { createTurns } from '../lib/bounded-turns.ts';

/** Bounds in characters: short ones are guessed, endless ones are a way to keep the processor busy. */
export const PASSWORD_LENGTH = { min: 12, max: 256 } as const;

/** For argon2id, the library's default algorithm. The work runs on the thread pool, not on the event loop. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Half of the thread pool, which is the process's own and serves files and name look-ups too. Whoever waits behind a
 * hundred others would wait seconds, and is told to come again.
 */
const takeTurn = createTurns({ atOnce: 2, waiting: 100 }, () => new AppError('unavailable'));

/** The hash of a text that nobody has as a password: checking against it takes as long as against anyone's. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$P/YNPD2sJvaBs4PhtLfyMQ$Pnx9A6UIuLXfvR7nRGNOJOtRTckB6JKI9nJCx8vxg18';

/** One password has one form, however a keyboard composed its accents. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}

export function hashPassword(password: string): Promise<string> {
  return takeTurn(() => hash(normalise(password), COST));
}

/** Where there is no hash the same work is done, so that the time it takes does not tell who exists. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isSame = await takeTurn(() => verify(passwordHash ?? NOBODYS_HASH, normalise(password)));
  return isSame && passwordHash !== null;
}
