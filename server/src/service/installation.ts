import path from 'node:path';
import type { BlobStore } from '../blobs/blob-store.ts';
import { type LocalCopies, openLocalCopies } from '../blobs/local-copy.ts';
import { openBlobStore } from '../blobs/open-blob-store.ts';
import type { Config } from '../config.ts';
import type { Context } from '../db/context.ts';
import { systemClock } from '../lib/clock.ts';
import { createIdMaker } from '../lib/ids.ts';
import type { Logger } from '../lib/logger.ts';
import { openSecretBox, type SecretBox } from '../lib/secret-box.ts';
import { PlainError } from '../lib/plain-error.ts';
import { keepSecret, makePrivateFolder } from '../lib/secret-file.ts';
import { newSecret } from '../lib/secrets.ts';
import { openDatabaseServer } from './database-server.ts';

/**
 * What a process works on: the migrated database, the uploads, the operator's token, and the box for secrets that are
 * used again.
 */
export interface Installation {
  context: Context;
  databaseUrl: string;
  operatorToken: string;
  /** Where uploaded bytes are, and how programs get them as files. */
  blobs: BlobStore;
  copies: LocalCopies;
  secretBox: SecretBox;
  close(): Promise<void>;
}

/** No statement of the service takes nearly as long. */
const MAX_SILENCE_MS = 60_000;

type DataFolder = Pick<Installation, 'operatorToken' | 'secretBox' | 'blobs' | 'copies'>;

/** What is kept in files. The system's own faults are told in a line: it is for the operator to mend them. */
async function openDataFolder(config: Config): Promise<DataFolder> {
  const { dataDir } = config;
  try {
    await makePrivateFolder(dataDir);
    const tokenFile = path.join(dataDir, 'operator-token');
    const operatorToken = config.operatorToken ?? (await keepSecret(tokenFile, () => newSecret('cw_op_')));
    const [secretBox, blobs, copies] = await Promise.all([
      openSecretBox(config),
      openBlobStore(config),
      openLocalCopies(path.join(dataDir, 'in-work')),
    ]);
    return { operatorToken, secretBox, blobs, copies };
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new PlainError(`DATA_DIR cannot be used: ${error.message}`, { cause: error });
  }
}

export async function openInstallation(config: Config, logger: Logger): Promise<Installation> {
  const { operatorToken, secretBox, blobs, copies } = await openDataFolder(config);
  // Loaded while the server starts: together they take about as long.
  const [server, { openDatabase }, { migrate }] = await Promise.all([
    openDatabaseServer(config, logger),
    import('../db/database.ts'),
    import('../db/migrate.ts'),
  ]);
  const db = openDatabase({
    url: server.url,
    maxConnections: config.databasePoolSize,
    onIdleError: (error) => logger.warn({ err: error }, 'an idle database connection broke'),
    maxSilenceMs: MAX_SILENCE_MS,
  });
  const close = async (): Promise<void> => {
    await db.destroy();
    await server.close();
  };
  try {
    // A migration of much data may take longer than any statement of the service.
    const patient = openDatabase({ url: server.url, maxConnections: 1 });
    const applied = await migrate(patient).finally(() => patient.destroy());
    if (applied.length > 0) logger.info({ migrations: applied }, 'database schema brought up to date');
  } catch (error) {
    await close();
    throw error;
  }
  const context: Context = { db, clock: systemClock, makeId: createIdMaker(systemClock) };
  return { context, databaseUrl: server.url, operatorToken, secretBox, blobs, copies, close };
}
