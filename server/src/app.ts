import { createAside } from './api/aside/aside.ts';
import { registerConsoleApi } from './api/console/register.ts';
import { registerHealth } from './api/health.ts';
import { BODIES_IN_FLIGHT_BYTES } from './api/http/body/body-limits.ts';
import { createHttpServer, type HttpServer } from './api/http/create-http-server.ts';
import { createOwnHostCheck } from './api/http/own-host.ts';
import { registerOAuth } from './api/oauth/register.ts';
import { registerOpenApi } from './api/public/openapi.ts';
import { registerOperatorApi } from './api/operator/register.ts';
import { registerPartnerOpenApi } from './api/partner/openapi.ts';
import { registerPartnerApi } from './api/partner/register.ts';
import { registerPublicApi } from './api/public/register.ts';
import { countAnonymousRefusals } from './api/anonymous-refusals.ts';
import { createRefusalRecorder } from './api/record-refusal.ts';
import { registerSigningKeys } from './api/signing-keys.ts';
import { createWrongAddressPage, registerWeb } from './api/web/register.ts';
import { readWebFiles, WEB_FOLDER } from './api/web/web-files.ts';
import { type AuditTrail, createAuditTrail } from './audit/trail.ts';
import type { BlobStore } from './blobs/blob-store.ts';
import type { LocalCopies } from './blobs/local-copy.ts';
import type { Config } from './config.ts';
import type { Context } from './db/context.ts';
import { createDocuments } from './documents/documents.ts';
import { createReportExport } from './exports/export-report.ts';
import { createPictureCleaner } from './pictures/clean-picture.ts';
import { createPageImages } from './intake/pdf/page-images.ts';
import { expireSessionsOfConnection } from './launches/expire-sessions-of-connection.ts';
import type { Logger } from './lib/logger.ts';
import { repeat } from './lib/repeat.ts';
import type { SecretBox } from './lib/secret-box.ts';
import { trackApiKeyUse } from './practice/api-key-use.ts';
import { createSharedRates, type SharedRates } from './rates/shared-rates.ts';
import { createProbeTurns } from './api/uploads/audio-upload.ts';
import { openSpeech } from './tasks/speech.ts';
import { createFindReviewProgress } from './signing/review-progress.ts';
import { CHECK_WAIT_MS } from './tasks/save-checked-report.ts';
import { createLanguage, type Language } from './writing/language/language.ts';

export interface AppOptions {
  config: Pick<
    Config,
    | 'baseUrl'
    | 'host'
    | 'mail'
    | 'maxAudioBytes'
    | 'maxJsonBytes'
    | 'maxPdfBytes'
    | 'maxPracticeBytes'
    | 'rateLimitPerMinute'
    | 'sessionLimits'
    | 'speech'
    | 'trustedProxies'
  >;
  baseUrl: () => string;
  context: Context;
  operatorToken: string;
  blobs: BlobStore;
  copies: LocalCopies;
  secretBox: SecretBox;
  logger: Logger;
  /** Where the built web app is. */
  webFolder?: string | undefined;
  /** Instead of one of its own. Whoever gives it closes it. */
  language?: Language;
  /** How long somebody who saves a report waits for its check, where it is not the usual time. */
  checkWaitMs?: number;
}

export interface App {
  http: HttpServer;
  audit: AuditTrail;
  rates: SharedRates;
  /** Waits for the answers under way, then stores what was noted but not stored yet. */
  close(): Promise<void>;
}

/** How often the refusals of unknown callers are stored as a count. */
const REFUSALS_EVERY_MS = 60_000;

/** The composition root: everything that answers a request is built here and handed on from here. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, baseUrl, context, operatorToken, secretBox, blobs, copies, logger } = options;
  const audit = createAuditTrail({ ...context, logger });
  const anonymous = countAnonymousRefusals(audit.note);
  const counting = repeat(REFUSALS_EVERY_MS, async () => anonymous.flush());
  const keyUse = trackApiKeyUse(context);
  const rates = createSharedRates(context);
  const web = await readWebFiles(options.webFolder ?? WEB_FOLDER);
  if (web === undefined) logger.warn('the web app is not built: the APIs alone are served');
  const aside = createAside();
  const http = createHttpServer({
    logger,
    makeId: context.makeId,
    bodiesInFlightBytes: Math.max(BODIES_IN_FLIGHT_BYTES, 2 * config.maxJsonBytes),
    readLargeBody: aside.readLargeBody,
    trustProxy: config.trustedProxies,
    isHttps: config.baseUrl?.startsWith('https:'),
    isOwnHost: createOwnHostCheck({ listenHost: config.host, baseUrl }),
    onRefused: createRefusalRecorder(audit, anonymous),
    wrongAddressPage: web && createWrongAddressPage(web),
  });
  registerOpenApi(http);
  registerPartnerOpenApi(http);
  registerHealth(http, context);
  registerSigningKeys(http, context);
  if (web !== undefined) registerWeb(http, web);
  const uploads = {
    blobs,
    copies,
    speech: openSpeech(config, context.clock),
    maxPdfBytes: config.maxPdfBytes,
    maxAudioBytes: config.maxAudioBytes,
    maxPracticeBytes: config.maxPracticeBytes,
    takeProbeTurn: createProbeTurns(),
  };
  const { rateLimitPerMinute, maxJsonBytes } = config;
  const shared = { context, audit, baseUrl, rates, rateLimitPerMinute };
  await registerPublicApi(http, { ...shared, keyUse, maxJsonBytes, uploads });
  const delivery = { baseUrl, isMailOn: config.mail !== undefined, secretBox };
  const documents = createDocuments();
  const language = options.language ?? createLanguage();
  await registerConsoleApi(http, {
    ...shared,
    delivery,
    secretBox,
    sessionLimits: config.sessionLimits,
    maxJsonBytes,
    uploads,
    documents,
    describeWriting: aside.describeWriting,
    language,
    checkWaitMs: options.checkWaitMs ?? CHECK_WAIT_MS,
    exportReport: createReportExport(),
    cleanPicture: createPictureCleaner(),
    findPageImage: createPageImages(),
    findReviewProgress: createFindReviewProgress(context.clock, documents),
    endSessions: expireSessionsOfConnection,
  });
  await registerOAuth(http, { ...shared, web });
  await registerPartnerApi(http, { ...shared, endSessions: expireSessionsOfConnection });
  await registerOperatorApi(http, { ...shared, delivery, secretBox, operatorToken });
  await http.ready();
  return {
    http,
    audit,
    rates,
    close: async () => {
      await http.close();
      await counting.stop();
      await anonymous.flush();
      await Promise.all([
        audit.close(),
        keyUse.close(),
        rates.close(),
        documents.close(),
        aside.close(),
        options.language === undefined && language.close(),
      ]);
    },
  };
}
