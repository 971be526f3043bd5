import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebAsset } from './web-files.ts';

/** The name of a file contains a hash of its content, so what has this name never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: WebAsset): FastifyReply {
  reply.header('cache-control', FOR_EVER).header('vary', 'accept-encoding').type(asset.type);
  const accepted = readAccepted(request.headers['accept-encoding']);
  const choice = asset.encoded.find(([encoding]) => accepted.has(encoding));
  if (choice === undefined) return reply.send(asset.content);
  return reply.header('content-encoding', choice[0]).send(choice[1]);
}

/** RFC 9110, 12.5.3: the encodings that are named, unless their weight is 0. */
function readAccepted(header: string | string[] | undefined): Set<string> {
  const entries = String(header ?? '')
    .split(',')
    .map((entry) =>
      entry
        .toLowerCase()
        .split(';')
        .map((part) => part.trim()),
    );
  return new Set(entries.filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? '')).map(([name]) => name ?? ''));
}
