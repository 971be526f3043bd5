import type { AuditTrail } from '../../audit/trail.ts';
import type { Context } from '../../db/context.ts';
import type { SecretBox } from '../../lib/secret-box.ts';
import type { LinkDelivery } from '../../practice/sign-in/send-link.ts';
import type { Rates } from '../../rates/shared-rates.ts';

/** What the routes of the operator API work with. */
export interface OperatorApi {
  context: Context;
  audit: AuditTrail;
  delivery: LinkDelivery;
  secretBox: SecretBox;
  operatorToken: string;
  rates: Rates;
  rateLimitPerMinute: number;
}
