import type { AuditOrigin } from '../../audit/entry.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { AppError, ValidationError } from '../../errors.ts';
import type { MemberScope } from '../../practice/scope.ts';
import type { Client, NewClient } from './client.ts';
import { type ClientRecord, findClientRecord } from './client-records.ts';
import { createClients } from './create-clients.ts';
import { tidyPronouns } from './tidy-pronouns.ts';
import { updateClient } from './update-client.ts';

/** A member who enters or changes clients. */
export interface ClientEditor extends MemberScope {
  isAdmin: boolean;
}

export interface ClientFields extends Omit<NewClient, 'ownerId'> {
  /** True: the organisation's. False: private to the member. */
  isOrgClient: boolean;
}

export async function enterClient(
  context: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  editor: MemberScope,
  { isOrgClient, ...fields }: ClientFields,
): Promise<ClientRecord> {
  const client = { ...tidyFields(fields), ownerId: isOrgClient ? null : editor.memberId };
  checkNamed(client);
  return inTransaction(context.db, async (trx) => {
    const [id = 0] = await createClients({ ...context, db: trx }, origin, editor.practiceId, [client]);
    return findClientRecord(trx, editor, id);
  });
}

/** Only an admin may take a client from the organisation. The client is then private to that admin. */
export async function editClient(
  context: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  editor: ClientEditor,
  clientId: number,
  { isOrgClient, ...fields }: Partial<ClientFields>,
): Promise<ClientRecord> {
  return inTransaction(context.db, async (trx) => {
    const change = (old: Client): Partial<NewClient> => {
      const changes = { ...tidyFields(fields), ownerId: chooseOwner(editor, old, isOrgClient) };
      checkNamed({ ...old, ...changes });
      return changes;
    };
    await updateClient({ ...context, db: trx }, origin, editor.practiceId, clientId, change, editor);
    return findClientRecord(trx, editor, clientId);
  });
}

function chooseOwner(editor: ClientEditor, { ownerId }: Client, isOrgClient: boolean | undefined): string | null {
  if (isOrgClient === undefined || isOrgClient === (ownerId === null)) return ownerId;
  if (isOrgClient) return null;
  if (!editor.isAdmin) throw new AppError('admin_only');
  return editor.memberId;
}

function tidyFields<Fields extends Partial<Pick<NewClient, 'firstName' | 'lastName' | 'pronouns'>>>(
  fields: Fields,
): Fields {
  const { firstName, lastName, pronouns } = fields;
  return {
    ...fields,
    ...(firstName !== undefined && { firstName: firstName.trim() }),
    ...(lastName !== undefined && { lastName: lastName.trim() }),
    ...(pronouns !== undefined && { pronouns: tidyPronouns(pronouns) }),
  };
}

/** One name is enough, because some people have only one. */
function checkNamed({ firstName, lastName }: Pick<NewClient, 'firstName' | 'lastName'>): void {
  if (firstName !== '' || lastName !== '') return;
  throw new ValidationError([
    { loc: ['body', 'last_name'], msg: 'Value error, a client needs a name', type: 'value_error' },
  ]);
}
