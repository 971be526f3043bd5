import { describe, expect, test } from 'vitest';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError, readConfig } from './config.ts';

describe('defaults', () => {
  test('nothing set gives a service on loopback with the embedded server', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      baseUrl: undefined,
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      databasePoolSize: 10,
      operatorToken: undefined,
      rateLimitPerMinute: 600,
      maxJsonBytes: 16 * 1024 * 1024,
      trustedProxies: [],
      logLevel: 'info',
    });
  });

  test('an empty variable is a variable that is not set', () => {
    expect(readConfig({ PORT: '', BASE_URL: ' ', DATABASE_URL: '' })).toEqual(readConfig({}));
  });
});

describe('values', () => {
  test.each([
    [{ PORT: '9000' }, { port: 9000 }],
    [{ HOST: '::' }, { host: '::' }],
    [{ BASE_URL: 'https://reports.example/casewright/' }, { baseUrl: 'https://reports.example/casewright' }],
    [{ RATE_LIMIT_PER_MINUTE: 'off' }, { rateLimitPerMinute: 0 }],
    [{ TRUSTED_PROXIES: '10.0.0.1, fd00::/8' }, { trustedProxies: ['10.0.0.1', 'fd00::/8'] }],
    [{ DATABASE_URL: 'postgresql://u:p@db/c' }, { databaseUrl: 'postgresql://u:p@db/c' }],
  ])('%j', (environment, expected) => {
    expect(readConfig(environment)).toMatchObject(expected);
  });
});

describe('wrong settings', () => {
  test.each([
    [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535, not "80a"'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not "65536"'],
    [{ BASE_URL: 'reports.example' }, 'BASE_URL must be an http or https address'],
    [{ BASE_URL: 'https://user:secret@reports.example' }, 'BASE_URL must be an http or https address'],
    [{ HOST: 'a b' }, 'HOST must be a host name or an address, not "a b"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"'],
    [{ OPERATOR_TOKEN: 'short' }, 'OPERATOR_TOKEN must be 24 to 512 printable characters without spaces'],
    [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES must be addresses or networks separated by commas, not "proxy"'],
  ])('%j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(message);
  });

  test('all of them are named at once, in one line', () => {
    const act = (): unknown => readConfig({ PORT: 'x', LOG_LEVEL: 'y', MAX_JSON_BYTES: '1' });
    expect(act).toThrow(/^PORT [^\n]+; MAX_JSON_BYTES [^\n]+; LOG_LEVEL [^\n]+$/);
  });

  test('a database address is not repeated, because it holds a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:hunter2@db' })).toThrow(/^(?!.*hunter2)DATABASE_URL/);
  });
});

test('every setting is described in docs/configuration.md', async () => {
  const source = await readFile(path.join(import.meta.dirname, 'config.ts'), 'utf8');
  const guide = await readFile(path.resolve(import.meta.dirname, '../../docs/configuration.md'), 'utf8');
  const names = [...source.matchAll(/read\('([A-Z_]+)'/g)].map((match) => match[1]);
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
