import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { DocumentJson, NotePlace, NoteWord } from '@casewright/document';

/** The tables as the migrations make them. Which folder each belongs to stands in `scripts/rules/table-owners.ts`. */
export interface Tables {
  practices: PracticeTable;
  members: MemberTable;
  pictures: PictureTable;
  letterheads: LetterheadTable;
  api_keys: ApiKeyTable;
  clients: ClientTable;
  client_name_counts: ClientNameCountTable;
  client_people: ClientPersonTable;
  outgoing_texts: OutgoingTextTable;
  note_revisions: NoteRevisionTable;
  report_rechecks: ReportRecheckTable;
  review_decisions: ReviewDecisionTable;
  review_progress: ReviewProgressTable;
  notes: NoteTable;
  templates: TemplateTable;
  snippets: SnippetTable;
  reports: ReportTable;
  report_versions: ReportVersionTable;
  report_writings: ReportWritingTable;
  report_signatures: ReportSignatureTable;
  report_addenda: ReportAddendumTable;
  signing_keys: SigningKeyTable;
  audit_events: AuditEventTable;
  audit_heads: AuditHeadTable;
  try_outs: TryOutTable;
  jobs: JobTable;
  job_steps: JobStepTable;
  blobs: BlobTable;
  member_sessions: MemberSessionTable;
  member_devices: MemberDeviceTable;
  attempt_buckets: AttemptBucketTable;
  rate_windows: RateWindowTable;
  member_totp: MemberTotpTable;
  member_recovery_codes: MemberRecoveryCodeTable;
  member_links: MemberLinkTable;
  mails: MailTable;
  webhook_endpoints: WebhookEndpointTable;
  webhook_secrets: WebhookSecretTable;
  webhook_events: WebhookEventTable;
  webhook_undelivered: WebhookUndeliveredTable;
  webhook_attempts: WebhookAttemptTable;
  partner_apps: PartnerAppTable;
  partner_app_secrets: PartnerAppSecretTable;
  partner_connections: PartnerConnectionTable;
  partner_codes: PartnerCodeTable;
  partner_token_pairs: PartnerTokenPairTable;
  launch_sessions: LaunchSessionTable;
  launch_client_mappings: LaunchClientMappingTable;
  launch_documents: LaunchDocumentTable;
}

export interface PracticeTable {
  id: string;
  name: string;
  api_keys_enabled: boolean;
  upload_retention_days: Generated<number>;
  looks_before_sending: Generated<boolean>;
  signed_retention_years: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export type MemberRole = 'admin' | 'clinician';

export interface MemberTable {
  id: string;
  practice_id: string;
  email: string;
  name: string;
  role: MemberRole;
  credentials: Generated<string | null>;
  signature_picture_id: Generated<string | null>;
  password_hash: string | null;
  email_verified_at: Date | null;
  deactivated_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** The database refuses any change of a row, and to delete what a signature shows. */
export interface PictureTable {
  id: string;
  practice_id: string;
  bytes: Buffer;
  width: number;
  height: number;
  created_at: Date;
}

export interface LetterheadTable {
  practice_id: string;
  address: string;
  registrations: string;
  contact: string;
  footer: string;
  language: string;
  page_size: 'a4' | 'letter';
  side_margin_mm: number;
  end_margin_mm: number;
  logo_id: string | null;
  updated_at: Date;
}

export interface ApiKeyTable {
  id: string;
  practice_id: string;
  member_id: string | null;
  created_by: string;
  name: string;
  hint: string;
  hash: Buffer;
  created_at: Date;
  last_used_at: Date | null;
  expires_at: Date | null;
  revoked_at: Date | null;
}

export interface ClientTable {
  id: Generated<number>;
  practice_id: string;
  owner_id: string | null;
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
  pronouns: string | null;
  created_at: Date;
  updated_at: Date;
  /** The names as they are searched and sorted; the columns that PostgreSQL makes of them. */
  first_key: string;
  last_key: string;
  holder: GeneratedAlways<string>;
  name_text: GeneratedAlways<string>;
}

/** How many clients on a holder's list have a short part of a name in either name, the first, the last. */
export interface ClientNameCountTable {
  practice_id: string;
  holder: string;
  part: string;
  n_any: number;
  n_first: number;
  n_last: number;
}

/** What a note was made from. */
export type NoteSource = 'text' | 'pdf' | 'audio';

export interface NoteTable {
  id: string;
  practice_id: string;
  client_id: number;
  title: string;
  markdown: string;
  source: Generated<NoteSource>;
  places: JSONColumnType<NotePlace[]> | null;
  words: JSONColumnType<NoteWord[]> | null;
  blob_id: string | null;
  /** As the upload was called, if the note was not typed. */
  file_name: string | null;
  characters: GeneratedAlways<number>;
  /** Words that were not heard for sure, and pages that could hardly be read. */
  doubts: GeneratedAlways<number>;
  /** Counts the changes of title, text and session date. */
  revision: Generated<number>;
  /** The day the note is about, where somebody has said it: `2026-03-02`. */
  session_date: string | null;
  created_by: string;
  created_at: Date;
  updated_by: string | null;
  updated_at: Date | null;
  /** Set together: a note that was taken away is in no list and no draft. */
  removed_by: string | null;
  removed_at: Date | null;
  removal_reason: string | null;
}

/** What a note was before a change. */
export interface NoteRevisionTable {
  note_id: string;
  practice_id: string;
  revision: number;
  title: string;
  markdown: string;
  places: JSONColumnType<NotePlace[]> | null;
  words: JSONColumnType<NoteWord[]> | null;
  session_date: string | null;
  saved_at: Date;
  saved_by: string;
}

/** A report whose notes have changed, and which has not been checked against them again. */
export interface ReportRecheckTable {
  report_id: string;
  practice_id: string;
  member_id: string;
  note_ids: string[];
  asked_at: Date;
}

export type ReviewDecision = 'confirmed' | 'placed' | 'set_aside';

/** What a reviewer decided about a sentence of a report, or about a passage that is not in it. */
export interface ReviewDecisionTable {
  report_id: string;
  practice_id: string;
  key: string;
  decision: ReviewDecision;
  decided_by: string;
  decided_at: Date;
}

/** How far a review was when it was last looked at; it counts while the stamp is that of the report. */
export interface ReviewProgressTable {
  report_id: string;
  practice_id: string;
  stamp: string;
  total: number;
  settled: number;
}

export type ClientPersonStatus = 'confirmed' | 'not_a_person';

/** A person in a client's life, by a name that occurs in the notes. */
export interface ClientPersonTable {
  id: string;
  practice_id: string;
  client_id: number;
  name: string;
  folded: string;
  role: string | null;
  status: ClientPersonStatus;
  created_by: string;
  created_at: Date;
  updated_at: Date;
}

export type OutgoingState = 'sent' | 'waiting' | 'approved' | 'refused';

/** A text that was sent to a provider, or waits for approval. */
export interface OutgoingTextTable {
  id: string;
  position: GeneratedAlways<number>;
  practice_id: string;
  client_id: number;
  job_id: string;
  purpose: string;
  provider: string;
  host: string;
  model: string;
  note_ids: string[];
  hidden: number;
  tokens: number;
  state: OutgoingState;
  digest: Buffer;
  sealed_text: Buffer;
  created_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface SnippetTable {
  id: string;
  practice_id: string;
  owner_id: string | null;
  name: string;
  markdown: string;
  updated_at: Date;
}

export interface TemplateTable {
  id: string;
  practice_id: string;
  owner_id: string | null;
  title: string;
  content: JSONColumnType<DocumentJson>;
  prompts: GeneratedAlways<number>;
  created_at: Date;
  updated_at: Date;
}

/** What a template made of a client's notes, to be looked at for a day by the member who asked. */
export interface TryOutTable {
  job_id: string;
  practice_id: string;
  client_id: number;
  member_id: string;
  template_id: string;
  template_title: string;
  content: JSONColumnType<DocumentJson>;
  delete_after: Date;
}

export type ReportState = 'draft' | 'in_review' | 'signed';

export interface ReportTable {
  id: string;
  practice_id: string;
  client_id: number;
  title: string;
  content: JSONColumnType<DocumentJson>;
  markdown: string;
  html: string;
  version: Generated<number>;
  state: Generated<ReportState>;
  /** Where the check of its sentences has not ended: the text before, as `since`, and what was `accepted` in later ones. */
  unchecked: JSONColumnType<{ since: object; accepted: string[] }> | null;
  created_by: string;
  updated_by: string;
  created_at: Date;
  updated_at: Date;
}

export type VersionReason = 'created' | 'edited' | 'rewritten' | 'restored' | 'followed' | 'sent' | 'signed';

export interface ReportVersionTable {
  report_id: string;
  practice_id: string;
  version: number;
  title: string;
  content: JSONColumnType<DocumentJson>;
  reason: VersionReason;
  begun_at: Date;
  saved_at: Date;
  saved_by: string;
}

/** How a report came to be: what it was written from, by whom, and by which versions. */
export interface ReportWritingTable {
  report_id: string;
  practice_id: string;
  template_id: string;
  template: JSONColumnType<DocumentJson>;
  note_ids: string[];
  record: JSONColumnType<JsonObject>;
}

/** The installation's keys: the private half is sealed. */
export interface SigningKeyTable {
  id: string;
  public_key: Buffer;
  sealed_private_key: Buffer;
  created_at: Date;
}

/** What was signed, byte for byte, by whom and with which key. */
interface SignedTable {
  report_id: string;
  practice_id: string;
  key_id: string;
  statement: string;
  digest: Buffer;
  signature: Buffer;
  signer_id: string;
  signer_name: string;
  signer_credentials: string | null;
  signed_at: Date;
  signature_picture_id: string | null;
}

export interface ReportSignatureTable extends SignedTable {
  version: number;
  practice_name: string;
  client_name: string;
  client_date_of_birth: string | null;
  review_total: number;
  review_settled: number;
  reason: string | null;
  /** The paper as it was set then; null where none was. */
  letterhead: JSONColumnType<object> | null;
  logo_id: string | null;
}

export interface ReportAddendumTable extends SignedTable {
  number: number;
  content: JSONColumnType<DocumentJson>;
  markdown: string;
  html: string;
}

/** Only the statements of audit/ write it. The database refuses any change but sealing. */
export interface AuditEventTable {
  id: GeneratedAlways<number>;
  practice_id: string | null;
  at: Date;
  action: string;
  actor_type: string;
  actor_id: string | null;
  subject_type: string | null;
  subject_id: string | null;
  client_id: number | null;
  ip: string | null;
  request_id: string | null;
  details: JSONColumnType<Record<string, string | number | boolean>> | null;
  seq: number | null;
  hash: Buffer | null;
}

export interface AuditHeadTable {
  chain: string;
  seq: number;
  hash: Buffer;
  sealed_at: Date;
}

export type TaskType = 'pdf_processing' | 'audio_transcription' | 'report_generation';
export type JobStatus = 'queued' | 'running' | 'completed' | 'failed';
export type JsonObject = Record<string, unknown>;

export interface JobTable {
  id: string;
  practice_id: string;
  client_id: number;
  task_type: TaskType;
  status: JobStatus;
  progress: number;
  attempts: number;
  deaths: number;
  claims: number;
  run_at: Date;
  /** Not of the client's record: its draft is shown to whoever asked, and to nobody else. */
  is_try_out: Generated<boolean>;
  lease_until: Date | null;
  worker_id: string | null;
  created_by: string;
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  input: JSONColumnType<JsonObject>;
  result: JSONColumnType<JsonObject> | null;
  error: JSONColumnType<{ code: string; message: string }> | null;
  /** Why the last try of a job failed that waits for another. */
  last_fault: JSONColumnType<{ code: string; message: string }> | null;
}

export interface JobStepTable {
  job_id: string;
  step: GeneratedAlways<number>;
  value: JSONColumnType<JsonObject>;
}

export type BlobState = 'pending' | 'stored' | 'deleting';

export interface BlobTable {
  id: string;
  practice_id: string;
  state: BlobState;
  bytes: number | null;
  created_at: Date;
  delete_after: Date | null;
}

export interface MemberSessionTable {
  id: string;
  practice_id: string;
  member_id: string;
  hash: Buffer;
  created_at: Date;
  last_seen_at: Date;
  proved_at: Date;
  idle_limit_ms: number;
  ends_at: Date;
  browser: string;
  ip: string | null;
}

export interface MemberDeviceTable {
  hash: Buffer;
  practice_id: string;
  member_id: string;
  expires_at: Date;
}

export interface AttemptBucketTable {
  name: Buffer;
  attempts: number;
  free_at: Date;
  forget_at: Date;
}

export interface RateWindowTable {
  name: Buffer;
  count: string;
  ends_at: Date;
}

export interface MemberTotpTable {
  member_id: string;
  practice_id: string;
  sealed_secret: Buffer;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: number;
}

export interface MemberRecoveryCodeTable {
  hash: Buffer;
  practice_id: string;
  member_id: string;
}

export type LinkPurpose = 'reset' | 'invitation' | 'verification';

export interface MemberLinkTable {
  hash: Buffer;
  practice_id: string;
  member_id: string;
  purpose: LinkPurpose;
  mailed_to: string | null;
  expires_at: Date;
}

export type MailState = 'pending' | 'sent' | 'failed';

export interface MailTable {
  id: string;
  practice_id: string;
  state: MailState;
  sealed_content: Buffer | null;
  attempts: number;
  due_at: Date;
  created_at: Date;
  expires_at: Date;
}

export interface WebhookEndpointTable {
  id: string;
  url: string;
  is_paused: boolean;
  created_at: Date;
  updated_at: Date;
}

export interface WebhookSecretTable {
  endpoint_id: string;
  signs_from: Date;
  sealed: Buffer;
  created_at: Date;
}

export type WebhookEventState = 'pending' | 'delivered' | 'failed';

export interface WebhookEventTable {
  id: string;
  endpoint_id: string;
  practice_id: string | null;
  session_id: string | null;
  type: string;
  body: string;
  created_at: Date;
}

export interface WebhookUndeliveredTable {
  event_id: string;
  endpoint_id: string;
  practice_id: string | null;
  state: Exclude<WebhookEventState, 'delivered'>;
  attempts: number;
  due_at: Date;
  claims: number;
  lease_until: Date | null;
  failed_at: Date | null;
}

export interface WebhookAttemptTable {
  event_id: string;
  id: GeneratedAlways<number>;
  attempt: number;
  lag_ms: number;
  started_at: Date;
  duration_ms: number;
  status: number | null;
  error: string | null;
  answer: string | null;
  delivered_at: Date | null;
}

export interface PartnerAppTable {
  id: string;
  name: string;
  client_id: string;
  redirect_uris: string[];
  suspended_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface PartnerAppSecretTable {
  partner_app_id: string;
  hash: Buffer;
  created_at: Date;
  valid_until: Date | null;
}

export interface PartnerConnectionTable {
  id: string;
  partner_app_id: string;
  practice_id: string;
  grant_id: string;
  connected_by: string;
  connected_at: Date;
  revoked_at: Date | null;
  revoked_reason: string | null;
  created_at: Date;
}

export interface PartnerCodeTable {
  grant_id: string;
  hash: Buffer;
  partner_app_id: string;
  practice_id: string;
  approved_by: string;
  redirect_uri: string;
  code_challenge: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface PartnerTokenPairTable {
  id: string;
  practice_id: string;
  connection_id: string;
  grant_id: string;
  access_hash: Buffer;
  access_expires_at: Date;
  refresh_hash: Buffer;
  refresh_expires_at: Date;
  created_at: Date;
  replaced_at: Date | null;
}

export type LaunchStatus = 'created' | 'opened' | 'completed' | 'expired';

export interface LaunchSessionTable {
  id: string;
  practice_id: string;
  connection_id: string;
  partner_app_id: string;
  clinician_id: string;
  clinician_email: string;
  external_client_id: string;
  client_first_name: string | null;
  client_last_name: string | null;
  idempotency_key: string;
  request_hash: Buffer;
  status: LaunchStatus;
  created_at: Date;
  opened_at: Date | null;
  completed_at: Date | null;
  expired_at: Date | null;
  expires_at: Date;
  report_id: string | null;
}

export interface LaunchClientMappingTable {
  connection_id: string;
  external_client_id: string;
  practice_id: string;
  client_id: number;
  mapped_by: string;
  mapped_at: Date;
}

export interface LaunchDocumentTable {
  session_id: string;
  practice_id: string;
  client_id: number;
  report_id: string;
  title: string;
  content: JSONColumnType<DocumentJson>;
  markdown: string;
  html: string;
  content_hash: Buffer;
  sent_by: string;
  sent_at: Date;
}
