import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Logger } from '../lib/logger.ts';
import { reportWalls } from '../sandbox/report-walls.ts';
import { claimInstallation } from './claim-installation.ts';
import { type Installation, openInstallation } from './installation.ts';
import { listen } from './listen.ts';

/** What a process does: answer requests, work in the background, or both. */
export interface Roles {
  serves: boolean;
  works: boolean;
  /**
   * True for `npm start`: the only process of its kind on its data directory. `serve` and `work` may run many times.
   */
  isAlone: boolean;
}

export interface Service extends Pick<Installation, 'context' | 'operatorToken' | 'secretBox'> {
  /** Undefined if it does not answer requests. */
  baseUrl: string | undefined;
  close(): Promise<void>;
}

const FIRST_ANSWERS_MS = 50;

/** Starts what the roles ask for. `close` stops requests first, then the work, then the rest; so does a failed start. */
export async function startService(config: Config, roles: Roles, logger: Logger): Promise<Service> {
  const closers: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const closeNext of closers.splice(0).toReversed()) await closeNext();
  };
  try {
    // Most of a start is loading code, which is done while the database server starts.
    const [installation, { createLanguage }, code] = await Promise.all([
      openInstallation(config, logger),
      import('../writing/language/language.ts'),
      roles.serves ? import('../app.ts') : undefined,
    ]);
    closers.push(installation.close);
    // One for requests and work: its process holds some 400 MB.
    const language = createLanguage();
    closers.push(language.close);
    if (roles.isAlone) {
      const claim = await claimInstallation(installation.databaseUrl, config.dataDir);
      closers.push(claim.release);
    }
    let baseUrl = config.baseUrl;
    const beforeServing = closers.length;
    if (code !== undefined) {
      const app = await code.createApp({ ...installation, config, language, baseUrl: () => baseUrl ?? '', logger });
      closers.push(app.close);
      const address = await listen(app.http, config.host, config.port);
      baseUrl ??= address;
      // What follows holds the event loop: whoever waited for the service is answered first.
      await sleep(FIRST_ANSWERS_MS);
    }
    reportWalls(logger);
    const { reportSecretKey } = await import('./report-secret-key.ts');
    await reportSecretKey(installation, logger);
    if (roles.works) {
      // Loaded when requests are answered already.
      const { startWork } = await import('./start-work.ts');
      const webhooks = await allowDemoPartner(config, roles, installation);
      const work = await startWork({ ...config, webhooks }, installation, language, logger);
      // It goes on until the last request is answered.
      closers.splice(beforeServing, 0, work.stop);
    }
    return { ...installation, baseUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The demo's partner runs on this machine with a certificate that we made. Only the demo's service trusts it. */
async function allowDemoPartner(
  { webhooks, dataDir }: Config,
  { isAlone }: Roles,
  { context }: Installation,
): Promise<Config['webhooks']> {
  if (!isAlone) return webhooks;
  const [{ isDemoPlace }, { DEMO_PARTNER_NETWORKS, keepPartnerCertificate }] = await Promise.all([
    import('../demo/open-demo.ts'),
    import('../demo/partner-certificate.ts'),
  ]);
  if (!(await isDemoPlace(context, dataDir))) return webhooks;
  return {
    ...webhooks,
    allowedNetworks: [...webhooks.allowedNetworks, ...DEMO_PARTNER_NETWORKS],
    caFiles: [...webhooks.caFiles, await keepPartnerCertificate(dataDir)],
  };
}
