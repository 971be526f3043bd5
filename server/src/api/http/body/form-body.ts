import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { BODY_DEADLINE_MS, type ReceivedBody } from './json-body.ts';
import { readBody } from './read-body.ts';

/** A scope that calls this also takes forms. Its routes see and check their fields as if they had come as JSON. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', receiveForm);
}

async function receiveForm(request: FastifyRequest, payload: IncomingMessage): Promise<ReceivedBody | undefined> {
  const limitBytes = request.routeOptions.bodyLimit;
  try {
    return parseFormBody(await readBody(payload, { limitBytes, deadlineMs: BODY_DEADLINE_MS }));
  } catch (error) {
    return { kind: 'refused', error };
  }
}

/**
 * A field without a value counts as left out (RFC 6749, 3.1 and 3.2). One that comes twice, which is not allowed there,
 * becomes a list, so that the check of its type refuses it.
 */
export function parseFormBody(bytes: Buffer): ReceivedBody | undefined {
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) return { kind: 'not_json' };
  const text = bytes.toString('utf8');
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const former = values.get(name);
    if (former === undefined) values.set(name, [value]);
    else former.push(value);
  }
  const fields = [...values].map(([name, given]) => [name, given.length === 1 ? given[0] : given] as const);
  const value = Object.fromEntries(fields.filter(([, given]) => given !== ''));
  return { kind: 'json', value, textLength: text.length, mayNeedCleaning: true };
}
