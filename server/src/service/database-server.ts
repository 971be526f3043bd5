import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../config.ts';
import { type EmbeddedServer, openEmbeddedServer } from '../db/embedded/embedded-server.ts';
import type { Logger } from '../lib/logger.ts';
import { PlainError } from '../lib/plain-error.ts';

const DATABASE_NAME = 'casewright';
const REOPEN_PAUSE_MS = 1000;

export interface DatabaseServer {
  url: string;
  close(): Promise<void>;
}

/** The server that DATABASE_URL names, or the embedded one. */
export async function openDatabaseServer(config: Config, logger: Logger): Promise<DatabaseServer> {
  if (config.databaseUrl === undefined) return keepEmbeddedServer(path.join(config.dataDir, 'postgres'), logger);
  const probe = await connect(config.databaseUrl);
  await probe.end();
  return { url: config.databaseUrl, close: async () => undefined };
}

/** Holds one connection to the embedded server only to notice its death, and then starts it again. */
async function keepEmbeddedServer(directory: string, logger: Logger): Promise<DatabaseServer> {
  const open = (): Promise<EmbeddedServer> =>
    openEmbeddedServer({ directory, log: (line) => logger.debug({ line }, 'embedded database') });
  let server = await open();
  const url = await server.ensureDatabase(DATABASE_NAME);
  const closing = new AbortController();
  let sentinel = await connect(url);
  let reviving: Promise<void> = Promise.resolve();

  function watch(): void {
    sentinel.once('end', () => {
      if (!closing.signal.aborted) reviving = revive();
    });
  }

  async function revive(): Promise<void> {
    logger.error('the embedded database ended unexpectedly; starting it again');
    while (!closing.signal.aborted) {
      try {
        server = await open();
        sentinel = await connect(url);
        watch();
        logger.info('the embedded database is back');
        return;
      } catch (error) {
        logger.error({ err: error }, 'the embedded database did not start');
        await sleep(REOPEN_PAUSE_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  watch();
  return {
    url,
    close: async () => {
      closing.abort();
      await reviving;
      await sentinel.end();
      await server.stop();
    },
  };
}

async function connect(url: string): Promise<pg.Client> {
  const client = createClient(url);
  // Without a listener a broken connection would end the process. The event `end` follows and is handled.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new PlainError(`cannot use the database: ${(error as Error).message}`, { cause: error });
  }
  return client;
}

/** The message does not repeat the address, which holds a password. */
function createClient(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, application_name: 'casewright' });
  } catch (error) {
    const { message } = error as Error;
    throw new PlainError(`DATABASE_URL cannot be used (${message}); user and password in it are percent-encoded`, {
      cause: error,
    });
  }
}
