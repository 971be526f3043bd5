import { queryOptions } from '@tanstack/react-query';
import { request } from './request.ts';

export interface Consent {
  partner_name: string;
  practice_name: string;
  /** Where the browser goes after the decision. */
  redirect_host: string;
  can: string[];
  cannot: string[];
}

/** Either there is something to decide, or the partner is told of a fault at `redirect_to`. */
export type Authorization = { redirect_to: string; consent: null } | { redirect_to: null; consent: Consent };

const PATH = '/oauth/authorization';

/** `search` is the query of /oauth/authorize as it came: what is repeated or unknown is the service's to judge. */
export function authorizationQuery(search: string) {
  return queryOptions({
    queryKey: ['authorization', search],
    queryFn: ({ signal }) => request<Authorization>(`${PATH}${search}`, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function decideAuthorization(search: string, decision: 'approve' | 'refuse'): Promise<{ redirect_to: string }> {
  const body = { ...Object.fromEntries(new URLSearchParams(search)), decision };
  return request(PATH, { method: 'POST', body });
}
