import { Client } from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { connectionTo, formatUrl, tryConnect } from './connection.ts';

const HOSTS = ['/tmp/plain', `/a b/O'Néill "x", 100%25 +1 患者 #?&=@:`, '127.0.0.1'];
const DATABASES = ['postgres', 'odd "name"; x', 'a/b', '100%'];

describe('the URL', () => {
  test.for(HOSTS)('means to the driver what it was made of, for %s', (host) => {
    for (const database of DATABASES) {
      const config = connectionTo({ host, port: 5432 }, 'p/a:s@s w?rd%', database);
      const { host: hostRead, port, user, password, database: databaseRead, ssl } = new Client(formatUrl(config));
      expect({ host: hostRead, port, user, password, database: databaseRead, ssl }).toEqual(config);
    }
  });

  test('is not bent by the PG* variables of the environment', () => {
    vi.stubEnv('PGPORT', '6000');
    vi.stubEnv('PGHOST', 'elsewhere');
    vi.stubEnv('PGSSLMODE', 'require');
    try {
      for (const host of HOSTS) {
        const config = connectionTo({ host, port: 5432 }, 'x', 'postgres');
        expect(new Client(formatUrl(config))).toMatchObject({ host, port: 5432, ssl: false });
      }
    } finally {
      vi.unstubAllEnvs();
    }
  });
});

test('a connection to nothing is told from one that is refused', async () => {
  const absent = await tryConnect(connectionTo({ host: '/nowhere', port: 5432 }, 'x', 'postgres'));
  expect(absent.outcome).toBe('absent');
});
