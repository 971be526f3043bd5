import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../../lib/clock.ts';
import { AudioError } from '../audio-error.ts';
import { answer, startEvilServer } from '../testing/evil-server.ts';
import type { Behaviour, EvilServer } from '../testing/evil-server.ts';
import type { SpeechWorker } from '../worker/start-speech-worker.ts';
import { createServerEngine } from './server-engine.ts';
import type { ServerEngineOptions } from './server-engine.ts';
import { readRetryAfter } from './with-retries.ts';

const KEY = 'sk-very-secret-0123456789';
const KEEP_SILENT: Behaviour = () => undefined;
const DRIP: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};
const samples = Int16Array.from({ length: 16_000 }, (_, index) => index % 100);
const running: EvilServer[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

/** An engine that asks a server of the given behaviour, waits as long as it must, and notes for how long. */
async function start(behaviours: Behaviour[], options: Partial<ServerEngineOptions> = {}) {
  const server = await startEvilServer(...behaviours);
  running.push(server);
  const waits: number[] = [];
  const engine = createServerEngine({
    baseUrl: server.baseUrl,
    apiKey: KEY,
    model: 'whisper-1',
    fetch: globalThis.fetch,
    clock: systemClock,
    timeoutMs: 5000,
    retry: { sleep: async (ms) => waits.push(ms), random: () => 0 },
    ...options,
  });
  const ask = (signal: AbortSignal = new AbortController().signal): Promise<string> =>
    engine.transcribePiece(samples, { worker: {} as SpeechWorker, signal });
  return { server, ask, waits };
}

async function failureOf(work: Promise<unknown>): Promise<AudioError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AudioError)) throw new Error('no AudioError', { cause: error });
  expect(JSON.stringify([error.message, error.detail, error.stack, error.cause])).not.toContain(KEY);
  return error;
}

describe('the request', () => {
  test('carries a WAV file with its extension and all the settings', async () => {
    const { server, ask } = await start([answer(200, { text: 'Well.' })], { language: 'en', prompt: 'sertraline' });
    expect(await ask()).toBe('Well.');

    const { path, authorization, form } = server.received[0] ?? {};
    const file = form?.get('file');
    expect(path).toBe('/v1/audio/transcriptions');
    expect(authorization).toBe(`Bearer ${KEY}`);
    expect(file).toMatchObject({ name: 'piece.wav', type: 'audio/wav', size: 32_044 });
    expect(Object.fromEntries([...(form ?? [])].filter(([name]) => name !== 'file'))).toEqual({
      model: 'whisper-1',
      response_format: 'verbose_json',
      'timestamp_granularities[]': 'segment',
      temperature: '0',
      language: 'en',
      prompt: 'sertraline',
    });
  });

  test('goes to the same place whether or not the address ends in /v1', async () => {
    const first = await start([answer(200, { text: '' })]);
    const engines = ['/v1', '/v1/', '/', '/openai/v1'].map((end) => first.server.baseUrl + end);
    for (const baseUrl of engines) {
      const engine = createServerEngine({ baseUrl, model: 'm', fetch: globalThis.fetch, clock: systemClock });
      await engine.transcribePiece(samples, { worker: {} as SpeechWorker, signal: new AbortController().signal });
    }
    const main = '/v1/audio/transcriptions';
    expect(first.server.received.map(({ path }) => path)).toEqual([main, main, main, `/openai${main}`]);
    expect(first.server.received.every(({ authorization }) => authorization === undefined)).toBe(true);
  });

  test('falls back to plain json for a model that gives nothing else, and remembers', async () => {
    const refusal = { error: { message: "response_format 'verbose_json' is not compatible with model" } };
    const { server, ask } = await start([answer(400, refusal), answer(200, { text: 'Well.' })]);

    expect([await ask(), await ask()]).toEqual(['Well.', 'Well.']);
    expect(server.received.map(({ form }) => form.get('response_format'))).toEqual(['verbose_json', 'json', 'json']);
    const { ask: askGpt, server: gpt } = await start([answer(200, { text: 'Well.' })], { model: 'gpt-4o-transcribe' });
    await askGpt();
    expect(gpt.received[0]?.form.get('response_format')).toBe('json');
  });
});

describe('failures that may pass', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504, 529])('status %i is tried again', async (status) => {
    const { ask, waits } = await start([answer(status, 'busy'), answer(200, { text: 'Well.' })]);
    expect(await ask()).toBe('Well.');
    expect(waits).toEqual([500]);
  });

  test('the waits grow, and then it is unavailable', async () => {
    const { ask, waits, server } = await start([answer(503, {})]);
    expect((await failureOf(ask())).code).toBe('provider_unavailable');
    expect(waits).toEqual([500, 2000, 8000, 30_000]);
    expect(server.received).toHaveLength(5);
  });

  test('Retry-After is followed, up to a minute', async () => {
    const { ask, waits } = await start([
      answer(429, {}, { 'retry-after': '7' }),
      answer(429, {}, { 'retry-after': '86400' }),
      answer(429, {}, { 'retry-after': 'soon' }),
      answer(200, { text: 'Well.' }),
    ]);
    expect(await ask()).toBe('Well.');
    expect(waits).toEqual([7000, 60_000, 8000]);
  });

  test('Retry-After may be a date', () => {
    const now = new Date('2026-01-01T00:00:00Z');
    expect(readRetryAfter('Thu, 01 Jan 2026 00:00:20 GMT', now)).toBe(20_000);
    expect(readRetryAfter('Thu, 01 Jan 2020 00:00:20 GMT', now)).toBe(0);
    expect(readRetryAfter('-5', now) ?? 0).toBe(0);
    expect(readRetryAfter(null, now)).toBeUndefined();
  });

  test('a server that is not there', async () => {
    const { server, ask } = await start([answer(200, {})]);
    await server.close();
    expect(await failureOf(ask())).toMatchObject({
      code: 'provider_unavailable',
      detail: 'no connection: ECONNREFUSED',
    });
  });

  const lies: Record<string, Behaviour> = {
    'JSON that is cut off': answer(200, '{"text":"He is'),
    'no text': answer(200, { duration: 3 }),
    'an error with status 200': answer(200, { error: { message: 'overloaded' } }),
    'nothing at all': answer(200, ''),
    'a connection that breaks': (response) => response.destroy(),
    'a body that breaks': (response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"text":', () => response.destroy());
    },
    'two gigabytes': (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.on('error', () => undefined);
      const pour = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', pour);
      pour();
    },
    'a few bytes that unfold to 64 megabytes': (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(64 * 1024 * 1024)));
    },
  };
  test.each(Object.entries(lies))('%s', async (_name, lie) => {
    const failing = await start([lie]);
    expect((await failureOf(failing.ask())).code).toBe('provider_unavailable');
    const passing = await start([lie, answer(200, { text: 'Well.' })]);
    expect(await passing.ask()).toBe('Well.');
  });

  test.each<[string, Behaviour]>([
    ['a server that accepts and says nothing', KEEP_SILENT],
    ['a server that sends a byte at a time for ever', DRIP],
  ])('%s', async (_name, behaviour) => {
    const { ask } = await start([behaviour], { timeoutMs: 150 });
    expect(await failureOf(ask())).toMatchObject({ code: 'provider_unavailable', detail: 'no answer within 150 ms' });
  });
});

describe('what it gives up at once', () => {
  test.each([400, 401, 403, 404, 413, 415, 422, 301, 307, 204])('status %i', async (status) => {
    const body = status === 204 ? '' : { error: `Incorrect API key provided: ${KEY}` };
    const { ask, server } = await start([answer(status, body, { location: 'http://127.0.0.1:9/' })]);
    expect(await failureOf(ask())).toMatchObject({ code: 'provider_refused', detail: `status ${status}` });
    expect(server.received).toHaveLength(1);
  });

  test('a web page', async () => {
    const { ask, server } = await start([answer(200, '<html>Sign in</html>', { 'content-type': 'text/html' })]);
    expect(await failureOf(ask())).toMatchObject({ code: 'provider_refused', detail: 'a web page' });
    expect(server.received).toHaveLength(1);
  });

  test('a redirect is not followed, so nothing goes to an address that nobody named', async () => {
    const elsewhere = await start([answer(200, { text: 'stolen' })]);
    const { ask } = await start([answer(307, '', { location: `${elsewhere.server.baseUrl}/v1/audio/transcriptions` })]);
    expect((await failureOf(ask())).code).toBe('provider_refused');
    expect(elsewhere.server.received).toEqual([]);
  });
});

test('abort ends a request and a wait', async () => {
  const stop = new AbortController();
  const hanging = await start([KEEP_SILENT]);
  const waiting = await start([answer(503, {})], {
    retry: { sleep: (ms, signal) => sleep(ms, undefined, { signal }), random: () => 100 },
  });
  const outcomes = Promise.allSettled([hanging.ask(stop.signal), waiting.ask(stop.signal)]);
  await expect.poll(() => hanging.server.received.length + waiting.server.received.length).toBe(2);
  stop.abort();
  expect(await outcomes).toMatchObject([{ reason: { name: 'AbortError' } }, { reason: { name: 'AbortError' } }]);
});
