/** What each kind of audit row says happened, as the rest of a sentence that begins with who did it. */
const ACTIONS: Record<string, string> = {
  'access.refused': 'was refused',
  'activity.exported': 'exported the activity',
  'activity.viewed': 'looked at the activity',
  'api_key.created': 'created an API key',
  'api_key.revoked': 'revoked an API key',
  'api_keys.listed': 'looked at the API keys',
  'client.created': 'added a client',
  'client.edited': 'edited a client',
  'client.viewed': 'saw a client’s details',
  'client_people.listed': 'looked at the people of a client',
  'client_person.added': 'added a person of a client',
  'client_person.changed': 'changed a person of a client',
  'client_person.removed': 'removed a person of a client',
  'clients.searched': 'searched clients',
  'job.completed': 'finished a job',
  'job.created': 'started a job',
  'job.failed': 'could not finish a job',
  'jobs.listed': 'looked at the jobs',
  'launch_document.fetched': 'fetched a sent report',
  'launch_session.client_mapped': 'chose the client of a session',
  'launch_session.completed': 'sent a report to a partner',
  'launch_session.created': 'asked for a report',
  'launch_session.expired': 'ended a session that expired',
  'launch_session.opened': 'opened a session',
  'launch_session.previewed': 'previewed what is sent',
  'launch_session.report_chosen': 'chose the report of a session',
  'launch_session.viewed': 'looked at a session',
  'launch_sessions.listed': 'looked at a partner’s sessions',
  'member.added': 'added a member',
  'member.changed': 'changed a member',
  'member.deactivated': 'deactivated a member',
  'member.email_verified': 'verified an e-mail address',
  'member.link_issued': 'issued a link to a member',
  'member.password_set': 'set a password',
  'member.reactivated': 'reactivated a member',
  'member.reset_requested': 'asked for a new password',
  'member.session_ended': 'ended a session of a browser',
  'member.sessions_ended': 'signed out everywhere',
  'member.sign_in_failed': 'failed to sign in',
  'member.signed_in': 'signed in',
  'member.signed_out': 'signed out',
  'member.totp_disabled': 'turned two-step sign-in off',
  'member.totp_enabled': 'turned two-step sign-in on',
  'member.totp_enrolment_started': 'began to set up two-step sign-in',
  'members.listed': 'looked at the members',
  'model.called': 'sent a text to a language model',
  'note.created': 'added a note',
  'note.deleted': 'deleted a removed note',
  'note.edited': 'corrected a note',
  'note.removed': 'removed a note',
  'note.restored': 'restored a note',
  'note.viewed': 'read a note',
  'notes.listed': 'looked at the notes',
  'outgoing_text.approved': 'approved a text for a language model',
  'outgoing_text.refused': 'refused to send a text to a language model',
  'outgoing_text.waiting': 'held back a text until somebody has read it',
  'outgoing_texts.viewed': 'read what is sent to a language model',
  'partner_connection.revoked': 'revoked a connection',
  'partner_connections.listed': 'looked at the connections',
  'partner_consent.given': 'connected a partner',
  'partner_consent.refused': 'refused a partner',
  'partner_tokens.issued': 'received tokens',
  'partner_tokens.refreshed': 'renewed tokens',
  'practice.created': 'set up the practice',
  'practice.letterhead_changed': 'changed the letterhead',
  'practice.updated': 'changed the practice',
  'practice.viewed': 'looked at the practice',
  'records.searched': 'searched clients, reports and templates',
  'report.amended': 'signed an addendum to a report',
  'report.created': 'created a report',
  'report.deleted': 'deleted a report',
  'report.edited': 'edited a report',
  'report.exported': 'exported a report',
  'report.rechecked': 'checked a report against its notes',
  'report.review_begun': 'began to review a report',
  'report.review_decided': 'reviewed a part of a report',
  'report.review_viewed': 'looked at the review of a report',
  'report.review_withdrawn': 'took back a decision of a review',
  'report.signed': 'signed a report',
  'report.viewed': 'opened a report',
  'reports.listed': 'looked at the reports',
  'snippet.created': 'created a snippet',
  'snippet.deleted': 'deleted a snippet',
  'snippet.edited': 'edited a snippet',
  'template.created': 'created a template',
  'template.deleted': 'deleted a template',
  'template.edited': 'edited a template',
  'template.tried_out': 'tried out a template on the notes of a client',
  'template.try_out_viewed': 'looked at a try-out of a template',
  'template.viewed': 'opened a template',
  'templates.listed': 'looked at the templates',
  'upload.deleted': 'deleted an uploaded file',
  'webhook.delivery_viewed': 'looked at a delivery',
  'webhooks.listed': 'looked at the deliveries',
};

export function describeAction(action: string): string {
  return ACTIONS[action] ?? action.replaceAll(/[._]/g, ' ');
}

/** The first part of an action's name, for grouping a long list. */
const GROUPS: [RegExp, string][] = [
  [/^(?:client(?:s|_people|_person)?|records)\./, 'Clients'],
  [/^(?:notes?|upload)\./, 'Notes and files'],
  [/^(?:reports?|outgoing_texts?|model)\./, 'Reports'],
  [/^templates?\./, 'Templates'],
  [/^snippets?\./, 'Snippets'],
  [/^jobs?\./, 'Jobs'],
  [/^(?:launch_|partner_|webhooks?\b)/, 'Partners'],
  [/^members?\./, 'Members and sign-in'],
  [/./, 'Practice'],
];

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface ActionGroup {
  group: string;
  items: { value: string; label: string }[];
}

export function groupActions(actions: readonly string[]): ActionGroup[] {
  const found = GROUPS.map(([, group]) => ({ group, items: [] as ActionGroup['items'] }));
  for (const action of actions) {
    const place = GROUPS.findIndex(([pattern]) => pattern.test(action));
    found[place]?.items.push({ value: action, label: capitalise(describeAction(action)) });
  }
  return found.filter(({ items }) => items.length > 0);
}
