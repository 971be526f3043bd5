import path from 'node:path';
import type { TaskType } from './db/tables.ts';
import { PlainError } from './lib/plain-error.ts';
import { type BlobStoreAddress, readBlobStore } from './settings/blob-store.ts';
import { type MailSettings, readMail } from './settings/mail.ts';
import {
  parseBaseUrl,
  parseByteLimit,
  parseChoice,
  parseDatabaseUrl,
  parseHost,
  parseKey,
  parseLimit,
  parseNetworks,
  parseTimeZone,
  parseToken,
  parseWholeNumber,
} from './settings/parse-values.ts';
import { createSettingsReader, type Environment } from './settings/read-settings.ts';
import { readSpeech, type SpeechSettings } from './settings/speech.ts';
import { readWebhooks, type WebhookSettings } from './settings/webhooks.ts';
import { readWriting, type WritingSettings } from './settings/writing.ts';

export interface Config {
  port: number;
  host: string;
  /**
   * The address of the service in links, without a slash at the end; never taken from a request. Undefined: the address
   * it listens on.
   */
  baseUrl: string | undefined;
  dataDir: string;
  /** Undefined: the embedded server in the data directory. */
  databaseUrl: string | undefined;
  databasePoolSize: number;
  blobStore: BlobStoreAddress;
  /** Undefined: the key in the data directory, made at the first start. */
  blobKey: Buffer | undefined;
  /** Former keys, for uploads that were stored with them. */
  blobKeysOld: Buffer[];
  /** Seals secrets that must be used again. Undefined: the key in the data directory, made at the first start. */
  secretKey: Buffer | undefined;
  /** Undefined: the token in the data directory, made at the first start. */
  operatorToken: string | undefined;
  /** Requests a minute for each API key; 0 is no limit. */
  rateLimitPerMinute: number;
  maxJsonBytes: number;
  /** The largest uploads, in bytes. */
  maxPdfBytes: number;
  maxAudioBytes: number;
  /** How many bytes all uploads of one practice may take; 0 is no limit. */
  maxPracticeBytes: number;
  speech: SpeechSettings;
  writing: WritingSettings;
  /** How many jobs of each kind one process works on at a time. */
  concurrency: Record<TaskType, number>;
  webhooks: WebhookSettings;
  trustedProxies: string[];
  /** How long a person stays signed in. */
  sessionLimits: { idleMs: number; absoluteMs: number };
  /** Undefined: no mail is sent, and links are shown to the operator instead. */
  mail: MailSettings | undefined;
  logLevel: LogLevel;
}

const MIB = 1024 * 1024;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A setting that cannot be used. The message is one line that names every wrong setting. */
export class ConfigError extends PlainError {
  override name = 'ConfigError';
}

/** The only reader of the environment. An empty variable counts as not set. */
export function readConfig(environment: Environment): Config {
  const settings = createSettingsReader(environment);
  const { read, problems } = settings;
  // The system goes by it, and takes one that it does not know for UTC without a word.
  read('TZ', undefined, parseTimeZone);
  const config: Config = {
    host: read('HOST', '127.0.0.1', parseHost),
    port: read('PORT', 8080, parseWholeNumber(0, 65_535)),
    baseUrl: read('BASE_URL', undefined, parseBaseUrl),
    dataDir: path.resolve(read('DATA_DIR', './data', String)),
    databaseUrl: read('DATABASE_URL', undefined, parseDatabaseUrl),
    databasePoolSize: read('DATABASE_POOL_SIZE', 10, parseWholeNumber(2, 1000)),
    blobStore: readBlobStore(settings),
    blobKey: read('BLOB_KEY', undefined, parseKey),
    blobKeysOld: read('BLOB_KEYS_OLD', [], (text) => text.split(',').map((entry) => parseKey(entry.trim()))),
    secretKey: read('SECRET_KEY', undefined, parseKey),
    operatorToken: read('OPERATOR_TOKEN', undefined, parseToken),
    rateLimitPerMinute: read('RATE_LIMIT_PER_MINUTE', 600, parseLimit),
    maxJsonBytes: read('MAX_JSON_BYTES', 16 * MIB, parseWholeNumber(1024, 256 * MIB)),
    concurrency: {
      pdf_processing: read('CONCURRENT_PDF_JOBS', 2, parseWholeNumber(0, 100)),
      audio_transcription: read('CONCURRENT_AUDIO_JOBS', 1, parseWholeNumber(0, 100)),
      report_generation: read('CONCURRENT_REPORT_JOBS', 4, parseWholeNumber(0, 100)),
    },
    maxPdfBytes: read('MAX_PDF_BYTES', 50 * MIB, parseWholeNumber(1024, 128 * MIB)),
    maxAudioBytes: read('MAX_AUDIO_BYTES', 4096 * MIB, parseWholeNumber(1024, 1024 * 1024 * MIB)),
    maxPracticeBytes: read('MAX_PRACTICE_BYTES', 0, parseByteLimit),
    speech: readSpeech(settings),
    writing: readWriting(settings),
    webhooks: readWebhooks(settings),
    trustedProxies: read('TRUSTED_PROXIES', [], parseNetworks),
    sessionLimits: {
      idleMs: read('SESSION_IDLE_MINUTES', 60, parseWholeNumber(1, 24 * 60)) * 60_000,
      absoluteMs: read('SESSION_HOURS', 12, parseWholeNumber(1, 7 * 24)) * 3_600_000,
    },
    mail: readMail(settings),
    logLevel: read('LOG_LEVEL', 'info', parseChoice(LOG_LEVELS)),
  };
  if (problems.length > 0) throw new ConfigError(problems.join('; '));
  return config;
}
