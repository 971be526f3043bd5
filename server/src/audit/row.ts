import type { AuditEntry } from './entry.ts';

/** An entry as the table takes it. */
export interface AuditRow {
  practiceId: string | null;
  at: Date;
  action: string;
  actorType: string;
  actorId: string | null;
  subjectType: string | null;
  subjectId: string | null;
  clientId: number | null;
  ip: string | null;
  requestId: string | null;
  details: string | null;
}

/** Ids, addresses and our own words are shorter. A longer text came from a hostile request. */
const MAX_TEXT_LENGTH = 128;
/** Facts are shorter. A longer text may be something a person wrote, and none of it is kept. */
const MAX_DETAIL_LENGTH = 200;
const MAX_DETAILS = 16;

/**
 * Parts of an entry come from the request as it was sent (an unknown id, a forwarded address). Whatever they contain,
 * the row must be storable: one that PostgreSQL refuses would hold up every entry behind it.
 */
export function toAuditRow(entry: AuditEntry, at: Date): AuditRow {
  const { origin, subject, clientId } = entry;
  return {
    practiceId: toStorable(entry.practiceId),
    at,
    action: entry.action,
    actorType: origin.actor.type,
    actorId: toStorable(origin.actor.id),
    subjectType: toStorable(subject?.type),
    subjectId: toStorable(subject?.id),
    clientId: clientId !== undefined && Number.isSafeInteger(clientId) ? clientId : null,
    ip: toStorable(origin.ip),
    requestId: toStorable(origin.requestId),
    details: toDetails(entry.details),
  };
}

function toStorable(text: string | null | undefined): string | null {
  return text === null || text === undefined ? null : cleanText(text.slice(0, MAX_TEXT_LENGTH));
}

/** PostgreSQL holds neither NUL nor half a surrogate pair. */
function cleanText(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text).toWellFormed();
}

function toDetails(details: AuditEntry['details']): string | null {
  if (details === undefined) return null;
  const facts = Object.entries(details)
    .slice(0, MAX_DETAILS)
    .map(([name, value]) => [cleanText(name.slice(0, MAX_TEXT_LENGTH)), toFact(value)]);
  return facts.length === 0 ? null : JSON.stringify(Object.fromEntries(facts));
}

function toFact(value: unknown): string | number | boolean {
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value;
  if (typeof value === 'object' && value !== null) return '[left out]';
  const text = String(value);
  return text.length > MAX_DETAIL_LENGTH ? `[${text.length} characters left out]` : cleanText(text);
}
