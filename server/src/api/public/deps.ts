import type { AuditTrail } from '../../audit/trail.ts';
import type { Context } from '../../db/context.ts';
import type { ApiKeyUse } from '../../practice/api-key-use.ts';
import type { Rates } from '../../rates/shared-rates.ts';
import type { Uploads } from '../uploads/upload-kind.ts';

/** What the routes of the public API work with. */
export interface PublicApi {
  context: Context;
  audit: AuditTrail;
  keyUse: ApiKeyUse;
  /** Known only when the server listens, because the port may be the system's choice. */
  baseUrl: () => string;
  rates: Rates;
  rateLimitPerMinute: number;
  /** The largest body with a note, a report or a template in it. */
  maxJsonBytes: number;
  uploads: Uploads;
}
