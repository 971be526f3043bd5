import type { VariableValues } from '@casewright/document';
import type { CalendarDate, Instant, PageQuery } from './common.ts';
import { readPageQuery, readQuery } from './read-query.ts';
import { part, patch, post } from './request.ts';

export interface Client {
  id: number;
  first_name: string;
  last_name: string;
  date_of_birth: CalendarDate | null;
  /** As `@casewright/document` writes them; null: not stated. */
  pronouns: string | null;
  /** The organisation's; else private to the member who made it. */
  is_org_client: boolean;
  created_at: Instant;
  updated_at: Instant;
}

export interface ClientFields {
  first_name: string;
  last_name: string;
  date_of_birth?: CalendarDate | null;
  pronouns?: string | null;
  is_org_client: boolean;
}

export interface ClientSearch extends PageQuery {
  q?: string;
}

/** The first part of the key of every query about clients. */
export const CLIENTS = ['clients'] as const;

export const clientsQuery = (search: ClientSearch = {}) =>
  readPageQuery<Client>([...CLIENTS, 'list'], '/clients', { ...search });
export const clientQuery = (clientId: number) =>
  readQuery<Client>([...CLIENTS, clientId], `/clients/${part(clientId)}`);

/** What stands for each variable in a report about the client. */
export const variablesQuery = (clientId: number) => ({
  ...readQuery<VariableValues>([...CLIENTS, clientId, 'variables'], `/clients/${part(clientId)}/variables`, {
    staysOn401: true,
  }),
  staleTime: 15_000,
});

export const createClient = (fields: ClientFields) => post<Client>('/clients', fields);
export const changeClient = (clientId: number, changes: Partial<ClientFields>) =>
  patch<Client>(`/clients/${part(clientId)}`, changes);
