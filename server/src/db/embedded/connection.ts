import { Socket } from 'node:net';
import { Client } from 'pg';
import { readErrorCode } from './error.ts';

/** Where a server listens: a socket's directory or an address, as `host`. */
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
/** What the sessions are called that stand for a user of the server. */
export const SUPERVISOR = 'casewright supervisor';
/** The database every cluster has; the one to be in while others are created or dropped. */
export const MAINTENANCE_DATABASE = 'postgres';

export function connectionTo(address: ServerAddress, password: string, database: string): ConnectionConfig {
  return { ...address, user: SUPERUSER, password, database, ssl: false };
}

/** Port and TLS are spelled out, because the driver would else take them from PGPORT and PGSSLMODE. */
export function formatUrl(config: ConnectionConfig): string {
  const [user, password] = [config.user, config.password].map(encodeURIComponent);
  // The driver decodes this part by `decodeURI`, which leaves alone what `encodeURI` does.
  const database = encodeURI(config.database);
  const isSocket = config.host.startsWith('/');
  const host = isSocket ? '' : `${config.host}:${config.port}`;
  const place = isSocket ? `host=${encodeURIComponent(config.host)}&port=${config.port}&` : '';
  return `postgres://${user}:${password}@${host}/${database}?${place}sslmode=disable`;
}

/**
 * `absent`: nothing listens there. `starting`: a server is there but takes nobody in yet, or is on its way out.
 * `broken`: it could not serve us just now. `refused`: it will not, and trying again would not help.
 */
export type ConnectFailure = 'absent' | 'starting' | 'broken' | 'refused';
export type ConnectAttempt = { outcome: 'connected'; session: Session } | { outcome: ConnectFailure; error: Error };

export interface Session {
  client: Client;
  /** To let it, or not let it, keep the process alive. */
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
  // A connection that breaks later is noticed where it is next used; unheard, the event would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return { outcome: 'connected', session: { client, socket } };
  } catch (error) {
    await client.end().catch(() => {});
    return { outcome: classify(error), error: error as Error };
  }
}

/** The driver has no code for a connection that times out or closes while it is made. */
function classify(error: unknown): ConnectFailure {
  const code = readErrorCode(error);
  return code === undefined ? 'broken' : (FAILURES[code] ?? 'refused');
}
