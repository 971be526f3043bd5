import type { FastifyRequest } from 'fastify';
import type { AuditEntry } from '../../audit/entry.ts';
import type { AuditTrail } from '../../audit/trail.ts';
import { originOf, principalOf } from './authenticate.ts';

/** Leaves the audit row of what the holder of a key has looked at. */
export function noteView(
  audit: AuditTrail,
  request: FastifyRequest,
  entry: Omit<AuditEntry, 'practiceId' | 'origin'>,
): void | Promise<void> {
  return audit.note({ practiceId: principalOf(request).practiceId, origin: originOf(request), ...entry });
}
