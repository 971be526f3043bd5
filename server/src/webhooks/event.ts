import type { WebhookEventState } from '../db/tables.ts';

export type { WebhookEventState } from '../db/tables.ts';

export const WEBHOOK_EVENT_STATES = ['pending', 'delivered', 'failed'] as const satisfies WebhookEventState[];

/** What happened to a launch session; these are all that a partner gets unasked. */
export type SessionEventType = 'launch_session.opened' | 'launch_session.completed' | 'launch_session.expired';

/** Sent only when the operator asks for it. */
export const TEST_EVENT_TYPE = 'webhook.test';

/** Times are ISO 8601 UTC. */
export interface SessionEventData {
  session_id: string;
  status: 'opened' | 'completed' | 'expired';
  external_client_id: string;
  clinician_email: string;
  opened_at: string | null;
  completed_at: string | null;
  expires_at: string;
  /** For `launch_session.completed` alone. */
  document_url?: string | null;
}

export interface NewWebhookEvent {
  endpointId: string;
  practiceId: string;
  sessionId: string;
  type: SessionEventType;
  data: SessionEventData;
}

export interface WebhookPayload {
  id: string;
  type: string;
  created_at: string;
  data: object;
}

/** The text that is stored, signed and sent. Fields stand in the order of the contract. */
export function writeBody({ id, type, created_at, data }: WebhookPayload): string {
  return JSON.stringify({ id, type, created_at, data });
}
