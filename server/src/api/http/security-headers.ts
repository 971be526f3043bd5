import type { FastifyReply } from 'fastify';

/**
 * What every answer carries. They are answers of an API that holds clinical data: nothing may frame them, guess their
 * type, keep them, or read them from another origin. A page sets its own over these. Each header costs every request
 * about a third of a microsecond, so what only a page needs, or an older browser, is not here.
 */
const HEADERS: readonly (readonly [string, string])[] = [
  ['cache-control', 'no-store'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['cross-origin-resource-policy', 'same-origin'],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
];

/** RFC 6797: two years, and only where the service is reached over https. */
const STRICT_TRANSPORT = ['strict-transport-security', 'max-age=63072000; includeSubDomains'] as const;

export type HeaderTable = readonly (readonly [string, string])[];

export function listSecurityHeaders(isHttps: boolean): HeaderTable {
  return isHttps ? [...HEADERS, STRICT_TRANSPORT] : HEADERS;
}

export function setAnswerHeaders(reply: FastifyReply, headers: HeaderTable, requestId: string): void {
  for (const [name, value] of headers) reply.header(name, value);
  reply.header('x-request-id', requestId);
}
