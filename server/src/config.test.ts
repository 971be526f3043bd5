import { describe, expect, test } from 'vitest';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError, readConfig } from './config.ts';

const SMTP = {
  host: 'mail.example',
  port: 587,
  isTlsFromStart: false,
  isTlsRequired: true,
  user: undefined,
  password: '',
};

describe('defaults', () => {
  test('nothing set gives a service on loopback with the embedded server', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      baseUrl: undefined,
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      databasePoolSize: 10,
      blobStore: { kind: 'disk' },
      blobKey: undefined,
      blobKeysOld: [],
      secretKey: undefined,
      operatorToken: undefined,
      rateLimitPerMinute: 600,
      maxJsonBytes: 16 * 1024 * 1024,
      maxPdfBytes: 50 * 1024 * 1024,
      maxAudioBytes: 4 * 1024 * 1024 * 1024,
      maxPracticeBytes: 0,
      speech: {
        server: undefined,
        modelFolder: path.resolve('node_modules/.cache/casewright-speech'),
        maxDurationMs: 86_400_000,
        ffmpegPath: undefined,
        searchPath: undefined,
      },
      writing: { provider: 'offline' },
      concurrency: { pdf_processing: 2, audio_transcription: 1, report_generation: 4 },
      webhooks: {
        allowedNetworks: [],
        caFiles: [],
        concurrency: 64,
        concurrencyPerEndpoint: 8,
        retentionDays: 90,
      },
      trustedProxies: [],
      sessionLimits: { idleMs: 3_600_000, absoluteMs: 43_200_000 },
      mail: undefined,
      logLevel: 'info',
    });
  });

  test('an empty variable is a variable that is not set', () => {
    expect(readConfig({ PORT: '', BASE_URL: ' ', DATABASE_URL: '' })).toEqual(readConfig({}));
  });
});

const S3_KEYS = { AWS_ACCESS_KEY_ID: 'AKID', AWS_SECRET_ACCESS_KEY: 'hunter2' };
const KEY = Buffer.alloc(32, 7);

describe('values', () => {
  test.each([
    [{ PORT: '9000' }, { port: 9000 }],
    [{ HOST: '::' }, { host: '::' }],
    [{ BASE_URL: 'https://reports.example/casewright/' }, { baseUrl: 'https://reports.example/casewright' }],
    [{ RATE_LIMIT_PER_MINUTE: 'off' }, { rateLimitPerMinute: 0 }],
    [
      { TRANSCRIPTION_URL: 'http://speech.internal/v1', TRANSCRIPTION_LANGUAGE: 'en', PRIVATE_NETWORKS: 'internal' },
      { speech: { server: { baseUrl: 'http://speech.internal/v1', model: 'whisper-1', language: 'en' } } },
    ],
    [
      { WRITING_PROVIDER: 'anthropic', WRITING_MODEL: 'm', WRITING_API_KEY: 'k', WRITING_HIDES_IDENTITIES: 'off' },
      { writing: { provider: 'anthropic', model: 'm', apiKey: 'k', hidesIdentities: false, totalTimeoutMs: 180_000 } },
    ],
    [
      { WRITING_PROVIDER: 'openai-compatible', WRITING_MODEL: 'm', WRITING_URL: 'http://127.0.0.1:11434/v1' },
      { writing: { provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:11434/v1', hidesIdentities: true } },
    ],
    [{ TRUSTED_PROXIES: '10.0.0.1, fd00::/8' }, { trustedProxies: ['10.0.0.1', 'fd00::/8'] }],
    [
      { SESSION_IDLE_MINUTES: '15', SESSION_HOURS: '8' },
      { sessionLimits: { idleMs: 900_000, absoluteMs: 28_800_000 } },
    ],
    [
      { SMTP_URL: 'smtp://u%40x:p%3Aw@mail.example', MAIL_FROM: 'Casewright <a@b.example>' },
      { mail: { smtp: { ...SMTP, user: 'u@x', password: 'p:w' }, from: 'Casewright <a@b.example>' } },
    ],
    [
      { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example' },
      { mail: { smtp: { ...SMTP, port: 465, isTlsFromStart: true }, from: 'a@b.example' } },
    ],
    [
      { SMTP_URL: 'smtp://[::1]:25', MAIL_FROM: 'a@b.example' },
      { mail: { smtp: { ...SMTP, host: '::1', port: 25, isTlsRequired: false }, from: 'a@b.example' } },
    ],
    [{ DATABASE_URL: 'postgresql://u:p@db/c' }, { databaseUrl: 'postgresql://u:p@db/c' }],
    [{ CONCURRENT_AUDIO_JOBS: '0' }, { concurrency: { audio_transcription: 0, report_generation: 4 } }],
    [{ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8,::1' }, { webhooks: { allowedNetworks: ['127.0.0.0/8', '::1'] } }],
    [{ SECRET_KEY: KEY.toString('base64') }, { secretKey: KEY }],
    [{ BLOB_KEY: KEY.toString('base64') }, { blobKey: KEY }],
    [{ BLOB_KEYS_OLD: `${KEY.toString('base64')}, ${KEY.toString('base64')}` }, { blobKeysOld: [KEY, KEY] }],
    [
      { BLOB_STORE: 's3://uploads', ...S3_KEYS },
      { blobStore: { kind: 's3', bucket: 'uploads', prefix: '', region: 'us-east-1', endpoint: undefined } },
    ],
    [
      { BLOB_STORE: 's3://uploads/case/wright/?region=eu-1&endpoint=http://127.0.0.1:9000', ...S3_KEYS },
      { blobStore: { prefix: 'case/wright/', region: 'eu-1', endpoint: 'http://127.0.0.1:9000' } },
    ],
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
    [{ TZ: 'Europe/Lodnon' }, 'TZ must be a time zone such as Europe/London, not "Europe/Lodnon"'],
    [{ HOST: 'a b' }, 'HOST must be a host name or an address, not "a b"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"'],
    [{ OPERATOR_TOKEN: 'short' }, 'OPERATOR_TOKEN must be 24 to 512 printable characters without spaces'],
    [{ CONCURRENT_PDF_JOBS: '-1' }, 'CONCURRENT_PDF_JOBS must be a whole number from 0 to 100, not "-1"'],
    [{ BLOB_KEY: 'c2hvcnQ=' }, 'BLOB_KEY must be 32 bytes in base64'],
    [{ BLOB_KEYS_OLD: `${KEY.toString('base64')},no` }, 'BLOB_KEYS_OLD must be 32 bytes in base64'],
    [{ BLOB_STORE: 's3://uploads' }, 'BLOB_STORE needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
    [{ BLOB_STORE: 'file:///tmp', ...S3_KEYS }, 'BLOB_STORE must be s3://bucket/prefix'],
    [{ BLOB_STORE: 's3://key:secret@uploads', ...S3_KEYS }, 'BLOB_STORE must be s3://bucket/prefix'],
    [{ BLOB_STORE: 's3://uploads?endpoint=nowhere', ...S3_KEYS }, 'BLOB_STORE must be s3://bucket/prefix'],
    [{ BLOB_STORE: 's3://uploads?acl=public', ...S3_KEYS }, 'BLOB_STORE must be s3://bucket/prefix'],
    [{ MAX_PDF_BYTES: '999999999999' }, 'MAX_PDF_BYTES must be a whole number from 1024 to 134217728'],
    [{ TRANSCRIPTION_URL: 'speech.internal' }, 'TRANSCRIPTION_URL must be an http or https address'],
    [{ WRITING_PROVIDER: 'oracle' }, 'WRITING_PROVIDER must be one of offline, openai-compatible, anthropic'],
    [{ WRITING_PROVIDER: 'anthropic', WRITING_MODEL: 'm' }, 'WRITING_PROVIDER anthropic needs WRITING_API_KEY'],
    [
      { WRITING_PROVIDER: 'openai-compatible' },
      'needs WRITING_MODEL; WRITING_PROVIDER openai-compatible needs WRITING_URL',
    ],
    [{ WRITING_HIDES_IDENTITIES: 'no' }, 'WRITING_HIDES_IDENTITIES must be one of on, off, not "no"'],
    [{ SESSION_IDLE_MINUTES: '0' }, 'SESSION_IDLE_MINUTES must be a whole number from 1 to 1440, not "0"'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL needs MAIL_FROM'],
    [{ SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.example' }, 'SMTP_URL must be smtp://user:password@host:port'],
    [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'a@b.example' }, 'SMTP_URL must be smtp://'],
    [{ SMTP_URL: 'smtp://mail.example?tls=off', MAIL_FROM: 'a@b.example' }, 'SMTP_URL must be smtp://'],
    [{ MAIL_FROM: 'a@b.example, c@d.example' }, 'MAIL_FROM must be an address'],
    [{ MAIL_FROM: 'Evil <a@b.example' }, 'MAIL_FROM must be an address'],
    [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES must be addresses or networks separated by commas, not "proxy"'],
  ])('%j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(message);
  });

  test('all of them are named at once, in one line', () => {
    const act = (): unknown => readConfig({ PORT: 'x', LOG_LEVEL: 'y', MAX_JSON_BYTES: '1' });
    expect(act).toThrow(/^PORT [^\n]+; MAX_JSON_BYTES [^\n]+; LOG_LEVEL [^\n]+$/);
  });

  test('a key is not repeated, because it is a secret', () => {
    expect(() => readConfig({ BLOB_KEY: 'hunter2' })).toThrow(/^(?!.*hunter2)BLOB_KEY/);
  });

  test('the address of a mail server is not repeated, because it holds a password', () => {
    expect(() => readConfig({ SMTP_URL: 'mail://u:hunter2@mail' })).toThrow(/^(?!.*hunter2)SMTP_URL/);
  });

  test('a database address is not repeated, because it holds a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:hunter2@db' })).toThrow(/^(?!.*hunter2)DATABASE_URL/);
  });

  test('nor is the address of a provider, which may hold one as well', () => {
    expect(() => readConfig({ WRITING_URL: 'https://u:hunter2@models' })).toThrow(/^(?!.*hunter2)WRITING_URL/);
  });
});

test('every setting stands once in docs/configuration.md and once in .env.example, and nothing else does', async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const files = [
    'config.ts',
    ...(await readdir(path.join(import.meta.dirname, 'settings'))).map((file) => `settings/${file}`),
  ];
  const sources = await Promise.all(files.map((file) => readFile(path.join(import.meta.dirname, file), 'utf8')));
  const guide = await readFile(path.join(root, 'docs/configuration.md'), 'utf8');
  const example = await readFile(path.join(root, '.env.example'), 'utf8');
  const rows = guide.split('\n').filter((line) => line.startsWith('| `'));
  const described = rows.flatMap((row) => (row.split('|')[1] ?? '').match(/[A-Z0-9_]+/g) ?? []);
  // `PATH` is the machine's, and only looked at to find ffmpeg.
  const named = [...sources.join('').matchAll(/read\('([A-Z0-9_]+)'/g)]
    .map((match) => match[1])
    .filter((name) => name !== 'PATH');
  expect(named.length).toBeGreaterThan(8);
  expect(described.toSorted()).toEqual([...new Set(named)].toSorted());
  expect([...example.matchAll(/^#([A-Z0-9_]+)=/gm)].map((match) => match[1])).toEqual(described);
});
