import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPractice } from '../practice/practices.ts';
import { TEST_SECRET_BOX } from '../testing/app.ts';
import { createTestContext, TEST_ORIGIN, type TestContext } from '../testing/context.ts';
import { startTestSmtpServer, type TestSmtpServer } from '../testing/smtp-server.ts';
import { deliverDueMails } from './deliver-mails.ts';
import { startMailer } from './mailer.ts';
import { queueMail } from './queue-mail.ts';
import type { MailSender } from './mail-sender.ts';
import { createSmtpSender } from './smtp-sender.ts';

let context: TestContext;
let practiceId: string;
let smtp: TestSmtpServer;
let sender: MailSender;
beforeAll(async () => {
  context = await createTestContext();
  ({ id: practiceId } = await createPractice(context, TEST_ORIGIN, { name: 'Harbour', apiKeysEnabled: false }));
  smtp = await startTestSmtpServer();
  sender = createSmtpSender(smtp.address, FROM);
});
afterAll(async () => {
  sender.close();
  await smtp.stop();
  await context.drop();
});
afterEach(async () => {
  smtp.received.length = 0;
  smtp.refuseWith(0);
  await context.db.deleteFrom('mails').execute();
});

const FROM = 'Casewright <noreply@reports.example>';
const MINUTE = 60_000;
const logged: string[] = [];
const logger = {
  info: (...line: unknown[]) => void logged.push(JSON.stringify(line)),
  warn: (...line: unknown[]) => void logged.push(JSON.stringify(line)),
};

const queue = (more: object = {}, db: TestContext['db'] = context.db) =>
  queueMail({ ...context, db }, TEST_SECRET_BOX, {
    practiceId,
    to: 'ann@practice.example',
    subject: 'Set a new password',
    text: 'Open https://reports.example/reset-password#token=abc-secret\n',
    expiresAt: new Date(context.clock.now().getTime() + 60 * MINUTE),
    ...more,
  });
const deliver = (by = sender) => deliverDueMails({ context, secretBox: TEST_SECRET_BOX, sender: by, logger });
const readStates = async () =>
  (await context.db.selectFrom('mails').select(['state', 'attempts']).execute()).map(({ state, attempts }) => [
    state,
    attempts,
  ]);

describe('a mail', () => {
  test('goes out once, as it was queued, and its content is gone afterwards', async () => {
    await queue();
    const stored = await context.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    expect(stored.sealed_content?.toString('latin1')).not.toMatch(/ann@|abc-secret/);
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(smtp.received).toMatchObject([{ from: 'noreply@reports.example', to: ['ann@practice.example'] }]);
    const { raw = '', body } = smtp.received[0] ?? {};
    expect(body).toContain('https://reports.example/reset-password#token=abc-secret');
    expect(raw).toContain(`Message-ID: <${stored.id}@reports.example>`);
    expect(raw).toMatch(/^From: Casewright <noreply@reports\.example>/m);
    const after = await context.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
    expect(after).toMatchObject({ state: 'sent', sealed_content: null });
    expect(logged.join('')).not.toMatch(/ann@|abc-secret/);
  });

  test('does not go out if what it tells of was not done', async () => {
    const undone = context.db.transaction().execute(async (trx) => {
      await queue({}, trx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await deliver()).toBe(0);
  });

  test('is tried again after growing pauses while the server is away, until it has run out', async () => {
    const nobody = createSmtpSender({ ...smtp.address, port: 1 }, FROM);
    await queue();
    const pauses = [];
    for (let minute = 0; minute <= 60; minute += 1) {
      if ((await deliver(nobody)) > 0) pauses.push(minute);
      context.clock.advance(MINUTE);
    }
    expect(pauses).toEqual([0, 1, 6, 21]);
    expect(await readStates()).toEqual([['failed', 4]]);
    expect((await context.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()).sealed_content).toBeNull();
  });

  test('is tried again when the server says later, and given up when it says never', async () => {
    await queue();
    smtp.refuseWith(451);
    await deliver();
    expect(await readStates()).toEqual([['pending', 1]]);
    smtp.refuseWith(550);
    context.clock.advance(MINUTE);
    await deliver();
    expect(await readStates()).toEqual([['failed', 2]]);
  });

  test('of one that died while sending is taken up again', async () => {
    await queue();
    const dying: MailSender = { send: () => new Promise(() => undefined), close: () => undefined };
    void deliver(dying);
    await expect.poll(readStates).toEqual([['pending', 1]]);
    expect(await deliver()).toBe(0);
    context.clock.advance(5 * MINUTE);
    expect(await deliver()).toBe(1);
    expect(await readStates()).toEqual([['sent', 2]]);
  });

  test('is sent once by two workers, also where the server takes most of a minute for each', async () => {
    await Promise.all(Array.from({ length: 10 }, () => queue()));
    const sent: string[] = [];
    const slow: MailSender = {
      send: async (mailId) => {
        sent.push(mailId);
        context.clock.advance(50_000);
        if (sent.length === 6) await deliver(slow);
      },
      close: () => undefined,
    };
    await deliver(slow);
    expect(sent).toHaveLength(10);
    expect(new Set(sent).size).toBe(10);
  });

  test('whose time is over when its turn comes is not sent', async () => {
    await queue();
    context.clock.advance(1);
    await queue({ expiresAt: new Date(context.clock.now().getTime() + MINUTE) });
    const slow: MailSender = { send: async () => context.clock.advance(2 * MINUTE), close: () => undefined };
    expect(await deliver(slow)).toBe(1);
  });

  test('that was not begun when the process stopped is sent at once by the next', async () => {
    await Promise.all(Array.from({ length: 3 }, () => queue()));
    const stopping = new AbortController();
    const last: MailSender = { send: async () => stopping.abort(), close: () => undefined };
    await deliverDueMails({ context, secretBox: TEST_SECRET_BOX, sender: last, logger }, stopping.signal);
    expect(await deliver()).toBe(2);
  });

  test('is sent once by many workers', async () => {
    await Promise.all(Array.from({ length: 25 }, () => queue()));
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(smtp.received).toHaveLength(25);
  });
});

describe('an address made to do more', () => {
  test.each([
    'ann@practice.example\r\nBcc: evil@evil.example',
    'ann@practice.example\nSubject: yours',
    'ann@practice.example,evil@evil.example',
    'evil,ann@practice.example',
    'evil@evil.example <ann@practice.example>',
    '<evil@evil.example>ann@practice.example',
    'ann@practice.example>\r\nRCPT TO:<evil@evil.example',
    '"ann evil"@practice.example',
    '',
  ])('%j is not written to', async (to) => {
    await queue({ to });
    await deliver();
    expect(smtp.received).toEqual([]);
    expect(await readStates()).toEqual([['failed', 1]]);
  });

  test('a subject with line ends stays one header', async () => {
    await queue({ subject: 'Hello\r\nBcc: evil@evil.example' });
    await deliver();
    expect(smtp.received[0]?.to).toEqual(['ann@practice.example']);
    expect(smtp.received[0]?.raw).not.toMatch(/^Bcc:/im);
  });
});

describe('the connection', () => {
  test('turns to TLS, and signs in with what the setting says', async () => {
    const server = await startTestSmtpServer({ offersTls: true, asksPassword: true });
    const trusting = createSmtpSender({ ...server.address, isTlsRequired: true }, FROM, server.certificate);
    await queue();
    await deliver(trusting);
    expect(server.received).toMatchObject([{ isEncrypted: true }]);
    await server.stop();
  });

  test('to a server whose certificate is not trusted carries nothing', async () => {
    const server = await startTestSmtpServer({ offersTls: true });
    await queue();
    await deliver(createSmtpSender({ ...server.address, isTlsRequired: true }, FROM));
    expect(server.received).toEqual([]);
    expect(await readStates()).toEqual([['pending', 1]]);
    await server.stop();
  });

  test('without TLS where it is required carries nothing', async () => {
    await queue();
    await deliver(createSmtpSender({ ...smtp.address, isTlsRequired: true }, FROM));
    expect(smtp.received).toEqual([]);
    expect(await readStates()).toEqual([['pending', 1]]);
  });

  test('with a wrong password is tried again, because that is put right', async () => {
    const server = await startTestSmtpServer({ offersTls: true, asksPassword: true });
    await queue();
    await deliver(createSmtpSender({ ...server.address, password: 'wrong' }, FROM, server.certificate));
    expect(await readStates()).toEqual([['pending', 1]]);
    await server.stop();
  });
});

test('the mailer sends by itself what is queued while it runs', async () => {
  const own = createSmtpSender(smtp.address, FROM);
  const mailer = startMailer({ context, secretBox: TEST_SECRET_BOX, sender: own, logger }, { everyMs: 10 });
  await queue();
  await expect.poll(() => smtp.received.length).toBe(1);
  await mailer.stop();
});

test('a mail server that hangs does not keep the mailer from stopping', async () => {
  const hanging: MailSender = { send: () => new Promise(() => undefined), close: () => undefined };
  const mailer = startMailer({ context, secretBox: TEST_SECRET_BOX, sender: hanging, logger }, { stopWithinMs: 10 });
  await queue();
  context.clock.advance(MINUTE);
  await mailer.stop();
  expect(await readStates()).toMatchObject([['pending', expect.any(Number)]]);
});
