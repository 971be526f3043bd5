import { Type } from '../../lib/schema.ts';
import {
  addClientPerson,
  changeClientPerson,
  type ClientPerson,
  removeClientPerson,
} from '../../records/people/client-people.ts';
import { findClientPeople } from '../../tasks/find-client-people.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { DateTime, orNull } from '../schemas.ts';
import { originOf, requesterOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { noteView } from './note-view.ts';
import { ClientIdParams, Deleted, PlainName } from './schemas.ts';

const Status = Type.Union([Type.Literal('confirmed'), Type.Literal('not_a_person')], {
  description: 'What is confirmed is always hidden from language models; what is not a person is left in the text.',
});
const PersonRole = Type.String({
  maxLength: 100,
  description: 'Who it is to the client, such as "mother" or "teacher".',
});

const ClientPersonView = Type.Object({
  id: Type.String(),
  name: Type.String(),
  role: orNull(PersonRole),
  status: Status,
  created_at: DateTime,
  updated_at: DateTime,
});

const Offered = Type.Object(
  {
    name: Type.String(),
    kind: Type.Union([Type.Literal('person'), Type.Literal('organisation'), Type.Literal('place')]),
    notes: Type.Integer({ description: "How many of the client's notes name it." }),
  },
  { description: 'Found in the notes, and nobody has said yet who it is. It is hidden all the same.' },
);

const PersonParams = Type.Object({ client_id: Type.Integer(), person_id: Type.String() });

export function registerPeople(app: HttpServer, api: ConsoleApi): void {
  registerListPeople(app, api);
  registerAddPerson(app, api);
  registerChangePerson(app, api);
  registerRemovePerson(app, api);
}

function presentPerson({ createdAt, updatedAt, ...person }: ClientPerson) {
  return { ...person, created_at: createdAt, updated_at: updatedAt };
}

function registerListPeople(app: HttpServer, { context, audit, language }: ConsoleApi): void {
  app.get(
    '/clients/:client_id/people',
    {
      schema: {
        params: ClientIdParams,
        response: { 200: Type.Object({ people: Type.Array(ClientPersonView), offered: Type.Array(Offered) }) },
      },
    },
    async (request) => {
      const { client_id: clientId } = request.params;
      const { people, offered } = await findClientPeople(context, language, requesterOf(request), clientId);
      const details = { people: people.length, offered: offered.length };
      await noteView(audit, request, { action: 'client_people.listed', clientId, details });
      return { people: people.map(presentPerson), offered };
    },
  );
}

function registerAddPerson(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/clients/:client_id/people',
    {
      schema: {
        params: ClientIdParams,
        body: Type.Object({ name: PlainName, role: Type.Optional(orNull(PersonRole)), status: Type.Optional(Status) }),
        response: { 200: ClientPersonView },
      },
    },
    async (request) => {
      const { name, role = null, status = 'confirmed' } = request.body;
      const { client_id: clientId } = request.params;
      const fields = { name, role, status };
      return presentPerson(await addClientPerson(context, originOf(request), requesterOf(request), clientId, fields));
    },
  );
}

function registerChangePerson(app: HttpServer, { context }: ConsoleApi): void {
  app.patch(
    '/clients/:client_id/people/:person_id',
    {
      schema: {
        params: PersonParams,
        body: Type.Object({
          name: Type.Optional(PlainName),
          role: Type.Optional(orNull(PersonRole)),
          status: Type.Optional(Status),
        }),
        response: { 200: ClientPersonView },
      },
    },
    async (request) => {
      const { name, role, status } = request.body;
      const { client_id: clientId, person_id: personId } = request.params;
      const changes = {
        ...(name !== undefined && { name }),
        ...(role !== undefined && { role }),
        ...(status !== undefined && { status }),
      };
      const member = requesterOf(request);
      return presentPerson(await changeClientPerson(context, originOf(request), member, clientId, personId, changes));
    },
  );
}

function registerRemovePerson(app: HttpServer, { context }: ConsoleApi): void {
  app.delete(
    '/clients/:client_id/people/:person_id',
    { schema: { params: PersonParams, response: { 200: Deleted } } },
    async (request) => {
      const { client_id: clientId, person_id: personId } = request.params;
      await removeClientPerson(context, originOf(request), requesterOf(request), clientId, personId);
      return { deleted: true as const };
    },
  );
}
