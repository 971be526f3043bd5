import type { FastifyRequest } from 'fastify';
import type { AuditOrigin } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import { AppError } from '../../errors.ts';
import {
  findMemberSession,
  type MemberSession,
  type SignedInMember,
} from '../../practice/sign-in/find-member-session.ts';
import type { Requester } from '../../tasks/requester.ts';
import { passDoorAgain } from '../http/guard-door.ts';
import { SAFE_METHODS } from '../http/same-origin.ts';
import { readSessionCookie } from './cookies.ts';

export { checkSameOrigin } from '../http/same-origin.ts';

/** The member for whom a page of the web app was opened. */
const PAGE_MEMBER = 'casewright-member';

/** Sent where a page looks again by itself, while nobody is there. */
const UNATTENDED = 'casewright-unattended';

/** Who a request comes from, once its cookie was looked up. */
const sessions = new WeakMap<FastifyRequest, MemberSession>();

/** The door of all routes that need a signed-in person. It runs before a byte of the body is read. */
export function createSessionCheck(context: Pick<Context, 'db' | 'clock'>) {
  return async function checkSession(request: FastifyRequest): Promise<void> {
    if ((await readSession(context, request)) === undefined) throw new AppError('not_signed_in');
  };
}

/** For pages that also answer people who are not signed in. Afterwards `memberOf` and `originOf` know who it is. */
export async function readSession(
  context: Pick<Context, 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<MemberSession | undefined> {
  const secret = readSessionCookie(request);
  const isUnattended = request.headers[UNATTENDED] !== undefined;
  const session = secret === undefined ? undefined : await findMemberSession(context, secret, { isUnattended });
  if (session === undefined || isForAnother(request, session)) return undefined;
  sessions.set(request, session);
  return session;
}

/**
 * A page says who it was opened by. Its browser may have somebody else's cookie since, who signed in in another tab:
 * what the first has written must not be stored in the name of the second.
 */
function isForAnother(request: FastifyRequest, { member }: MemberSession): boolean {
  const named = request.headers[PAGE_MEMBER];
  return named !== undefined && named !== member.id;
}

export function sessionOf(request: FastifyRequest): MemberSession {
  const session = sessions.get(request);
  if (session === undefined) throw new AppError('not_signed_in');
  return session;
}

export function memberOf(request: FastifyRequest): SignedInMember {
  return sessionOf(request).member;
}

/** The practice in whose activity log the request belongs; null where nobody is signed in. */
export function practiceOf(request: FastifyRequest): string | null {
  return sessions.get(request)?.member.practiceId ?? null;
}

export function originOf(request: FastifyRequest): AuditOrigin {
  const session = sessions.get(request);
  return {
    actor: session === undefined ? { type: 'anonymous', id: null } : { type: 'member', id: session.member.id },
    ip: request.ip,
    requestId: request.id,
  };
}

/** A signed-in person: what they may see, in whose name they work, and whether they are an admin. */
export interface ConsoleMember extends Requester {
  memberId: string;
  isAdmin: boolean;
}

export function requesterOf(request: FastifyRequest): ConsoleMember {
  const { id, practiceId, role } = memberOf(request);
  return { practiceId, memberId: id, createdBy: id, isAdmin: role === 'admin' };
}

/** Those that are for admins alone. */
const adminRequests = new WeakSet<FastifyRequest>();

/** A hook for routes that only an admin may call. It runs before a byte of the body is read. */
export async function checkAdmin(request: FastifyRequest): Promise<void> {
  adminRequests.add(request);
  if (memberOf(request).role !== 'admin') throw new AppError('admin_only');
}

/**
 * A body may take a minute to come, and whoever sends it may be signed out, deactivated or no admin any more by then.
 * So before something is changed, who asks is looked up once more.
 */
export async function checkAgain(request: FastifyRequest): Promise<void> {
  if (SAFE_METHODS.has(request.method)) return;
  await passDoorAgain(request);
  if (adminRequests.has(request)) await checkAdmin(request);
}
