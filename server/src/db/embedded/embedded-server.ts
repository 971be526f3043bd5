import type { Client } from 'pg';
import {
  type ConnectionConfig,
  MAINTENANCE_DATABASE,
  type Session,
  connectionTo,
  formatUrl,
  tryConnect,
} from './connection.ts';
import { ensureDatabase } from './databases.ts';
import { EmbeddedServerError } from './error.ts';
import { type Layout, resolveLayout } from './layout.ts';
import { type OpenOptions, type OpenServer, openServer } from './opening.ts';
import { hasOtherSessions, shutDown } from './shutdown.ts';
import { withStartLock } from './start-lock.ts';

export interface EmbeddedServerOptions extends OpenOptions {
  /** Made at the first start, with its parent. A lock file of the same name lies beside it. */
  directory: string;
}

export interface EmbeddedServer {
  /** The URL of the maintenance database, in the form of DATABASE_URL. */
  url: string;
  connection: ConnectionConfig;
  urlFor(database: string): string;
  connectionFor(database: string): ConnectionConfig;
  /** Creates the database if there is none of that name, and returns its URL. */
  ensureDatabase(name: string): Promise<string>;
  /**
   * Stops the server unless others are connected to it: whoever leaves last stops it. Close your own connections first.
   * `force` stops it in any case.
   */
  stop(options?: { force?: boolean }): Promise<void>;
}

/** Longer than whoever holds the lock may take: see the limits in opening.ts. */
const LOCK_WAIT_MS = 12 * 60_000;

/**
 * Opens the PostgreSQL server in a directory: creates the cluster the first time, and starts the server or connects to
 * the running one. Several processes may do so at once and share the server.
 */
export async function openEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const layout = await resolveLayout(options.directory);
  const opened = await withStartLock(layout.lock, LOCK_WAIT_MS, () => openServer(layout, options)).catch(
    (error: Error) => {
      if (error instanceof EmbeddedServerError) throw error;
      const message = `cannot open the database server in ${layout.directory}: ${error.message}`;
      throw new EmbeddedServerError(message, { cause: error });
    },
  );
  const connectionFor = (database: string) => connectionTo(opened.address, opened.password, database);
  const connection = connectionFor(MAINTENANCE_DATABASE);
  let stopped: Promise<void> | undefined;
  return {
    url: formatUrl(connection),
    connection,
    urlFor: (database) => formatUrl(connectionFor(database)),
    connectionFor,
    ensureDatabase: async (name) => {
      await ensureDatabase(connection, name);
      return formatUrl(connectionFor(name));
    },
    stop: ({ force = false } = {}) => (stopped ??= leave(layout, opened, connection, force)),
  };
}

/** Runs under the lock, so that nobody connects between the look at the sessions and the stop. */
function leave(layout: Layout, opened: OpenServer, connection: ConnectionConfig, force: boolean): Promise<void> {
  return withStartLock(layout.lock, LOCK_WAIT_MS, async () => {
    const isShared = await isUsedByOthers(opened.session, connection);
    if (force || !isShared) await shutDown(layout);
  });
}

/** Ends our session. In doubt the server counts as used, because leaving it running does no harm. */
async function isUsedByOthers({ client, socket }: Session, connection: ConnectionConfig): Promise<boolean> {
  socket.ref();
  const answer = await askOnceMore(client);
  if (answer !== undefined) return answer;
  const attempt = await tryConnect(connection);
  if (attempt.outcome !== 'connected') return attempt.outcome !== 'absent';
  return (await askOnceMore(attempt.session.client)) ?? true;
}

/** Undefined if the session was cut, by a crash of the server or by an administrator. */
async function askOnceMore(client: Client): Promise<boolean | undefined> {
  try {
    return await hasOtherSessions(client);
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}
