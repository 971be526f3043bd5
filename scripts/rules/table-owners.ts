/**
 * Which folder of `server/src` owns a table. Only that folder writes it; others call its functions. Only the owner and
 * the folders in `READERS` read it.
 */
export const OWNERS: Readonly<Record<string, string>> = {
  practices: 'practice',
  members: 'practice',
  api_keys: 'practice',
  member_sessions: 'practice',
  member_devices: 'practice',
  member_totp: 'practice',
  member_recovery_codes: 'practice',
  member_links: 'practice',
  attempt_buckets: 'practice',
  rate_windows: 'rates',
  clients: 'records',
  client_name_counts: 'records',
  client_people: 'records',
  outgoing_texts: 'records',
  notes: 'records',
  note_revisions: 'records',
  report_rechecks: 'records',
  review_decisions: 'records',
  templates: 'records',
  reports: 'records',
  report_versions: 'records',
  report_writings: 'records',
  audit_events: 'audit',
  audit_heads: 'audit',
  jobs: 'jobs',
  job_steps: 'jobs',
  blobs: 'blobs',
  mails: 'mail',
  webhook_endpoints: 'webhooks',
  webhook_secrets: 'webhooks',
  webhook_events: 'webhooks',
  webhook_attempts: 'webhooks',
  partner_apps: 'partners',
  partner_app_secrets: 'partners',
  partner_connections: 'partners',
  partner_codes: 'partners',
  partner_token_pairs: 'partners',
  launch_sessions: 'launches',
  launch_client_mappings: 'launches',
  launch_documents: 'launches',
};

/** Who else reads a table, because the answer needs one statement: several calls would be a race, or thousands. */
export const READERS: readonly { folder: string; tables: readonly string[]; because: string }[] = [
  { folder: 'db', tables: ['clients', 'reports'], because: 'who may see a record is said there, for all queries' },
  { folder: 'jobs', tables: ['clients'], because: 'a job is made only for a client that is in sight at that moment' },
  { folder: 'records', tables: ['members'], because: 'records are shown with the names of who wrote them' },
  {
    folder: 'audit',
    tables: ['members', 'api_keys', 'partner_apps', 'clients'],
    because: 'the activity log is shown with names, and stores none',
  },
  {
    folder: 'records',
    tables: ['practices', 'jobs'],
    because: 'what was sent is kept as long as the practice says, and is found by the job that wrote a report',
  },
  { folder: 'blobs', tables: ['practices'], because: 'how long uploads are kept is a setting of the practice' },
  {
    folder: 'partners',
    tables: ['members'],
    because: 'a code counts while who approved it is an admin, and connections are shown with that name',
  },
  {
    folder: 'launches',
    tables: ['members', 'clients', 'reports', 'partner_connections'],
    because: 'creating a session looks at clinician, client and connection in the statement that writes it',
  },
];
