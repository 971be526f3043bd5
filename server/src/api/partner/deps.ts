import type { AuditTrail } from '../../audit/trail.ts';
import type { Context } from '../../db/context.ts';
import type { EndSessions } from '../../partners/revoke-grant.ts';
import type { Rates } from '../../rates/shared-rates.ts';

/** What the routes of the partner API work with. */
export interface PartnerApi {
  context: Context;
  audit: AuditTrail;
  /** Known only when the server listens, because the port may be the system's choice. */
  baseUrl: () => string;
  rates: Rates;
  rateLimitPerMinute: number;
  endSessions: EndSessions;
}
