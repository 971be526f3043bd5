import { isIP } from 'node:net';
import path from 'node:path';
import type { TaskType } from './db/tables.ts';
import { PlainError } from './lib/plain-error.ts';

export interface Config {
  port: number;
  host: string;
  /** What the service calls itself in links; never taken from a request. No slash at the end. Undefined: where it listens. */
  baseUrl: string | undefined;
  dataDir: string;
  /** Undefined: the embedded server in the data directory. */
  databaseUrl: string | undefined;
  databasePoolSize: number;
  blobStore: BlobStoreAddress;
  /** Undefined: the one in the data directory, made at first start. */
  blobKey: Buffer | undefined;
  /** Former keys, for what was stored under them. */
  blobKeysOld: Buffer[];
  /** Seals secrets that must be used again. Undefined: the one in the data directory, made at first start. */
  secretKey: Buffer | undefined;
  /** Undefined: the one in the data directory, made at first start. */
  operatorToken: string | undefined;
  /** Requests a minute for each API key; 0 is no limit. */
  rateLimitPerMinute: number;
  maxJsonBytes: number;
  /** How many jobs of each kind one process works on at once. */
  concurrency: Record<TaskType, number>;
  webhooks: WebhookSettings;
  trustedProxies: string[];
  /** How long a person stays signed in. */
  sessionLimits: { idleMs: number; absoluteMs: number };
  /** Undefined: no mail is sent, and links are shown to the operator instead. */
  mail: { smtp: SmtpAddress; from: string } | undefined;
  logLevel: LogLevel;
}

export interface WebhookSettings {
  /** Networks inside which an endpoint may be although they are not public. */
  allowedNetworks: string[];
  /** Certificates trusted beside the usual ones. */
  caFile: string | undefined;
  /** How many deliveries one process makes at once, and how many of them to one endpoint. */
  concurrency: number;
  concurrencyPerEndpoint: number;
  retentionDays: number;
}

/** Where uploaded bytes are kept. */
export type BlobStoreAddress = { kind: 'disk' } | S3Address;

export interface S3Address {
  kind: 's3';
  bucket: string;
  /** What every object's key begins with: empty, or with a slash at its end. */
  prefix: string;
  region: string;
  /** Undefined: Amazon's own. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The server that mail is handed to. */
export interface SmtpAddress {
  host: string;
  port: number;
  /** As against a connection that turns to TLS after a few words in clear. */
  isTlsFromStart: boolean;
  isTlsRequired: boolean;
  user: string | undefined;
  password: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A setting that cannot be used. The message is one line and names every wrong setting. */
export class ConfigError extends PlainError {
  override name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

/** The only reader of the environment. A variable that is empty counts as not set. */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];

  function read<T>(name: string, fallback: T, parse: (text: string) => T): T {
    const text = environment[name]?.trim();
    if (text === undefined || text === '') return fallback;
    try {
      return parse(text);
    } catch (error) {
      problems.push(`${name} ${(error as Error).message}`);
      return fallback;
    }
  }

  function readBlobStore(): BlobStoreAddress {
    const location = read('BLOB_STORE', undefined, parseS3Location);
    const accessKeyId = read('AWS_ACCESS_KEY_ID', '', String);
    const secretAccessKey = read('AWS_SECRET_ACCESS_KEY', '', String);
    if (location === undefined) return { kind: 'disk' };
    if (accessKeyId === '' || secretAccessKey === '') {
      problems.push('BLOB_STORE needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
    }
    return { kind: 's3', ...location, accessKeyId, secretAccessKey };
  }

  function readMail(): Config['mail'] {
    const smtp = read('SMTP_URL', undefined, parseSmtpUrl);
    const from = read('MAIL_FROM', undefined, parseSender);
    if (smtp === undefined) return undefined;
    if (from === undefined) problems.push('SMTP_URL needs MAIL_FROM');
    return { smtp, from: from ?? '' };
  }

  const config: Config = {
    host: read('HOST', '127.0.0.1', parseHost),
    port: read('PORT', 8080, parseWholeNumber(0, 65_535)),
    baseUrl: read('BASE_URL', undefined, parseBaseUrl),
    dataDir: path.resolve(read('DATA_DIR', './data', String)),
    databaseUrl: read('DATABASE_URL', undefined, parseDatabaseUrl),
    databasePoolSize: read('DATABASE_POOL_SIZE', 10, parseWholeNumber(2, 1000)),
    blobStore: readBlobStore(),
    blobKey: read('BLOB_KEY', undefined, parseKey),
    blobKeysOld: read('BLOB_KEYS_OLD', [], (text) => text.split(',').map((entry) => parseKey(entry.trim()))),
    secretKey: read('SECRET_KEY', undefined, parseKey),
    operatorToken: read('OPERATOR_TOKEN', undefined, parseToken),
    rateLimitPerMinute: read('RATE_LIMIT_PER_MINUTE', 600, parseLimit),
    maxJsonBytes: read('MAX_JSON_BYTES', 16 * 1024 * 1024, parseWholeNumber(1024, 256 * 1024 * 1024)),
    concurrency: {
      pdf_processing: read('CONCURRENT_PDF_JOBS', 2, parseWholeNumber(0, 100)),
      audio_transcription: read('CONCURRENT_AUDIO_JOBS', 1, parseWholeNumber(0, 100)),
      report_generation: read('CONCURRENT_REPORT_JOBS', 4, parseWholeNumber(0, 100)),
    },
    webhooks: {
      allowedNetworks: read('WEBHOOK_ALLOWED_NETWORKS', [], parseNetworks),
      caFile: read('WEBHOOK_CA_FILE', undefined, (text) => path.resolve(text)),
      concurrency: read('CONCURRENT_WEBHOOKS', 64, parseWholeNumber(1, 1000)),
      concurrencyPerEndpoint: read('CONCURRENT_WEBHOOKS_PER_ENDPOINT', 8, parseWholeNumber(1, 100)),
      retentionDays: read('WEBHOOK_RETENTION_DAYS', 90, parseWholeNumber(2, 3650)),
    },
    trustedProxies: read('TRUSTED_PROXIES', [], parseNetworks),
    sessionLimits: {
      idleMs: read('SESSION_IDLE_MINUTES', 60, parseWholeNumber(1, 24 * 60)) * 60_000,
      absoluteMs: read('SESSION_HOURS', 12, parseWholeNumber(1, 7 * 24)) * 3_600_000,
    },
    mail: readMail(),
    logLevel: read('LOG_LEVEL', 'info', parseLogLevel),
  };
  if (problems.length > 0) throw new ConfigError(problems.join('; '));
  return config;
}

function parseWholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (!(value >= min && value <= max)) throw new Error(`must be a whole number from ${min} to ${max}, not "${text}"`);
    return value;
  };
}

function parseLimit(text: string): number {
  return text === 'off' ? 0 : parseWholeNumber(0, 1_000_000)(text);
}

function parseHost(text: string): string {
  if (/[\s/@]/.test(text)) throw new Error(`must be a host name or an address, not "${text}"`);
  return text;
}

function parseBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url?.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (url === undefined || !/^https?:$/.test(url.protocol) || !isPlain) {
    throw new Error(`must be an http or https address without user, query or fragment, not "${text}"`);
  }
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

/** The text holds a password, so the message does not repeat it. */
function parseDatabaseUrl(text: string): string {
  if (!/^postgres(ql)?:\/\/./.test(text)) throw new Error('must begin with postgres:// or postgresql://');
  return text;
}

function parseS3Location(text: string): Omit<S3Address, 'kind' | 'accessKeyId' | 'secretAccessKey'> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const endpoint = url?.searchParams.get('endpoint') ?? undefined;
  const isKnown = [...(url?.searchParams.keys() ?? [])].every((name) => name === 'endpoint' || name === 'region');
  const isEndpoint = endpoint === undefined || (URL.canParse(endpoint) && /^https?:/.test(endpoint));
  if (url?.protocol !== 's3:' || url.host === '' || url.username !== '' || !isKnown || !isEndpoint) {
    throw new Error('must be s3://bucket/prefix with ?region= and ?endpoint= at most, without credentials');
  }
  const folder = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  const region = url.searchParams.get('region') ?? 'us-east-1';
  return { bucket: url.host, prefix: folder === '' ? '' : `${folder}/`, region, endpoint };
}

/** The text is a secret, so the message does not repeat it. */
function parseKey(text: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== 32 || key.toString('base64').replace(/=+$/, '') !== text.replace(/=+$/, '')) {
    throw new Error('must be 32 bytes in base64, for example from: openssl rand -base64 32');
  }
  return key;
}

function parseToken(text: string): string {
  if (!/^[\x21-\x7e]{24,512}$/.test(text)) throw new Error('must be 24 to 512 printable characters without spaces');
  return text;
}

function parseNetworks(text: string): string[] {
  const entries = text.split(',').map((entry) => entry.trim());
  const wrong = entries.find((entry) => !isNetwork(entry));
  if (wrong !== undefined) throw new Error(`must be addresses or networks separated by commas, not "${wrong}"`);
  return entries;
}

const SMTP_PORTS: Partial<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** The text holds a password, so the message does not repeat it. */
function parseSmtpUrl(text: string): SmtpAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const defaultPort = SMTP_PORTS[url?.protocol ?? ''];
  const isPlain = url?.search === '' && url.hash === '' && /^\/?$/.test(url.pathname);
  if (url === undefined || defaultPort === undefined || url.hostname === '' || !isPlain) {
    throw new Error('must be smtp://user:password@host:port, or smtps:// for TLS from the start');
  }
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  return {
    host,
    port: url.port === '' ? defaultPort : Number(url.port),
    isTlsFromStart: url.protocol === 'smtps:',
    // What does not leave the machine needs no cover.
    isTlsRequired: !/^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host),
    user: url.username === '' ? undefined : decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
}

function parseSender(text: string): string {
  if (!/^([^<>"\r\n]+ <)?[^\s@<>,;"]+@[^\s@<>,;"]+>?$/.test(text) || text.includes('<') !== text.endsWith('>')) {
    throw new Error(`must be an address, or a name and an address in angle brackets, not "${text}"`);
  }
  return text;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...more] = text.split('/');
  const maxPrefix = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= maxPrefix;
}

function parseLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((candidate) => candidate === text);
  if (level === undefined) throw new Error(`must be one of ${LOG_LEVELS.join(', ')}, not "${text}"`);
  return level;
}
