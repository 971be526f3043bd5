/** A platform that practices can connect, as the operator registered it. */
export interface PartnerApp {
  id: string;
  name: string;
  clientId: string;
  redirectUris: string[];
  suspendedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export const PARTNER_APP_COLUMNS = [
  'id',
  'name',
  'client_id as clientId',
  'redirect_uris as redirectUris',
  'suspended_at as suspendedAt',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;
