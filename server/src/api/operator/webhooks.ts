import { Type } from '../../lib/schema.ts';
import { findWebhookEndpoint, type WebhookEndpoint } from '../../webhooks/endpoints.ts';
import { WEBHOOK_EVENT_STATES } from '../../webhooks/event.ts';
import {
  findWebhookEvent,
  listWebhookAttempts,
  listWebhookEvents,
  type WebhookAttempt,
  type WebhookEvent,
} from '../../webhooks/list-events.ts';
import { readWebhookMetrics } from '../../webhooks/metrics.ts';
import { sendEventAgain, sendFailedAgain } from '../../webhooks/send-again.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { PagingQuery } from '../http/paging.ts';
import { DateTime, literals, orNull } from '../schemas.ts';
import { originOf } from './authenticate.ts';
import type { OperatorApi } from './deps.ts';
import { noteListing } from './note-listing.ts';

const Endpoint = Type.Object({
  id: Type.String(),
  url: Type.String(),
  is_paused: Type.Boolean(),
  created_at: DateTime,
  updated_at: DateTime,
});

const TextOrNull = orNull(Type.String());
const IntegerOrNull = orNull(Type.Integer());
const State = literals(WEBHOOK_EVENT_STATES);

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
  ended_at: orNull(DateTime),
});

const Attempt = Type.Object({
  attempt: Type.Integer({ description: 'Its place in its run, from 1.' }),
  started_at: DateTime,
  lag_ms: Type.Integer({ description: 'How long after it was due it began.' }),
  duration_ms: Type.Integer(),
  status: IntegerOrNull,
  error: TextOrNull,
  answer: orNull(Type.String(), 'The first bytes of the answer.'),
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
            oldest_due_at: orNull(DateTime),
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

/** An endpoint has the id of its partner app, where its address and its secret are changed. */
function registerEndpoints(app: HttpServer, { context }: OperatorApi): void {
  app.get(
    '/webhooks/endpoints/:endpoint_id',
    { schema: { params: EndpointParams, response: { 200: Endpoint } } },
    async (request) => presentEndpoint(await findWebhookEndpoint(context, request.params.endpoint_id)),
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
      return events.map(presentEvent);
    },
  );

  app.get(
    '/webhooks/events/:event_id/attempts',
    { schema: { params: EventParams, response: { 200: Type.Array(Attempt) } } },
    async (request) => {
      const attempts = await listWebhookAttempts(context, request.params.event_id);
      await noteListing(api, request, null, 'webhook_attempts');
      return attempts.map(presentAttempt);
    },
  );

  app.post(
    '/webhooks/events/:event_id/send-again',
    { schema: { params: EventParams, response: { 200: Event } } },
    async (request) => {
      const { event_id: eventId } = request.params;
      await sendEventAgain(context, originOf(request), eventId);
      return presentEvent(await findWebhookEvent(context, eventId));
    },
  );
}

function presentEndpoint({ id, url, isPaused, createdAt, updatedAt }: WebhookEndpoint) {
  return { id, url, is_paused: isPaused, created_at: createdAt, updated_at: updatedAt };
}

function presentEvent({ id, endpointId, practiceId, sessionId, type, state, attempts, ...event }: WebhookEvent) {
  const of = { endpoint_id: endpointId, practice_id: practiceId, session_id: sessionId };
  const times = { created_at: event.createdAt, due_at: event.dueAt, ended_at: event.endedAt };
  return { id, ...of, type, state, attempts, ...times };
}

function presentAttempt({ attempt, startedAt, lagMs, durationMs, status, error, answer }: WebhookAttempt) {
  return { attempt, started_at: startedAt, lag_ms: lagMs, duration_ms: durationMs, status, error, answer };
}
