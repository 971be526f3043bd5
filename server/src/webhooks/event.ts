export interface NewWebhookEvent {
  endpointId: string;
  practiceId: string;
  sessionId: string;
  type: 'launch_session.opened' | 'launch_session.completed' | 'launch_session.expired';
  data: {
    session_id: string;
    status: string;
    external_client_id: string;
    clinician_email: string;
    opened_at: string | null;
    completed_at: string | null;
    expires_at: string;
    document_url?: string | null;
  };
}
