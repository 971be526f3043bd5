import { CLIENTS } from './clients.ts';
import type { Instant } from './common.ts';
import { readQuery } from './read-query.ts';
import { part, patch, post, remove } from './request.ts';

export interface ClientPerson {
  id: string;
  name: string;
  /** Such as "mother" or "teacher". */
  role: string | null;
  status: 'confirmed' | 'not_a_person';
  created_at: Instant;
  updated_at: Instant;
}

/** A name that was found in the notes and that nobody has confirmed yet. */
export interface OfferedName {
  name: string;
  kind: 'person' | 'organisation' | 'place';
  notes: number;
}

export type PersonFields = Pick<ClientPerson, 'name' | 'role' | 'status'>;

const pathOf = (clientId: number) => `/clients/${part(clientId)}/people`;

export const peopleQuery = (clientId: number) =>
  readQuery<{ people: ClientPerson[]; offered: OfferedName[] }>([...CLIENTS, clientId, 'people'], pathOf(clientId));

export const addPerson = (clientId: number, body: PersonFields) => post<ClientPerson>(pathOf(clientId), body);
export const changePerson = (clientId: number, personId: string, body: Partial<PersonFields>) =>
  patch<ClientPerson>(`${pathOf(clientId)}/${part(personId)}`, body);
export const removePerson = (clientId: number, personId: string) => remove(`${pathOf(clientId)}/${part(personId)}`);
