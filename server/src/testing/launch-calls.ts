import { createTestApp, type TestAnswer, type TestApp } from './app.ts';
import { createLaunchPlace, type LaunchPlace } from './launches.ts';
import { renewTestConnection } from './partners.ts';

export const SESSIONS = '/v1/partner/launch-sessions';
export const HOURS_48_MS = 48 * 60 * 60 * 1000;

export interface LaunchCalls {
  app: TestApp;
  place: LaunchPlace;
  /** The present access token, key and body of the partner; `renew` gives new ones. */
  token(): string;
  key(): string;
  body(more?: object): { external_client_id: string; clinician_email: string };
  renew(): Promise<void>;
  /** Moves the clock; a token lives for an hour, so the connection gets a new one. */
  advance(ms: number): Promise<void>;
  /** The time this many milliseconds from now, as it goes over the wire. */
  iso(ms?: number): string;
  post(body: unknown, sent?: { key?: string; token?: string }): Promise<TestAnswer>;
  get(path: string): Promise<TestAnswer>;
  /** A completed session of the organisation's client. */
  complete(report?: { title?: string; markdown?: string }): Promise<string>;
}

/** A partner that calls the service over HTTP. Call `renew` in `beforeEach` and close the app in `afterAll`. */
export async function createLaunchCalls(): Promise<LaunchCalls> {
  const app = await createTestApp();
  const place = await createLaunchPlace(app.context);
  let { token } = place.connection;
  let keys = 0;
  const key = (): string => `key ${keys}`;
  const renewToken = async (): Promise<void> => {
    token = await renewTestConnection(app.context, place.connection.connectionId);
  };
  return {
    app,
    place,
    token: () => token,
    key,
    body: (more) => ({ external_client_id: `client ${key()}`, clinician_email: place.clinician.email, ...more }),
    renew: async () => {
      keys += 1;
      await renewToken();
    },
    advance: async (ms) => {
      app.context.clock.advance(ms);
      await renewToken();
    },
    iso: (ms = 0) => new Date(app.context.clock.now().getTime() + ms).toISOString(),
    post: (body, sent = {}) =>
      app.call(SESSIONS, { body, token: sent.token ?? token, headers: { 'idempotency-key': sent.key ?? key() } }),
    get: (path) => app.call(`${SESSIONS}/${path}`, { token }),
    complete: place.createCompleted,
  };
}
