import { queryOptions } from '@tanstack/react-query';
import { CLIENTS } from './clients.ts';
import type { Instant } from './common.ts';
import { part, request } from './request.ts';

export interface ClientPerson {
  id: string;
  name: string;
  /** Such as "mother" or "teacher". */
  role: string | null;
  status: 'confirmed' | 'not_a_person';
  created_at: Instant;
  updated_at: Instant;
}

/** A name that was found in the notes, of which nobody has said yet who it is. */
export interface OfferedName {
  name: string;
  kind: 'person' | 'organisation' | 'place';
  notes: number;
}

export type PersonFields = Pick<ClientPerson, 'name' | 'role' | 'status'>;

export function peopleQuery(clientId: number) {
  return queryOptions({
    queryKey: [...CLIENTS, clientId, 'people'],
    queryFn: ({ signal }) =>
      request<{ people: ClientPerson[]; offered: OfferedName[] }>(`/clients/${part(clientId)}/people`, { signal }),
  });
}

export function addPerson(clientId: number, body: PersonFields): Promise<ClientPerson> {
  return request(`/clients/${part(clientId)}/people`, { method: 'POST', body });
}

export function changePerson(clientId: number, personId: string, body: Partial<PersonFields>): Promise<ClientPerson> {
  return request(`/clients/${part(clientId)}/people/${part(personId)}`, { method: 'PATCH', body });
}

export function removePerson(clientId: number, personId: string): Promise<{ deleted: true }> {
  return request(`/clients/${part(clientId)}/people/${part(personId)}`, { method: 'DELETE' });
}
