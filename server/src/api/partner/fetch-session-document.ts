import { Type } from '../../lib/schema.ts';
import { findSessionDocument } from '../../launches/find-session-document.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { errorResponses } from '../http/openapi.ts';
import { sendRawJson } from '../http/send-raw-json.ts';
import { originOf, partnerOf } from './authenticate.ts';
import type { PartnerApi } from './deps.ts';
import { SessionId, SessionParams } from './launch-schemas.ts';

const SessionDocument = Type.Object(
  {
    session_id: SessionId,
    title: Type.String({ examples: ['Psychological assessment report'] }),
    service_client_id: Type.Integer({ description: "The service's own id of the client.", examples: [41] }),
    format: Type.Union([Type.Literal('markdown'), Type.Literal('html')]),
    content: Type.String({
      description: 'The report in that format. HTML holds no script, no style and nothing that loads from elsewhere.',
    }),
  },
  { description: 'The report that was sent.' },
);

export function registerFetchSessionDocument(app: HttpServer, { context, audit }: PartnerApi): void {
  app.get(
    '/launch-sessions/:session_id/document',
    {
      schema: {
        operationId: 'getSessionDocument',
        tags: ['Launch sessions'],
        summary: 'Fetch the document of a completed session',
        description: 'The report as it was when the clinician sent it, whatever has become of it since.',
        params: SessionParams,
        querystring: Type.Object({
          format: Type.Union([Type.Literal('markdown'), Type.Literal('html')], {
            default: 'markdown',
            description: 'How the report is written out.',
          }),
        }),
        response: {
          200: SessionDocument,
          ...errorResponses('document_not_found', 'launch_session_not_completed', 'launch_session_expired'),
        },
      },
    },
    async (request, reply) => {
      const partner = partnerOf(request);
      const { session_id: sessionId } = request.params;
      const { format } = request.query;
      const { title, clientId, content } = await findSessionDocument(context, partner, sessionId, format);
      await audit.note({
        practiceId: partner.practiceId,
        action: 'launch_document.fetched',
        origin: originOf(request),
        subject: { type: 'launch_session', id: sessionId },
        clientId,
        details: { format },
      });
      return sendRawJson(reply, { session_id: sessionId, title, service_client_id: clientId, format }, { content });
    },
  );
}
