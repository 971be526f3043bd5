import type { AuditTrail } from '../../audit/trail.ts';
import type { Context } from '../../db/context.ts';

/** What the routes of the operator API work with. */
export interface OperatorApi {
  context: Context;
  audit: AuditTrail;
  operatorToken: string;
  rateLimitPerMinute: number;
}
