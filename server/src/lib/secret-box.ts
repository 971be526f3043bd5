import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export interface SecretBox {
  /** What is sealed under one `aad` opens under no other, so that it cannot be moved to another row. */
  seal(plain: string, aad: string): Buffer;
  open(sealed: Buffer, aad: string): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Secrets that must be used again, and so cannot be hashed, at rest: AES-256-GCM. */
export function createSecretBox(key: Buffer): SecretBox {
  return {
    seal: (plain, aad) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(aad));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, text, cipher.getAuthTag()]);
    },
    open: (sealed, aad) => {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(aad)).setAuthTag(sealed.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
}
