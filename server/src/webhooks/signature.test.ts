import { createSecretKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { signDelivery } from './signature.ts';

test('the vector that the guide for partners publishes', async () => {
  const guide = await readFile(path.resolve(import.meta.dirname, '../../../docs/webhooks.md'), 'utf8');
  const read = (pattern: RegExp): string => pattern.exec(guide)?.[1] ?? '';
  const body = Buffer.from(read(/```json\n(.*)\n```/));
  expect(body).toHaveLength(481);
  const secret = createSecretKey(read(/^Secret: `(.*)`$/m), 'utf8');
  const signature = signDelivery(secret, read(/^Timestamp: `(.*)`$/m), body);
  expect(signature).toMatch(/^v1=[0-9a-f]{64}$/);
  expect(signature).toBe(read(/^Signature: `(.*)`$/m));
});
