import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import { inTransaction } from '../db/database.ts';
import type { SecretBox } from '../lib/secret-box.ts';

/**
 * The installation's own Ed25519 key. It is made when something is signed for the first time and stays in the database,
 * its private half sealed like every other secret that must be used again: so it survives restarts and is in every
 * backup. Its id is the beginning of the SHA-256 of its public half, so that an id cannot be claimed by another key.
 */
export interface SigningKey {
  id: string;
  sign(text: string): Buffer;
}

export interface PublishedKey {
  id: string;
  /** 32 bytes, as RFC 8032 has them. */
  publicKey: Buffer;
  createdAt: Date;
}

const ID_LENGTH = 16;
const aadOf = (id: string): string => `signing key ${id}`;

export function signingKeyIdOf(publicKey: Buffer): string {
  return createHash('sha256').update(publicKey).digest('hex').slice(0, ID_LENGTH);
}

/** Of many processes that need the first key at once, one makes it, and all get that one. */
export async function openSigningKey(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  secretBox: SecretBox,
): Promise<SigningKey> {
  const found = await findLatest({ db });
  if (found !== undefined) return unseal(found, secretBox);
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('signing_keys'))`.execute(trx);
    const made = await findLatest({ db: trx });
    if (made !== undefined) return unseal(made, secretBox);
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
    const id = signingKeyIdOf(raw);
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    await trx
      .insertInto('signing_keys')
      .values({
        id,
        public_key: raw,
        sealed_private_key: secretBox.seal(pem, aadOf(id)),
        created_at: clock.now(),
      })
      .execute();
    return toSigningKey(id, privateKey);
  });
}

interface StoredKey {
  id: string;
  sealed_private_key: Buffer;
}

async function findLatest({ db }: Pick<Context, 'db'>): Promise<StoredKey | undefined> {
  return db
    .selectFrom('signing_keys')
    .select(['id', 'sealed_private_key'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

function unseal({ id, sealed_private_key: sealed }: StoredKey, secretBox: SecretBox): SigningKey {
  return toSigningKey(id, createPrivateKey(secretBox.open(sealed, aadOf(id))));
}

function toSigningKey(id: string, privateKey: KeyObject): SigningKey {
  return { id, sign: (text) => sign(null, Buffer.from(text), privateKey) };
}

/** The public halves of all keys that this installation has ever signed with. */
export async function listSigningKeys({ db }: Pick<Context, 'db'>): Promise<PublishedKey[]> {
  return db
    .selectFrom('signing_keys')
    .select(['id', 'public_key as publicKey', 'created_at as createdAt'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
