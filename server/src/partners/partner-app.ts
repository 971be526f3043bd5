import type { PartnerAppTable } from '../db/tables.ts';

/** A platform that practices can connect, as the operator registered it. */
export type PartnerApp = PartnerAppTable;

export const PARTNER_APP_COLUMNS = [
  'id',
  'name',
  'client_id',
  'redirect_uris',
  'suspended_at',
  'created_at',
  'updated_at',
] as const satisfies (keyof PartnerApp)[];
