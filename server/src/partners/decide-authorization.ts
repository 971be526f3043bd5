import { sql } from 'kysely';
import type { AuditEntry, AuditOrigin } from '../audit/entry.ts';
import { recordAudit, recordChange } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import type { MemberRole } from '../db/tables.ts';
import { AppError } from '../errors.ts';
import { hashSecret, newSecret } from '../lib/secrets.ts';
import { toCodeAnswer, toErrorAnswer } from './authorization-answer.ts';
import type { AuthorizationRequest } from './authorization-request.ts';

const CODE_MS = 5 * 60_000;

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
  if (decision === 'approve') return toCodeAnswer(request, await makeCode(context, origin, request, member), issuer);
  await recordAudit(context.db, context.clock, describeConsent('partner_consent.refused', origin, request, member));
  const { redirectUri, state } = request;
  const description = 'the practice refused the connection';
  return toErrorAnswer({ redirectUri, state, error: 'access_denied', description }, issuer);
}

async function makeCode(
  { db, clock, makeId }: Context,
  origin: AuditOrigin,
  request: AuthorizationRequest,
  member: Decider,
): Promise<string> {
  const code = newSecret('pac_');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + CODE_MS);
  const grantId = makeId('grant');
  const change = sql`
    insert into partner_codes (
      grant_id, hash, partner_app_id, practice_id, approved_by, redirect_uri, code_challenge, created_at, expires_at
    )
    values (
      ${grantId}, ${hashSecret(code)}, ${request.app.id}, ${member.practiceId}, ${member.id}, ${request.redirectUri},
      ${request.codeChallenge}, ${now}::timestamptz, ${expiresAt}::timestamptz
    )
    returning grant_id`;
  const entry = describeConsent('partner_consent.given', origin, request, member);
  await recordChange(db, clock, change, { ...entry, details: { grant_id: grantId } });
  return code;
}

function describeConsent(
  action: 'partner_consent.given' | 'partner_consent.refused',
  origin: AuditOrigin,
  { app }: AuthorizationRequest,
  { practiceId }: Decider,
): AuditEntry {
  return { practiceId, action, origin, subject: { type: 'partner_app', id: app.id } };
}
