/** Everything that leaves an audit row. `viewed` and `listed` are reads; the rest changed something or was refused. */
export type AuditAction =
  | 'access.refused'
  | 'activity.exported'
  | 'activity.viewed'
  | 'api_key.created'
  | 'api_key.revoked'
  | 'api_keys.listed'
  | 'client.created'
  | 'client.edited'
  | 'client.viewed'
  | 'client_people.listed'
  | 'client_person.added'
  | 'client_person.changed'
  | 'client_person.removed'
  | 'clients.searched'
  | 'job.completed'
  | 'job.created'
  | 'job.failed'
  | 'jobs.listed'
  | 'launch_document.fetched'
  | 'launch_session.client_mapped'
  | 'launch_session.completed'
  | 'launch_session.created'
  | 'launch_session.expired'
  | 'launch_session.opened'
  | 'launch_session.previewed'
  | 'launch_session.report_chosen'
  | 'launch_session.viewed'
  | 'launch_sessions.listed'
  | 'member.added'
  | 'member.changed'
  | 'member.deactivated'
  | 'member.email_verified'
  | 'member.link_issued'
  | 'member.password_set'
  | 'member.reactivated'
  | 'member.reset_requested'
  | 'member.session_ended'
  | 'member.sessions_ended'
  | 'member.sign_in_failed'
  | 'member.signed_in'
  | 'member.signed_out'
  | 'member.totp_disabled'
  | 'member.totp_enabled'
  | 'member.totp_enrolment_started'
  | 'members.listed'
  | 'model.called'
  | 'note.created'
  | 'note.deleted'
  | 'note.edited'
  | 'note.removed'
  | 'note.restored'
  | 'note.viewed'
  | 'notes.listed'
  | 'operator.listed'
  | 'outgoing_text.approved'
  | 'outgoing_text.refused'
  | 'outgoing_text.waiting'
  | 'outgoing_texts.viewed'
  | 'partner.registered'
  | 'partner.resumed'
  | 'partner.secret_rotated'
  | 'partner.suspended'
  | 'partner.updated'
  | 'partner_connection.revoked'
  | 'partner_connections.listed'
  | 'partner_consent.given'
  | 'partner_consent.refused'
  | 'partner_tokens.issued'
  | 'partner_tokens.refreshed'
  | 'practice.created'
  | 'practice.letterhead_changed'
  | 'practice.updated'
  | 'practice.viewed'
  | 'records.searched'
  | 'report.amended'
  | 'report.created'
  | 'report.deleted'
  | 'report.edited'
  | 'report.exported'
  | 'report.rechecked'
  | 'report.review_begun'
  | 'report.review_decided'
  | 'report.review_viewed'
  | 'report.review_withdrawn'
  | 'report.signed'
  | 'report.versions_listed'
  | 'report.viewed'
  | 'reports.listed'
  | 'signing_key.rotated'
  | 'snippet.created'
  | 'snippet.deleted'
  | 'snippet.edited'
  | 'template.created'
  | 'template.deleted'
  | 'template.edited'
  | 'template.tried_out'
  | 'template.try_out_viewed'
  | 'template.viewed'
  | 'templates.listed'
  | 'transcription.sent'
  | 'upload.deleted'
  | 'webhook.delivery_viewed'
  | 'webhook.paused'
  | 'webhook.resumed'
  | 'webhook.secret_rotated'
  | 'webhook.sent_again'
  | 'webhook.test_sent'
  | 'webhook.url_changed'
  | 'webhooks.listed';

export interface AuditActor {
  type: 'api_key' | 'member' | 'operator' | 'partner' | 'system' | 'anonymous';
  /** The id of the key, member or partner app. Null if the type alone says who it is. */
  id: string | null;
}

/** Who asks, from where, and in which request. Every function that leaves an audit row takes it. */
export interface AuditOrigin {
  actor: AuditActor;
  ip: string | null;
  requestId: string | null;
}

/** The service itself, for what it does on its own or as a consequence of a change whose audit row says who made it. */
export const SYSTEM_ORIGIN: AuditOrigin = { actor: { type: 'system', id: null }, ip: null, requestId: null };

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
