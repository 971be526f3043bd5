import type { FastifyReply, FastifyRequest } from 'fastify';

const MAX_HEADER_LENGTH = 8192;

/** RFC 6265, 5.4. A name that comes twice counts as not there: nobody can say which of the two is ours. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const header = request.raw.headers.cookie;
  if (header === undefined || header.length > MAX_HEADER_LENGTH) return undefined;
  const values = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? values[0] : undefined;
}

export interface CookieOptions {
  sameSite: 'Lax' | 'Strict';
  /** Without it the browser forgets the cookie when it is closed. */
  maxAgeSeconds?: number;
}

/**
 * For names that begin with `__Host-` alone: browsers take those only with Secure, Path=/ and no Domain, so no other
 * host, not even a subdomain, can set or see one.
 */
export function setHostCookie(
  reply: FastifyReply,
  name: `__Host-${string}`,
  value: string,
  { sameSite, maxAgeSeconds }: CookieOptions,
): void {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  reply.header('set-cookie', `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=${sameSite}${age}`);
}

export function clearHostCookie(reply: FastifyReply, name: `__Host-${string}`): void {
  setHostCookie(reply, name, '', { sameSite: 'Lax', maxAgeSeconds: 0 });
}
