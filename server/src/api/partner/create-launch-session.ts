import { Type } from '../../lib/schema.ts';
import { createLaunchSession } from '../../launches/create-launch-session.ts';
import { LAUNCH_LIMITS } from '../../launches/launch-session.ts';
import { BODY_LIMITS } from '../http/body/body-limits.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { errorResponses } from '../http/openapi.ts';
import { originOf, partnerOf } from './authenticate.ts';
import type { PartnerApi } from './deps.ts';
import { ExpiresAt, SessionId, SessionStatus } from './launch-schemas.ts';

const KEY_HEADER = 'Idempotency-Key';

const { idempotencyKeyLength, externalClientIdLength, emailLength, nameLength } = LAUNCH_LIMITS;

const SHOWN_WHEN_MAPPED = 'Shown to the clinician when the client is first mapped.';

const NewSession = Type.Object(
  {
    external_client_id: Type.String({
      minLength: 1,
      maxLength: externalClientIdLength,
      description: "The partner's id of the client, remembered on the connection once a clinician has mapped it.",
      examples: ['client-7731'],
    }),
    clinician_email: Type.String({
      minLength: emailLength.min,
      maxLength: emailLength.max,
      description: 'The verified address of a member of the practice; case and white space around it do not matter.',
      examples: ['ann@practice.example'],
    }),
    client_first_name: Type.Optional(Type.String({ maxLength: nameLength, description: SHOWN_WHEN_MAPPED })),
    client_last_name: Type.Optional(Type.String({ maxLength: nameLength, description: SHOWN_WHEN_MAPPED })),
  },
  // Unknown fields are kept, because "the same body" means all of it.
  { additionalProperties: true },
);

const CreatedSession = Type.Object(
  {
    session_id: SessionId,
    status: SessionStatus,
    launch_url: Type.String({ description: 'To be opened by the assigned clinician.' }),
    expires_at: ExpiresAt,
  },
  { description: 'The session, new or from the first request with this key.' },
);

export function registerCreateLaunchSession(app: HttpServer, { context, baseUrl }: PartnerApi): void {
  app.post(
    '/launch-sessions',
    {
      bodyLimit: BODY_LIMITS.medium,
      schema: {
        operationId: 'createLaunchSession',
        tags: ['Launch sessions'],
        summary: 'Create a launch session',
        description: 'A retry with the same key and equal JSON values gets the original session, as it is by then.',
        headers: Type.Object({
          [KEY_HEADER]: Type.String({
            minLength: 1,
            maxLength: idempotencyKeyLength,
            description: 'Unique for each session on the connection, for example a UUID.',
          }),
        }),
        body: NewSession,
        response: {
          200: CreatedSession,
          ...errorResponses('clinician_email_not_resolved', 'client_access_denied', 'idempotency_key_conflict'),
        },
      },
    },
    async (request) => {
      const { body } = request;
      const session = await createLaunchSession(context, originOf(request), partnerOf(request), {
        idempotencyKey: String(request.headers[KEY_HEADER]),
        request: body,
        externalClientId: body.external_client_id,
        clinicianEmail: body.clinician_email,
        clientFirstName: body.client_first_name,
        clientLastName: body.client_last_name,
      });
      return {
        session_id: session.sessionId,
        status: session.status,
        launch_url: `${baseUrl()}/launch/${session.sessionId}`,
        expires_at: session.expiresAt,
      };
    },
  );
}
