import { Type } from '../../lib/schema.ts';
import { findPartnerNames } from '../../partners/list-connections.ts';
import { WEBHOOK_EVENT_STATES } from '../../webhooks/event.ts';
import {
  findDeliveryOfPractice,
  listDeliveriesOfPractice,
  type PracticeDelivery,
} from '../../webhooks/list-deliveries-of-practice.ts';
import type { WebhookAttempt } from '../../webhooks/list-events.ts';
import type { HttpServer } from '../http/create-http-server.ts';
import { DateTime, literals, orNull } from '../schemas.ts';
import { checkAdmin, memberOf } from './authenticate.ts';
import type { ConsoleApi } from './deps.ts';
import { BeforeQuery, ListBefore, readBefore } from './list-before.ts';
import { noteView } from './note-view.ts';

const State = literals([...WEBHOOK_EVENT_STATES]);

const Delivery = {
  id: Type.String(),
  type: Type.String(),
  state: State,
  session_id: Type.String(),
  partner_name: Type.String(),
  created_at: DateTime,
  last_attempt_at: orNull(DateTime),
  last_status: orNull(Type.Integer()),
  last_error: orNull(Type.String()),
  next_attempt_at: orNull(DateTime),
};

const Attempt = Type.Object({
  at: DateTime,
  status: orNull(Type.Integer()),
  duration_ms: Type.Integer(),
  error: orNull(Type.String()),
  answer: orNull(Type.String()),
});

/** The webhooks about the practice's own sessions, and what became of them. Only the operator can send one again. */
export function registerDeliveries(app: HttpServer, { context, audit }: ConsoleApi): void {
  app.get(
    '/deliveries',
    {
      onRequest: checkAdmin,
      schema: {
        querystring: Type.Object({
          state: Type.Optional(State),
          session_id: Type.Optional(Type.String()),
          ...BeforeQuery,
        }),
        response: { 200: ListBefore(Type.Object({ ...Delivery, attempts: Type.Integer() })) },
      },
    },
    async (request) => {
      const { state, session_id: sessionId, ...page } = request.query;
      const { practiceId } = memberOf(request);
      const { rows: deliveries, nextBefore } = await readBefore(
        page,
        (place) => listDeliveriesOfPractice(context, practiceId, { state, sessionId }, place),
        ({ id }) => id,
      );
      const endpointIds = deliveries.map(({ endpointId }) => endpointId);
      const names = await findPartnerNames(context, endpointIds);
      await noteView(audit, request, { action: 'webhooks.listed', details: { limit: page.limit } });
      const results = deliveries.map((delivery) => ({
        ...presentDelivery(delivery, names),
        attempts: delivery.attempts,
      }));
      return { results, next_before: nextBefore };
    },
  );

  app.get(
    '/deliveries/:event_id',
    {
      onRequest: checkAdmin,
      schema: {
        params: Type.Object({ event_id: Type.String() }),
        response: { 200: Type.Object({ ...Delivery, attempts: Type.Array(Attempt) }) },
      },
    },
    async (request) => {
      const { event_id: eventId } = request.params;
      const { delivery, attempts } = await findDeliveryOfPractice(context, memberOf(request).practiceId, eventId);
      const names = await findPartnerNames(context, [delivery.endpointId]);
      const subject = { type: 'webhook_event', id: eventId };
      await noteView(audit, request, { action: 'webhook.delivery_viewed', subject });
      return { ...presentDelivery(delivery, names), attempts: attempts.map(presentAttempt) };
    },
  );
}

/** An endpoint's id is that of the partner app it belongs to. */
function presentDelivery(delivery: PracticeDelivery, names: Map<string, string>) {
  return {
    id: delivery.id,
    type: delivery.type,
    state: delivery.state,
    session_id: delivery.sessionId,
    partner_name: names.get(delivery.endpointId) ?? '',
    created_at: delivery.createdAt,
    last_attempt_at: delivery.lastAttemptAt,
    last_status: delivery.lastStatus,
    last_error: delivery.lastError,
    next_attempt_at: delivery.nextAttemptAt,
  };
}

function presentAttempt({ startedAt: at, status, durationMs, error, answer }: WebhookAttempt) {
  return { at, status, duration_ms: durationMs, error, answer: answer === null ? null : toPlainText(answer) };
}

/**
 * These are a stranger's bytes. Characters that would move the cursor or reverse the order of the text are made
 * visible.
 */
function toPlainText(answer: string): string {
  return answer.replaceAll(/(?![\t\n\r])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}
