import { hash, verify } from '@node-rs/argon2';

/** Bounds in characters: short ones are guessed, endless ones are a way to keep the processor busy. */
export const PASSWORD_LENGTH = { min: 12, max: 256 } as const;

/** For argon2id, the library's default algorithm. The work runs on the thread pool, not on the event loop. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** One password has one form, however a keyboard composed its accents. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}

export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), COST);
}

export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, normalise(password));
}
