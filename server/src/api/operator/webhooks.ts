import { Type } from 'typebox';
import { changeWebhookUrl, findWebhookEndpoint } from '../../webhooks/endpoints.ts';
import { WEBHOOK_EVENT_STATES } from '../../webhooks/event.ts';
import { findWebhookEvent, listWebhookAttempts, listWebhookEvents } from '../../webhooks/list-events.ts';
import { readWebhookMetrics } from '../../webhooks/metrics.ts';
import { rotateWebhookSecret } from '../../webhooks/secrets.ts';
import { sendEventAgain, sendFailedAgain } from '../../webhooks/send-again.ts';
import { sendTestEvent } from '../../webhooks/send-test-event.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { PagingQuery } from '../http/paging.ts';
import { originOf } from './authenticate.ts';
import type { OperatorApi } from './deps.ts';
import { noteListing } from './note-listing.ts';
import { DateTime, DateTimeOrNull } from './schemas.ts';

const Endpoint = Type.Object({
  id: Type.String(),
  url: Type.String(),
  is_paused: Type.Boolean(),
  created_at: DateTime,
  updated_at: DateTime,
});

const TextOrNull = Type.Union([Type.String(), Type.Null()]);
const IntegerOrNull = Type.Union([Type.Integer(), Type.Null()]);
const State = Type.Union(WEBHOOK_EVENT_STATES.map((state) => Type.Literal(state)));

const Event = Type.Object({
  id: Type.String(),
  endpoint_id: Type.String(),
  practice_id: TextOrNull,
  session_id: TextOrNull,
  type: Type.String(),
  created_at: DateTime,
  state: Type.String(),
  attempts: Type.Integer({ description: 'Of the present run.' }),
  due_at: Type.Unsafe<Date>({ ...DateTime, description: 'Of the next attempt, or of the last one once it has ended.' }),
  ended_at: DateTimeOrNull,
});

const Attempt = Type.Object({
  attempt: Type.Integer({ description: 'Its place in its run, from 1.' }),
  started_at: DateTime,
  lag_ms: Type.Integer({ description: 'How long after it was due it began.' }),
  duration_ms: Type.Integer(),
  status: IntegerOrNull,
  error: TextOrNull,
  answer: Type.Unsafe<string | null>({ ...TextOrNull, description: 'The first bytes of the answer.' }),
});

const EndpointParams = Type.Object({ endpoint_id: Type.String() });
const EventParams = Type.Object({ event_id: Type.String() });

export function registerWebhooks(app: HttpServer, api: OperatorApi): void {
  registerEndpoints(app, api);
  registerEvents(app, api);
  app.get(
    '/webhooks/metrics',
    {
      schema: {
        response: {
          200: Type.Object({
            due: Type.Integer(),
            oldest_due_at: DateTimeOrNull,
            delivered: Type.Integer(),
            failed: Type.Integer(),
            lag_ms_p50: IntegerOrNull,
            lag_ms_p95: IntegerOrNull,
            duration_ms_p50: IntegerOrNull,
            duration_ms_p95: IntegerOrNull,
            window_seconds: Type.Integer(),
          }),
        },
      },
    },
    async () => {
      const { oldestDueAt, lagMs, durationMs, windowSeconds, ...counts } = await readWebhookMetrics(api.context);
      return {
        ...counts,
        oldest_due_at: oldestDueAt,
        lag_ms_p50: lagMs.p50,
        lag_ms_p95: lagMs.p95,
        duration_ms_p50: durationMs.p50,
        duration_ms_p95: durationMs.p95,
        window_seconds: windowSeconds,
      };
    },
  );
}

/** An endpoint's id is that of the partner app it belongs to. */
function registerEndpoints(app: HttpServer, { context, secretBox }: OperatorApi): void {
  app.get(
    '/webhooks/endpoints/:endpoint_id',
    { schema: { params: EndpointParams, response: { 200: Endpoint } } },
    async (request) => findWebhookEndpoint(context, request.params.endpoint_id),
  );

  app.patch(
    '/webhooks/endpoints/:endpoint_id',
    {
      schema: {
        params: EndpointParams,
        body: Type.Object({ webhook_url: Type.String() }),
        response: { 200: Endpoint },
      },
    },
    async (request) => {
      const { endpoint_id: endpointId } = request.params;
      await changeWebhookUrl(context, endpointId, request.body.webhook_url, originOf(request));
      return findWebhookEndpoint(context, endpointId);
    },
  );

  app.post(
    '/webhooks/endpoints/:endpoint_id/rotate-secret',
    {
      schema: {
        params: EndpointParams,
        body: Type.Object({ signs_from: Type.String({ format: 'date-time' }) }),
        response: {
          200: Type.Object({
            webhook_secret: Type.String({ description: 'Shown this once.' }),
            signs_from: DateTime,
          }),
        },
      },
    },
    async (request) => {
      const signsFrom = new Date(request.body.signs_from);
      const { endpoint_id: endpointId } = request.params;
      const rotated = await rotateWebhookSecret(context, secretBox, endpointId, { signsFrom }, originOf(request));
      return { webhook_secret: rotated.secret, signs_from: rotated.signsFrom };
    },
  );

  app.post(
    '/webhooks/endpoints/:endpoint_id/test',
    { schema: { params: EndpointParams, response: { 200: Event } } },
    async (request) => {
      const { eventId } = await sendTestEvent(context, request.params.endpoint_id, originOf(request));
      return findWebhookEvent(context, eventId);
    },
  );

  app.post(
    '/webhooks/endpoints/:endpoint_id/send-again',
    {
      schema: {
        params: EndpointParams,
        body: Type.Object({ failed_since: Type.String({ format: 'date-time' }) }),
        response: { 200: Type.Object({ count: Type.Integer() }) },
      },
    },
    async (request) => {
      const failedSince = new Date(request.body.failed_since);
      const { endpoint_id: endpointId } = request.params;
      return { count: await sendFailedAgain(context, originOf(request), endpointId, { failedSince }) };
    },
  );
}

function registerEvents(app: HttpServer, api: OperatorApi): void {
  const { context } = api;
  app.get(
    '/webhooks/events',
    {
      schema: {
        querystring: Type.Object({
          endpoint_id: Type.Optional(Type.String()),
          session_id: Type.Optional(Type.String()),
          state: Type.Optional(State),
          before: Type.Optional(Type.String({ description: 'The id of the last event of the page before.' })),
          limit: PagingQuery.limit,
        }),
        response: { 200: Type.Array(Event) },
      },
    },
    async (request) => {
      const { endpoint_id: endpointId, session_id: sessionId, state, before, limit } = request.query;
      const events = await listWebhookEvents(context, { endpointId, sessionId, state, before, limit });
      await noteListing(api, request, null, 'webhook_events');
      return events;
    },
  );

  app.get(
    '/webhooks/events/:event_id/attempts',
    { schema: { params: EventParams, response: { 200: Type.Array(Attempt) } } },
    async (request) => {
      const attempts = await listWebhookAttempts(context, request.params.event_id);
      await noteListing(api, request, null, 'webhook_attempts');
      return attempts;
    },
  );

  app.post(
    '/webhooks/events/:event_id/send-again',
    { schema: { params: EventParams, response: { 200: Event } } },
    async (request) => {
      const { event_id: eventId } = request.params;
      await sendEventAgain(context, originOf(request), eventId);
      return findWebhookEvent(context, eventId);
    },
  );
}
