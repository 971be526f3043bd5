import path from 'node:path';
import { parseNetworks, parseWholeNumber } from './parse-values.ts';
import type { SettingsReader } from './read-settings.ts';

export interface WebhookSettings {
  /** Networks that are not public and in which endpoints may be all the same. */
  allowedNetworks: string[];
  /** Files with certificates that are trusted beside the usual ones. */
  caFiles: string[];
  /** How many deliveries one process makes at a time: in all, and to one endpoint. */
  concurrency: number;
  concurrencyPerEndpoint: number;
  retentionDays: number;
}

export function readWebhooks({ read }: SettingsReader): WebhookSettings {
  return {
    allowedNetworks: read('WEBHOOK_ALLOWED_NETWORKS', [], parseNetworks),
    caFiles: read('WEBHOOK_CA_FILE', [], (text) => [path.resolve(text)]),
    concurrency: read('CONCURRENT_WEBHOOKS', 64, parseWholeNumber(1, 1000)),
    concurrencyPerEndpoint: read('CONCURRENT_WEBHOOKS_PER_ENDPOINT', 8, parseWholeNumber(1, 100)),
    retentionDays: read('WEBHOOK_RETENTION_DAYS', 90, parseWholeNumber(2, 3650)),
  };
}
