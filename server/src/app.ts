import { registerHealth } from './api/health.ts';
import { createHttpServer, type HttpServer } from './api/http/create-http-server.ts';
import { registerOpenApi } from './api/http/openapi.ts';
import { registerOperatorApi } from './api/operator/register.ts';
import { registerPartnerApi } from './api/partner/register.ts';
import { registerPublicApi } from './api/public/register.ts';
import { createRefusalRecorder } from './api/record-refusal.ts';
import { type AuditTrail, createAuditTrail } from './audit/trail.ts';
import type { Config } from './config.ts';
import type { Context } from './db/context.ts';
import type { Logger } from './lib/logger.ts';
import { trackApiKeyUse } from './practice/api-key-use.ts';

export interface AppOptions {
  config: Pick<Config, 'baseUrl' | 'maxJsonBytes' | 'rateLimitPerMinute' | 'trustedProxies'>;
  baseUrl: () => string;
  context: Context;
  operatorToken: string;
  logger: Logger;
}

export interface App {
  http: HttpServer;
  audit: AuditTrail;
  /** Answers what is under way, then writes what was noted but not yet written. */
  close(): Promise<void>;
}

/** The composition root: everything that answers a request is built here and handed on from here. */
export async function createApp({ config, baseUrl, context, operatorToken, logger }: AppOptions): Promise<App> {
  const audit = createAuditTrail({ ...context, logger });
  const keyUse = trackApiKeyUse(context);
  const http = createHttpServer({
    logger,
    makeId: context.makeId,
    bodyLimitBytes: config.maxJsonBytes,
    trustProxy: config.trustedProxies,
    isHttps: config.baseUrl?.startsWith('https:'),
    onRefused: createRefusalRecorder(audit),
  });
  registerOpenApi(http);
  registerHealth(http, context);
  await registerPublicApi(http, {
    context,
    audit,
    keyUse,
    baseUrl,
    rateLimitPerMinute: config.rateLimitPerMinute,
  });
  await registerPartnerApi(http, { context, audit, baseUrl, rateLimitPerMinute: config.rateLimitPerMinute });
  await registerOperatorApi(http, {
    context,
    audit,
    operatorToken,
    rateLimitPerMinute: config.rateLimitPerMinute,
  });
  await http.ready();
  return {
    http,
    audit,
    close: async () => {
      await http.close();
      await Promise.all([audit.close(), keyUse.close()]);
    },
  };
}
