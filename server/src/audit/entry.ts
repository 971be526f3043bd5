/** Everything that leaves a trace. `viewed` and `listed` are reads; the rest changed something or was refused. */
export type AuditAction =
  | 'access.refused'
  | 'api_key.created'
  | 'api_key.revoked'
  | 'client.created'
  | 'client.edited'
  | 'client.viewed'
  | 'clients.searched'
  | 'job.completed'
  | 'job.created'
  | 'job.failed'
  | 'launch_document.fetched'
  | 'launch_session.client_mapped'
  | 'launch_session.completed'
  | 'launch_session.created'
  | 'launch_session.expired'
  | 'launch_session.opened'
  | 'member.added'
  | 'member.email_verified'
  | 'member.link_issued'
  | 'member.password_set'
  | 'member.reset_requested'
  | 'member.session_ended'
  | 'member.sessions_ended'
  | 'member.sign_in_failed'
  | 'member.signed_in'
  | 'member.signed_out'
  | 'member.totp_disabled'
  | 'member.totp_enabled'
  | 'member.totp_enrolment_started'
  | 'note.created'
  | 'note.viewed'
  | 'notes.listed'
  | 'operator.listed'
  | 'partner.registered'
  | 'partner.resumed'
  | 'partner.secret_rotated'
  | 'partner.suspended'
  | 'partner.updated'
  | 'partner_connection.revoked'
  | 'partner_consent.given'
  | 'partner_consent.refused'
  | 'partner_tokens.issued'
  | 'partner_tokens.refreshed'
  | 'practice.created'
  | 'practice.updated'
  | 'report.created'
  | 'report.deleted'
  | 'report.edited'
  | 'report.exported'
  | 'report.viewed'
  | 'reports.listed'
  | 'template.created'
  | 'template.deleted'
  | 'template.edited'
  | 'template.viewed'
  | 'templates.listed'
  | 'upload.deleted'
  | 'webhook.paused'
  | 'webhook.resumed'
  | 'webhook.secret_rotated'
  | 'webhook.sent_again'
  | 'webhook.test_sent'
  | 'webhook.url_changed';

export interface AuditActor {
  type: 'api_key' | 'member' | 'operator' | 'partner' | 'system' | 'anonymous';
  /** Key, member or partner app id; null where the type alone says who. */
  id: string | null;
}

/** Who is asking, from where, in which request: travels with every call that leaves a trace. */
export interface AuditOrigin {
  actor: AuditActor;
  ip: string | null;
  requestId: string | null;
}

export interface AuditEntry {
  /** Null for what belongs to no practice, such as a call with an unknown key. */
  practiceId: string | null;
  action: AuditAction;
  origin: AuditOrigin;
  /** What was touched, by id, never by name. */
  subject?: { type: string; id: string };
  clientId?: number;
  /** Facts about the event (counts, formats, reasons). Never clinical text, never a name, never a secret. */
  details?: Record<string, string | number | boolean>;
}
