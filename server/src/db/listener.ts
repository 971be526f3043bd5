import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../lib/logger.ts';

export interface ListenerOptions {
  url: string;
  channel: string;
  logger: Pick<Logger, 'info' | 'warn'>;
  onNotice: (payload: string) => void;
  /** Called after every connection, the first and each later one: what was sent in between was missed. */
  onListening: () => void;
}

export interface Listener {
  close(): Promise<void>;
}

const RECONNECT_DELAYS_MS = [50, 200, 1000, 5000] as const;
const CONNECTION_TIMEOUT_MS = 5000;
/** After this silence the connection is probed, so that a peer that vanished is noticed. */
const KEEP_ALIVE_MS = 10_000;

/** Receives what NOTIFY sends on a channel. It has its own connection, which is made again whenever it breaks. */
export function listenToChannel({ url, channel, logger, onNotice, onListening }: ListenerOptions): Listener {
  const closing = new AbortController();
  const { signal } = closing;
  const running = run();

  async function run(): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      try {
        const client = await connect();
        if (failures > 0) logger.info({ channel }, 'notifications are heard again');
        failures = 0;
        onListening();
        await waitForEnd(client);
      } catch (error) {
        if (failures === 0 && !signal.aborted) logger.warn({ channel, err: error }, 'notifications are not heard');
      }
      const delayMs = RECONNECT_DELAYS_MS[failures] ?? RECONNECT_DELAYS_MS.at(-1);
      failures += 1;
      await sleep(delayMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'casewright listener',
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    // An error is always followed by `end`, which is handled.
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => onNotice(payload));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    return client;
  }

  async function waitForEnd(client: pg.Client): Promise<void> {
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve);
    });
    const end = (): void => void client.end().catch(() => undefined);
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
    await ended;
    signal.removeEventListener('abort', end);
  }

  return {
    close: async () => {
      closing.abort();
      await running;
    },
  };
}
