import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createConnection } from './connection.ts';
import { createLaunches, type Launches } from './launches.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store.ts';

const PATIENT = { id: 'P-1', firstName: 'Ada', lastName: 'Moss' };
const REQUEST = { key: 'key-of-the-form', patientId: 'P-1', clinicianEmail: 'c@practice.example' };

let folder: string;
let service: Server;
let keys: (string | undefined)[];
/** What the service does with the next requests: `lose` makes the session and breaks the connection off. */
let turns: ('lose' | 'refuse' | 'answer')[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'casewright-platform-'));
  keys = [];
  service = createServer((request, response) => {
    keys.push(request.headers['idempotency-key']?.toString());
    const turn = turns.shift() ?? 'answer';
    if (turn === 'lose') return void request.socket.destroy();
    const answer = { session_id: 'psess_1', status: 'created', launch_url: 'http://127.0.0.1/launch/psess_1' };
    response.writeHead(turn === 'refuse' ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(turn === 'refuse' ? { detail: 'clinician_email_not_resolved' } : answer));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterEach(() => {
  service.close();
  rmSync(folder, { recursive: true });
});

async function open(): Promise<{
  launches: Launches;
  store: Awaited<ReturnType<typeof openStore>>;
}> {
  const store = await openStore(path.join(folder, 'state.json'));
  await store.change((state) => {
    state.tokens = { accessToken: 'pat_1', refreshToken: 'prt_1', expiresAt: Date.now() + 3_600_000 };
  });
  const baseUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const settings: Settings = {
    baseUrl,
    clientId: 'app',
    clientSecret: 'secret',
    webhookSecret: 'whsec',
    redirectUri: 'http://127.0.0.1/callback',
    webhookUrl: 'https://127.0.0.1/webhooks',
    tls: { cert: '', key: '' },
    stateFile: path.join(folder, 'state.json'),
    clinicians: [],
  };
  const { send } = createConnection(settings, store);
  return { launches: createLaunches(send, store, async () => undefined as never), store };
}

test('an answer that is lost is asked for again with the same key', async () => {
  turns = ['lose', 'answer'];
  const { launches, store } = await open();
  expect((await launches.launch(PATIENT, REQUEST)).id).toBe('psess_1');
  expect(keys).toEqual([REQUEST.key, REQUEST.key]);
  expect(store.read()).toMatchObject({ requests: [], sessions: [{ id: 'psess_1', key: REQUEST.key }] });
});

test('what was asked and not answered is known after a restart, with its key', async () => {
  turns = ['lose', 'lose', 'lose'];
  await expect((await open()).launches.launch(PATIENT, REQUEST)).rejects.toThrow('fetch failed');
  const restarted = await open();
  expect(restarted.store.read().requests).toEqual([REQUEST]);
  await restarted.launches.launch(PATIENT, REQUEST);
  expect(new Set(keys)).toEqual(new Set([REQUEST.key]));
});

test('a form that is sent twice asks for one session', async () => {
  turns = [];
  const { launches, store } = await open();
  await Promise.all([launches.launch(PATIENT, REQUEST), launches.launch(PATIENT, REQUEST)]);
  await launches.launch(PATIENT, REQUEST);
  expect(store.read().sessions).toHaveLength(1);
  expect(new Set(keys).size).toBe(1);
});

test('what the service refuses is not sent again', async () => {
  turns = ['refuse'];
  const { launches, store } = await open();
  await expect(launches.launch(PATIENT, REQUEST)).rejects.toThrow('clinician_email_not_resolved');
  expect(keys).toHaveLength(1);
  expect(store.read().requests).toEqual([]);
});
