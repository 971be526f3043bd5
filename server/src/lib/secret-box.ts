import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../config.ts';
import { keepKey } from './secret-file.ts';

/** Keeps secrets that must be used again, so that a hash is not enough. AES-256-GCM: a changed one does not open. */
export interface SecretBox {
  /** `aad` says what the secret belongs to. In another place it does not open. */
  seal(plain: string, aad: string): Buffer;
  open(sealed: Buffer, aad: string): string;
  /** Null if it was sealed under another key, for another place, or was changed. */
  tryOpen(sealed: Buffer, aad: string): string | null;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A sealed secret is the nonce, the tag, then the encrypted text. */
export function createSecretBox(key: Buffer): SecretBox {
  const open = (sealed: Buffer, aad: string): string => {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    try {
      // Without this length, a shortened tag would be accepted.
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(aad));
      decipher.setAuthTag(tag);
      const encrypted = sealed.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
    } catch (error) {
      // OpenSSL's own words do not say what an operator can do about it.
      throw new Error('a secret does not open: SECRET_KEY is not the one that it was kept under', { cause: error });
    }
  };
  return {
    open,
    tryOpen(sealed, aad) {
      try {
        return open(sealed, aad);
      } catch {
        return null;
      }
    },
    seal(plain, aad) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      cipher.setAAD(Buffer.from(aad));
      const encrypted = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
    },
  };
}

/** Uses the operator's key, or the key in the data directory, which is made at the first start. */
export async function openSecretBox({ dataDir, secretKey }: Pick<Config, 'dataDir' | 'secretKey'>): Promise<SecretBox> {
  return createSecretBox(secretKey ?? (await keepKey(path.join(dataDir, 'secret-key'))));
}
