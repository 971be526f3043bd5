import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parsePairs } from './form-pairs.ts';
import type { ReceivedBody } from './json-body.ts';
import { readRequestBody } from './read-body.ts';

/** A scope that calls this also takes forms. Its routes see and check their fields as if they had come as JSON. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', receiveForm);
}

async function receiveForm(request: FastifyRequest, payload: IncomingMessage): Promise<ReceivedBody | undefined> {
  try {
    return parseFormBody(await readRequestBody(request, payload));
  } catch (error) {
    return { kind: 'refused', error };
  }
}

/** A field without a value counts as left out; one that comes twice is not allowed (RFC 6749, 3.1 and 3.2). */
export function parseFormBody(bytes: Buffer): ReceivedBody | undefined {
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) return { kind: 'other_type' };
  const text = bytes.toString('utf8');
  const values = parsePairs(text);
  const repeatedFields = [...values].filter(([, given]) => given.length > 1).map(([name]) => name);
  const fields = [...values].map(([name, given]) => [name, given[0]] as const);
  const value = Object.fromEntries(fields.filter(([, given]) => given !== ''));
  return { kind: 'json', value, textLength: text.length, mayNeedCleaning: true, repeatedFields };
}
