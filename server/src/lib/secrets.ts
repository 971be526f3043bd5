import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits behind a prefix that says what the secret is, for people and for secret scanners. */
export function newSecret(prefix: string): string {
  return prefix + randomBytes(32).toString('base64url');
}

/**
 * What is stored instead of a secret. A plain hash is enough, because every secret that is hashed here has 256 random
 * bits. Passwords are chosen by people, and use argon2id instead.
 */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** Compares in constant time, whatever the lengths. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(hashSecret(given), hashSecret(expected));
}
