import type { AuditAction, AuditEntry, AuditOrigin } from '../audit/entry.ts';

/** For changes that follow from another one, whose trace says who made it. */
export const SYSTEM_ORIGIN: AuditOrigin = { actor: { type: 'system', id: null }, ip: null, requestId: null };

export function describeEndpointChange(
  action: AuditAction,
  endpointId: string,
  origin: AuditOrigin,
  details?: AuditEntry['details'],
): AuditEntry {
  const subject = { type: 'webhook_endpoint', id: endpointId };
  return { practiceId: null, action, origin, subject, ...(details !== undefined && { details }) };
}
