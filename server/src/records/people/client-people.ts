import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudits } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import type { ClientPersonStatus } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import type { MemberScope, Scope } from '../../practice/scope.ts';
import { checkClientVisible } from '../clients/find-client.ts';

/** Somebody of a client's life, as a member has said who it is. */
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

/** By their names. Throws `client_not_found` unless the client is in scope. */
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

/** The same name a second time changes what was said of it. */
export async function addClientPerson(
  context: Context,
  origin: AuditOrigin,
  member: MemberScope,
  clientId: number,
  { name, role, status }: PersonFields,
): Promise<ClientPerson> {
  await checkClientVisible(context.db, member, clientId);
  const now = context.clock.now();
  return inTransaction(context.db, async (trx) => {
    const person = await trx
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
      .executeTakeFirstOrThrow();
    await recordAudits(trx, context.clock, [entryOf('client_person.added', origin, member, clientId, person)]);
    return person;
  });
}

export async function changeClientPerson(
  context: Context,
  origin: AuditOrigin,
  member: MemberScope,
  clientId: number,
  personId: string,
  { name, role, status }: Partial<PersonFields>,
): Promise<ClientPerson> {
  await checkClientVisible(context.db, member, clientId);
  return inTransaction(context.db, async (trx) => {
    const person = await trx
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
      .executeTakeFirst();
    if (person === undefined) throw new AppError('person_not_found');
    await recordAudits(trx, context.clock, [entryOf('client_person.changed', origin, member, clientId, person)]);
    return person;
  });
}

export async function removeClientPerson(
  context: Context,
  origin: AuditOrigin,
  member: MemberScope,
  clientId: number,
  personId: string,
): Promise<void> {
  await checkClientVisible(context.db, member, clientId);
  await inTransaction(context.db, async (trx) => {
    const person = await trx
      .deleteFrom('client_people')
      .where('id', '=', personId)
      .where('practice_id', '=', member.practiceId)
      .where('client_id', '=', clientId)
      .returning(COLUMNS)
      .executeTakeFirst();
    if (person === undefined) throw new AppError('person_not_found');
    await recordAudits(trx, context.clock, [entryOf('client_person.removed', origin, member, clientId, person)]);
  });
}

/** By which a name is known as the same. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

function entryOf(
  action: 'client_person.added' | 'client_person.changed' | 'client_person.removed',
  origin: AuditOrigin,
  { practiceId }: Scope,
  clientId: number,
  { id, status }: ClientPerson,
) {
  return { practiceId, action, origin, subject: { type: 'client_person', id }, clientId, details: { status } };
}
