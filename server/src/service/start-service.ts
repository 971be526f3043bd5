import { createApp } from '../app.ts';
import { startSealer } from '../audit/sealer.ts';
import type { Config } from '../config.ts';
import { startExpirer } from '../launches/expirer.ts';
import type { Logger } from '../lib/logger.ts';
import { startMailer } from '../mail/mailer.ts';
import { createSmtpSender } from '../mail/smtp-sender.ts';
import { startSignInSweeper } from '../practice/sign-in/sweep-sign-in.ts';
import { startPartnerSweeper } from '../partners/sweeper.ts';
import { claimInstallation } from './claim-installation.ts';
import { type Installation, openInstallation } from './installation.ts';
import { listen } from './listen.ts';
import { startWebhooks } from './start-webhooks.ts';
import { startWork } from './start-work.ts';

/** What a process does: answer requests, work in the background, or both. */
export interface Roles {
  serves: boolean;
  works: boolean;
  /** The one whole service on its data directory, as `npm start` runs it; others may be many. */
  isAlone: boolean;
}

export interface Service extends Pick<Installation, 'context' | 'operatorToken' | 'secretBox'> {
  /** Undefined where nothing is served. */
  baseUrl: string | undefined;
  close(): Promise<void>;
}

/** Brings up what the roles ask for, in order; `close` takes it down in the reverse order, as does a failed start. */
export async function startService(config: Config, roles: Roles, logger: Logger): Promise<Service> {
  const closers: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const closeNext of closers.splice(0).toReversed()) await closeNext();
  };
  try {
    const installation = await openInstallation(config, logger);
    closers.push(installation.close);
    if (roles.isAlone) {
      const claim = await claimInstallation(installation.databaseUrl, config.dataDir);
      closers.push(claim.release);
    }
    if (roles.works) {
      const sealer = startSealer({ ...installation.context, logger });
      closers.push(sealer.stop, startWork(config, installation, logger));
      closers.push(startSignInSweeper(installation.context, logger).stop);
      if (config.mail !== undefined) {
        const sender = createSmtpSender(config.mail.smtp, config.mail.from);
        closers.push(startMailer({ ...installation, sender, logger }).stop);
      }
      const webhooks = await startWebhooks(config, installation, logger);
      closers.push(webhooks.stop);
      const partnerSweeper = startPartnerSweeper({ ...installation, logger });
      closers.push(partnerSweeper.stop);
      closers.push(startExpirer({ context: installation.context, logger }).stop);
    }
    let baseUrl = config.baseUrl;
    if (roles.serves) {
      const app = await createApp({ ...installation, config, baseUrl: () => baseUrl ?? '', logger });
      closers.push(app.close);
      const address = await listen(app.http, config.host, config.port);
      baseUrl ??= address;
    }
    return { ...installation, baseUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}
