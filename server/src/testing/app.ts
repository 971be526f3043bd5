import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Selectable } from 'kysely';
import { type App, createApp } from '../app.ts';
import { createBlobKeys } from '../blobs/blob-keys.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { createDiskStore } from '../blobs/disk-store.ts';
import { type LocalCopies, openLocalCopies } from '../blobs/local-copy.ts';
import { createSealedStore } from '../blobs/sealed-store.ts';
import { type Config, readConfig } from '../config.ts';
import type { AuditEventTable } from '../db/tables.ts';
import { createLogger } from '../lib/logger.ts';
import { createSecretBox } from '../lib/secret-box.ts';
import { createTestContext, type TestContext } from './context.ts';
import { testLanguage } from './language.ts';
import { UNHURRIED } from './patience.ts';

export const TEST_BASE_URL = 'https://reports.example';
export const TEST_SECRET_BOX = createSecretBox(Buffer.alloc(32, 7));
export const TEST_OPERATOR_TOKEN = 'cw_op_test_token_for_tests_only';

export interface TestAnswer {
  status: number;
  headers: Headers;
  text: string;
  bytes: Buffer;
  // What a test compares with; a wrong shape fails the comparison.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface TestCall {
  token?: string;
  method?: string;
  /** Sent as JSON unless it is a text or bytes, which are sent as they are. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestApp extends App {
  context: TestContext;
  /** Uploads are in its folder `blobs`, and files for programs that read them in `in-work`. */
  folder: string;
  blobs: BlobStore;
  copies: LocalCopies;
  /** A request over a real connection. */
  call(path: string, options?: TestCall): Promise<TestAnswer>;
  /** Where it listens. */
  address: string;
  /** The audit rows of the request with this answer. */
  auditRowsOf(answer: TestAnswer): Promise<Selectable<AuditEventTable>[]>;
  /** All that was logged, a line each. */
  logged(): string;
}

/**
 * The whole service over real HTTP, with its own database and a clock that the test moves. Close it in `afterAll`.
 *
 * With `beside` it uses the database of another one, like a second process. Close it before that one.
 */
export async function createTestApp(settings: Partial<Config> = {}, beside?: TestApp): Promise<TestApp> {
  const context = beside?.context ?? (await createTestContext());
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-app-'));
  const lines: string[] = [];
  const blobs = createSealedStore(createDiskStore(path.join(folder, 'blobs')), createBlobKeys(Buffer.alloc(32)));
  const copies = await openLocalCopies(path.join(folder, 'in-work'));
  const app = await createApp({
    language: testLanguage,
    // A busy machine must not make another answer of it.
    checkWaitMs: UNHURRIED.timeout,
    webFolder: await writeWebFolder(path.join(folder, 'web')),
    config: { ...readConfig({}), ...settings },
    baseUrl: () => TEST_BASE_URL,
    context,
    operatorToken: TEST_OPERATOR_TOKEN,
    blobs,
    copies,
    secretBox: TEST_SECRET_BOX,
    logger: createLogger(context.clock, 'trace', { write: (line) => void lines.push(line) }),
  });
  const address = await app.http.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...app,
    context,
    folder,
    blobs,
    copies,
    call: (target, options) => call(address + target, options),
    address,
    auditRowsOf: async ({ headers }) => {
      await app.audit.flush();
      const requestId = headers.get('x-request-id');
      return context.db.selectFrom('audit_events').selectAll().where('request_id', '=', requestId).execute();
    },
    logged: () => lines.join(''),
    close: async () => {
      await app.close();
      if (beside === undefined) await context.drop();
      await rm(folder, { recursive: true });
    },
  };
}

async function call(url: string, { token, method, body, headers = {} }: TestCall = {}): Promise<TestAnswer> {
  const response = await fetch(url, {
    redirect: 'manual',
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isSentAsItIs(body) ? body : JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const parsed = isJson ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, bytes, body: parsed };
}

function isSentAsItIs(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array;
}

/** A web app of one page, so that tests need no build. */
async function writeWebFolder(folder: string): Promise<string> {
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Casewright</title>');
  return folder;
}
