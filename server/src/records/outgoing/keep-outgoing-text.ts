import { hash } from 'node:crypto';
import type { AuditOrigin } from '../../audit/entry.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Context } from '../../db/context.ts';
import { type DatabaseTransaction, inTransaction } from '../../db/database.ts';
import type { OutgoingState } from '../../db/tables.ts';
import type { SecretBox } from '../../lib/secret-box.ts';
import type { OutgoingCall } from '../../writing/writing-provider.ts';

export interface OutgoingTools {
  context: Context;
  secretBox: SecretBox;
}

export interface OutgoingJob {
  id: string;
  practiceId: string;
  clientId: number;
  origin: AuditOrigin;
}

/**
 * Stores the text with its audit row before a byte of it is sent. If the practice approves texts first, the answer says
 * whether it may go: `sent`, or `waiting` for a decision, or `refused`.
 */
export async function keepOutgoingText(
  { context, secretBox }: OutgoingTools,
  job: OutgoingJob,
  outgoing: OutgoingCall,
): Promise<Exclude<OutgoingState, 'approved'>> {
  const digest = Buffer.from(hash('sha256', `${outgoing.host}\n${outgoing.model}\n${outgoing.plainText}`), 'hex');
  return inTransaction(context.db, async (trx) => {
    const found = await trx
      .selectFrom('practices')
      .leftJoin('outgoing_texts', (join) =>
        join
          .on('outgoing_texts.client_id', '=', job.clientId)
          .on('outgoing_texts.digest', '=', digest)
          .on('outgoing_texts.state', '<>', 'sent'),
      )
      .select(['practices.looks_before_sending as looks', 'outgoing_texts.state', 'outgoing_texts.job_id as jobId'])
      .where('practices.id', '=', job.practiceId)
      .orderBy('outgoing_texts.position', 'desc')
      .executeTakeFirstOrThrow();
    const isFree = !found.looks || found.state === 'approved' || (await wereAllowed(trx, secretBox, job, outgoing));
    const state = isFree ? 'sent' : found.state === 'refused' ? 'refused' : 'waiting';
    if (state === 'waiting' && outgoing.isOptional === true) return state;
    if (state === 'refused' || (state === 'waiting' && found.jobId === job.id)) return state;
    const id = context.makeId('sent');
    await trx
      .insertInto('outgoing_texts')
      .values({
        id,
        practice_id: job.practiceId,
        client_id: job.clientId,
        job_id: job.id,
        purpose: outgoing.purpose,
        provider: outgoing.provider,
        host: outgoing.host,
        model: outgoing.model,
        note_ids: [...outgoing.noteIds],
        hidden: outgoing.hidden,
        tokens: outgoing.tokens,
        state,
        digest,
        sealed_text: secretBox.seal(outgoing.text, `outgoing ${id}`),
        created_at: context.clock.now(),
      })
      .execute();
    await recordAudit(trx, context.clock, {
      practiceId: job.practiceId,
      action: state === 'sent' ? 'model.called' : 'outgoing_text.waiting',
      origin: job.origin,
      subject: { type: 'outgoing_text', id },
      clientId: job.clientId,
      details: {
        provider: outgoing.provider,
        host: outgoing.host,
        model: outgoing.model,
        job: job.id,
        notes: outgoing.noteIds.join(' ').slice(0, 4000),
        hidden: outgoing.hidden,
        tokens: outgoing.tokens,
      },
    });
    return state;
  });
}

/** Whether all its lines of the notes stand in texts that this job was allowed to send to the same model. */
async function wereAllowed(
  trx: DatabaseTransaction,
  secretBox: SecretBox,
  job: OutgoingJob,
  { host, model, passages }: OutgoingCall,
): Promise<boolean> {
  if (passages === undefined) return false;
  const sent = await trx
    .selectFrom('outgoing_texts')
    .select(['id', 'sealed_text as sealedText'])
    .where('job_id', '=', job.id)
    .where('practice_id', '=', job.practiceId)
    .where('state', '=', 'sent')
    .where('host', '=', host)
    .where('model', '=', model)
    .execute();
  const lines = new Set(sent.flatMap(({ id, sealedText }) => secretBox.open(sealedText, `outgoing ${id}`).split('\n')));
  return passages.every((line) => lines.has(line));
}
