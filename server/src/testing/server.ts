import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';

export interface TestServer {
  templateUrl: string;
  stop(): Promise<void>;
}

/** The server under test is the embedded one, or the one that TEST_DATABASE_URL names. */
export async function startTestServer(): Promise<TestServer> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl === undefined) throw new Error('TEST_DATABASE_URL is not set');
  const name = `casewright_template_${randomBytes(6).toString('hex')}`;
  await runOn(serverUrl, `create database ${name}`);
  const templateUrl = withDatabase(serverUrl, name);
  const db = openDatabase({ url: templateUrl, maxConnections: 1 });
  await migrate(db);
  await db.destroy();
  return {
    templateUrl,
    stop: () => runOn(serverUrl, `drop database ${name} with (force)`),
  };
}

/** One statement on a connection of its own: creating and dropping databases cannot run in a transaction. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server, another database. Not by `URL`: a socket address has no host, which `URL` refuses. */
export function withDatabase(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}
