import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { sql } from 'kysely';
import type { AuditOrigin } from '../audit/entry.ts';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import { type DatabaseTransaction, inTransaction } from '../db/database.ts';
import type { SecretBox } from '../lib/secret-box.ts';

/**
 * The installation's own Ed25519 key. It is made when something is signed for the first time, or when the operator wants
 * another, and stays in the database, its private half sealed like every other secret that must be used again: so it
 * survives restarts and is in every backup. Its id is the beginning of the SHA-256 of its public half, so that an id
 * cannot be claimed by another key.
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
    await holdKeys(trx);
    const made = await findLatest({ db: trx });
    return made === undefined ? makeKey(trx, secretBox, clock.now()) : unseal(made, secretBox);
  });
}

/** False if the key that signs now was sealed under another key than this service has. */
export async function isSigningKeyReadable({ db }: Pick<Context, 'db'>, secretBox: SecretBox): Promise<boolean> {
  const found = await findLatest({ db });
  return found === undefined || secretBox.tryOpen(found.sealed_private_key, aadOf(found.id)) !== null;
}

/**
 * Makes the key that signs from now on. The former ones sign nothing more; their public halves stay published, so that
 * what they signed can be checked for ever.
 */
export async function rotateSigningKey(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  secretBox: SecretBox,
  origin: AuditOrigin,
): Promise<PublishedKey> {
  return inTransaction(db, async (trx) => {
    await holdKeys(trx);
    const former = await findLatest({ db: trx });
    // Later than the former one, whatever the clock says: the latest signs.
    const earliest = former === undefined ? 0 : former.created_at.getTime() + 1;
    const createdAt = new Date(Math.max(clock.now().getTime(), earliest));
    const { id, publicKey } = await makeKey(trx, secretBox, createdAt);
    await recordAudit(trx, clock, {
      practiceId: null,
      action: 'signing_key.rotated',
      origin,
      subject: { type: 'signing_key', id },
      ...(former !== undefined && { details: { former: former.id } }),
    });
    return { id, publicKey, createdAt };
  });
}

async function holdKeys(trx: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('signing_keys'))`.execute(trx);
}

async function makeKey(
  trx: DatabaseTransaction,
  secretBox: SecretBox,
  createdAt: Date,
): Promise<SigningKey & Pick<PublishedKey, 'publicKey'>> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const id = signingKeyIdOf(raw);
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  await trx
    .insertInto('signing_keys')
    .values({ id, public_key: raw, sealed_private_key: secretBox.seal(pem, aadOf(id)), created_at: createdAt })
    .execute();
  return { ...toSigningKey(id, privateKey), publicKey: raw };
}

interface StoredKey {
  id: string;
  sealed_private_key: Buffer;
  created_at: Date;
}

async function findLatest({ db }: Pick<Context, 'db'>): Promise<StoredKey | undefined> {
  return db
    .selectFrom('signing_keys')
    .select(['id', 'sealed_private_key', 'created_at'])
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
