import { setTimeout as sleep } from 'node:timers/promises';
import { repeat, type Repetition } from '../lib/repeat.ts';
import { deliverDueMails, type MailDelivery } from './deliver-mails.ts';

/** A person waits for the mail, but a second or two do not matter to them. */
const LOOK_EVERY_MS = 2000;
/** A mail server that hangs must not keep the process from stopping. The mail is sent after the next start. */
const STOP_WITHIN_MS = 5000;
const KEPT_MS = 30 * 86_400_000;

/** Sends mail in the background, and goes on after any outage of the database or the mail server. */
export function startMailer(
  delivery: MailDelivery,
  intervals: { everyMs?: number; stopWithinMs?: number } = {},
): Repetition {
  const { sender, logger } = delivery;
  const { everyMs = LOOK_EVERY_MS, stopWithinMs = STOP_WITHIN_MS } = intervals;
  const repetition = repeat(everyMs, async (signal) => {
    try {
      await deliverDueMails(delivery, signal);
      await deleteOldMails(delivery);
    } catch (error) {
      if (!signal.aborted) logger.warn({ err: error }, 'mail could not be looked for and will be next time');
    }
  });
  return {
    stop: async () => {
      await Promise.race([repetition.stop(), sleep(stopWithinMs, undefined, { ref: false })]);
      sender.close();
    },
  };
}

/** Of a mail that was sent or given up, only the fact that there was one stays. */
async function deleteOldMails({ context: { db, clock } }: MailDelivery): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await db.deleteFrom('mails').where('expires_at', '<', before).execute();
}
