import { createHash, createPublicKey, verify } from 'node:crypto';
import { parseMarkdown } from '@casewright/document';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRendered } from '../documents/read-document.ts';
import { changeCredentials } from '../practice/signers.ts';
import { createReport } from '../records/reports/create-report.ts';
import { deleteReport } from '../records/reports/delete-report.ts';
import { findOpenReport } from '../records/reports/open-report.ts';
import { createFindReport } from '../records/reports/find-report.ts';
import { listVersions } from '../records/reports/versions.ts';
import { listActions } from '../testing/actions.ts';
import { TEST_ORIGIN, createTestContext, type TestContext } from '../testing/context.ts';
import { createTestPractice, type TestPractice } from '../testing/practice.ts';
import { createTestClients, createTestRecords, createTestReport, type TestClients } from '../testing/records.ts';
import { createTestSigning, TEST_SECRET_BOX } from '../testing/signing.ts';
import { findSignature, listAddenda } from './find-signature.ts';
import { signAddendum } from './sign-addendum.ts';
import { type Signing, signReport } from './sign-report.ts';
import { listSigningKeys, openSigningKey, type SigningKey } from './signing-key.ts';

let context: TestContext;
let practice: TestPractice;
let clients: TestClients;
let key: SigningKey;
beforeAll(async () => {
  ({ context, practice, clients } = await createTestRecords());
  key = (await createTestSigning(context)).key;
});
afterAll(() => context.drop());

const done = async () => ({ total: 4, settled: 4, isDone: true });
const undone = async () => ({ total: 4, settled: 1, isDone: false });

const newReport = (markdown = 'She slept well.') =>
  createTestReport(context, practice, clients.organisation, { markdown });
const sign = (reportId: string, more: Partial<Signing> = {}, scope = practice.asClinician) =>
  signReport(context, key, TEST_ORIGIN, scope, {
    reportId,
    version: 1,
    reason: 'signed',
    statedReason: null,
    findProgress: done,
    ...more,
  });
const amend = (reportId: string, markdown: string, scope = practice.asClinician) =>
  signAddendum(context, key, TEST_ORIGIN, scope, reportId, readRendered(parseMarkdown(markdown)));

async function isVerified(statement: string, signature: Buffer): Promise<boolean> {
  const [published] = await listSigningKeys(context);
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: published?.publicKey.toString('base64url') ?? '' };
  return verify(null, Buffer.from(statement), createPublicKey({ key: jwk, format: 'jwk' }), signature);
}

describe('signing', () => {
  test.each([
    ['nothing in it', 'report_empty', ''],
    ['a rule and no words', 'report_empty', '---'],
    ['a section that is still to be written', 'report_unwritten', '# Risk\n\n```prompt\nlabel: Risk\n\nSay it.\n```'],
  ])('refuses a report with %s, and leaves it as it is', async (_name, code, markdown) => {
    const id = await createReport(context, TEST_ORIGIN, {
      practiceId: practice.id,
      clientId: clients.organisation,
      title: 'Unfinished',
      content: readRendered(parseMarkdown(markdown, { template: true })),
      createdBy: practice.clinicianId,
      createdAt: context.clock.now(),
    });
    await expect(sign(id)).rejects.toMatchObject({ code });
    expect(await findOpenReport(context, practice.asClinician, id)).toMatchObject({ state: 'draft', version: 1 });
  });

  test('takes a report in any letters', async () => {
    expect(await sign(await newReport('患者睡眠良好。'))).toMatchObject({ version: 2 });
  });

  test('keeps the state, the version, the statement and its signature together', async () => {
    await changeCredentials(context, TEST_ORIGIN, practice.asClinician, 'Clinical Psychologist, HCPC PYL012345');
    const id = await newReport('# Sleep\n\nShe slept well.');
    const { digest, version } = await sign(id);
    expect(await findOpenReport(context, practice.asClinician, id)).toMatchObject({
      state: 'signed',
      version: 2,
      addenda: 0,
    });
    expect((await listVersions(context, practice.asClinician, id)).map(({ reason }) => reason)).toEqual([
      'signed',
      'created',
    ]);
    const found = await findSignature(context, practice.asOther, id);
    expect(found).toMatchObject({ signerCredentials: 'Clinical Psychologist, HCPC PYL012345', reason: null });
    const { statement = '', signature = Buffer.of() } = found ?? {};
    expect(await isVerified(statement, signature)).toBe(true);
    expect(await isVerified(statement.replace('Clinical', 'Criminal'), signature)).toBe(false);
    const { content } = await createFindReport(context)(
      { scope: practice.asOther, clientId: clients.organisation, reportId: id },
      'markdown',
    );
    expect(JSON.parse(statement)).toMatchObject({
      report_id: id,
      version,
      markdown_sha256: createHash('sha256').update(JSON.parse(content)).digest('hex'),
      client: { name: 'First0 Client', date_of_birth: null },
      signer: { credentials: 'Clinical Psychologist, HCPC PYL012345' },
      signed_at: context.clock.now().toISOString(),
      key_id: key.id,
    });
    expect(createHash('sha256').update(statement).digest('hex')).toBe(digest);
    expect(await listActions(context, id)).toEqual(['report.created', 'report.signed']);
  });

  test('needs the review done, or a reason that is kept', async () => {
    const id = await newReport();
    await expect(sign(id, { findProgress: undone })).rejects.toMatchObject({ code: 'review_not_done' });
    expect(await findOpenReport(context, practice.asClinician, id)).toMatchObject({ state: 'draft', version: 1 });
    await sign(id, { findProgress: undone, statedReason: 'Needed in court today' });
    expect(await findSignature(context, practice.asClinician, id)).toMatchObject({
      reason: 'Needed in court today',
      reviewTotal: 4,
      reviewSettled: 1,
    });
  });

  test('counts as not reviewed while a changed note waits to be checked', async () => {
    const id = await newReport();
    await context.db
      .insertInto('report_rechecks')
      .values({
        report_id: id,
        practice_id: practice.id,
        member_id: practice.clinicianId,
        note_ids: ['note_1'],
        asked_at: context.clock.now(),
      })
      .execute();
    await expect(sign(id)).rejects.toMatchObject({ code: 'review_not_done' });
    await sign(id, { statedReason: 'The note only got a date' });
    expect(await findSignature(context, practice.asClinician, id)).toMatchObject({
      reason: 'The note only got a date',
    });
  });

  test('is refused for another version than the one that was read', async () => {
    const id = await newReport();
    await expect(sign(id, { version: 2 })).rejects.toMatchObject({ code: 'report_changed' });
  });

  test('by two at once, one wins, and the other is told', async () => {
    const id = await newReport();
    const outcomes = await Promise.allSettled([
      sign(id),
      sign(id, {}, practice.asOther),
      sign(id),
      sign(id, {}, practice.asOther),
    ]);
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(lost).toHaveLength(3);
    for (const { reason } of lost) expect(reason).toMatchObject({ code: 'report_signed' });
    expect(await listActions(context, id)).toEqual(['report.created', 'report.signed']);
  });

  test('is refused to somebody who was deactivated meanwhile, and to who cannot see the report', async () => {
    const gone = await createTestPractice(context);
    const scope = { practiceId: gone.id, memberId: gone.clinicianId };
    const { organisation } = await createTestClients(context, gone);
    const id = await createTestReport(context, gone, organisation);
    const set = { deactivated_at: context.clock.now() };
    await context.db.updateTable('members').set(set).where('id', '=', gone.clinicianId).execute();
    await expect(sign(id, {}, scope)).rejects.toMatchObject({ code: 'not_signed_in' });
    const admin = { practiceId: gone.id, memberId: gone.adminId };
    expect(await findOpenReport(context, admin, id)).toMatchObject({ state: 'draft' });
    await expect(sign(id)).rejects.toMatchObject({ code: 'document_not_found' });
  });

  test('that fails at its last step leaves a draft', async () => {
    const id = await newReport();
    const broken: SigningKey = {
      id: key.id,
      sign: () => {
        throw new Error('no key');
      },
    };
    const signing = { reportId: id, version: 1, reason: 'signed' as const, statedReason: null, findProgress: done };
    await expect(signReport(context, broken, TEST_ORIGIN, practice.asClinician, signing)).rejects.toThrow('no key');
    expect(await findOpenReport(context, practice.asClinician, id)).toMatchObject({ state: 'draft', version: 1 });
    expect(await findSignature(context, practice.asClinician, id)).toBeUndefined();
  });
});

test('the key is made once, however many need it first, and stays', async () => {
  const other = await createTestContext();
  const keys = await Promise.all(Array.from({ length: 6 }, () => openSigningKey(other, TEST_SECRET_BOX)));
  expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
  expect(await listSigningKeys(other)).toHaveLength(1);
  await other.drop();
});

describe('an addendum', () => {
  test('stands below the report, which stays to the letter', async () => {
    const id = await newReport();
    await expect(amend(id, 'Too early.')).rejects.toMatchObject({ code: 'report_not_signed' });
    await sign(id);
    expect(await amend(id, 'The dose was 5 mg.', practice.asOther)).toBe(1);
    expect(await amend(id, 'It was given *twice*.')).toBe(2);
    const addenda = await listAddenda(context, practice.asClinician, id);
    expect(addenda.map(({ number, signerId }) => [number, signerId])).toEqual([
      [1, practice.otherClinicianId],
      [2, practice.clinicianId],
    ]);
    for (const { statement, signature } of addenda) expect(await isVerified(statement, signature)).toBe(true);
    const { content } = await createFindReport(context)(
      { scope: practice.asClinician, clientId: clients.organisation, reportId: id },
      'markdown',
    );
    const text = JSON.parse(content) as string;
    expect(text.startsWith('She slept well.\n\n---\n\n## Addendum 1\n\n')).toBe(true);
    expect(text).toContain('The dose was 5 mg.');
    expect(text.endsWith('It was given *twice*.')).toBe(true);
    const stored = context.db.selectFrom('reports').select(['markdown', 'version']).where('id', '=', id);
    expect(await stored.executeTakeFirst()).toEqual({ markdown: 'She slept well.', version: 2 });
    expect(await findOpenReport(context, practice.asClinician, id)).toMatchObject({ state: 'signed', addenda: 2 });
  });

  test('gets the next number also when several come at once', async () => {
    const id = await newReport();
    await sign(id);
    const numbers = await Promise.all(['a', 'b', 'c', 'd'].map((text) => amend(id, text)));
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4]);
  });

  test('is signed once by whoever sends it again because the answer was lost', async () => {
    const id = await newReport();
    await sign(id);
    expect(await amend(id, 'The dose was 5 mg.')).toBe(1);
    expect(await amend(id, 'The dose was 5 mg.', practice.asOther)).toBe(2);
    expect(await Promise.all([1, 2].map(() => amend(id, 'The dose was 5 mg.')))).toEqual([1, 1]);
    expect(await listAddenda(context, practice.asClinician, id)).toHaveLength(2);
    expect(await amend(id, 'The dose was 6 mg.')).toBe(3);
  });

  test('is refused without a text, and to who cannot see the report', async () => {
    const id = await createTestReport(context, practice, clients.clinician);
    await sign(id);
    await expect(amend(id, '  ')).rejects.toThrow('validation failed');
    await expect(amend(id, 'Mine.', practice.asOther)).rejects.toMatchObject({ code: 'document_not_found' });
  });

  test.each(['update report_addenda set number = 9', 'delete from report_addenda', 'delete from report_signatures'])(
    'and a signature stay: %s',
    async (statement) => {
      const id = await newReport();
      await sign(id);
      await amend(id, 'More.');
      const attack = sql`${sql.raw(statement)} where report_id = ${id}`.execute(context.db);
      await expect(attack).rejects.toMatchObject({ code: 'CW001' });
    },
  );
});

describe('retention', () => {
  const YEAR_MS = 366 * 24 * 60 * 60_000;

  test('keeps a signed report for as long as the practice says, counted from the last signature', async () => {
    const id = await newReport();
    await sign(id);
    context.clock.advance(9 * YEAR_MS);
    await amend(id, 'Asked for again.');
    context.clock.advance(2 * YEAR_MS);
    const remove = () => deleteReport(context, TEST_ORIGIN, practice.asClinician, id);
    await expect(remove()).rejects.toMatchObject({ code: 'report_retained' });
    context.clock.advance(9 * YEAR_MS);
    await remove();
    expect(await listAddenda(context, practice.asClinician, id)).toEqual([]);
    expect((await listActions(context, id)).at(-1)).toBe('report.deleted');
  });
});
