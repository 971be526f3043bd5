import { Type } from 'typebox';
import type { ClientRecord } from '../../../records/clients/client-records.ts';
import { orNull } from '../../http/schema-shorthand.ts';
import { DateTime } from '../schemas.ts';

const NAME_LENGTH = 255;
const CalendarDate = Type.String({ format: 'date' });

export const Client = Type.Object({
  id: Type.Integer(),
  first_name: Type.String(),
  last_name: Type.String(),
  date_of_birth: orNull(CalendarDate),
  is_org_client: Type.Boolean(),
  created_at: DateTime,
  updated_at: DateTime,
});

export const ClientFields = {
  first_name: Type.String({ maxLength: NAME_LENGTH }),
  last_name: Type.String({ maxLength: NAME_LENGTH }),
  date_of_birth: Type.Optional(orNull(CalendarDate)),
  is_org_client: Type.Boolean(),
};

export function presentClient(client: ClientRecord) {
  return {
    id: client.id,
    first_name: client.firstName,
    last_name: client.lastName,
    date_of_birth: client.dateOfBirth,
    is_org_client: client.isOrgClient,
    created_at: client.createdAt,
    updated_at: client.updatedAt,
  };
}
