import { sql } from 'kysely';
import type { AuditEntry, AuditOrigin } from '../audit/entry.ts';
import { recordAudits } from '../audit/record.ts';
import type { Context } from '../db/context.ts';
import type { NewWebhookEvent } from '../webhooks/event.ts';
import { recordWebhookEvents } from '../webhooks/record-events.ts';
import { documentUrlOf } from './launch-session.ts';

/** A session whose state has just changed, as the statement that changed it returns it. */
export interface ChangedSession {
  id: string;
  practiceId: string;
  partnerAppId: string;
  connectionId: string;
  status: 'opened' | 'completed' | 'expired';
  externalClientId: string;
  clinicianEmail: string;
  openedAt: Date | null;
  completedAt: Date | null;
  expiresAt: Date;
}

export const changedColumns = sql`
  id, practice_id as "practiceId", partner_app_id as "partnerAppId", connection_id as "connectionId", status,
  external_client_id as "externalClientId", clinician_email as "clinicianEmail", opened_at as "openedAt",
  completed_at as "completedAt", expires_at as "expiresAt"`;

/** Writes the event and the audit row of each change, in the transaction of the change. */
export async function recordTransitions(
  context: Context,
  origin: AuditOrigin,
  sessions: readonly ChangedSession[],
  facts: Pick<AuditEntry, 'clientId' | 'details'> = {},
): Promise<void> {
  await recordWebhookEvents(context, sessions.map(toWebhookEvent));
  await recordAudits(
    context.db,
    context.clock,
    sessions.map(({ id, practiceId, status }) => ({
      practiceId,
      action: `launch_session.${status}`,
      origin,
      subject: { type: 'launch_session', id },
      ...facts,
    })),
  );
}

/** The fields of `data` are in the order of the interface: the bytes that are sent follow it. */
function toWebhookEvent(session: ChangedSession): NewWebhookEvent {
  return {
    endpointId: session.partnerAppId,
    practiceId: session.practiceId,
    sessionId: session.id,
    type: `launch_session.${session.status}`,
    data: {
      session_id: session.id,
      status: session.status,
      external_client_id: session.externalClientId,
      clinician_email: session.clinicianEmail,
      opened_at: session.openedAt?.toISOString() ?? null,
      completed_at: session.completedAt?.toISOString() ?? null,
      expires_at: session.expiresAt.toISOString(),
      document_url: documentUrlOf(session.id, session.status),
    },
  };
}
