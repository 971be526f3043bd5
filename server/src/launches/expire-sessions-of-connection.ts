import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import type { PartnerPrincipal } from '../partners/authenticate-partner-token.ts';

/** Stand-in: there are no sessions yet. */
export async function expireSessionsOfConnection(
  _context: Context,
  _origin: AuditOrigin,
  _connection: PartnerPrincipal,
): Promise<void> {}
