import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createSecureContext, createServer as createTlsServer } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeCertificate } from '../lib/certificate.ts';
import { type Answer, isGenuine } from '../testing/webhook-receiver.ts';
import { openWebhookDesk, type WebhookDesk } from '../testing/webhooks.ts';
import { createGuardedAgent } from '../lib/guarded-agent.ts';
import { createSecretBox } from '../lib/secret-box.ts';
import { createSecretOpener } from './open-secrets.ts';
import { recordWebhookEvents } from './record-events.ts';

let desk: WebhookDesk;
beforeAll(async () => {
  desk = await openWebhookDesk();
});
afterEach(() => desk.clear());
afterAll(() => desk.close());

const pairUp = (list: string[]): string[][] =>
  list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? '']] : []));

describe('what a partner receives', () => {
  test('exactly the headers of the contract, the stored bytes, and a signature that is found genuine', async () => {
    const { id: endpointId, secret } = await desk.addEndpoint();
    const [id = ''] = await desk.record(endpointId);
    expect(await desk.deliverDue()).toBe(1);
    const [delivery] = desk.receiver.received;
    if (delivery === undefined) throw new Error('nothing came');
    const { body } = await desk.readEvent(id);
    const now = desk.context.clock.now();
    const timestamp = String(now.getTime() / 1000);
    const digest = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');
    expect([delivery.method, delivery.path]).toEqual(['POST', '/hooks?of=casewright']);
    expect(pairUp(delivery.rawHeaders)).toEqual([
      ['host', `localhost:${desk.receiver.port}`],
      ['connection', 'keep-alive'],
      ['Content-Type', 'application/json'],
      ['User-Agent', 'Service-Partner-Webhooks/1.0'],
      ['Service-Webhook-Id', id],
      ['Service-Webhook-Timestamp', timestamp],
      ['Service-Webhook-Signature', `v1=${digest}`],
      ['content-length', String(Buffer.byteLength(body))],
    ]);
    expect(delivery.body.toString('utf8')).toBe(body);
    expect(isGenuine(delivery, secret, now)).toBe(true);
    expect(isGenuine({ ...delivery, body: Buffer.concat([delivery.body, Buffer.from(' ')]) }, secret, now)).toBe(false);
    expect(isGenuine(delivery, secret, new Date(now.getTime() + 301_000))).toBe(false);
    expect(isGenuine(delivery, `${secret}x`, now)).toBe(false);
  });

  test('the payload of the contract, in its order; the document address only with a completed session', async () => {
    const { id: endpointId } = await desk.addEndpoint();
    const base = {
      expires_at: '2026-03-04T08:00:00.000Z',
      clinician_email: 'ann@practice.example',
      external_client_id: 'client-7',
      session_id: 'psess_completed',
    };
    const stamps = { opened_at: '2026-03-02T08:30:00.000Z', completed_at: '2026-03-02T09:00:00.000Z' };
    const document_url = '/v1/partner/launch-sessions/psess_completed/document';
    const common = { endpointId, practiceId: desk.practiceId, sessionId: 'psess_completed' };
    await recordWebhookEvents(desk.context, [
      { ...common, type: 'launch_session.completed', data: { document_url, ...stamps, status: 'completed', ...base } },
      {
        ...common,
        type: 'launch_session.expired',
        data: { ...base, opened_at: null, completed_at: null, status: 'expired' },
      },
    ]);
    await desk.deliverDue();
    const bodies = desk.receiver.received.map(({ body }) => body.toString('utf8')).toSorted();
    const head = (type: string) => `{"id":"ID","type":"${type}","created_at":"2026-03-02T09:00:00.000Z","data":`;
    const data = (status: string, opened: string, completed: string) =>
      `{"session_id":"psess_completed","status":"${status}","external_client_id":"client-7",` +
      `"clinician_email":"ann@practice.example","opened_at":${opened},"completed_at":${completed},` +
      `"expires_at":"2026-03-04T08:00:00.000Z"`;
    const completed = data('completed', `"${stamps.opened_at}"`, `"${stamps.completed_at}"`);
    expect(bodies.map((body) => body.replace(/pwevt_\w{26}/, 'ID')).toSorted()).toEqual([
      `${head('launch_session.completed')}${completed},"document_url":"${document_url}"}}`,
      `${head('launch_session.expired')}${data('expired', 'null', 'null')}}}`,
    ]);
  });
});

const GARBAGE = 'SSH-2.0-OpenSSH_9.9\r\n';

/** What the receiver does, what the attempt then says, and whether the event counts as delivered. */
const ANSWERS: [string, Answer, { status: number | null; error: string | null; answer: string | null }][] = [
  ['200', (response) => response.end('thanks'), { status: 200, error: null, answer: 'thanks' }],
  ['201 and nothing', (response) => response.writeHead(201).end(), { status: 201, error: null, answer: '' }],
  ['299', (response) => response.writeHead(299).end(), { status: 299, error: null, answer: '' }],
  [
    '103, then 202',
    (response) => response.writeEarlyHints({ link: '</a>; rel=preload' }, () => response.writeHead(202).end('ok')),
    { status: 202, error: null, answer: 'ok' },
  ],
  [
    '200 with much more than is kept',
    (response) => response.end('x'.repeat(5000)),
    { status: 200, error: null, answer: 'x'.repeat(1024) },
  ],
  ['200 with NUL', (response) => response.end('a\0b'), { status: 200, error: null, answer: 'a\uFFFDb' }],
  [
    '200 without an end',
    (response) => {
      const more = (): void => {
        while (!response.destroyed && response.write('y'.repeat(16_384)));
      };
      response.on('drain', more);
      more();
    },
    { status: 200, error: null, answer: 'y'.repeat(1024) },
  ],
  [
    '301 to where it would be welcome',
    (response) => response.writeHead(301, { location: desk.receiver.url }).end(),
    { status: 301, error: 'not_2xx', answer: '' },
  ],
  ['304', (response) => response.writeHead(304).end(), { status: 304, error: 'not_2xx', answer: '' }],
  [
    '307',
    (response) => response.writeHead(307, { location: '/' }).end(),
    { status: 307, error: 'not_2xx', answer: '' },
  ],
  ['400', (response) => response.writeHead(400).end('no'), { status: 400, error: 'not_2xx', answer: 'no' }],
  ['410', (response) => response.writeHead(410).end(), { status: 410, error: 'not_2xx', answer: '' }],
  [
    '429 that asks for patience',
    (response) => response.writeHead(429, { 'retry-after': '1' }).end(),
    { status: 429, error: 'not_2xx', answer: '' },
  ],
  ['500', (response) => response.writeHead(500).end('oh'), { status: 500, error: 'not_2xx', answer: 'oh' }],
  ['a reset', (response) => response.socket?.destroy(), { status: null, error: 'connection_broken', answer: null }],
  [
    'a reset within a 200',
    (response) => response.writeHead(200, { 'content-length': '100' }).write('half', () => response.socket?.destroy()),
    { status: 200, error: 'connection_broken', answer: 'half' },
  ],
  ['garbage', (response) => response.socket?.end(GARBAGE), { status: null, error: 'answer_not_http', answer: null }],
  ['no headers', () => undefined, { status: null, error: 'timeout', answer: null }],
  [
    'headers in time, the body too late',
    (response) => response.writeHead(200).write('on the way'),
    { status: 200, error: 'timeout', answer: 'on the way' },
  ],
];

describe('answers', () => {
  test.each(ANSWERS)('%s', async (_, answer, expected) => {
    const { id: endpointId } = await desk.addEndpoint();
    const [id = ''] = await desk.record(endpointId);
    desk.receiver.answerWith(answer);
    if (expected.error === 'timeout') await desk.deliverDue({ timeoutMs: 1000 });
    else await desk.deliverDue();
    expect(desk.receiver.received).toHaveLength(1);
    expect(await desk.readAttempts(id)).toMatchObject([{ attempt: 1, ...expected }]);
    const isDelivered = expected.error === null;
    expect(await desk.readEvent(id)).toMatchObject({
      state: isDelivered ? 'delivered' : 'pending',
      attempts: 1,
      lease_until: null,
      ended_at: isDelivered ? desk.context.clock.now() : null,
    });
  });
});

describe('connections that do not come about', () => {
  const agentFor = (cert: string) =>
    createGuardedAgent({
      isAllowed: () => true,
      trust: createSecureContext({ ca: cert }),
      resolve: async (name) => {
        if (name === 'gone.example') throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
        return [{ address: '127.0.0.1', family: 4 }];
      },
      connectTimeoutMs: 10_000,
    });

  async function attempt(url: string, cert: string, timeoutMs = 10_000): Promise<unknown> {
    const { id: endpointId } = await desk.addEndpoint(url);
    const [id = ''] = await desk.record(endpointId);
    const dispatcher = agentFor(cert);
    await desk.deliverDue({ dispatcher, timeoutMs });
    await dispatcher.destroy();
    const [row] = await desk.readAttempts(id);
    return [row?.status, row?.error];
  }

  test.each([
    ['a name that is not there', () => 'https://gone.example/', 'name_not_found'],
    ['a port where nobody listens', () => 'https://localhost:1/', 'connection_refused'],
    ['a certificate for another name', () => `https://other.example:${desk.receiver.port}/`, 'certificate_refused'],
  ])('%s', async (_, url, fault) => {
    expect(await attempt(url(), desk.receiver.cert)).toEqual([null, fault]);
    expect(desk.receiver.received).toEqual([]);
  });

  test('a certificate that nobody vouches for', async () => {
    const stranger = makeCertificate(['localhost']);
    expect(await attempt(desk.receiver.url, stranger.cert)).toEqual([null, 'certificate_refused']);
    expect(desk.receiver.received).toEqual([]);
  });

  test('a certificate whose time is over', async () => {
    const old = makeCertificate(['localhost'], { from: new Date(Date.now() - 10 * 24 * 60 * 60_000), days: 5 });
    const server = createTlsServer(old).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await attempt(`https://localhost:${port}/`, old.cert)).toEqual([null, 'certificate_refused']);
    server.close();
  });

  test.each([
    ['a server that speaks no TLS', (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'), 'tls_failed'],
    ['a server that says nothing', () => undefined, 'timeout'],
  ])('%s', async (_, greet, fault) => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
      greet(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const timeoutMs = fault === 'timeout' ? 300 : 10_000;
    expect(await attempt(`https://localhost:${port}/`, desk.receiver.cert, timeoutMs)).toEqual([null, fault]);
    for (const socket of sockets) socket.destroy();
    server.close();
  });
});

test('without the key that sealed the secret nothing is sent, and the attempt says why', async () => {
  const { id: endpointId } = await desk.addEndpoint();
  const [id = ''] = await desk.record(endpointId);
  await desk.deliverDue({ openSecret: createSecretOpener(createSecretBox(Buffer.alloc(32))) });
  expect(desk.receiver.received).toEqual([]);
  expect(await desk.readAttempts(id)).toMatchObject([{ status: null, error: 'secret_unreadable' }]);
});

test('connections are used again', async () => {
  const { id: endpointId } = await desk.addEndpoint();
  const before = desk.receiver.connections();
  for (let round = 0; round < 5; round += 1) {
    await desk.record(endpointId);
    await desk.deliverDue();
  }
  expect(desk.receiver.received).toHaveLength(5);
  expect(desk.receiver.connections() - before).toBeLessThanOrEqual(1);
});
