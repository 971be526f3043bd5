import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { makePolicy } from './policy.ts';

/** What the build writes where the nonce belongs (`html.cspNonce` in web/vite.config.ts). */
const PLACEHOLDER = '__CSP_NONCE__';
const NONCE_BYTES = 16;

/** The page is the same for everybody and holds nobody's data. Only its nonce is new each time. */
export function sendPage(reply: FastifyReply, page: string, status: number): FastifyReply {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  return reply
    .code(status)
    .headers({
      'content-security-policy': makePolicy(nonce),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
    })
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(PLACEHOLDER, nonce));
}
