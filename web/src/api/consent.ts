import { readQuery } from './read-query.ts';
import { post } from './request.ts';

export interface Consent {
  partner_name: string;
  practice_name: string;
  /** Where the browser goes after the decision. */
  redirect_host: string;
  can: string[];
  cannot: string[];
}

/** Either the admin has to decide, or the browser goes to `redirect_to` to tell the partner of a fault. */
export type Authorization = { redirect_to: string; consent: null } | { redirect_to: null; consent: Consent };

const PATH = '/oauth/authorization';

/** `search` is the query of /oauth/authorize as it came: what is repeated or unknown is the service's to judge. */
export const authorizationQuery = (search: string) => ({
  ...readQuery<Authorization>(['authorization', search], `${PATH}${search}`),
  staleTime: Infinity,
  gcTime: 0,
});

export const decideAuthorization = (search: string, decision: 'approve' | 'refuse') =>
  post<{ redirect_to: string }>(PATH, { ...Object.fromEntries(new URLSearchParams(search)), decision });
