import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudits } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { inTransaction } from '../../db/database.ts';
import { type NewClient, toListedClient } from './client.ts';
import { insertClients } from './insert-clients.ts';
import { changeNameCounts, lockNameCounts } from './name-search/name-counts.ts';

/** Enters clients and answers with their ids, in the order given. Thousands in one call are cheaper than one by one. */
export async function createClients(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: AuditOrigin,
  practiceId: string,
  clients: readonly NewClient[],
): Promise<number[]> {
  if (clients.length === 0) return [];
  return inTransaction(db, async (trx) => {
    await lockNameCounts(trx, practiceId);
    const inserted = await insertClients(trx, clock.now(), practiceId, clients);
    await changeNameCounts(trx, practiceId, { added: inserted.map(toListedClient) });
    await recordAudits(
      trx,
      clock,
      inserted.map(({ id }) => ({
        practiceId,
        action: 'client.created',
        origin,
        subject: { type: 'client', id: String(id) },
        clientId: id,
      })),
    );
    return inserted.map(({ id }) => id);
  });
}
