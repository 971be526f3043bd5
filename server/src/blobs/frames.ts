import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { BlobKey, BlobKeys } from './blob-keys.ts';

/**
 * The form of bytes at rest. A header, then frames, each sealed by AES-256-GCM:
 *
 *     header   'CWB' 0x01   the id of the key, 8 bytes   salt, 32 bytes
 *     frame    262,144 bytes, encrypted   tag, 16 bytes
 *     ...
 *     last     fewer bytes, or none, encrypted   tag, 16 bytes
 *
 * Every blob has a key of its own, derived from the installation's key, the random salt and the blob's id: so no nonce
 * is ever used twice under a key, and the bytes of one blob are worth nothing under the id of another. A frame's nonce
 * is its number, so frames that are moved or left out fail to open. The last frame, and no other, is shorter than the
 * rest: where a file was cut off after a whole frame, the last is missing; cut off elsewhere, a frame does not open.
 *
 * Larger frames are no faster; with 64 KiB, a third of the time went into beginning them.
 */
const MAGIC = Buffer.from([0x43, 0x57, 0x42, 0x01]);
const KEY_ID_BYTES = 8;
const SALT_BYTES = 32;
export const HEADER_BYTES = MAGIC.length + KEY_ID_BYTES + SALT_BYTES;
export const FRAME_BYTES = 256 * 1024;
const TAG_BYTES = 16;
export const SEALED_FRAME_BYTES = FRAME_BYTES + TAG_BYTES;
const MAX_FRAMES = 2 ** 32;

/** The stored bytes are not those that were written, not complete, or not from under this id. */
export class BlobDamagedError extends Error {
  override name = 'BlobDamagedError';

  constructor(options?: ErrorOptions) {
    super('stored bytes are damaged', options);
  }
}

export interface FrameSealer {
  header: Buffer;
  /** The bytes to store for this chunk, which may end anywhere in a frame. */
  seal(chunk: Uint8Array): Buffer[];
  /** The last bytes to store. */
  end(): Buffer[];
}

export function createFrameSealer(blobId: string, key: BlobKey): FrameSealer {
  const salt = randomBytes(SALT_BYTES);
  const ownKey = deriveKey(key, salt, blobId);
  let number = 0;
  let cipher = createCipheriv('aes-256-gcm', ownKey, makeNonce(number));
  let room = FRAME_BYTES;

  function endFrame(): Buffer {
    cipher.final();
    return cipher.getAuthTag();
  }

  function beginFrame(): void {
    number += 1;
    cipher = createCipheriv('aes-256-gcm', ownKey, makeNonce(number));
    room = FRAME_BYTES;
  }

  return {
    header: Buffer.concat([MAGIC, key.id, salt]),
    seal: (chunk) => {
      const sealed: Buffer[] = [];
      for (let rest = chunk; rest.length > 0;) {
        const part = rest.subarray(0, room);
        rest = rest.subarray(part.length);
        sealed.push(cipher.update(part));
        room -= part.length;
        if (room > 0) continue;
        sealed.push(endFrame());
        beginFrame();
      }
      return sealed;
    },
    end: () => [endFrame()],
  };
}

export interface FrameOpener {
  open(sealed: Buffer): Buffer;
}

/** Opens frames in order, from the one with this number on. Throws `BlobDamagedError`, also if the key is not known. */
export function createFrameOpener(blobId: string, keys: BlobKeys, header: Buffer, firstFrame: number): FrameOpener {
  if (header.length !== HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC)) throw new BlobDamagedError();
  const keyId = header.subarray(MAGIC.length, MAGIC.length + KEY_ID_BYTES);
  const key = keys.all.find((candidate) => candidate.id.equals(keyId));
  if (key === undefined) {
    throw new BlobDamagedError({ cause: new Error('kept under a key that is neither BLOB_KEY nor in BLOB_KEYS_OLD') });
  }
  const ownKey = deriveKey(key, header.subarray(MAGIC.length + KEY_ID_BYTES), blobId);
  let number = firstFrame;
  return {
    open: (sealed) => {
      if (sealed.length < TAG_BYTES) throw new BlobDamagedError();
      const decipher = createDecipheriv('aes-256-gcm', ownKey, makeNonce(number));
      number += 1;
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      const frame = decipher.update(sealed.subarray(0, -TAG_BYTES));
      try {
        decipher.final();
      } catch (error) {
        throw new BlobDamagedError({ cause: error });
      }
      return frame;
    },
  };
}

function deriveKey(key: BlobKey, salt: Buffer, blobId: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key.secret, salt, `casewright blob ${blobId}`, 32));
}

function makeNonce(number: number): Buffer {
  if (number >= MAX_FRAMES) throw new RangeError('a blob has too many frames');
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 8);
  return nonce;
}
