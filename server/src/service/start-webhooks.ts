import type { Config } from '../config.ts';
import { createAddressGuard } from '../lib/address-guard.ts';
import { createGuardedAgent, loadTrust } from '../lib/guarded-agent.ts';
import type { Logger } from '../lib/logger.ts';
import { ANSWER_TIMEOUT_MS } from '../webhooks/call-endpoint.ts';
import { startDeliverer } from '../webhooks/deliverer.ts';
import { startWebhookSweeper } from '../webhooks/sweep-events.ts';
import type { Installation } from './installation.ts';

/** Sends webhooks in the background, and deletes old ones. */
export async function startWebhooks(
  { webhooks }: Pick<Config, 'webhooks'>,
  { context, databaseUrl, secretBox }: Pick<Installation, 'context' | 'databaseUrl' | 'secretBox'>,
  logger: Logger,
): Promise<{ stop(): Promise<void> }> {
  const { allowedNetworks, caFiles, concurrency, concurrencyPerEndpoint, retentionDays } = webhooks;
  const dispatcher = createGuardedAgent({
    isAllowed: createAddressGuard(allowedNetworks),
    trust: await loadTrust(caFiles),
    connectTimeoutMs: ANSWER_TIMEOUT_MS,
  });
  const deliverer = startDeliverer({
    context,
    logger,
    databaseUrl,
    secretBox,
    dispatcher,
    concurrency,
    concurrencyPerEndpoint,
  });
  const sweeper = startWebhookSweeper({ context, logger, retentionDays });
  return {
    stop: async () => {
      await Promise.all([deliverer.stop(), sweeper.stop()]);
      await dispatcher.destroy();
    },
  };
}
