import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../lib/network-of.ts';
import { takesFiles } from '../http/body/receive-file.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { guardDoor } from '../http/guard-door.ts';
import { limitRate } from '../http/rate-limit.ts';
import { checkJsonBody } from '../http/same-origin.ts';
import { registerActivityCsv } from './activity-csv.ts';
import { registerActivity } from './activity.ts';
import { registerApiKeys } from './api-keys.ts';
import { checkAgain, checkSameOrigin, createSessionCheck, sessionOf } from './authenticate.ts';
import { registerClients } from './clients.ts';
import { registerConnections } from './connections.ts';
import { registerDeliveries } from './deliveries.ts';
import type { ConsoleApi } from './deps.ts';
import { registerFind } from './find.ts';
import { registerHome } from './home.ts';
import { registerJobs } from './jobs.ts';
import { registerLaunches } from './launches.ts';
import { registerLetterheadSample } from './letterhead-sample.ts';
import { registerLetterhead } from './letterhead.ts';
import { registerMembers } from './members.ts';
import { registerNotes } from './notes.ts';
import { registerChangePassword, registerRequestReset, registerResetPassword } from './passwords.ts';
import { registerPeople } from './people.ts';
import { registerPictures } from './pictures.ts';
import { registerPractice } from './practice.ts';
import { registerCredentials, registerProof } from './proof.ts';
import { registerReports } from './reports.ts';
import { registerSent } from './sent.ts';
import { registerSession, registerSessions, registerSignOut } from './sessions.ts';
import { registerSignIn } from './sign-in.ts';
import { registerSnippets } from './snippets.ts';
import { registerTemplates } from './templates.ts';
import { registerTotp } from './totp.ts';
import { registerTryOuts } from './try-outs.ts';
import { registerRequestVerification, registerVerifyEmail } from './verification.ts';

/** `/v1/console`: what the web app calls, for people who are signed in or about to be. */
export async function registerConsoleApi(server: HttpServer, api: ConsoleApi): Promise<void> {
  await server.register(
    async (app: HttpServer) => {
      const door = { rates: api.rates, name: 'console other sites', failuresPerMinute: api.rateLimitPerMinute };
      guardDoor(app, door, async (request) => checkSameOrigin(request, api.baseUrl()));
      app.addHook('onRequest', async (request) => {
        if (!takesFiles(request)) checkJsonBody(request);
      });
      await app.register(async (open: HttpServer) => registerOpenRoutes(open, api));
      await app.register(async (inside: HttpServer) => registerMemberRoutes(inside, api));
    },
    { prefix: '/v1/console' },
  );
}

const networkOfCaller = (request: FastifyRequest): string => networkOf(request.ip);

function registerOpenRoutes(app: HttpServer, api: ConsoleApi): void {
  const { rates, rateLimitPerMinute: perMinute } = api;
  limitRate(app, { rates, name: 'console open', perMinute, keyOf: networkOfCaller });
  registerSignIn(app, api);
  registerRequestReset(app, api);
  registerResetPassword(app, api);
  registerVerifyEmail(app, api);
}

function registerMemberRoutes(app: HttpServer, api: ConsoleApi): void {
  const { context, rates, rateLimitPerMinute } = api;
  const door = { rates, name: 'console strangers', failuresPerMinute: rateLimitPerMinute };
  guardDoor(app, door, createSessionCheck(context));
  app.addHook('preHandler', checkAgain);
  limitRate(app, {
    rates,
    name: 'console sessions',
    perMinute: rateLimitPerMinute,
    keyOf: (request) => sessionOf(request).sessionId,
  });
  registerSession(app, api);
  registerSessions(app, api);
  registerSignOut(app, api);
  registerChangePassword(app, api);
  registerTotp(app, api);
  registerProof(app, api);
  registerCredentials(app, api);
  registerRequestVerification(app, api);
  registerRecords(app, api);
  registerPracticeRoutes(app, api);
  registerLaunches(app, api);
}

/** The records of the practice: clients and what is kept with them, and templates. */
function registerRecords(app: HttpServer, api: ConsoleApi): void {
  registerHome(app, api);
  registerFind(app, api);
  registerClients(app, api);
  registerNotes(app, api);
  registerJobs(app, api);
  registerReports(app, api);
  registerPeople(app, api);
  registerSent(app, api);
  registerTemplates(app, api);
  registerTryOuts(app, api);
  registerSnippets(app, api);
}

/** The practice itself: its settings, its people, what is connected with it, and what happened in it. */
function registerPracticeRoutes(app: HttpServer, api: ConsoleApi): void {
  registerPractice(app, api);
  registerLetterhead(app, api);
  registerLetterheadSample(app, api);
  registerPictures(app, api);
  registerMembers(app, api);
  registerApiKeys(app, api);
  registerConnections(app, api);
  registerDeliveries(app, api);
  registerActivity(app, api);
  registerActivityCsv(app, api);
}
