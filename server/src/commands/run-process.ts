import type { Config } from '../config.ts';
import type { Logger } from '../lib/logger.ts';
import { type Roles, type Service, startService } from '../service/start-service.ts';
import { waitForStopSignal } from '../service/stop-signal.ts';
import { describeDemo } from '../service/welcome.ts';

/** The longest time a stop may take. Answers that need longer are cut off. */
const STOP_LIMIT_MS = 15_000;

export type ProcessName = 'start' | 'serve' | 'work';

const ROLES: Record<ProcessName, Roles> = {
  start: { serves: true, works: true, isAlone: true },
  serve: { serves: true, works: false, isAlone: false },
  work: { serves: false, works: true, isAlone: false },
};

/**
 * Runs until the process is told to stop, then stops cleanly. A signal during the start ends the start. It also stops where
 * the demo cannot be shown: what is running by then would hear no signal.
 */
export async function runProcess(name: ProcessName, config: Config, logger: Logger): Promise<void> {
  const stopSignal = waitForStopSignal();
  const service = await startService(config, ROLES[name], logger);
  try {
    if (name === 'start') await showDemo(config, service);
    logger.info({ signal: await stopSignal }, 'stopping');
  } finally {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    await service.close();
  }
  logger.info('stopped');
}

async function showDemo(config: Config, { context, operatorToken, secretBox, baseUrl = '' }: Service): Promise<void> {
  // Loaded when requests are answered already.
  const [{ openDemo }, { demoFile }] = await Promise.all([import('../demo/open-demo.ts'), import('../demo/seed.ts')]);
  const demo = await openDemo(context, { dataDir: config.dataDir, baseUrl, operatorToken, secretBox });
  const text =
    demo === undefined ? `\nCasewright is running at ${baseUrl}\n\n` : describeDemo(demo, demoFile(config.dataDir));
  process.stdout.write(text);
}
