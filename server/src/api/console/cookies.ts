import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_LIFETIME_MS } from '../../practice/sign-in/devices.ts';
import { clearHostCookie, readCookie, setHostCookie } from '../http/cookies.ts';

const SESSION = '__Host-casewright';
/** Says that a member has signed in with this browser before. It gives access to nothing by itself. */
const DEVICE = '__Host-casewright-device';

export function readSessionCookie(request: FastifyRequest): string | undefined {
  return readCookie(request, SESSION);
}

/**
 * The browser forgets it when it is closed, and the server decides how long it is valid. Lax, so that links from
 * outside work.
 */
export function setSessionCookie(reply: FastifyReply, secret: string): void {
  setHostCookie(reply, SESSION, secret, { sameSite: 'Lax' });
}

export function clearSessionCookie(reply: FastifyReply): void {
  clearHostCookie(reply, SESSION);
}

export function readDeviceCookie(request: FastifyRequest): string | undefined {
  return readCookie(request, DEVICE);
}

export function setDeviceCookie(reply: FastifyReply, secret: string): void {
  setHostCookie(reply, DEVICE, secret, { sameSite: 'Strict', maxAgeSeconds: DEVICE_LIFETIME_MS / 1000 });
}
