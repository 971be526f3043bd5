import { possessiveOf, pronounValues, type VariableValues } from '@casewright/document';
import type { Client } from '../records/clients/client.ts';
import { formatDate } from '../writing/evidence/material.ts';
import { NOT_RECORDED } from '../writing/identities/identities-of.ts';

/** The values of the variables about a client. */
export function clientValues({ firstName, lastName, dateOfBirth, pronouns }: Omit<Client, 'id' | 'ownerId'>) {
  const fullName = `${firstName} ${lastName}`.trim();
  return {
    'client.first_name': firstName,
    'client.last_name': lastName,
    'client.full_name': fullName,
    'client.first_name_possessive': possessiveOf(firstName),
    'client.full_name_possessive': possessiveOf(fullName),
    'client.date_of_birth': dateOfBirth === null ? NOT_RECORDED : formatDate(new Date(dateOfBirth)),
    ...pronounValues(pronouns, firstName === '' ? lastName : firstName),
  } satisfies VariableValues;
}
