/** Everything that leaves a trace. `viewed` and `listed` are reads; the rest changed something or was refused. */
export type AuditAction =
  | 'access.refused'
  | 'api_key.created'
  | 'api_key.revoked'
  | 'client.created'
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
  | 'member.password_set'
  | 'note.created'
  | 'operator.listed'
  | 'practice.created'
  | 'practice.updated'
  | 'report.created'
  | 'report.viewed'
  | 'reports.listed'
  | 'template.created'
  | 'template.viewed'
  | 'templates.listed'
  | 'upload.deleted';

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
