import { startSealer } from '../audit/sealer.ts';
import type { Config } from '../config.ts';
import { startExpirer } from '../launches/expirer.ts';
import type { Logger } from '../lib/logger.ts';
import { startMailer } from '../mail/mailer.ts';
import { startPartnerSweeper } from '../partners/sweeper.ts';
import { startSignInSweeper } from '../practice/sign-in/sweep-sign-in.ts';
import type { Language } from '../writing/language/language.ts';
import type { Installation } from './installation.ts';
import { startJobs } from './start-jobs.ts';
import { startWebhooks } from './start-webhooks.ts';

/** Starts everything that is done in the background. The function it returns stops all of it at the same time. */
export async function startWork(
  config: Config,
  installation: Installation,
  language: Language,
  logger: Logger,
): Promise<{ stop(): Promise<void> }> {
  const { context } = installation;
  const works = [
    // Started first, because it fails if its certificates cannot be read.
    await startWebhooks(config, installation, logger),
    startSealer({ ...context, logger }),
    startJobs(config, installation, language, logger),
    startExpirer({ context, logger }),
    startPartnerSweeper({ context, logger }),
    startSignInSweeper(context, logger),
  ];
  if (config.mail !== undefined) {
    // Loaded only where mails are sent: the library is large.
    const { createSmtpSender } = await import('../mail/smtp-sender.ts');
    const sender = createSmtpSender(config.mail.smtp, config.mail.from);
    works.push(startMailer({ ...installation, sender, logger }));
  }
  return {
    stop: async () => {
      await Promise.all(works.map((work) => work.stop()));
    },
  };
}
