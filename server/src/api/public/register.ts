import type { HttpServer } from '../http/create-http-server.ts';
import { guardChanges, guardDoor } from '../http/guard-door.ts';
import { limitRate } from '../http/rate-limit.ts';
import { createApiKeyCheck } from './authenticate.ts';
import { registerCreateNote } from './create-note.ts';
import type { PublicApi } from './deps.ts';
import { registerFetchDocument } from './fetch-document.ts';
import { registerFetchJob } from './fetch-job.ts';
import { registerFetchTemplate } from './fetch-template.ts';
import { registerGenerateReport } from './generate-report.ts';
import { registerListDocuments } from './list-documents.ts';
import { registerListTemplates } from './list-templates.ts';
import { registerMe } from './me.ts';
import { registerOpenApiCopy } from './openapi.ts';
import { registerSearchClients } from './search-clients.ts';
import { registerUploadLargeAudio } from './upload-large-audio.ts';
import { registerUploadNote } from './upload-note.ts';

/** `/v1/public`: the records of a practice, for holders of an API key. */
export async function registerPublicApi(server: HttpServer, api: PublicApi): Promise<void> {
  server.decorateRequest('apiKeyPrincipal', undefined);
  await server.register(
    async (app: HttpServer) => {
      const { rates, rateLimitPerMinute } = api;
      const door = { rates, name: 'public strangers', failuresPerMinute: rateLimitPerMinute };
      guardDoor(app, door, createApiKeyCheck(api.context, api.keyUse));
      guardChanges(app);
      limitRate(app, {
        rates,
        name: 'public keys',
        perMinute: rateLimitPerMinute,
        keyOf: (request) => request.apiKeyPrincipal?.keyId,
      });
      registerMe(app);
      registerSearchClients(app, api);
      registerListDocuments(app, api);
      registerFetchDocument(app, api);
      registerListTemplates(app, api);
      registerFetchTemplate(app, api);
      registerCreateNote(app, api);
      registerUploadNote(app, api);
      registerUploadLargeAudio(app, api);
      registerGenerateReport(app, api);
      registerFetchJob(app, api);
      registerOpenApiCopy(app);
    },
    { prefix: '/v1/public' },
  );
}
