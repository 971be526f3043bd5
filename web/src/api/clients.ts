import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CalendarDate, Instant, Page, PageQuery } from './common.ts';
import { part, request } from './request.ts';

export interface Client {
  id: number;
  first_name: string;
  last_name: string;
  date_of_birth: CalendarDate | null;
  /** The organisation's; else private to the member who made it. */
  is_org_client: boolean;
  created_at: Instant;
  updated_at: Instant;
}

export interface ClientFields {
  first_name: string;
  last_name: string;
  date_of_birth?: CalendarDate | null;
  is_org_client: boolean;
}

export interface ClientSearch extends PageQuery {
  q?: string;
}

/** The key of all that is known of clients: invalidate it after a change. */
export const CLIENTS = ['clients'] as const;

export function clientsQuery(search: ClientSearch = {}) {
  return queryOptions({
    queryKey: [...CLIENTS, 'list', search],
    queryFn: ({ signal }) => request<Page<Client>>('/clients', { query: { ...search }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function clientQuery(clientId: number) {
  return queryOptions({
    queryKey: [...CLIENTS, clientId],
    queryFn: ({ signal }) => request<Client>(`/clients/${part(clientId)}`, { signal }),
  });
}

export function createClient(fields: ClientFields): Promise<Client> {
  return request('/clients', { method: 'POST', body: fields });
}

export function changeClient(clientId: number, changes: Partial<ClientFields>): Promise<Client> {
  return request(`/clients/${part(clientId)}`, { method: 'PATCH', body: changes });
}
