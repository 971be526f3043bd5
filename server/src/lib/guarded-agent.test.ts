import type { LookupAddress } from 'node:dns';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { request } from 'undici';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';
import { createAddressGuard } from './address-guard.ts';
import { createGuardedAgent, loadTrust, type Resolve } from './guarded-agent.ts';

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startReceiver(['partner.example', '127.0.0.1']);
});
afterEach(() => (receiver.received.length = 0));
afterAll(() => receiver.close());

const at = (...addresses: string[]): LookupAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const resolveToLoopback: Resolve = async () => at('127.0.0.1');

async function call(url: string, { allowed = [] as string[], resolve = resolveToLoopback } = {}) {
  const dispatcher = createGuardedAgent({
    isAllowed: createAddressGuard(allowed),
    trust: receiver.trust,
    resolve,
    connectTimeoutMs: 10_000,
  });
  try {
    const { statusCode, body } = await request(url, { dispatcher, method: 'POST', body: 'x' });
    await body.dump();
    return statusCode;
  } catch (error) {
    return (error as { code?: string }).code;
  } finally {
    await dispatcher.destroy();
  }
}

const LOOPBACK = ['127.0.0.0/8'];

test('a public name in an allowed network is reached, with its certificate checked', async () => {
  expect(await call(`https://partner.example:${receiver.port}/`, { allowed: LOOPBACK })).toBe(204);
  expect(await call(`https://127.0.0.1:${receiver.port}/`, { allowed: LOOPBACK })).toBe(204);
  const other = await call(`https://other.example:${receiver.port}/`, { allowed: LOOPBACK });
  expect(other).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
});

describe('what is refused, and never reaches the server', () => {
  let connections: number;
  beforeEach(() => (connections = receiver.connections()));

  test.each([
    'https://127.0.0.1',
    'https://127.1',
    'https://2130706433',
    'https://0x7f.0.0.1',
    'https://0177.0.0.1',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://[::ffff:7f00:1]',
    'https://0',
    'https://①②⑦.0.0.1',
    'https://169.254.169.254',
  ])('the address %s itself', async (origin) => {
    const resolve: Resolve = () => Promise.reject(new Error('an address must not be looked up'));
    expect(await call(`${origin}:${receiver.port}/`, { resolve })).toBe('ADDRESS_REFUSED');
    expect(receiver.connections()).toBe(connections);
  });

  test.each([
    ['a name that leads inside', at('127.0.0.1')],
    ['a name with one address inside among public ones', at('93.184.216.34', '127.0.0.1')],
    ['the same with the inner one first', at('127.0.0.1', '93.184.216.34')],
    ['a name that leads inside by IPv6', at('::1')],
    ['a mapped address', at('::ffff:127.0.0.1')],
    ['a name that leads to metadata', at('169.254.169.254')],
    ['a name that leads nowhere', []],
  ])('%s', async (_, addresses) => {
    const resolve: Resolve = async () => addresses;
    expect(await call(`https://partner.example:${receiver.port}/`, { resolve })).toBe('ADDRESS_REFUSED');
    expect(receiver.connections()).toBe(connections);
  });

  test('plain http', async () => {
    expect(await call(`http://127.0.0.1:${receiver.port}/`, { allowed: LOOPBACK })).toBe('ADDRESS_REFUSED');
  });
});

test('a name is looked up once for a connection, which goes to what was checked', async () => {
  const answers = [at('127.0.0.1'), at('169.254.169.254')];
  let lookups = 0;
  const resolve: Resolve = async () => answers[lookups++] ?? [];
  const url = `https://partner.example:${receiver.port}/`;
  expect(await call(url, { allowed: LOOPBACK, resolve })).toBe(204);
  expect(lookups).toBe(1);
  expect(await call(url, { allowed: LOOPBACK, resolve })).toBe('ADDRESS_REFUSED');
});

test('a name server that does not answer is asked once at a time', async () => {
  let lookups = 0;
  const resolve: Resolve = () => {
    lookups += 1;
    return new Promise(() => undefined);
  };
  const dispatcher = createGuardedAgent({ isAllowed: () => true, resolve, connectTimeoutMs: 50 });
  const fail = (): Promise<unknown> => request('https://partner.example/', { dispatcher }).catch(() => 'failed');
  const calls = Array.from({ length: 8 }, fail);
  expect(await Promise.all(calls)).toEqual(calls.map(() => 'failed'));
  expect(lookups).toBe(1);
  await dispatcher.destroy();
});

describe('more certificates', () => {
  test('those in the file are trusted beside the usual ones', async () => {
    const file = path.join(tmpdir(), `casewright-ca-${process.pid}.pem`);
    await writeFile(file, receiver.cert);
    const trust = await loadTrust([file]);
    const isAllowed = createAddressGuard(LOOPBACK);
    const dispatcher = createGuardedAgent({ isAllowed, trust, resolve: resolveToLoopback, connectTimeoutMs: 10_000 });
    const { statusCode } = await request(`https://partner.example:${receiver.port}/`, { dispatcher, method: 'POST' });
    expect(statusCode).toBe(204);
    await dispatcher.destroy();
  });

  test('a file that is none is said to be, in one line', async () => {
    await expect(loadTrust(['/nowhere/ca.pem'])).rejects.toThrow('/nowhere/ca.pem cannot be used as certificates');
    expect(await loadTrust([])).toBeUndefined();
  });
});
