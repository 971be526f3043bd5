import type { Socket } from 'node:net';
import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { toArrayLiteral } from './array-literal.ts';
import { type BindConfig, hasLongParameter, listBindMessage } from './long-parameters.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;

export interface DatabaseOptions {
  url: string;
  maxConnections: number;
  /** Called for connections that broke while idle. The pool replaces them by itself. */
  onIdleError?: (error: Error) => void;
  /**
   * A connection on which a statement is neither sent nor answered for this long is closed, and the statement fails.
   * Undefined, as for migrations: as long as it takes.
   */
  maxSilenceMs?: number;
}

/** A process has fewer distinct statements than this. Beyond it, texts have data written into them, and get no name. */
const MAX_NAMED_STATEMENTS = 500;
const statementNames = new Map<string, string>();

/** The parts of pg's client that its types leave out. Its version is pinned, and the tests beside this use them. */
interface DriverClient {
  connection: { stream: Socket; bind(config: BindConfig): void };
  /** Whether the server owes it no answer. */
  readyForQuery: boolean;
}

/**
 * Names every parametrised statement, so that PostgreSQL parses and plans it once a connection, and writes long
 * parameters piece by piece.
 */
class CasewrightClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const { connection } = this as unknown as DriverClient;
    const bind = connection.bind.bind(connection);
    connection.bind = (given) => {
      if (!hasLongParameter(given)) return bind(given);
      for (const piece of listBindMessage(given)) connection.stream.write(piece);
    };
  }

  // pg's own signature is a dozen overloads; only the one used by Kysely is renamed, the rest passes through.
  // oxlint-disable-next-line typescript/no-explicit-any
  override query(...args: any[]): any {
    const [text, values] = args;
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      const name = nameStatement(text);
      if (name !== undefined)
        return super.query({ name, text, values: values.map(toParameter) }, ...(args.slice(2) as []));
    }
    return super.query(...(args as [string]));
  }
}

function toParameter(value: unknown): unknown {
  return Array.isArray(value) ? (toArrayLiteral(value) ?? value) : value;
}

function nameStatement(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known !== undefined || statementNames.size >= MAX_NAMED_STATEMENTS) return known;
  const name = `casewright_${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

/** A server that does not answer becomes an error that can be retried, instead of a request that hangs. */
const CONNECTION_TIMEOUT_MS = 10_000;

const INT8_OID = 20;
const DATE_OID = 1082;

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`);
  return value;
}

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === INT8_OID) return parseInt8;
    // A calendar date has no time zone. As a Date it would be shifted by the machine's.
    if (oid === DATE_OID) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  },
};

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections,
    Client: CasewrightClient,
    types: typeParsers,
    application_name: 'casewright',
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // When a connection breaks in use, its query rejects. Without a listener the event would also end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (options.maxSilenceMs !== undefined) closeWhenSilent(client, options.maxSilenceMs);
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

/**
 * An idle connection may be silent. One that owes an answer has lost its server, or waits for something that does not
 * come: closed, it becomes an error that can be handled, and the pool makes another.
 */
function closeWhenSilent(client: pg.PoolClient, maxSilenceMs: number): void {
  const driver = client as unknown as DriverClient;
  const { stream } = driver.connection;
  stream.setTimeout(maxSilenceMs, () => {
    const silence = new Error(`the database was silent for ${maxSilenceMs} ms`);
    if (!driver.readyForQuery) stream.destroy(Object.assign(silence, { code: 'ETIMEDOUT' }));
  });
}

const pools = new WeakMap<Database, pg.Pool>();

/**
 * Runs a statement that every request needs. It goes straight to the pool, because Kysely's executor costs half as much
 * processor time as the statement itself. In a transaction it uses Kysely, on the transaction's connection.
 */
export async function readRows<Row>(db: Database, text: string, values: unknown[]): Promise<Row[]> {
  const pool = pools.get(db);
  if (pool === undefined) return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
  return (await pool.query(text, values)).rows as Row[];
}

/** Uses the caller's transaction if there is one, and otherwise makes its own. */
export function inTransaction<T>(db: Database, work: (trx: DatabaseTransaction) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as DatabaseTransaction) : db.transaction().execute(work);
}
