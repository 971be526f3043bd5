import { parseMarkdown } from '@casewright/document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createNote } from '../../records/notes/create-note.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../testing/app.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { readJob } from '../../testing/jobs.ts';
import { createTestPractice, type TestPractice } from '../../testing/practice.ts';
import { createTestClients, createTestTemplate, type TestClients } from '../../testing/records.ts';

const WITH_PROMPT = '# Report\n\n```prompt\nid: mood\nlabel: Mood\n\nDescribe the mood.\n```\n';
const WITHOUT_PROMPT = '# Letter to {{client.full_name}}\n\nDear all.\n';

let app: TestApp;
let practice: TestPractice;
let clients: TestClients;
let templates: Record<'prompt' | 'plain' | 'mine' | 'theirs' | 'foreign', string>;
let notes: Record<'first' | 'second' | 'ofOther' | 'foreign', string>;

beforeAll(async () => {
  app = await createTestApp();
  practice = await createTestPractice(app.context);
  clients = await createTestClients(app.context, practice);
  const other = await createTestPractice(app.context);
  const otherClients = await createTestClients(app.context, other);
  const addTemplate = (of: TestPractice, ownerId: string | null, markdown: string) =>
    createTestTemplate(app.context, of, ownerId, { title: 'Review', markdown });
  templates = {
    prompt: await addTemplate(practice, null, WITH_PROMPT),
    plain: await addTemplate(practice, null, WITHOUT_PROMPT),
    mine: await addTemplate(practice, practice.clinicianId, WITHOUT_PROMPT),
    theirs: await addTemplate(practice, practice.otherClinicianId, WITHOUT_PROMPT),
    foreign: await addTemplate(other, null, WITHOUT_PROMPT),
  };
  notes = {
    first: await addNote(practice, clients.organisation),
    second: await addNote(practice, clients.organisation),
    ofOther: await addNote(practice, clients.clinician),
    foreign: await addNote(other, otherClients.organisation),
  };
});
afterAll(() => app.close());

function addNote(of: TestPractice, clientId: number): Promise<string> {
  const scope = { practiceId: of.id, memberId: of.clinicianId };
  const note = { clientId, title: 'A note', markdown: 'Sleeps well.', createdBy: of.clinicianId };
  return createNote(app.context, TEST_ORIGIN, scope, { ...note, createdAt: app.context.clock.now() });
}

interface Asked {
  clientId?: number | string;
  token?: string;
}

function generate(body: unknown, { clientId = clients.organisation, token = practice.keys.organisation }: Asked = {}) {
  return app.call(`/v1/public/clients/${clientId}/reports/generate`, { token, body });
}

const countJobs = async (): Promise<number> => (await app.context.db.selectFrom('jobs').select('id').execute()).length;

/** Where it was wrong, and how, in one line each. */
const faultsOf = ({ status, body }: TestAnswer): string[] => {
  expect(status).toBe(422);
  return body.detail.map(({ loc, type }: { loc: unknown[]; type: string }) => `${loc.join('.')} ${type}`);
};

describe('a report that can be written', () => {
  test('is a job with the template as it is now, the notes in their order, and who asked', async () => {
    const noteIds = [notes.second, notes.first];
    const body = { template_id: templates.prompt, note_ids: noteIds, title: 'For school', extra: 1 };
    const answer = await generate(body);
    expect([answer.status, answer.body]).toEqual([200, { job_id: expect.stringMatching(/^job_/) }]);
    expect(await readJob(app.context, answer.body.job_id)).toMatchObject({
      practice_id: practice.id,
      client_id: clients.organisation,
      task_type: 'report_generation',
      status: 'queued',
      created_by: practice.adminId,
      input: {
        templateId: templates.prompt,
        templateTitle: 'Review',
        template: parseMarkdown(WITH_PROMPT, { template: true }),
        noteIds,
        title: 'For school',
      },
    });
    expect(await app.auditRowsOf(answer)).toMatchObject([
      { action: 'job.created', client_id: clients.organisation, details: { task_type: 'report_generation' } },
    ]);
  });

  test('keeps the template as it was, whatever becomes of it later', async () => {
    const passing = { title: 'Passing', markdown: WITHOUT_PROMPT };
    const templateId = await createTestTemplate(app.context, practice, null, passing);
    const { body } = await generate({ template_id: templateId, note_ids: [] });
    await app.context.db.deleteFrom('templates').where('id', '=', templateId).execute();
    expect((await readJob(app.context, body.job_id)).input).toMatchObject({
      templateTitle: 'Passing',
      template: parseMarkdown(WITHOUT_PROMPT, { template: true }),
    });
  });

  test.each([
    ['none', undefined, null],
    ['null', null, null],
    ['one character', 'T', 'T'],
    ['255 characters', 't'.repeat(255), 't'.repeat(255)],
    ['255 characters beyond the basic plane', '😀'.repeat(255), '😀'.repeat(255)],
  ])('may have as a title %s', async (_case, title, kept) => {
    const { status, body } = await generate({ template_id: templates.plain, note_ids: [], title });
    expect(status).toBe(200);
    expect((await readJob(app.context, body.job_id)).input['title']).toBe(kept);
  });

  test('may have no notes where nothing is written from them, and up to a hundred', async () => {
    expect((await generate({ template_id: templates.plain, note_ids: [] })).status).toBe(200);
    const hundred: string[] = [];
    for (let count = 0; count < 100; count += 1) hundred.push(await addNote(practice, clients.organisation));
    expect((await generate({ template_id: templates.prompt, note_ids: hundred })).status).toBe(200);
    const tooMany = await generate({ template_id: templates.prompt, note_ids: [...hundred, notes.first] });
    expect(faultsOf(tooMany)).toEqual(['body.note_ids too_long']);
  });

  test("may use the member's own template, with the member's key", async () => {
    const body = { template_id: templates.mine, note_ids: [notes.ofOther] };
    const own = await generate(body, { clientId: clients.clinician, token: practice.keys.clinician });
    expect(own.status).toBe(200);
    expect((await readJob(app.context, own.body.job_id)).created_by).toBe(practice.clinicianId);
  });
});

describe('a report that cannot be written', () => {
  test.each<[string, () => object, string[]]>([
    ['an empty object', () => ({}), ['body.template_id missing', 'body.note_ids missing']],
    [
      'wrong types',
      () => ({ template_id: 5, note_ids: 'note', title: 7 }),
      ['body.template_id string_type', 'body.note_ids list_type', 'body.title string_type'],
    ],
    ['a note of no text', () => ({ template_id: templates.plain, note_ids: [5] }), ['body.note_ids.0 string_type']],
    ['null for notes', () => ({ template_id: templates.plain, note_ids: null }), ['body.note_ids list_type']],
    [
      'an empty title',
      () => ({ template_id: templates.plain, note_ids: [], title: '' }),
      ['body.title string_too_short'],
    ],
    [
      'a title of 256 characters',
      () => ({ template_id: templates.plain, note_ids: [], title: 't'.repeat(256) }),
      ['body.title string_too_long'],
    ],
    [
      'a note named twice',
      () => ({ template_id: templates.plain, note_ids: [notes.first, notes.second, notes.first] }),
      ['body.note_ids.2 value_error'],
    ],
    ['a template that never was', () => ({ template_id: 'tmpl_x', note_ids: [] }), ['body.template_id value_error']],
    [
      "another practice's template",
      () => ({ template_id: templates.foreign, note_ids: [] }),
      ['body.template_id value_error'],
    ],
    [
      "another member's private template",
      () => ({ template_id: templates.theirs, note_ids: [] }),
      ['body.template_id value_error'],
    ],
    [
      'a private template, by the organisation key',
      () => ({ template_id: templates.mine, note_ids: [] }),
      ['body.template_id value_error'],
    ],
    [
      "notes that never were, another client's and another practice's",
      () => ({ template_id: templates.plain, note_ids: ['note_x', notes.first, notes.ofOther, notes.foreign] }),
      ['body.note_ids.0 value_error', 'body.note_ids.2 value_error', 'body.note_ids.3 value_error'],
    ],
    [
      'no notes, where sections are written from them',
      () => ({ template_id: templates.prompt, note_ids: [] }),
      ['body.note_ids value_error'],
    ],
    [
      'a wrong template and a wrong note, told together',
      () => ({ template_id: 'tmpl_x', note_ids: ['note_x'] }),
      ['body.template_id value_error', 'body.note_ids.0 value_error'],
    ],
    [
      'a null character in an id',
      () => ({ template_id: 'a\0', note_ids: ['b\0'] }),
      ['body.template_id value_error', 'body.note_ids.0 value_error'],
    ],
  ])('because of %s', async (_case, make, faults) => {
    const before = await countJobs();
    expect(faultsOf(await generate(make()))).toEqual(faults);
    expect(await countJobs()).toBe(before);
  });

  test('does not say whether a record exists elsewhere, nor repeat what was sent', async () => {
    const unknown = await generate({ template_id: 'tmpl_secret_word', note_ids: ['note_secret_word'] });
    const foreign = await generate({ template_id: templates.foreign, note_ids: [notes.foreign] });
    expect(unknown.text).toBe(foreign.text);
    expect(unknown.text).not.toContain('secret');
  });

  test.each<[string, () => Asked]>([
    ["another clinician's client", () => ({ clientId: clients.otherClinician, token: practice.keys.clinician })],
    ['a private client, by the organisation key', () => ({ clientId: clients.clinician })],
    ['a client that never was', () => ({ clientId: 987_654_321 })],
  ])('for %s is 404', async (_case, pick) => {
    const before = await countJobs();
    const { status, body } = await generate({ template_id: templates.plain, note_ids: [] }, pick());
    expect([status, body]).toEqual([404, { detail: 'Client not found' }]);
    expect(await countJobs()).toBe(before);
  });
});
