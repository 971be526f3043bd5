import type { AuditEntry } from '../entry.ts';

export function makeEntry(practiceId: string | null, requestId: string, more: Partial<AuditEntry> = {}): AuditEntry {
  return {
    practiceId,
    action: 'report.viewed',
    origin: { actor: { type: 'api_key', id: 'key_1' }, ip: '203.0.113.17', requestId },
    subject: { type: 'report', id: 'rep_1' },
    clientId: 7,
    details: { format: 'markdown', pages: 1 },
    ...more,
  };
}

export function makeEntries(practiceId: string | null, count: number): AuditEntry[] {
  return Array.from({ length: count }, (_, index) => makeEntry(practiceId, `req_${index}`));
}
