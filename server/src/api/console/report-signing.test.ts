import { parseMarkdown } from '@casewright/document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { readRendered } from '../../documents/read-document.ts';
import { makeTotpCode } from '../../practice/sign-in/totp.ts';
import { createReport } from '../../records/reports/create-report.ts';
import { replaceMarks } from '../../records/reports/replace-marks.ts';
import { type ConsolePlace, createConsolePlace, type TestPerson } from '../../testing/console.ts';
import { createConsoleReport as createEmptyReport, saveConsoleReport } from '../../testing/console-reports.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';

let place: ConsolePlace;
beforeAll(async () => {
  place = await createConsolePlace();
});
afterAll(() => place.app.close());

const MINUTE = 60_000;
const REASON = 'Dictated and read in full';
const passwordOf = ({ name }: TestPerson) => `the password of ${name}`;
const prove = (who: TestPerson, body: object) => who.call('/v1/console/session/prove', body);
const sign = (who: TestPerson, id: string, body: object = { version: 1, reason: REASON }) =>
  who.call(`/v1/console/reports/${id}/sign`, body);
const fetchReport = (who: TestPerson, id: string) => who.call(`/v1/console/reports/${id}`);
const answerOf = ({ status, body }: { status: number; body: { detail?: unknown } }) => [status, body.detail];

/** It has a heading, and so something to sign and nothing to review. */
async function createConsoleReport({
  app: { context },
  practiceId,
  clients,
  clinician,
}: ConsolePlace): Promise<string> {
  return createReport(context, TEST_ORIGIN, {
    practiceId,
    clientId: clients.organisation,
    title: 'A report',
    content: readRendered(parseMarkdown('# Findings')),
    createdBy: clinician.id,
    createdAt: context.clock.now(),
  });
}

async function makeFresh(who: TestPerson): Promise<void> {
  expect((await prove(who, { password: passwordOf(who) })).status).toBe(200);
}

describe('signing', () => {
  test('tells what is asked for, signs, and shows the signature to all who see the report', async () => {
    await makeFresh(place.clinician);
    const credentials = 'Consultant Clinical Psychologist, HCPC PYL012345';
    const set = await place.clinician.call('/v1/console/account/credentials', { credentials }, { method: 'PUT' });
    expect(set.body).toEqual({ credentials });
    expect((await place.clinician.call('/v1/console/session')).body).toMatchObject({ credentials });
    const id = await createConsoleReport(place);
    const asked = await place.clinician.call(`/v1/console/reports/${id}/signing`);
    expect(asked.body).toEqual({
      version: 1,
      content_hash: expect.stringMatching(/^[\da-f]{64}$/),
      review: { total: 0, settled: 0, is_done: true },
      is_empty: false,
      unwritten: [],
      signer: { name: 'Clara Clinician', credentials },
      needs_proof: false,
      is_two_step_on: false,
    });
    const signed = await sign(place.clinician, id, { version: 1 });
    expect(signed.body).toMatchObject({ version: 2, signature: { credentials, reason: null } });
    expect(await place.actionsOf(signed)).toEqual(['report.signed']);
    const seen = await fetchReport(place.other, id);
    expect(seen.body).toMatchObject({
      state: 'signed',
      version: 2,
      signature: { ...signed.body.signature, signed_by: { name: 'Clara Clinician' } },
      addenda: [],
    });
    const keys = await place.app.call('/.well-known/casewright-signing-keys.json');
    expect(keys.body).toMatchObject({ keys: [{ key_id: signed.body.signature.key_id, algorithm: 'Ed25519' }] });
  });

  test('tells that there is nothing to sign, and signs nothing', async () => {
    await makeFresh(place.clinician);
    const id = await createEmptyReport(place);
    const asked = await place.clinician.call(`/v1/console/reports/${id}/signing`);
    expect(asked.body).toMatchObject({ is_empty: true, unwritten: [] });
    expect(answerOf(await sign(place.clinician, id, { version: 1 }))).toEqual([409, 'The report has no text']);
    const prompt = { type: 'prompt', attrs: { id: 'risk', label: 'Risk', instruction: 'Say it.', form: 'paragraphs' } };
    await saveConsoleReport(place.clinician, id, 1, { ...parseMarkdown('x'), content: [prompt] });
    const unwritten = await place.clinician.call(`/v1/console/reports/${id}/signing`);
    expect(unwritten.body).toMatchObject({ unwritten: ['Risk'] });
    const refused = [409, 'Sections of the report are still to be written'];
    expect(answerOf(await sign(place.clinician, id, { version: 2 }))).toEqual(refused);
  });

  test('signs no remark that came after the dialog was shown, although it makes no version', async () => {
    await makeFresh(place.clinician);
    const id = await createConsoleReport(place);
    const { context } = place.app;
    const scope = { practiceId: place.practiceId, memberId: place.clinician.id };
    const seen = (await place.clinician.call(`/v1/console/reports/${id}/signing`)).body;
    const { client_id: clientId } = (await fetchReport(place.clinician, id)).body;
    const marked = {
      type: 'text',
      text: 'He sleeps 9 hours.',
      marks: [{ type: 'unsupported', attrs: { reason: 'figures' } }],
    };
    const content = JSON.stringify({ ...parseMarkdown(''), content: [{ type: 'paragraph', content: [marked] }] });
    const report = { id, clientId, version: seen.version };
    await inTransaction(context.db, (db) =>
      replaceMarks({ ...context, db }, scope, report, { content, markdown: 'With a remark.', html: '<p>Remark</p>' }),
    );
    const body = { version: seen.version, reason: REASON };
    const unseen = await sign(place.clinician, id, { ...body, content_hash: seen.content_hash });
    expect(answerOf(unseen)).toEqual([409, 'The report was changed meanwhile']);
    const now = (await place.clinician.call(`/v1/console/reports/${id}/signing`)).body;
    expect(now.version).toBe(seen.version);
    expect((await sign(place.clinician, id, { ...body, content_hash: now.content_hash })).status).toBe(200);
  });

  test('locks the report for every route', async () => {
    const id = await createConsoleReport(place);
    await makeFresh(place.clinician);
    await sign(place.clinician, id);
    const locked = [409, 'The report is signed'];
    expect(answerOf(await saveConsoleReport(place.clinician, id, 2, parseMarkdown('x')))).toEqual(locked);
    expect(answerOf(await sign(place.clinician, id, { version: 2, reason: REASON }))).toEqual(locked);
    const restore = `/v1/console/reports/${id}/versions/1/restore`;
    expect(answerOf(await place.clinician.call(restore, { version: 2 }))).toEqual(locked);
    const kept = [409, 'A signed report is kept until its retention has passed'];
    const deleted = await place.clinician.call(`/v1/console/reports/${id}`, undefined, { method: 'DELETE' });
    expect(answerOf(deleted)).toEqual(kept);
  });

  test.each(['', '   ', 'x'.repeat(501)])('refuses the reason %j', async (reason) => {
    const id = await createConsoleReport(place);
    expect((await sign(place.clinician, id, { version: 1, reason })).status).toBe(422);
  });

  test('of two at once, one wins, and the other can read who it was', async () => {
    await Promise.all([makeFresh(place.clinician), makeFresh(place.other)]);
    const id = await createConsoleReport(place);
    const answers = await Promise.all([sign(place.clinician, id), sign(place.other, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = answers[0].status === 200 ? place.clinician : place.other;
    expect((await fetchReport(place.admin, id)).body.signature.signed_by.id).toBe(winner.id);
  });

  test('is for who sees the report', async () => {
    const id = await createConsoleReport(place);
    await makeFresh(place.stranger);
    expect(answerOf(await sign(place.stranger, id))).toEqual([404, 'Document not found']);
    expect((await place.stranger.call(`/v1/console/reports/${id}/signing`)).status).toBe(404);
    expect((await fetchReport(place.clinician, id)).body.state).toBe('draft');
  });
});

describe('a sign-in that is older than fifteen minutes', () => {
  test('has to be proved again by the password', async () => {
    const id = await createConsoleReport(place);
    await makeFresh(place.clinician);
    place.app.context.clock.advance(15 * MINUTE + 1);
    expect((await place.clinician.call(`/v1/console/reports/${id}/signing`)).body.needs_proof).toBe(true);
    expect(answerOf(await sign(place.clinician, id))).toEqual([403, 'Enter your password or code again']);
    expect(answerOf(await prove(place.clinician, { password: 'a wrong one' }))).toEqual([403, 'Wrong password']);
    expect(answerOf(await sign(place.clinician, id))[0]).toBe(403);
    expect((await prove(place.clinician, {})).status).toBe(422);
    await makeFresh(place.clinician);
    expect((await sign(place.clinician, id)).status).toBe(200);
  });

  test('has to be proved again by a code, once for each code', async () => {
    const { clock } = place.app.context;
    const { secret } = (await place.other.call('/v1/console/totp/enrol', { password: passwordOf(place.other) })).body;
    await place.other.call('/v1/console/totp/confirm', { code: makeTotpCode(secret, clock.now()) });
    clock.advance(16 * MINUTE);
    const id = await createConsoleReport(place);
    const code = makeTotpCode(secret, clock.now());
    expect(answerOf(await prove(place.other, { code: '000000' }))).toEqual([403, 'Wrong code']);
    expect((await prove(place.other, { code })).status).toBe(200);
    expect(answerOf(await prove(place.other, { code }))).toEqual([403, 'Wrong code']);
    expect((await sign(place.other, id)).status).toBe(200);
  });

  test('slows wrong tries down like a sign-in, and keeps the right one waiting too', async () => {
    place.app.context.clock.advance(16 * MINUTE);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      statuses.push((await prove(place.admin, { password: `guess ${attempt}` })).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 429, 429]);
    expect((await prove(place.admin, { password: passwordOf(place.admin) })).status).toBe(429);
  });
});

describe('an addendum', () => {
  test('is signed below the report, which is then told to be amended', async () => {
    const id = await createConsoleReport(place);
    await makeFresh(place.clinician);
    const amend = (markdown: string) =>
      place.clinician.call(`/v1/console/reports/${id}/addenda`, { content: parseMarkdown(markdown) });
    expect(answerOf(await amend('Too early.'))).toEqual([409, 'The report is not signed']);
    await sign(place.clinician, id);
    expect((await amend('')).status).toBe(422);
    const added = await amend('The dose was 5 mg.');
    expect(added.body).toEqual({ number: 1 });
    expect(await place.actionsOf(added)).toEqual(['report.amended']);
    expect((await fetchReport(place.other, id)).body).toMatchObject({
      state: 'amended',
      version: 2,
      addenda: [{ number: 1, content: parseMarkdown('The dose was 5 mg.'), signed_by: { name: 'Clara Clinician' } }],
    });
    place.app.context.clock.advance(16 * MINUTE);
    expect(answerOf(await amend('Later.'))[0]).toBe(403);
  });
});
