import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../db/database.ts';
import { openEmbeddedServer } from '../db/embedded/embedded-server.ts';
import { migrate } from '../db/migrate.ts';

export interface TestServer {
  templateUrl: string;
  stop(): Promise<void>;
}

/** A power cut may lose this server's data, which makes it faster. Nothing in it outlives the run. */
const THROWAWAY_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** The server that TEST_DATABASE_URL names, or an embedded one for this run. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) return prepareTemplate(given, async () => undefined);
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-test-'));
  const server = await openEmbeddedServer({ directory: path.join(folder, 'postgres'), settings: THROWAWAY_SETTINGS });
  return prepareTemplate(server.url, async () => {
    await server.stop({ force: true });
    await rm(folder, { recursive: true });
  });
}

async function prepareTemplate(serverUrl: string, stopServer: () => Promise<void>): Promise<TestServer> {
  const name = `casewright_template_${randomBytes(6).toString('hex')}`;
  await runOn(serverUrl, `create database ${name}`);
  const templateUrl = withDatabase(serverUrl, name);
  const db = openDatabase({ url: templateUrl, maxConnections: 1 });
  await migrate(db);
  await db.destroy();
  return {
    templateUrl,
    stop: async () => {
      await runOn(serverUrl, `drop database ${name} with (force)`);
      await stopServer();
    },
  };
}

/** Runs one statement on its own connection, because databases cannot be created or dropped in a transaction. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server with another database. `URL` cannot be used: it refuses a socket address, which has no host. */
export function withDatabase(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}
