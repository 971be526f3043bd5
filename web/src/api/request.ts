import { makeApiError, makeConnectionError, makeSignedOutError } from './api-error.ts';
import { isUnattended } from './attendance.ts';
import { memberHeaders } from './page-member.ts';
import { leaveForSignIn, noteSignedIn, signedOutStore } from './signed-out.ts';

const CONSOLE = '/v1/console';
/** A browser sends a longer text piece by piece, and holds up the keys meanwhile. A blob is sent beside them. */
const LONG = 100_000;
/**
 * The service ends a connection on which nothing moves a little earlier. Where a network has lost the connection nobody
 * says so, and a browser waits for many minutes.
 */
const PATIENCE_MS = 125_000;
/** A long text takes its time on a slow line. */
const SLOWEST_BYTES_PER_MS = 10;

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** JSON that is written already, in place of `body`. */
  json?: string;
  query?: Query;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Throws a 401 instead of leaving for sign-in: for sign-in itself, and for pages with unsaved work. */
  staysOn401?: boolean;
  /** Lets the browser finish the request after the page is gone; for a last save of at most 64 kB. */
  keepalive?: boolean;
  /** After this time without an answer the connection counts as lost. */
  patienceMs?: number;
}

export type Query = Record<string, string | number | boolean | null | undefined>;

/** Calls the service: `request<Client>('/clients/7')`. Paths are below `/v1/console` unless they begin with `/v1/`. */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  // Each look would be refused, and leave an audit row, until somebody is there to sign in.
  if (signedOutStore.get() && isUnattended(options.method ?? 'GET')) throw makeSignedOutError();
  const response = await send(path, options);
  if (response.ok) {
    const body = await readBody<T>(response, options);
    noteSignedIn();
    return body;
  }
  const body: unknown = await response.json().catch(() => null);
  const error = makeApiError(response.status, body, response.headers.get('retry-after'));
  if (response.status === 401 && options.staysOn401 !== true) leaveForSignIn();
  throw error;
}

/** The connection may be lost when the answer has begun: that it was taken is known only once all of it is here. */
async function readBody<T>(response: Response, { signal }: RequestOptions): Promise<T> {
  try {
    return (await response.json()) as T;
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw makeConnectionError();
  }
}

async function send(path: string, options: RequestOptions): Promise<Response> {
  const { method = 'GET', body, query, signal, headers, keepalive, patienceMs = PATIENCE_MS } = options;
  const json = options.json ?? (body === undefined ? undefined : JSON.stringify(body));
  const patience = AbortSignal.timeout(patienceMs + (json?.length ?? 0) / SLOWEST_BYTES_PER_MS);
  try {
    return await fetch(addressOf(path, query), {
      method,
      credentials: 'same-origin',
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...memberHeaders(),
        ...(isUnattended(method) && { 'casewright-unattended': '1' }),
        ...headers,
      },
      ...(json !== undefined && { body: json.length > LONG ? new Blob([json]) : json }),
      signal: signal === undefined ? patience : AbortSignal.any([signal, patience]),
      ...(keepalive !== undefined && { keepalive }),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw makeConnectionError();
  }
}

type CallOptions = Omit<RequestOptions, 'method' | 'body' | 'query'>;

function makeCall(method: NonNullable<RequestOptions['method']>) {
  return <T>(path: string, body?: unknown, options: CallOptions = {}): Promise<T> =>
    request<T>(path, { ...options, method, body });
}

export const post = makeCall('POST');
export const put = makeCall('PUT');
export const patch = makeCall('PATCH');
export const remove = makeCall('DELETE');

/** For links, pictures and downloads as well. What is empty or undefined is left out of the query. */
export function addressOf(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const full = path.startsWith('/v1/') ? path : `${CONSOLE}${path}`;
  return text === '' ? full : `${full}?${text}`;
}

/** A part of a path that came from data. */
export function part(value: string | number): string {
  return encodeURIComponent(value);
}
