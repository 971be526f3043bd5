import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { findTooDeep } from './json-depth.ts';
import { readRequestBody } from './read-body.ts';

/** What came as a body. Faults are kept, not thrown, so that they are reported together with those of other parts. */
export type ReceivedBody =
  | { kind: 'json'; value: unknown; textLength: number; mayNeedCleaning: boolean; repeatedFields?: readonly string[] }
  | { kind: 'large'; bytes: Buffer }
  | { kind: 'malformed'; offset: number }
  | { kind: 'too_deep'; field: string | undefined }
  | { kind: 'other_type' }
  | { kind: 'refused'; error: unknown };

/** Larger bodies are parsed in a thread, so that other requests need not wait for them. */
const AT_ONCE_BYTES = 20_000;

/**
 * JSON is what the APIs speak: a body with no content type counts as JSON, one of any other type as not JSON at all.
 * A scope that takes files or forms adds parsers for those types, which then come before the general one.
 */
export function installJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', receiveJson);
  app.addContentTypeParser(/^application\/[^;]+\+json(?:;|$)/, receiveJson);
  app.addContentTypeParser('*', receiveOther);
}

async function receiveOther(request: FastifyRequest, payload: IncomingMessage): Promise<ReceivedBody | undefined> {
  if (request.headers['content-type'] === undefined) return receiveJson(request, payload);
  return { kind: 'other_type' };
}

async function receiveJson(request: FastifyRequest, payload: IncomingMessage): Promise<ReceivedBody | undefined> {
  // What is sent to a wrong address is neither read nor parsed.
  if (request.is404) return undefined;
  try {
    const bytes = await readRequestBody(request, payload);
    const isLarge = bytes.length > AT_ONCE_BYTES && request.server.readLargeBody !== null;
    return isLarge ? { kind: 'large', bytes } : parseJsonBody(bytes);
  } catch (error) {
    return { kind: 'refused', error };
  }
}

export function parseJsonBody(bytes: Buffer): ReceivedBody | undefined {
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) return { kind: 'malformed', offset: 0 };
  const text = dropByteOrderMark(bytes.toString('utf8'));
  const tooDeep = findTooDeep(text);
  if (tooDeep !== undefined) return { kind: 'too_deep', field: tooDeep.field };
  try {
    return {
      kind: 'json',
      value: JSON.parse(text),
      textLength: text.length,
      mayNeedCleaning: mayNeedCleaning(text),
    };
  } catch (error) {
    return { kind: 'malformed', offset: findOffset(error, text) };
  }
}

function dropByteOrderMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

/**
 * A NUL or half a surrogate pair can stand in JSON only as an escape, and a key that reaches a prototype only as
 * itself or with escapes. Most bodies have none of these, and are spared the walk.
 */
function mayNeedCleaning(text: string): boolean {
  return text.includes('\\u') || text.includes('__proto__') || text.includes('constructor');
}

/** V8 gives the position in words, and not for every fault. */
function findOffset(error: unknown, text: string): number {
  const message = error instanceof SyntaxError ? error.message : '';
  const position = / at position (\d+)(?: |$)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  return message.startsWith('Unexpected end') ? text.length : 0;
}
