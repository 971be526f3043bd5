import { afterAll, beforeAll, expect, test } from 'vitest';
import { SYSTEM_ORIGIN } from '../audit/entry.ts';
import { createSecretBox } from '../lib/secret-box.ts';
import { registerPartner } from '../partners/register-partner.ts';
import { openSigningKey, rotateSigningKey } from '../signing/signing-key.ts';
import { createTestContext, type TestContext } from '../testing/context.ts';
import { rotateWebhookSecret } from '../webhooks/secrets.ts';
import { reportSecretKey } from './report-secret-key.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.drop());

test('another SECRET_KEY than before is told at the start, until what signs was made anew', async () => {
  const [former, other] = [createSecretBox(Buffer.alloc(32, 1)), createSecretBox(Buffer.alloc(32, 2))];
  const report = async (secretBox = other) => {
    const warnings: unknown[] = [];
    await reportSecretKey({ context, secretBox }, { warn: (facts: unknown) => void warnings.push(facts) });
    return warnings;
  };
  expect(await report()).toEqual([]);

  const { app } = await registerPartner(context, former, SYSTEM_ORIGIN, {
    name: 'Partner',
    redirectUris: ['https://partner.example/callback'],
    webhookUrl: 'https://partner.example/webhooks',
  });
  await openSigningKey(context, former);
  expect(await report(former)).toEqual([]);
  expect(await report()).toEqual([{ reports_can_be_signed: false, webhook_endpoints_without_secret: 1 }]);

  await rotateSigningKey(context, other, SYSTEM_ORIGIN);
  expect(await report()).toEqual([{ reports_can_be_signed: true, webhook_endpoints_without_secret: 1 }]);
  context.clock.advance(1);
  await rotateWebhookSecret(context, other, app.id, { signsFrom: context.clock.now() });
  expect(await report()).toEqual([]);
});
