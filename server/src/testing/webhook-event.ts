import type { NewWebhookEvent } from '../webhooks/event.ts';

let sessions = 0;

/** An event of a new session, with text that does not survive careless encoding. */
export function makeEvent(endpointId: string, practiceId: string): NewWebhookEvent {
  sessions += 1;
  const sessionId = `psess_${sessions}`;
  return {
    endpointId,
    practiceId,
    sessionId,
    type: 'launch_session.opened',
    data: {
      session_id: sessionId,
      status: 'opened',
      external_client_id: 'Zoë “7” \u0000 🩺',
      clinician_email: 'ann@practice.example',
      opened_at: '2026-03-02T09:00:00.000Z',
      completed_at: null,
      expires_at: '2026-03-04T08:00:00.000Z',
    },
  };
}
