import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from './store.ts';
import { isSigned, takeIn } from './webhooks.ts';

const SECRET = 'whsec_example';
const BODY = Buffer.from('{"id":"pwevt_1"}');
const NOW = 1_770_000_000;
const sign = (timestamp: string, body = BODY, secret = SECRET): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;

test('a signature over these bytes, at this time, with this secret is taken', () => {
  expect(isSigned(SECRET, { timestamp: `${NOW}`, signature: sign(`${NOW}`) }, BODY, NOW + 300)).toBe(true);
});

test.each([
  ['another body', `${NOW}`, sign(`${NOW}`, Buffer.from('{}'))],
  ['another secret', `${NOW}`, sign(`${NOW}`, BODY, 'whsec_other')],
  ['another time than signed', `${NOW + 1}`, sign(`${NOW}`)],
  ['a time long ago', `${NOW - 301}`, sign(`${NOW - 301}`)],
  ['a time to come', `${NOW + 301}`, sign(`${NOW + 301}`)],
  ['a time that is no number', 'soon', sign('soon')],
  ['no version', `${NOW}`, sign(`${NOW}`).slice(3)],
  ['capital letters', `${NOW}`, sign(`${NOW}`).toUpperCase()],
  ['no signature', `${NOW}`, undefined],
  ['no time', undefined, sign('')],
])('%s is refused', (_name, timestamp, signature) => {
  expect(isSigned(SECRET, { timestamp, signature }, BODY, NOW)).toBe(false);
});

test.each([
  [['opened', 'completed'], 'completed'],
  [['completed', 'opened'], 'completed'],
  [['expired', 'opened'], 'expired'],
  [['opened', 'opened'], 'opened'],
])('events that come as %j leave the session %s, also in the file', async (statuses, ended) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'casewright-platform-'));
  const file = path.join(folder, 'state.json');
  const store = await openStore(file);
  const session = {
    id: 'psess_1',
    key: 'k',
    patientId: 'P',
    clinicianEmail: 'c@x.example',
    launchUrl: '',
    status: 'created',
  };
  await store.change(({ sessions }) => void sessions.push(session));
  for (const [index, status] of statuses.entries()) {
    const event = { id: `pwevt_${index}`, type: `launch_session.${status}`, data: { session_id: 'psess_1', status } };
    await takeIn(event, store);
  }
  expect((await openStore(file)).read().sessions[0]?.status).toBe(ended);
  rmSync(folder, { recursive: true });
});
