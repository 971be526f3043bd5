import { sql } from 'kysely';
import type { Context } from '../db/context.ts';
import type { Logger } from '../lib/logger.ts';
import type { SecretBox } from '../lib/secret-box.ts';
import { mailAad, type MailContent } from './queue-mail.ts';
import { type MailSender, UndeliverableError } from './mail-sender.ts';

export interface MailDelivery {
  context: Context;
  secretBox: SecretBox;
  sender: MailSender;
  logger: Pick<Logger, 'info' | 'warn'>;
}

interface DueMail {
  id: string;
  attempts: number;
  sealed_content: Buffer;
}

const MINUTE_MS = 60_000;
/** The pause after each failed attempt. The last one repeats until the link in the mail has run out. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS] as const;
/** Longer than an attempt can take. Until then the mail belongs to its worker, afterwards to any. */
const LEASE_MS = 5 * MINUTE_MS;

/**
 * Sends the mails that are due, and answers with how many were tried. If a process dies in between, a mail may be sent
 * twice, but it is never lost.
 */
export async function deliverDueMails(delivery: MailDelivery, signal?: AbortSignal): Promise<number> {
  await giveUpExpired(delivery.context);
  for (let count = 0; ; count += 1) {
    const mail = signal?.aborted === true ? undefined : await claimMail(delivery.context);
    if (mail === undefined) return count;
    await deliver(delivery, mail);
  }
}

/**
 * One at a time, so that none waits under its lease behind others for which a slow server is waited: it would be sent a
 * second time by another worker, or be kept back when this one stops.
 */
async function claimMail({ db, clock }: Context): Promise<DueMail | undefined> {
  const now = clock.now();
  const { rows } = await sql<DueMail>`
    update mails set attempts = attempts + 1, due_at = ${new Date(now.getTime() + LEASE_MS)}
    where id = (
      select id from mails where state = 'pending' and due_at <= ${now} and expires_at > ${now}
      order by due_at limit 1 for update skip locked
    )
    returning id, attempts, sealed_content`.execute(db);
  return rows[0];
}

async function deliver({ context, secretBox, sender, logger }: MailDelivery, mail: DueMail): Promise<void> {
  try {
    const content = JSON.parse(secretBox.open(mail.sealed_content, mailAad(mail.id))) as MailContent;
    await sender.send(mail.id, content);
  } catch (error) {
    // The words of a mail server may repeat the address, so only the kind of failure is logged.
    const { code = 'none', responseCode = 0 } = ((error as Error).cause ?? error) as {
      code?: string;
      responseCode?: number;
    };
    const isFinal = error instanceof UndeliverableError;
    logger.warn({ mail_id: mail.id, attempts: mail.attempts, code, answer: responseCode, isFinal }, 'mail not sent');
    await (isFinal ? settle(context, mail.id, 'failed') : postpone(context, mail));
    return;
  }
  await settle(context, mail.id, 'sent');
  logger.info({ mail_id: mail.id, attempts: mail.attempts }, 'mail sent');
}

async function settle({ db }: Context, mailId: string, state: 'sent' | 'failed'): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state, sealed_content: null })
    .where('id', '=', mailId)
    .where('state', '=', 'pending')
    .execute();
}

async function postpone({ db, clock }: Context, { id, attempts }: DueMail): Promise<void> {
  const pauseMs = PAUSES_MS[attempts - 1] ?? PAUSES_MS.at(-1) ?? 0;
  await db
    .updateTable('mails')
    .set({ due_at: new Date(clock.now().getTime() + pauseMs) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

async function giveUpExpired({ db, clock }: Context): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'failed', sealed_content: null })
    .where('state', '=', 'pending')
    .where('expires_at', '<=', clock.now())
    .execute();
}
