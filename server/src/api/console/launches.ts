import { type Static, Type } from '../../lib/schema.ts';
import { ValidationError, type ValidationIssue } from '../../errors.ts';
import { chooseLaunchReport } from '../../launches/choose-launch-report.ts';
import { completeLaunchSession } from '../../launches/complete-launch-session.ts';
import { type LaunchClient, mapLaunchClient } from '../../launches/map-launch-client.ts';
import { openLaunchSession } from '../../launches/open-launch-session.ts';
import { previewLaunchDocument } from '../../launches/preview-launch-document.ts';
import { tidyPronouns } from '../../records/clients/tidy-pronouns.ts';
import { openSigningKey } from '../../signing/signing-key.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { sendRawJson } from '../http/send-raw-json.ts';
import { literals } from '../schemas.ts';
import { memberOf, originOf } from './authenticate.ts';
import { ClientFields } from './clients.ts';
import type { ConsoleApi } from './deps.ts';
import { describeLaunch, Launch, LaunchParams } from './launch-schema.ts';
import { noteView } from './note-view.ts';
import { VersionNumber } from './report-schema.ts';

/** What a clinician can do on the page of a partner's launch session. */
export function registerLaunches(app: HttpServer, api: ConsoleApi): void {
  registerFetchLaunch(app, api);
  registerOpenLaunch(app, api);
  registerMapClient(app, api);
  registerChooseReport(app, api);
  registerPreview(app, api);
  registerComplete(app, api);
}

function registerFetchLaunch(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get('/launches/:session_id', { schema: { params: LaunchParams, response: { 200: Launch } } }, async (request) => {
    const launch = await describeLaunch(context, memberOf(request), request.params.session_id);
    await noteView(audit, request, {
      action: 'launch_session.viewed',
      subject: { type: 'launch_session', id: launch.session_id },
      ...(launch.client !== null && { clientId: launch.client.id }),
    });
    return launch;
  });
}

function registerOpenLaunch(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/launches/:session_id/open',
    { schema: { params: LaunchParams, response: { 200: Launch } } },
    async (request) => {
      const member = memberOf(request);
      const { session_id: sessionId } = request.params;
      await openLaunchSession(context, originOf(request), member, sessionId);
      return describeLaunch(context, member, sessionId);
    },
  );
}

const Choice = Type.Object({
  client_id: Type.Optional(Type.Integer()),
  new_client: Type.Optional(Type.Object(ClientFields)),
});

/** Says which client the partner means: one of the practice, or a new one. */
function registerMapClient(app: HttpServer, { context }: ConsoleApi): void {
  app.post(
    '/launches/:session_id/client',
    { schema: { params: LaunchParams, body: Choice, response: { 200: Launch } } },
    async (request) => {
      const member = memberOf(request);
      const { session_id: sessionId } = request.params;
      await mapLaunchClient(context, originOf(request), member, sessionId, readChoice(request.body));
      return describeLaunch(context, member, sessionId);
    },
  );
}

function readChoice({ client_id: clientId, new_client: entered }: Static<typeof Choice>): LaunchClient {
  if (entered === undefined) {
    if (clientId !== undefined) return { clientId };
    throw new ValidationError([{ loc: ['body', 'client_id'], msg: 'Field required', type: 'missing' }]);
  }
  if (clientId !== undefined) throw refuse('client_id', 'give a client or a new one, not both');
  const { first_name: firstName, last_name: lastName, date_of_birth: dateOfBirth = null, ...rest } = entered;
  if (`${firstName}${lastName}`.trim() === '') throw refuse('last_name', 'a client needs a name', ['new_client']);
  const pronouns = tidyPronouns(rest.pronouns ?? null, ['body', 'new_client', 'pronouns']);
  return { newClient: { firstName, lastName, dateOfBirth, pronouns, isOrgClient: rest.is_org_client } };
}

function refuse(field: string, why: string, within: string[] = []): ValidationError {
  const issue: ValidationIssue = { loc: ['body', ...within, field], msg: `Value error, ${why}`, type: 'value_error' };
  return new ValidationError([issue]);
}

function registerChooseReport(app: HttpServer, { context }: ConsoleApi): void {
  app.put(
    '/launches/:session_id/report',
    {
      schema: { params: LaunchParams, body: Type.Object({ report_id: Type.String() }), response: { 200: Launch } },
    },
    async (request) => {
      const member = memberOf(request);
      const { session_id: sessionId } = request.params;
      await chooseLaunchReport(context, originOf(request), member, sessionId, request.body.report_id);
      return describeLaunch(context, member, sessionId);
    },
  );
}

const Preview = Type.Object({
  title: Type.String(),
  version: Type.Integer(),
  markdown: Type.String(),
  html: Type.String(),
  unsupported: Type.Array(
    Type.Object({ text: Type.String(), reason: literals(['silence', 'figures', 'wording', 'contradiction']) }),
  ),
  prompts_left: Type.Integer(),
  content_hash: Type.String(),
});

function registerPreview(app: HttpServer, { context, audit, documents }: ConsoleApi): void {
  app.get(
    '/launches/:session_id/preview',
    {
      schema: {
        params: LaunchParams,
        querystring: Type.Object({ report_id: Type.String() }),
        response: { 200: Preview },
      },
    },
    async (request, reply) => {
      const { session_id: sessionId } = request.params;
      const { report_id: reportId } = request.query;
      const preview = await previewLaunchDocument(context, documents, memberOf(request), sessionId, reportId);
      const { clientId, title, version, contentHash, promptsLeft, markdown, html, unsupported } = preview;
      await noteView(audit, request, {
        action: 'launch_session.previewed',
        subject: { type: 'launch_session', id: sessionId },
        clientId,
        details: { report_id: reportId, version },
      });
      const shown = { title, version, prompts_left: promptsLeft, content_hash: contentHash };
      return sendRawJson(reply, shown, { markdown, html, unsupported });
    },
  );
}

/** Signs the report and sends it to the partner. Whoever sends it says that they have read it. */
function registerComplete(app: HttpServer, { context, secretBox, findReviewProgress }: ConsoleApi): void {
  app.post(
    '/launches/:session_id/complete',
    {
      schema: {
        params: LaunchParams,
        body: Type.Object({
          report_id: Type.String(),
          version: VersionNumber,
          reviewed: Type.Literal(true),
          content_hash: Type.Optional(Type.String()),
        }),
        response: { 200: Launch },
      },
    },
    async (request) => {
      const member = memberOf(request);
      const { session_id: sessionId } = request.params;
      const { report_id: reportId, version, content_hash: seenHash } = request.body;
      const signing = { key: await openSigningKey(context, secretBox), findProgress: findReviewProgress };
      await completeLaunchSession(
        context,
        originOf(request),
        member,
        sessionId,
        { reportId, version, seenHash },
        signing,
      );
      return describeLaunch(context, member, sessionId);
    },
  );
}
