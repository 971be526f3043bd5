import type { AuditOrigin } from '../audit/entry.ts';
import type { Context } from '../db/context.ts';
import { type DatabaseTransaction, inTransaction } from '../db/database.ts';
import type { Documents } from '../documents/documents.ts';
import { type Reading, type RenderedDocument, takeDocument } from '../documents/read-document.ts';
import { AppError } from '../errors.ts';
import type { Scope } from '../practice/scope.ts';
import type { ClientRecord } from '../records/clients/client-records.ts';
import { type ClientEditor, type ClientFields, editClient } from '../records/clients/edit-client.ts';
import { findClient, holdClient } from '../records/clients/find-client.ts';
import { cutBatches, holdReportsWithFields, readHeldReports } from '../records/reports/reports-with-fields.ts';
import { type FollowedReport, saveFollowed } from '../records/reports/save-followed.ts';
import { clientValues } from './client-values.ts';

export interface FollowingTools {
  context: Pick<Context, 'db' | 'clock'>;
  documents: Documents;
}

/**
 * Changes a client's record, and in the same transaction what unsigned reports say out of it: names and pronouns in
 * them follow the record. Each such report gets a version of its own, so nobody signs a text that they have not read.
 * A few reports are in memory at a time, however many there are; if the service dies in between, nothing was changed.
 */
export async function editClientRecord(
  { context, documents }: FollowingTools,
  origin: AuditOrigin,
  editor: ClientEditor,
  clientId: number,
  changes: Partial<ClientFields>,
): Promise<ClientRecord> {
  return inTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx };
    const client = await editClient(inside, origin, editor, clientId, changes);
    const values = clientValues(client);
    // Asked for after the change: a report that is made at the same moment waits for the client's row.
    const held = await holdReportsWithFields(trx, editor, clientId);
    for (const batch of cutBatches(held)) {
      const followed: FollowedReport[] = [];
      for (const { id, content } of await readHeldReports(trx, editor, batch)) {
        // One at a time, so that many reports leave room for others in the threads that read documents.
        const reading = await documents.work('followRecord', { content, values });
        if (reading !== null) followed.push({ id, document: takeDocument(reading) });
      }
      await saveFollowed(inside, origin, editor, clientId, followed);
    }
    return client;
  });
}

/** A report with what the record says now. */
export async function followClient(
  { context, documents }: FollowingTools,
  scope: Scope,
  clientId: number,
  report: Reading<RenderedDocument>,
): Promise<RenderedDocument> {
  return follow(documents, report, () => findClient(context.db, scope, clientId));
}

/** The same for a report that is stored in this transaction: until it is, the record stays as it is. */
export async function followHeldClient(
  { documents }: Pick<FollowingTools, 'documents'>,
  trx: DatabaseTransaction,
  scope: Scope,
  clientId: number,
  report: Reading<RenderedDocument>,
): Promise<RenderedDocument> {
  return follow(documents, report, () => holdClient(trx, scope, clientId));
}

async function follow(
  documents: Documents,
  report: Reading<RenderedDocument>,
  readClient: () => Promise<Parameters<typeof clientValues>[0] | undefined>,
): Promise<RenderedDocument> {
  const document = takeDocument(report);
  if (!hasFields(document)) return document;
  const client = await readClient();
  if (client === undefined) throw new AppError('client_not_found');
  const followed = await documents.work('followRecord', { content: document.content, values: clientValues(client) });
  return followed === null ? document : takeDocument(followed);
}

/** Text cannot be taken for it: there a quotation mark is escaped. */
function hasFields({ content }: RenderedDocument): boolean {
  return content.includes('"type":"field"');
}
