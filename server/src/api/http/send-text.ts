import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { encodeText } from '../../lib/encode-text.ts';

/** A shorter answer is encoded in one go, and as a text: Node writes it together with the head. */
const AT_ONCE_CHARACTERS = 128 * 1024;

/** An answer that may be megabytes long, given in parts that belong one after the other. */
export async function sendText<Reply extends FastifyReply>(reply: Reply, parts: readonly string[]): Promise<Reply> {
  if (count(parts) <= AT_ONCE_CHARACTERS) return reply.send(parts.join('')) as Reply;
  const pieces: Buffer[] = [];
  for (const part of parts) pieces.push(...(await encodeText(part)));
  return reply.header('content-length', count(pieces)).send(Readable.from(pieces)) as Reply;
}

function count(parts: readonly { length: number }[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}
