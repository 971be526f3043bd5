import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, TEST_OPERATOR_TOKEN, TEST_SECRET_BOX } from '../../testing/app.ts';
import { createTestPractice } from '../../testing/practice.ts';
import { makeEvent } from '../../testing/webhook-event.ts';
import { claimEvents } from '../../webhooks/claim-events.ts';
import { addWebhookEndpoint, pauseWebhooks } from '../../webhooks/endpoints.ts';
import { recordWebhookEvents } from '../../webhooks/record-events.ts';
import { recordOutcomes } from '../../webhooks/record-outcomes.ts';

let app: TestApp;
let practiceId: string;
let endpoints = 0;
beforeAll(async () => {
  app = await createTestApp();
  practiceId = (await createTestPractice(app.context)).id;
});
afterAll(() => app.close());

const call = (path: string, body?: unknown, method?: string) => {
  const options = { token: TEST_OPERATOR_TOKEN, body, ...(method !== undefined && { method }) };
  return app.call(`/v1/operator/webhooks${path}`, options);
};

async function addEndpoint(): Promise<string> {
  endpoints += 1;
  const endpointId = `papp_${endpoints}`;
  await addWebhookEndpoint(app.context, TEST_SECRET_BOX, { endpointId, url: 'https://partner.example/hooks' });
  return endpointId;
}

async function record(endpointId: string, count = 1): Promise<string[]> {
  for (let made = 0; made < count; made += 1) {
    app.context.clock.advance(1);
    await recordWebhookEvents(app.context, [makeEvent(endpointId, practiceId)]);
  }
  const rows = app.context.db.selectFrom('webhook_events').select('id').where('endpoint_id', '=', endpointId);
  return (await rows.orderBy('id').execute()).map(({ id }) => id);
}

/** Ends what is due at all endpoints, as if it had been sent. */
async function endDue(state: 'delivered' | 'failed'): Promise<void> {
  const { clock } = app.context;
  const claim = { limit: 100, leaseMs: 30_000, afterEndpoint: '', perEndpoint: 100, rooms: new Map<string, number>() };
  const events = await claimEvents(app.context, claim);
  const isDelivered = state === 'delivered';
  const answer = { status: isDelivered ? 200 : 503, fault: isDelivered ? null : ('not_2xx' as const), text: 'Thanks' };
  const outcomes = events.map((event) => ({
    event: { ...event, attempts: isDelivered ? 0 : 6 },
    answer,
    startedAt: clock.now(),
    durationMs: 12,
    state,
    retryAt: null,
    endedAt: clock.now(),
  }));
  await recordOutcomes(app.context, outcomes);
}

const idsOf = (answer: { body: { id: string }[] }): string[] => answer.body.map(({ id }) => id);

describe('events', () => {
  test('are listed the newest first, by partner, session and state, page by page', async () => {
    const [a, b] = [await addEndpoint(), await addEndpoint()];
    const [old = ''] = await record(a, 1);
    await endDue('failed');
    const ids = await record(a, 4);
    const [other = ''] = await record(b);
    expect(idsOf(await call(`/events?endpoint_id=${a}`))).toEqual(ids.toReversed());
    expect(idsOf(await call(`/events?endpoint_id=${a}&state=failed`))).toEqual([old]);
    expect(idsOf(await call(`/events?endpoint_id=${b}&state=pending`))).toEqual([other]);
    expect(idsOf(await call(`/events?endpoint_id=${a}&limit=2`))).toEqual(ids.toReversed().slice(0, 2));
    expect(idsOf(await call(`/events?endpoint_id=${a}&limit=2&before=${ids[3]}`))).toEqual([ids[2], ids[1]]);
    const { body } = await call('/events?limit=1');
    expect(body).toEqual([
      {
        id: other,
        endpoint_id: b,
        practice_id: practiceId,
        session_id: expect.stringMatching(/^psess_/),
        type: 'launch_session.opened',
        created_at: app.context.clock.now().toISOString(),
        state: 'pending',
        attempts: 0,
        due_at: app.context.clock.now().toISOString(),
        ended_at: null,
      },
    ]);
    const listed = await call(`/events?session_id=${body[0].session_id}`);
    expect(idsOf(listed)).toEqual([other]);
    expect(listed.text).not.toContain('practice.example');
    expect(await app.auditRowsOf(listed)).toMatchObject([
      { action: 'operator.listed', details: { of: 'webhook_events' } },
    ]);
  });

  test('have their attempts', async () => {
    const endpoint = await addEndpoint();
    const [id = ''] = await record(endpoint);
    await endDue('delivered');
    expect((await call(`/events/${id}/attempts`)).body).toEqual([
      {
        attempt: 1,
        started_at: app.context.clock.now().toISOString(),
        lag_ms: 0,
        duration_ms: 12,
        status: 200,
        error: null,
        answer: 'Thanks',
      },
    ]);
  });
});

describe('sending again', () => {
  test('one event, whatever became of it: pending with all its attempts before it, its history kept', async () => {
    const endpoint = await addEndpoint();
    const [id = ''] = await record(endpoint);
    for (const state of ['delivered', 'failed'] as const) {
      await endDue(state);
      app.context.clock.advance(1000);
      const answer = await call(`/events/${id}/send-again`, undefined, 'POST');
      expect(answer.body).toMatchObject({
        id,
        state: 'pending',
        attempts: 0,
        ended_at: null,
        due_at: app.context.clock.now().toISOString(),
      });
      expect(await app.auditRowsOf(answer)).toMatchObject([
        { action: 'webhook.sent_again', practice_id: practiceId, subject_id: id, actor_type: 'operator' },
      ]);
    }
    expect((await call(`/events/${id}/attempts`)).body).toMatchObject([{ attempt: 1 }, { attempt: 7 }]);
  });

  test('one that is on its way is 409, and untouched', async () => {
    const endpoint = await addEndpoint();
    const [id = ''] = await record(endpoint);
    const claim = { limit: 100, leaseMs: 30_000, afterEndpoint: '', perEndpoint: 100, rooms: new Map() };
    await claimEvents(app.context, claim);
    const answer = await call(`/events/${id}/send-again`, undefined, 'POST');
    expect([answer.status, answer.body]).toEqual([409, { detail: 'Webhook event is being delivered right now' }]);
    app.context.clock.advance(30_000);
    expect((await call(`/events/${id}/send-again`, undefined, 'POST')).status).toBe(200);
    await endDue('delivered');
  });

  test('all that failed since a time, of one partner', async () => {
    const [a, b] = [await addEndpoint(), await addEndpoint()];
    await record(a);
    await record(b);
    await endDue('failed');
    app.context.clock.advance(60_000);
    const since = app.context.clock.now().toISOString();
    const later = (await record(a, 3)).slice(1);
    await endDue('failed');
    const answer = await call(`/endpoints/${a}/send-again`, { failed_since: since });
    expect(answer.body).toEqual({ count: 3 });
    expect(idsOf(await call(`/events?endpoint_id=${a}&state=pending`))).toEqual(later.toReversed());
    expect(idsOf(await call(`/events?endpoint_id=${b}&state=pending`))).toEqual([]);
    expect(await app.auditRowsOf(answer)).toMatchObject([
      { action: 'webhook.sent_again', subject_id: a, details: { failed_since: since, count: 3 } },
    ]);
    await endDue('delivered');
  });
});

test('an endpoint is shown without its secret', async () => {
  const id = await addEndpoint();
  const answer = await call(`/endpoints/${id}`);
  expect(answer.body).toEqual({
    id,
    url: 'https://partner.example/hooks',
    is_paused: false,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
});

test('metrics say what is due and since when, what ended in the last hour, and how long it took', async () => {
  app.context.clock.advance(2 * 60 * 60_000);
  const [a, paused] = [await addEndpoint(), await addEndpoint()];
  await record(a, 3);
  app.context.clock.advance(40);
  await endDue('delivered');
  await record(a, 1);
  await endDue('failed');
  const oldest = app.context.clock.now();
  oldest.setTime(oldest.getTime() + 1);
  await pauseWebhooks(app.context, paused);
  await record(a, 2);
  await record(paused, 5);
  expect((await call('/metrics')).body).toEqual({
    due: 2,
    oldest_due_at: oldest.toISOString(),
    delivered: 3,
    failed: 1,
    lag_ms_p50: 40,
    lag_ms_p95: 42,
    duration_ms_p50: 12,
    duration_ms_p95: 12,
    window_seconds: 3600,
  });
});

describe('refusals', () => {
  test.each([
    ['GET', '/endpoints/papp_x', undefined, 'Webhook endpoint not found'],
    ['POST', '/endpoints/papp_x/send-again', { failed_since: '2026-01-01T00:00:00Z' }, 'Webhook endpoint not found'],
    ['GET', '/events/pwevt_x/attempts', undefined, 'Webhook event not found'],
    ['POST', '/events/pwevt_x/send-again', undefined, 'Webhook event not found'],
  ])('%s %s is 404', async (method, path, body, detail) => {
    const answer = await call(path, body, method);
    expect([answer.status, answer.body]).toEqual([404, { detail }]);
  });

  test.each([
    ['PATCH', '', { webhook_url: 'https://partner.example/' }, 405],
    ['POST', '/rotate-secret', { signs_from: '2030-01-01T00:00:00Z' }, 404],
    ['POST', '/test', undefined, 404],
  ])('%s %s: what is the partner’s has its route there and nowhere else', async (method, path, body, status) => {
    expect((await call(`/endpoints/${await addEndpoint()}${path}`, body, method)).status).toBe(status);
  });

  test('without the operator’s token nothing is told', async () => {
    for (const path of ['/events', '/metrics', '/endpoints/papp_1']) {
      expect((await app.call(`/v1/operator/webhooks${path}`, { token: 'wrong' })).status).toBe(401);
    }
  });

  test('wrong filters are 422', async () => {
    expect((await call('/events?state=lost')).status).toBe(422);
    expect((await call('/events?limit=101')).status).toBe(422);
    expect((await call(`/endpoints/papp_1/send-again`, { failed_since: 'yesterday' })).status).toBe(422);
  });
});
