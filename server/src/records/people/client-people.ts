import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { type DatabaseTransaction, inTransaction } from '../../db/database.ts';
import type { ClientPersonStatus } from '../../db/tables.ts';
import { isUniqueViolation } from '../../db/violations.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope, Scope } from '../../practice/scope.ts';
import { checkClientVisible } from '../clients/find-client.ts';

/** A person in a client's life, with what a member said about them. */
export interface ClientPerson {
  id: string;
  name: string;
  /** Such as "mother" or "teacher". */
  role: string | null;
  status: ClientPersonStatus;
  createdAt: Date;
  updatedAt: Date;
}

export interface PersonFields {
  name: string;
  role: string | null;
  status: ClientPersonStatus;
}

const COLUMNS = ['id', 'name', 'role', 'status', 'created_at as createdAt', 'updated_at as updatedAt'] as const;

/** Sorted by name. Throws `client_not_found` unless the client is in scope. */
export async function listClientPeople(
  { db }: Pick<Context, 'db'>,
  scope: Scope,
  clientId: number,
): Promise<ClientPerson[]> {
  await checkClientVisible(db, scope, clientId);
  return db
    .selectFrom('client_people')
    .select(COLUMNS)
    .where('practice_id', '=', scope.practiceId)
    .where('client_id', '=', clientId)
    .orderBy('folded')
    .execute();
}

/** Adding a name that is there already changes what is said of that person. */
export async function addClientPerson(
  context: Context,
  origin: AuditOrigin,
  member: MemberScope,
  clientId: number,
  { name, role, status }: PersonFields,
): Promise<ClientPerson> {
  const now = context.clock.now();
  return recordPersonChange(context, origin, member, clientId, 'client_person.added', (trx) =>
    trx
      .insertInto('client_people')
      .values({
        id: context.makeId('pers'),
        practice_id: member.practiceId,
        client_id: clientId,
        name: name.trim(),
        folded: foldName(name),
        role,
        status,
        created_by: member.memberId,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['client_id', 'folded']).doUpdateSet({ name: name.trim(), role, status, updated_at: now }),
      )
      .returning(COLUMNS)
      .executeTakeFirstOrThrow(),
  );
}

/** A name that another person of the client has is refused: who is who would be lost. */
export async function changeClientPerson(
  context: Context,
  origin: AuditOrigin,
  member: MemberScope,
  clientId: number,
  personId: string,
  { name, role, status }: Partial<PersonFields>,
): Promise<ClientPerson> {
  const changed = recordPersonChange(context, origin, member, clientId, 'client_person.changed', (trx) =>
    trx
      .updateTable('client_people')
      .set({
        updated_at: context.clock.now(),
        ...(name !== undefined && { name: name.trim(), folded: foldName(name) }),
        ...(role !== undefined && { role }),
        ...(status !== undefined && { status }),
      })
      .where('id', '=', personId)
      .where('practice_id', '=', member.practiceId)
      .where('client_id', '=', clientId)
      .returning(COLUMNS)
      .executeTakeFirst(),
  );
  return changed.catch((error: unknown) => {
    if (!isUniqueViolation(error, 'client_people_client_id_folded_key')) throw error;
    throw new AppError('person_taken', { cause: error });
  });
}

export async function removeClientPerson(
  context: Context,
  origin: AuditOrigin,
  member: MemberScope,
  clientId: number,
  personId: string,
): Promise<void> {
  await recordPersonChange(context, origin, member, clientId, 'client_person.removed', (trx) =>
    trx
      .deleteFrom('client_people')
      .where('id', '=', personId)
      .where('practice_id', '=', member.practiceId)
      .where('client_id', '=', clientId)
      .returning(COLUMNS)
      .executeTakeFirst(),
  );
}

/** Makes a change with its audit row. Throws unless the client is in sight and `change` found the person. */
async function recordPersonChange(
  { db, clock }: Context,
  origin: AuditOrigin,
  member: MemberScope,
  clientId: number,
  action: 'client_person.added' | 'client_person.changed' | 'client_person.removed',
  change: (trx: DatabaseTransaction) => Promise<ClientPerson | undefined>,
): Promise<ClientPerson> {
  await checkClientVisible(db, member, clientId);
  return inTransaction(db, async (trx) => {
    const person = await change(trx);
    if (person === undefined) throw new AppError('person_not_found');
    const subject = { type: 'client_person', id: person.id };
    const details = { status: person.status };
    await recordAudit(trx, clock, { practiceId: member.practiceId, action, origin, subject, clientId, details });
    return person;
  });
}

/** Two names that fold to the same text are the same name. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
