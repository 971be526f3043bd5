import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { createIdMaker } from '../../lib/ids.ts';
import { TEST_BASE_URL } from '../../testing/app.ts';
import { createMovableClock } from '../../testing/clock.ts';
import { type ConsolePlace, createConsolePlace } from '../../testing/console.ts';
import { SILENT_LOGGER } from '../../testing/jobs.ts';
import { openSocket, readUntil } from '../../testing/raw-exchange.ts';
import { createHttpServer } from '../http/create-http-server.ts';
import type { ConsoleApi } from './deps.ts';
import { registerConsoleApi } from './register.ts';

interface Route {
  method: string;
  url: string;
}

/** The routes for which nobody needs to be signed in. */
const OPEN = new Set(
  ['sign-in', 'request-reset', 'reset-password', 'verify-email'].map((name) => `/v1/console/${name}`),
);

/** Every route of the console that is registered. */
async function listRoutes(): Promise<Route[]> {
  const clock = createMovableClock();
  const http = createHttpServer({
    logger: SILENT_LOGGER,
    makeId: createIdMaker(clock),
    bodyLimitBytes: 1,
    trustProxy: [],
  });
  const routes: Route[] = [];
  http.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.push({ method: each, url });
  });
  const api = { context: { clock }, baseUrl: () => TEST_BASE_URL, rateLimitPerMinute: 0, uploads: readConfig({}) };
  await registerConsoleApi(http, api as unknown as ConsoleApi);
  await http.ready();
  return routes.filter(({ url }) => url.startsWith('/v1/console/'));
}

let place: ConsolePlace;
let routes: Route[];
beforeAll(async () => {
  [place, routes] = await Promise.all([createConsolePlace(), listRoutes()]);
});
afterAll(() => place.app.close());

const pathOf = (url: string): string => url.replaceAll(/:\w*(client_id|version)\b/g, '1').replaceAll(/:\w+/g, 'x');

test('all routes are there', () => {
  expect(routes.length).toBeGreaterThan(30);
  expect(routes).toContainEqual({ method: 'PUT', url: '/v1/console/reports/:report_id' });
});

test('each asks who is there before anything else', async () => {
  for (const { method, url } of routes.filter((route) => !OPEN.has(route.url))) {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const answer = await place.app.call(pathOf(url), { method, headers });
    expect([method, url, answer.status, answer.body]).toEqual([method, url, 401, { detail: 'Not signed in' }]);
  }
});

test('each that changes something refuses what another site sends, whoever is signed in', async () => {
  const unsafe = routes.filter(({ method }) => method !== 'GET');
  expect(unsafe.length).toBeGreaterThan(15);
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ];
  const cookie = [...place.admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const { method, url } of unsafe) {
    for (const headers of foreign) {
      const answer = await place.app.call(pathOf(url), { method, body: {}, headers: { cookie, ...headers } });
      expect([method, url, answer.status]).toEqual([method, url, 403]);
    }
  }
});

test('none takes a form but those that take files', async () => {
  const forms = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const { method, url } of routes.filter((route) => route.method !== 'GET')) {
    const answer = await place.clinician.call(pathOf(url), 'a=b', { method, headers: forms });
    expect([url, answer.status]).toEqual([url, url.endsWith('/upload') ? 422 : 415]);
  }
});

const setAdmin = (change: { role?: 'admin' | 'clinician'; deactivated_at?: Date | null }) =>
  place.app.context.db.updateTable('members').set(change).where('id', '=', place.admin.id).execute();

test.each([
  ['no admin any more', () => setAdmin({ role: 'clinician' }), 403],
  ['deactivated', () => setAdmin({ deactivated_at: new Date(0) }), 401],
] as const)('whoever is %s when the body has come changes nothing', async (_, change, status) => {
  const body = JSON.stringify({ email: 'second@console.example', name: 'Second account', role: 'admin' });
  const socket = await openSocket(place.app.http);
  const lines = [
    'POST /v1/console/members HTTP/1.1',
    'Host: localhost',
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    `Cookie: ${[...place.admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
  ];
  const { clock, db } = place.app.context;
  clock.advance(90_000);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  // The door has let the request in when the session was seen.
  const seen = db.selectFrom('member_sessions').select('id').where('last_seen_at', '=', clock.now());
  await expect.poll(() => seen.execute()).toHaveLength(1);
  await change();
  socket.write(body);
  const answer = await readUntil(socket, '}');
  socket.destroy();
  await setAdmin({ role: 'admin', deactivated_at: null });
  expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
});
