import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSeal, type SealTools } from './check-seal.ts';
import { attachSeal, findSeal } from './seal.ts';

/** Made by an earlier release, with the key below. */
const FORMER = readFileSync(path.join(import.meta.dirname, 'fixtures/sealed-in-a-field.docx'));
const KEY = { key_id: 'c1863c6cbd57a5b3', public_key: 'jtKAQx5zSte8weNxX9sDqpIMD52eb9M5YhaqSQ+LyMk=' };

const TOOLS: SealTools = {
  sha256: (bytes) => Promise.resolve(createHash('sha256').update(bytes).digest()),
  isSigned: (publicKey, message, signature) => {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey).toString('base64url') };
    return Promise.resolve(verify(null, message, createPublicKey({ key: jwk, format: 'jwk' }), signature));
  },
};

describe('a Word file that was sealed by an earlier release', () => {
  test('is still valid', async () => {
    expect(await checkSeal(FORMER, [KEY], TOOLS)).toMatchObject({
      verdict: 'valid',
      title: 'Sleep',
      report: { name: 'Clara Clinician' },
    });
  });

  test('and found changed, where it was', async () => {
    const changed = Uint8Array.from(FORMER);
    changed[100] = (changed[100] ?? 0) ^ 1;
    expect(await checkSeal(changed, [KEY], TOOLS)).toEqual({ verdict: 'changed' });
  });
});

describe('a Word file', () => {
  const { body } = findSeal(FORMER) ?? { body: new Uint8Array() };

  test('carries a seal as long as hundreds of addenda make it, and gives it back with the file as it was', () => {
    const envelope = { seal: 'who signed what '.repeat(20_000), signature: 'c2lnbmVk' };
    const found = findSeal(Buffer.from(attachSeal('docx', Buffer.from(body), envelope)));
    expect(found?.envelope).toEqual(envelope);
    expect(Buffer.compare(found?.body ?? new Uint8Array(), body)).toBe(0);
  });

  test('has one form for each seal: with any byte of it changed, it has another seal or none', () => {
    const envelope = { seal: 'who signed what', signature: 'c2lnbmVk' };
    const sealed = attachSeal('docx', body, envelope);
    const start = sealed.findIndex((byte, at) => byte !== body[at]);
    const end = sealed.length - start > 400 ? sealed.length - 400 : start;
    const places = [...Array(200).keys()].flatMap((step) => [start + step, end + 2 * step]);
    const same = places.filter((at) => {
      const changed = Uint8Array.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const found = findSeal(changed);
      return (
        JSON.stringify(found?.envelope) === JSON.stringify(envelope) &&
        Buffer.compare(found?.body ?? changed, body) === 0
      );
    });
    expect(same).toEqual([]);
  });
});
