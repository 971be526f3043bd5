import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import { isDemoPlace } from '../demo/open-demo.ts';
import { DEMO_PARTNER_NETWORKS, keepPartnerCertificate } from '../demo/partner-certificate.ts';
import type { Logger } from '../lib/logger.ts';
import { reportWalls } from '../sandbox/report-walls.ts';
import { claimInstallation } from './claim-installation.ts';
import { type Installation, openInstallation } from './installation.ts';
import { listen } from './listen.ts';
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
    reportWalls(logger);
    if (roles.isAlone) {
      const claim = await claimInstallation(installation.databaseUrl, config.dataDir);
      closers.push(claim.release);
    }
    if (roles.works) {
      const webhooks = await allowDemoPartner(config, roles, installation);
      const work = await startWork({ ...config, webhooks }, installation, logger);
      closers.push(work.stop);
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

/** The demo's partner is on this machine, with a certificate of ours. Only the demo's service goes there by itself. */
async function allowDemoPartner(
  { webhooks, dataDir }: Config,
  { isAlone }: Roles,
  { context }: Installation,
): Promise<Config['webhooks']> {
  if (!isAlone || !(await isDemoPlace(context, dataDir))) return webhooks;
  return {
    ...webhooks,
    allowedNetworks: [...webhooks.allowedNetworks, ...DEMO_PARTNER_NETWORKS],
    caFiles: [...webhooks.caFiles, await keepPartnerCertificate(dataDir)],
  };
}
