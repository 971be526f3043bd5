import type { AuditAction, AuditEntry, AuditOrigin } from '../audit/entry.ts';

export function describeEndpointChange(
  action: AuditAction,
  endpointId: string,
  origin: AuditOrigin,
  details?: AuditEntry['details'],
): AuditEntry {
  const subject = { type: 'webhook_endpoint', id: endpointId };
  return { practiceId: null, action, origin, subject, ...(details !== undefined && { details }) };
}
