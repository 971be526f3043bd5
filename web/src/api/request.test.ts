import { afterEach, expect, test, vi } from 'vitest';
import { makeConnectionError } from './api-error.ts';
import { request } from './request.ts';

afterEach(() => void vi.unstubAllGlobals());

/** As where a network has lost the connection and nobody says so. */
function neverAnswer(_address: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

test('a connection on which no answer comes counts as lost after a while', async () => {
  vi.stubGlobal('fetch', neverAnswer);
  await expect(request('/session', { patienceMs: 5 })).rejects.toEqual(makeConnectionError());
});

test('whoever gives up waiting is not told of a lost connection', async () => {
  vi.stubGlobal('fetch', neverAnswer);
  const asking = new AbortController();
  const asked = request('/session', { signal: asking.signal });
  asking.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
});
