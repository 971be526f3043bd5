import type { AuditEntry, AuditOrigin } from '../audit/entry.ts';
import { recordAudit } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import type { MemberRole } from '../db/tables.ts';
import { AppError } from '../errors.ts';
import { toCodeAnswer, toErrorAnswer } from './authorization-answer.ts';
import { makeAuthorizationCode } from './authorization-code.ts';
import type { AuthorizationRequest } from './authorization-request.ts';

export type Decision = 'approve' | 'refuse';

/** The member who decides for their practice. */
export interface Decider {
  id: string;
  practiceId: string;
  role: MemberRole;
}

export function checkMayDecide(member: Decider): void {
  if (member.role !== 'admin') throw new AppError('admin_needed');
}

/**
 * Answers with the address to which the browser takes the decision. The connection is made only when the code is
 * exchanged.
 */
export async function decideAuthorization(
  context: Context,
  origin: AuditOrigin,
  {
    request,
    member,
    decision,
    issuer,
  }: {
    request: AuthorizationRequest;
    member: Decider;
    decision: Decision;
    issuer: string;
  },
): Promise<string> {
  checkMayDecide(member);
  if (decision === 'approve') {
    const consent = describeConsent('partner_consent.given', origin, request, member);
    return toCodeAnswer(request, await makeAuthorizationCode(context, request, member, consent), issuer);
  }
  await recordAudit(context.db, context.clock, describeConsent('partner_consent.refused', origin, request, member));
  const { redirectUri, state } = request;
  const description = 'the practice refused the connection';
  return toErrorAnswer({ redirectUri, state, error: 'access_denied', description }, issuer);
}

function describeConsent(
  action: 'partner_consent.given' | 'partner_consent.refused',
  origin: AuditOrigin,
  { app }: AuthorizationRequest,
  { practiceId }: Decider,
): AuditEntry {
  return { practiceId, action, origin, subject: { type: 'partner_app', id: app.id } };
}
