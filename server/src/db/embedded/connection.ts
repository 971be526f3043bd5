import { Socket } from 'node:net';
import { Client } from 'pg';
import { readErrorCode } from './error.ts';

/** Where a server listens. `host` is the directory of a socket, or an address. */
export interface ServerAddress {
  host: string;
  port: number;
}

export interface ConnectionConfig extends ServerAddress {
  user: string;
  password: string;
  database: string;
  ssl: false;
}

export const SUPERUSER = 'casewright';
/** The name of the sessions that show that the server is in use. */
export const SUPERVISOR = 'casewright supervisor';
/** A database that every cluster has. One connects to it while others are created or dropped. */
export const MAINTENANCE_DATABASE = 'postgres';

export function connectionTo(address: ServerAddress, password: string, database: string): ConnectionConfig {
  return { ...address, user: SUPERUSER, password, database, ssl: false };
}

/** Port and TLS are written out, because otherwise the driver would take them from PGPORT and PGSSLMODE. */
export function formatUrl(config: ConnectionConfig): string {
  const [user, password] = [config.user, config.password].map(encodeURIComponent);
  // The driver decodes this part with `decodeURI`, so it is encoded with `encodeURI`.
  const database = encodeURI(config.database);
  const isSocket = config.host.startsWith('/');
  const host = isSocket ? '' : `${config.host}:${config.port}`;
  const place = isSocket ? `host=${encodeURIComponent(config.host)}&port=${config.port}&` : '';
  return `postgres://${user}:${password}@${host}/${database}?${place}sslmode=disable`;
}

/**
 * `absent`: nothing listens there. `starting`: a server is there but accepts nobody yet, or is stopping. `broken`: it
 * could not serve us just now. `refused`: it never will, so trying again does not help.
 */
export type ConnectFailure = 'absent' | 'starting' | 'broken' | 'refused';
export type ConnectAttempt = { outcome: 'connected'; session: Session } | { outcome: ConnectFailure; error: Error };

export interface Session {
  client: Client;
  /** By it the connection can keep the process alive, or not. */
  socket: Socket;
}

const FAILURES: Record<string, ConnectFailure> = {
  ENOENT: 'absent',
  ENOTDIR: 'absent',
  ECONNREFUSED: 'absent',
  '57P03': 'starting', // starting up, recovering, shutting down
  '57P01': 'broken', // shut down while we were connecting
  '57P02': 'broken', // a crash of another session
  '53300': 'broken', // every place is taken
  ECONNRESET: 'broken',
  EPIPE: 'broken',
  ETIMEDOUT: 'broken',
};

const CONNECT_TIMEOUT_MS = 5000;

export async function tryConnect(config: ConnectionConfig): Promise<ConnectAttempt> {
  const socket = new Socket();
  const client = new Client({
    ...config,
    stream: () => socket,
    application_name: SUPERVISOR,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A connection that breaks later is noticed at its next use. Without a listener the event would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return { outcome: 'connected', session: { client, socket } };
  } catch (error) {
    await client.end().catch(() => {});
    return { outcome: classify(error), error: error as Error };
  }
}

/** The driver has no code for a connection that times out or closes while it is being made. */
function classify(error: unknown): ConnectFailure {
  const code = readErrorCode(error);
  return code === undefined ? 'broken' : (FAILURES[code] ?? 'refused');
}
