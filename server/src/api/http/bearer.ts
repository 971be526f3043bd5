import type { FastifyRequest } from 'fastify';

const MAX_HEADER_LENGTH = 1024;
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*)$/i;

/** RFC 6750, 2.1. Anything but one header with one well-formed token counts as no token. */
export function readBearerToken(request: FastifyRequest): string | undefined {
  const header = request.raw.headers.authorization;
  if (header === undefined || header.length > MAX_HEADER_LENGTH || isRepeated(request.raw.rawHeaders)) return undefined;
  return BEARER.exec(header)?.[1];
}

/** Node keeps the first of several Authorization headers. A proxy in front of us may have judged by another one. */
function isRepeated(rawHeaders: string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 13 && name.toLowerCase() === 'authorization') count += 1;
  }
  return count > 1;
}
