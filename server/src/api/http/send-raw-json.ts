import type { FastifyReply } from 'fastify';
import { writeRawJson } from '../../lib/raw-json.ts';

/**
 * An answer of which some fields are JSON already, as the database gave it or a thread wrote it: parsing and writing it
 * again would hold the event loop. The schema of the route describes the answer, but does not write it.
 */
export function sendRawJson<Reply extends FastifyReply>(
  reply: Reply,
  fields: object,
  rawFields: Record<string, string>,
): Reply {
  // As bytes: of a text the server would first count and then write them, which is walking it twice.
  return reply.type('application/json; charset=utf-8').send(Buffer.from(writeRawJson(fields, rawFields))) as Reply;
}
