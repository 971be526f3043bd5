import { randomBytes } from 'node:crypto';
import type { Context } from '../../db/context.ts';
import { hashSecret } from '../../lib/secrets.ts';

const COUNT = 10;
const LETTERS = 16;
/**
 * Leaves out letters that look like others when written. There are 32, so the last five bits of a byte choose evenly.
 */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Replaces the member's codes by ten new ones, each of 80 random bits, to be shown once. */
export async function replaceRecoveryCodes(
  { db }: Pick<Context, 'db'>,
  { practiceId, memberId }: { practiceId: string; memberId: string },
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, makeRecoveryCode);
  await db.deleteFrom('member_recovery_codes').where('member_id', '=', memberId).execute();
  await db
    .insertInto('member_recovery_codes')
    .values(codes.map((code) => ({ hash: hashCode(memberId, code), practice_id: practiceId, member_id: memberId })))
    .execute();
  return codes;
}

/** If several callers come with one code at the same moment, one of them gets true. */
export async function useRecoveryCode({ db }: Pick<Context, 'db'>, memberId: string, code: string): Promise<boolean> {
  const used = await db
    .deleteFrom('member_recovery_codes')
    .where('hash', '=', hashCode(memberId, code))
    .where('member_id', '=', memberId)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

function makeRecoveryCode(): string {
  const text = [...randomBytes(LETTERS)].map((byte) => ALPHABET.charAt(byte & 31)).join('');
  return text.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Case, spaces and dashes do not matter. */
function hashCode(memberId: string, code: string): Buffer {
  return hashSecret(`${memberId}\n${code.toLowerCase().replaceAll(/[^0-9a-z]/g, '')}`);
}
