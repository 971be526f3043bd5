import { beforeEach, expect, test } from 'vitest';
import type { AuditEntry, AuditOrigin } from '../audit/entry.ts';
import { type AnonymousRefusals, countAnonymousRefusals } from './anonymous-refusals.ts';

let noted: AuditEntry[];
let refusals: AnonymousRefusals;
beforeEach(() => {
  noted = [];
  refusals = countAnonymousRefusals((entry) => void noted.push(entry));
});

const from = (ip: string): AuditOrigin => ({ actor: { type: 'anonymous', id: null }, ip, requestId: 'req_1' });
const refuse = (ip: string, reason = 'cross_site_request') =>
  refusals.note(from(ip), { reason, route: '/v1/console/session' });

test('the first ten are rows, ten thousand more are one that says how many', async () => {
  for (let count = 0; count < 10_010; count += 1) await refuse('192.0.2.1');
  expect(noted).toHaveLength(10);
  expect(noted[0]).toMatchObject({
    details: { reason: 'cross_site_request', route: '/v1/console/session' },
    origin: { requestId: 'req_1' },
  });
  await refusals.flush();
  expect(noted).toHaveLength(11);
  expect(noted[10]).toMatchObject({
    practiceId: null,
    action: 'access.refused',
    origin: { ip: '192.0.2.1', requestId: null },
    details: { reason: 'cross_site_request', further: 10_000 },
  });
});

test('networks and reasons are told apart, addresses of one IPv6 network are not', async () => {
  for (let count = 0; count < 8; count += 1) {
    await refuse('192.0.2.1');
    await refuse('192.0.2.2');
    await refuse('192.0.2.1', 'invalid_api_key');
    await refuse(`2001:db8:1:2::${count}`);
    await refuse(`2001:db8:1:2::1:${count}`);
  }
  expect(noted).toHaveLength(34);
  await refusals.flush();
  expect(noted.slice(34)).toMatchObject([{ details: { further: 6 } }]);
});

test('after a flush it begins anew, and where there was nothing more, nothing is stored', async () => {
  await refuse('192.0.2.1');
  await refusals.flush();
  await refuse('192.0.2.1');
  await refusals.flush();
  expect(noted).toHaveLength(2);
});

test('from ten thousand networks a bounded number of rows is left', async () => {
  for (let count = 0; count < 10_000; count += 1) await refuse(`10.0.${count >> 8}.${count & 255}`);
  await refusals.flush();
  expect(noted.length).toBeLessThan(250);
  expect(noted.at(-1)).toMatchObject({ origin: { ip: null }, details: { further: 9790 } });
});
