import type { FastifyReply } from 'fastify';
import { listRawJson } from '../../lib/raw-json.ts';
import { sendText } from './send-text.ts';

/**
 * Sends an answer of which some fields are JSON already, written by the database or by a thread: parsing and writing
 * them again would hold the event loop. The schema of the route describes the answer, but does not write it.
 */
export function sendRawJson<Reply extends FastifyReply>(
  reply: Reply,
  fields: object,
  rawFields: Record<string, string>,
): Promise<Reply> {
  return sendText(reply.type('application/json; charset=utf-8') as Reply, listRawJson(fields, rawFields));
}
