import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';

export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a browser send. `Sec-Fetch-Site` decides where the browser sends it: no script can
 * set it, and it also tells a sibling subdomain from us. Older browsers, and plain http off this machine, send `Origin`
 * alone, which must be ours; a request with neither is refused. The Host header has no say, because it is the caller's.
 */
export function checkSameOrigin(request: FastifyRequest, baseUrl: string): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { 'sec-fetch-site': site, origin } = request.raw.headers;
  const isOurs = site === undefined ? origin === new URL(baseUrl).origin : site === 'same-origin';
  if (!isOurs) throw new AppError('cross_site_request');
}

/** A form can be posted from anywhere, but never as JSON; and a handler that expects JSON gets nothing else. */
export function checkJsonBody(request: FastifyRequest): void {
  const { 'content-type': type, 'content-length': length, 'transfer-encoding': encoding } = request.raw.headers;
  const hasBody = encoding !== undefined || (length !== undefined && length !== '0');
  if (!hasBody && type === undefined) return;
  if (!/^application\/json *(;|$)/i.test(type ?? '')) throw new AppError('json_required');
}
