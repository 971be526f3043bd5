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
import type { LauncherWay } from './launcher.ts';
import { type Layout, resolveLayout } from './layout.ts';
import { type OpenServer, openServer } from './opening.ts';
import type { ServerSettings } from './settings.ts';
import { hasOtherSessions, shutDown } from './shutdown.ts';
import { withStartLock } from './start-lock.ts';

export interface EmbeddedServerOptions {
  /** Made at the first start; its parent too. A lock file of the same name lies beside it. */
  directory: string;
  /** PostgreSQL settings beyond the defaults. They count only when this call is the one that starts the server. */
  settings?: ServerSettings;
  log?: (line: string) => void;
  /** Which ways of starting PostgreSQL may be used; all by default. */
  launcherWays?: readonly LauncherWay[];
}

export interface EmbeddedServer {
  /** Of the maintenance database, in the form that DATABASE_URL has. */
  url: string;
  connection: ConnectionConfig;
  urlFor(database: string): string;
  connectionFor(database: string): ConnectionConfig;
  /** Creates the database if there is none of that name, and returns its URL. */
  ensureDatabase(name: string): Promise<string>;
  /**
   * Stops the server unless others are connected to it: the last one out stops it. Close your own connections first.
   * `force` stops it all the same.
   */
  stop(options?: { force?: boolean }): Promise<void>;
}

/** Longer than the holder of the lock may take: see the limits in opening.ts. */
const LOCK_WAIT_MS = 12 * 60_000;

/**
 * Opens the PostgreSQL server that lives in a directory: creates the cluster the first time, starts the server or
 * attaches to the one that runs. Any number of processes may do so at once and share the server.
 */
export async function openEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const layout = await resolveLayout(options.directory);
  const opened = await withStartLock(layout.lock, LOCK_WAIT_MS, () => openServer(layout, options));
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

/** Under the lock, so that nobody attaches between the look at the sessions and the end. */
function leave(layout: Layout, opened: OpenServer, connection: ConnectionConfig, force: boolean): Promise<void> {
  return withStartLock(layout.lock, LOCK_WAIT_MS, async () => {
    const client = await revive(opened.session, connection);
    const isShared = client !== undefined && !force && (await hasOtherSessions(client));
    await client?.end();
    if (!isShared) await shutDown(layout);
  });
}

/** Our session may have been cut, by a crash of the server or by an administrator. */
async function revive({ client, socket }: Session, connection: ConnectionConfig): Promise<Client | undefined> {
  socket.ref();
  try {
    await client.query('select 1');
    return client;
  } catch {
    await client.end().catch(() => {});
    const attempt = await tryConnect(connection);
    return attempt.outcome === 'connected' ? attempt.session.client : undefined;
  }
}
