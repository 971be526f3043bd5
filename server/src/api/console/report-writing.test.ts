import { type DocumentJson, parseMarkdown, toMarkdown } from '@casewright/document';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readHtml } from '../../../../document/src/testing/html-tokens.ts';
import { createDocuments } from '../../documents/documents.ts';
import { readRendered } from '../../documents/read-document.ts';
import { recheckReports } from '../../tasks/recheck-reports.ts';
import { saveCheckedReport } from '../../tasks/save-checked-report.ts';
import { createMovableClock } from '../../testing/clock.ts';
import { type ConsolePlace, createConsolePlace } from '../../testing/console.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { stopTestWorkers, waitForJob } from '../../testing/jobs.ts';
import { testLanguage } from '../../testing/language.ts';
import { UNHURRIED } from '../../testing/patience.ts';
import { listMarks } from '../../testing/model-writing.ts';
import { createGatedProvider, startWritingWorker } from '../../testing/writing-work.ts';
import { createOfflineProvider } from '../../writing/offline/offline-provider.ts';
import { writeReport } from '../../writing/write-report.ts';

const TEMPLATE = `# Report on {{client.full_name}}

## Risk

\`\`\`prompt
id: risk
label: Risk
form: list

Describe the risk.
\`\`\`

## Plan

\`\`\`prompt
id: plan
label: Plan
form: list

Describe the plan.
\`\`\``;

const NOTE = 'Denied suicidal thoughts.\n\nPlan: keep a sleep diary until the next session in May.\n';

const DENIAL = /(?:He |She |They )?[Dd]enied suicidal thoughts/;

const HOOK_TIMEOUT_MS = 120_000;

/** What a slow check is waited for here: each of them ends only when the test lets it. */
const SHORT_MS = 100;

const offline = createOfflineProvider();
let place: ConsolePlace;
let clientId: number;
let templateId: string;
let noteId: string;
beforeAll(async () => {
  // The first report also loads the models, which may take longer than a test waits for a job.
  await writeReport({
    template: parseMarkdown(TEMPLATE, { template: true }),
    notes: [{ id: 'n', title: 'T', markdown: NOTE, writtenAt: new Date(0) }],
    values: {},
    provider: offline,
    language: testLanguage,
    clock: createMovableClock(),
    signal: AbortSignal.timeout(HOOK_TIMEOUT_MS),
  });
  place = await createConsolePlace();
  clientId = place.clients.organisation;
  const template = { title: 'Brief', content: parseMarkdown(TEMPLATE, { template: true }), is_org_template: false };
  templateId = (await place.clinician.call('/v1/console/templates', template)).body.id;
  noteId = (await post(`/clients/${clientId}/notes`, { title: 'Call', markdown: NOTE })).id;
}, HOOK_TIMEOUT_MS);
afterEach(stopTestWorkers);
afterAll(async () => {
  await place.app.close();
});

const post = async (path: string, body: object) => (await place.clinician.call(`/v1/console${path}`, body)).body;
const get = async (path: string) => (await place.clinician.call(`/v1/console${path}`)).body;
const save = async (id: string, version: number, content: DocumentJson) =>
  (await place.clinician.call(`/v1/console/reports/${id}`, { title: 'T', content, version }, { method: 'PUT' })).body;

async function ended(jobId: string) {
  await waitForJob(place.app.context, jobId, ({ status }) => status === 'completed' || status === 'failed');
  return get(`/jobs/${jobId}`);
}

async function generate(fromNote = noteId): Promise<string> {
  const request = { template_id: templateId, note_ids: [fromNote], title: 'T' };
  const { job_id } = await post(`/clients/${clientId}/reports/generate`, request);
  const job = await ended(job_id);
  expect(job).toMatchObject({ status: 'completed', template_title: 'Brief', section_label: null });
  return job.result.document_id;
}

test('the sections of a running generation are shown as they are done, in the order of the template', async () => {
  const { provider, open } = createGatedProvider(offline);
  startWritingWorker(place.app.context, { language: testLanguage, provider });
  const request = { template_id: templateId, note_ids: [noteId] };
  const { job_id } = await post(`/clients/${clientId}/reports/generate`, request);
  expect(await get(`/jobs/${job_id}/sections`)).toEqual([]);
  open('plan');
  await expect.poll(() => get(`/jobs/${job_id}/sections`)).toHaveLength(1);
  const [section] = await get(`/jobs/${job_id}/sections`);
  expect(section).toMatchObject({ prompt_id: 'plan', label: 'Plan', nodes: [{ type: 'bulletList' }] });
  expect(readHtml(section.html).text).toContain('Keep a sleep diary until the next session in May.');

  const polled = await place.clinician.call(`/v1/console/jobs/${job_id}/sections`);
  expect(await place.actionsOf(polled)).toEqual([]);
  for (const [person, status] of [
    [place.other, 200],
    [place.stranger, 404],
  ] as const) {
    expect((await person.call(`/v1/console/jobs/${job_id}/sections`)).status).toBe(status);
  }
  open('risk');
  await ended(job_id);
  expect(await get(`/jobs/${job_id}/sections`)).toEqual([]);
});

test('saving tells what the check found, and that stays while the person writes on', async () => {
  startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
  const id = await generate();
  const { content, version } = await get(`/reports/${id}`);
  const edited = parseMarkdown(toMarkdown(content).replace(DENIAL, 'Reported suicidal thoughts'));
  const saved = await save(id, version, edited);
  const marks = saved.remarked.flatMap((text: { marks: object[] }) => text.marks);
  expect(marks).toContainEqual({
    start: 0,
    text: expect.stringContaining('Reported suicidal thoughts'),
    mark: { type: 'unsupported', attrs: { reason: 'contradiction', sources: expect.stringContaining(noteId) } },
  });
  const { content: shown } = await get(`/reports/${id}`);
  const more = { ...shown, content: [...shown.content, ...parseMarkdown('Added by hand.').content] };
  const again = await save(id, saved.version, more);
  expect(again.remarked).toEqual([]);
  expect(JSON.stringify((await get(`/reports/${id}`)).content)).toContain('"reason":"contradiction"');
});

test('a text is stored before a slow check of it has ended, and its marks when it has', async () => {
  startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
  const id = await generate();
  const { content, version } = await get(`/reports/${id}`);
  const edited = parseMarkdown(toMarkdown(content).replace(DENIAL, 'Reported suicidal thoughts'));
  const isStored = Promise.withResolvers<void>();
  const { context } = place.app;
  const documents = createDocuments();
  onTestFinished(() => documents.close());
  const slow: typeof testLanguage.checkClaims = async (...args) => {
    await isStored.promise;
    return testLanguage.checkClaims(...args);
  };
  const tools = { context, documents, checkWaitMs: SHORT_MS, language: { ...testLanguage, checkClaims: slow } };
  const change = { title: 'T', content: readRendered(edited), version, reason: 'edited' as const };
  const scope = { practiceId: place.practiceId, memberId: place.clinician.id };
  await saveCheckedReport(tools, TEST_ORIGIN, scope, id, change);
  const between = JSON.stringify((await get(`/reports/${id}`)).content);
  expect(between).toContain('Reported suicidal thoughts');
  expect(between).not.toContain('contradiction');
  isStored.resolve();
  await expect
    .poll(async () => JSON.stringify((await get(`/reports/${id}`)).content))
    .toContain('"reason":"contradiction"');
  expect((await get(`/reports/${id}`)).version).toBe(version + 1);
  // Whoever goes on writing in the text that they have is told with the next save.
  const more = parseMarkdown(`${toMarkdown(edited)}\n\nAdded by hand.`);
  expect(JSON.stringify((await save(id, version + 1, more)).remarked)).toContain('contradiction');
});

test('what is saved while a slow check goes on gets the marks of that check, and those of its own', async () => {
  startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
  const id = await generate();
  const { content, version } = await get(`/reports/${id}`);
  const edited = parseMarkdown(toMarkdown(content).replace(DENIAL, 'Reported suicidal thoughts'));
  const isStored = Promise.withResolvers<void>();
  const documents = createDocuments();
  onTestFinished(() => documents.close());
  const slow: typeof testLanguage.checkClaims = async (_, claims) => {
    await isStored.promise;
    return claims.map(({ text }) => ({
      verdict: text === 'She.' ? 'supported' : 'contradicts',
      isFigure: false,
      places: [],
    }));
  };
  const language = { ...testLanguage, checkClaims: slow };
  const tools = { context: place.app.context, documents, language };
  const scope = { practiceId: place.practiceId, memberId: place.clinician.id };
  const send = (given: DocumentJson, before: number, checkWaitMs = SHORT_MS) => {
    const change = { title: 'T', content: readRendered(given), version: before, reason: 'edited' as const };
    return saveCheckedReport({ ...tools, checkWaitMs }, TEST_ORIGIN, scope, id, change);
  };
  // In this one there is nothing to mark, and what follows waits for it.
  const emptied = parseMarkdown('She.');
  expect(await send(emptied, version)).toMatchObject({ isChecking: true });
  expect(await send(edited, version + 1)).toMatchObject({ isChecking: true });
  // The same text once more, as an editor sends it that wants to be told what was found.
  expect(await send(edited, version + 2)).toMatchObject({ isChecking: true, version: version + 3 });
  const more = parseMarkdown(`${toMarkdown(edited)}\n\nShe owns four boats.`);
  expect(await send(more, version + 3)).toMatchObject({ isChecking: true });
  isStored.resolve();
  const readMarked = async () => {
    const found = listMarks((await get(`/reports/${id}`)).content);
    return found.filter(({ mark }) => mark.startsWith('unsupported contradiction')).map(({ text }) => text);
  };
  const wanted = ['Reported suicidal thoughts.', 'She owns four boats.'];
  await expect.poll(readMarked, { timeout: 20_000 }).toEqual(expect.arrayContaining(wanted));
  // Whoever asks once more is told of it, and that it was all.
  const told = await send(more, version + 4, UNHURRIED.timeout);
  expect(JSON.stringify(told.remarked)).toContain('She owns four boats.');
  expect((await send(more, version + 5, UNHURRIED.timeout)).isChecking).toBe(false);
});

describe('after the process has died that checked a report', () => {
  const OPPOSITE = 'Reported suicidal thoughts';
  const clock = createMovableClock();
  /** Everything that was reported contradicts the notes. */
  const findOpposites: typeof testLanguage.checkClaims = async (_, claims) =>
    claims.map(({ text }) => {
      const verdict = text.startsWith('Reported') ? 'contradicts' : 'supported';
      return { verdict, isFigure: false, places: [] };
    });
  const die: typeof testLanguage.checkClaims = () => Promise.reject(new Error('the process has died'));

  const open = async () => {
    startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
    const id = await generate();
    const { content } = await get(`/reports/${id}`);
    const documents = createDocuments();
    onTestFinished(() => documents.close());
    const toolsFor = (checkClaims: typeof testLanguage.checkClaims) => ({
      context: { ...place.app.context, clock },
      documents,
      checkWaitMs: UNHURRIED.timeout,
      language: { ...testLanguage, checkClaims },
    });
    const scope = { practiceId: place.practiceId, memberId: place.clinician.id };
    const send = async (text: string, checkClaims = findOpposites, accepted: string[] = []) => {
      const { version } = await get(`/reports/${id}`);
      const change = { title: 'T', content: readRendered(parseMarkdown(text)), version, reason: 'edited' as const };
      return saveCheckedReport(toolsFor(checkClaims), TEST_ORIGIN, scope, id, { ...change, accepted });
    };
    const recheck = () => recheckReports(toolsFor(findOpposites), (error) => expect.unreachable(String(error)));
    const readDoubts = async () => {
      const marks = listMarks((await get(`/reports/${id}`)).content);
      return marks.filter(({ mark }) => mark.startsWith('unsupported contradiction')).map(({ text }) => text);
    };
    const isRechecking = async () => (await get(`/reports/${id}/review`)).is_rechecking;
    return { text: toMarkdown(content).replace(DENIAL, OPPOSITE), send, recheck, readDoubts, isRechecking };
  };

  test('the next save checks what was not checked, also in texts that nobody has touched since', async () => {
    const { text, send, readDoubts, isRechecking } = await open();
    await send(text, die);
    expect([await readDoubts(), await isRechecking()]).toEqual([[], true]);
    await send(`${text}\n\nShe owns four boats.`);
    expect([await readDoubts(), await isRechecking()]).toEqual([[`${OPPOSITE}.`], false]);
  });

  test('what is accepted afterwards stays accepted when its paragraph is edited, and what was accepted at that moment', async () => {
    const { text, send, readDoubts } = await open();
    await send(text, die);
    await send(`${text}\n\nReported a headache.`);
    const accepted = `${text}\n\nReported a headache.`;
    await send(accepted, findOpposites, [`${OPPOSITE}.`]);
    expect(await readDoubts()).toEqual(['Reported a headache.']);
    await send(`${accepted} She owns a boat.`, die, ['Reported a headache.']);
    await send(`${accepted.replace(OPPOSITE, `She came. ${OPPOSITE}`)} She owns four boats.`);
    expect(await readDoubts()).toEqual([]);
  });

  test('without another save it is checked again when its time is over, and is not taken for reviewed before', async () => {
    const { text, send, recheck, readDoubts, isRechecking } = await open();
    await send(text, die);
    await recheck();
    expect([await readDoubts(), await isRechecking()]).toEqual([[], true]);
    clock.advance(400_000);
    await recheck();
    expect([await readDoubts(), await isRechecking()]).toEqual([[`${OPPOSITE}.`], false]);
  });
});

test('what is being saved when a slow check ends gets its marks too', async () => {
  startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
  const id = await generate();
  const { content, version } = await get(`/reports/${id}`);
  const edited = parseMarkdown(toMarkdown(content).replace(DENIAL, 'Reported suicidal thoughts'));
  const [isStored, isMarked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const documents = createDocuments();
  onTestFinished(() => documents.close());
  const slow: typeof testLanguage.checkClaims = async (_, claims) => {
    await isStored.promise;
    return claims.map(() => ({ verdict: 'contradicts', isFigure: false, places: [] }));
  };
  const splitLater: typeof testLanguage.splitTexts = async (texts) => {
    await isMarked.promise;
    return testLanguage.splitTexts(texts);
  };
  const scope = { practiceId: place.practiceId, memberId: place.clinician.id };
  const send = (given: DocumentJson, before: number, language: Partial<typeof testLanguage>, checkWaitMs: number) => {
    const change = { title: 'T', content: readRendered(given), version: before, reason: 'edited' as const };
    const used = { ...testLanguage, ...language };
    const tools = { context: place.app.context, documents, checkWaitMs, language: used };
    return saveCheckedReport(tools, TEST_ORIGIN, scope, id, change);
  };
  const readText = async () => JSON.stringify((await get(`/reports/${id}`)).content);
  await send(edited, version, { checkClaims: slow }, SHORT_MS);
  const more = parseMarkdown(`${toMarkdown(edited)}\n\nShe owns four boats.`);
  const splitting = { checkClaims: slow, splitTexts: splitLater };
  const saving = send(more, version + 1, splitting, UNHURRIED.timeout);
  await expect.poll(readText, { timeout: 2000 }).not.toContain('boats');
  isStored.resolve();
  await expect.poll(readText).toContain('"reason":"contradiction"');
  isMarked.resolve();
  await saving;
  await expect.poll(readText).toMatch(/"reason":"contradiction"[^]*boats/);
});

describe('writing a section again', () => {
  test('a report tells of its sections, and which of them somebody edited', async () => {
    startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
    const id = await generate();
    const { writing, content, version } = await get(`/reports/${id}`);
    expect(writing).toEqual({
      template_id: templateId,
      template_title: 'Brief',
      note_ids: [noteId],
      provider: 'offline',
      model: expect.any(String),
      unplaced: [],
      sections: ['risk', 'plan'].map((prompt_id) => ({
        prompt_id,
        label: prompt_id === 'risk' ? 'Risk' : 'Plan',
        heading: prompt_id === 'risk' ? 'Risk' : 'Plan',
        instruction: `Describe the ${prompt_id}.`,
        form: 'list',
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        blocks: 1,
        is_intact: true,
        written_at: expect.any(String),
      })),
    });
    const colleague = await place.other.call(`/v1/console/reports/${id}`);
    expect(colleague.body.writing.template_title).toBeNull();
    await save(id, version, parseMarkdown(toMarkdown(content).replace('in May', 'in June')));
    const { writing: after } = await get(`/reports/${id}`);
    expect(after.sections.map((section: { is_intact: boolean }) => section.is_intact)).toEqual([true, false]);
  });

  test('keeps what was edited elsewhere while it was written', async () => {
    startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
    const id = await generate();
    await stopTestWorkers();
    const { provider, open, instructions, asked } = createGatedProvider(offline);
    startWritingWorker(place.app.context, { language: testLanguage, provider });
    const rewrite = await place.clinician.call(`/v1/console/reports/${id}/sections/plan/rewrite`, {
      instruction: 'Describe the plan in short.',
    });
    expect(await place.actionsOf(rewrite)).toEqual(['job.created']);
    await expect.poll(() => asked).toEqual(['plan']);
    const before = await get(`/reports/${id}`);
    const edited = {
      ...before.content,
      content: [...before.content.content, ...parseMarkdown('Added by hand.').content],
    };
    expect(await save(id, 1, edited)).toMatchObject({ version: 2 });
    open('plan');
    const job = await ended(rewrite.body.job_id);
    expect(job).toMatchObject({
      task_type: 'report_generation',
      status: 'completed',
      result: { document_id: id, client_id: clientId },
      file_name: null,
      template_title: null,
      section_label: 'Plan',
    });
    const after = await get(`/reports/${id}`);
    expect([after.version, toMarkdown(after.content)]).toEqual([3, toMarkdown(edited)]);
    expect(instructions).toEqual(['Describe the plan in short.']);
    const [risk, plan] = after.writing.sections;
    expect([risk.instruction, plan.instruction]).toEqual(['Describe the risk.', 'Describe the plan in short.']);
    expect([risk.is_intact, plan.is_intact]).toEqual([true, true]);
    const [newest] = await get(`/reports/${id}/versions`);
    expect(newest).toMatchObject({ version: 3, reason: 'rewritten', saved_by: { id: place.clinician.id } });
  });

  test('a section that was edited is left alone, and the job says so', async () => {
    startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
    const id = await generate();
    await stopTestWorkers();
    const { provider, open, asked } = createGatedProvider(offline);
    startWritingWorker(place.app.context, { language: testLanguage, provider });
    const during = await post(`/reports/${id}/sections/plan/rewrite`, {});
    await expect.poll(() => asked).toEqual(['plan']);
    const { content } = await get(`/reports/${id}`);
    const edited = parseMarkdown(toMarkdown(content).replace('in May', 'in June'));
    await save(id, 1, edited);
    open('plan');
    const failed = { status: 'failed', error: { code: 'section_not_found' }, result: null };
    expect(await ended(during.job_id)).toMatchObject(failed);
    const later = await post(`/reports/${id}/sections/plan/rewrite`, {});
    expect(await ended(later.job_id)).toMatchObject(failed);
    expect(asked).toEqual(['plan']);
    expect(await get(`/reports/${id}`)).toMatchObject({ version: 2, content: edited });
  });

  test('two sections at once are both written, and an older version that comes back can be written again', async () => {
    startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
    const id = await generate();
    const ids = ['risk', 'plan', 'risk', 'plan'];
    const jobs = await Promise.all(
      ids.map((prompt, index) => post(`/reports/${id}/sections/${prompt}/rewrite`, { instruction: `Try ${index}.` })),
    );
    for (const { job_id } of jobs) expect((await ended(job_id)).status).toBe('completed');
    const { version, writing } = await get(`/reports/${id}`);
    expect(version).toBe(5);
    for (const section of writing.sections) expect(section).toMatchObject({ is_intact: true, instruction: /^Try / });
    await post(`/reports/${id}/versions/1/restore`, { version });
    expect((await get(`/reports/${id}`)).writing.sections).toMatchObject([{ is_intact: true }, { is_intact: true }]);
  });

  test('cut off before its end, it is done once in all', async () => {
    startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
    const id = await generate();
    await stopTestWorkers();
    const { provider, open, asked } = createGatedProvider(offline);
    open('plan');
    let runs = 0;
    startWritingWorker(place.app.context, { language: testLanguage, provider }, (handler) => (job) => {
      runs += 1;
      if (runs > 1) return handler(job);
      const complete: typeof job.complete = (write) =>
        job.complete(async (trx) => {
          await write(trx);
          throw new Error('the connection to the database broke');
        });
      return handler({ ...job, complete });
    });
    const { job_id } = await post(`/reports/${id}/sections/plan/rewrite`, {});
    await waitForJob(place.app.context, job_id, ({ attempts }) => attempts === 1);
    expect(await get(`/reports/${id}`)).toMatchObject({ version: 1 });
    place.app.context.clock.advance(60_000);
    expect(await ended(job_id)).toMatchObject({ status: 'completed' });
    const versions = await get(`/reports/${id}/versions`);
    expect(versions.map(({ reason }: { reason: string }) => reason)).toEqual(['rewritten', 'created']);
    expect([runs, asked]).toEqual([2, ['plan']]);
  });

  test('a report that was deleted, or left the sight of who asked, fails the job', async () => {
    startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
    const deleted = await generate();
    const hidden = await generate();
    await stopTestWorkers();
    const jobs = [
      await post(`/reports/${deleted}/sections/plan/rewrite`, {}),
      await post(`/reports/${hidden}/sections/plan/rewrite`, {}),
    ];
    await place.clinician.call(`/v1/console/reports/${deleted}`, undefined, { method: 'DELETE' });
    const own = (isOrg: boolean) =>
      place.admin.call(`/v1/console/clients/${clientId}`, { is_org_client: isOrg }, { method: 'PATCH' });
    await own(false);
    startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
    for (const { job_id } of jobs) {
      await waitForJob(place.app.context, job_id, ({ status }) => status === 'failed');
    }
    await own(true);
    const errors = await Promise.all(jobs.map(async ({ job_id }) => (await get(`/jobs/${job_id}`)).error.code));
    expect(errors).toEqual(['document_not_found', 'document_not_found']);
  });

  test('a section that never was, and a report that was not written, are not found', async () => {
    startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
    const id = await generate();
    const byHand = (await post(`/clients/${clientId}/reports`, { title: 'By hand' })).id;
    for (const path of [`${id}/sections/nothing`, `${byHand}/sections/plan`]) {
      expect(await post(`/reports/${path}/rewrite`, {})).toEqual({ detail: 'Section not found' });
    }
    for (const instruction of ['', 'x'.repeat(10_001), 7]) {
      const { detail } = await post(`/reports/${id}/sections/plan/rewrite`, { instruction } as object);
      expect(detail[0].loc).toEqual(['body', 'instruction']);
    }
  });
});

describe('a report that is saved', () => {
  /** What is marked in it, and how. */
  const marksOf = async (id: string) =>
    listMarks((await get(`/reports/${id}`)).content)
      .filter(({ mark }) => /^(?:evidence|unsupported)/.test(mark))
      .map(({ text, mark }) => [text, mark.replace(/@.*$/, '')]);
  const put = async (id: string, replace: [string, string]) => {
    const { content, version } = await get(`/reports/${id}`);
    await save(id, version, JSON.parse(JSON.stringify(content).replace(...replace)) as DocumentJson);
  };

  test('has its changed sentences checked against the notes, whatever marks it brings', async () => {
    startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
    const id = await generate();
    const borneOut = await marksOf(id);
    await put(id, ['Denied suicidal thoughts.', 'Denied thoughts of suicide.']);
    expect(borneOut).toContainEqual(['Denied suicidal thoughts.', `evidence ${noteId}`]);

    await put(id, ['Denied thoughts of suicide.', 'Reported suicidal thoughts.']);
    expect(await marksOf(id)).toContainEqual(['Reported suicidal thoughts.', `unsupported contradiction ${noteId}`]);

    await put(id, ['Reported suicidal thoughts.', 'He owns two boats.']);
    expect(await marksOf(id)).toContainEqual(['He owns two boats.', 'unsupported figures']);

    await put(id, ['He owns two boats.', 'Denied suicidal thoughts.']);
    expect(await marksOf(id)).toEqual(borneOut);
  });

  test('knows the client by name, whom the notes call a son', async () => {
    startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
    const name: string = (await get(`/clients/${clientId}`)).first_name;
    const markdown = `Son ${name} seen with mum. ${name} has cut his arm.`;
    const own = (await post(`/clients/${clientId}/notes`, { title: 'Visit', markdown })).id;
    const id = await generate(own);
    await put(id, [`${name} has cut his arm.`, 'He cut his arm.']);
    expect(await marksOf(id)).toContainEqual(['He cut his arm.', `evidence ${own}`]);
  });
});

describe('a note that a report rests on is changed', () => {
  const CLAIM = 'Keep a sleep diary until the next session in May';
  const tools = () => ({ context: place.app.context, documents: createDocuments(), language: testLanguage });
  const recheck = async () => {
    const used = tools();
    const failures: unknown[] = [];
    await recheckReports(used, (error) => failures.push(error));
    await used.documents.close();
    expect(failures).toEqual([]);
  };
  const change = async (id: string, note: object) => {
    const { title, markdown, revision } = await get(`/notes/${id}`);
    const body = { title, markdown, session_date: null, revision, ...note };
    return (await place.clinician.call(`/v1/console/notes/${id}`, body, { method: 'PUT' })).body;
  };

  test('its sentences are checked against the note as it is now', async () => {
    startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
    const own = (await post(`/clients/${clientId}/notes`, { title: 'Call', markdown: NOTE })).id;
    const request = { template_id: templateId, note_ids: [own], title: 'T' };
    const job = await ended((await post(`/clients/${clientId}/reports/generate`, request)).job_id);
    const id: string = job.result.document_id;
    const before = await get(`/reports/${id}`);
    expect(JSON.stringify(before.content)).toContain(`${own}@`);

    await change(own, { markdown: NOTE.replace('Denied suicidal thoughts.', 'Reported suicidal thoughts.') });
    await recheck();
    const after = await get(`/reports/${id}`);
    expect(after.version).toBe(before.version);
    const marked = JSON.stringify(after.content);
    expect(marked).toContain('"reason":"contradiction"');
    // What still stands in the note is borne out by its second revision.
    expect(marked).toMatch(new RegExp(`${own}~2@[^"]*"[^}]*}[^}]*}[^}]*${CLAIM}|${CLAIM}[^]*${own}~2@`));
    const audits = await place.app.context.db
      .selectFrom('audit_events')
      .select('action')
      .where('subject_id', '=', id)
      .where('action', '=', 'report.rechecked')
      .execute();
    expect(audits).toHaveLength(1);

    await change(own, { markdown: NOTE });
    await recheck();
    expect(JSON.stringify((await get(`/reports/${id}`)).content)).not.toContain('contradiction');
    expect(await place.app.context.db.selectFrom('report_rechecks').selectAll().execute()).toEqual([]);
  });

  test('a check that did not end is taken up again', async () => {
    startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
    const id = await generate();
    await change(noteId, { title: 'Call in April' });
    const broken = { ...tools(), language: { ...testLanguage, splitTexts: () => Promise.reject(new Error('gone')) } };
    const failures: unknown[] = [];
    await recheckReports(broken, (error) => failures.push(error));
    await broken.documents.close();
    expect(failures.length).toBeGreaterThan(0);
    const waiting = () => place.app.context.db.selectFrom('report_rechecks').select('report_id').execute();
    expect(await waiting()).toContainEqual({ report_id: id });
    await recheck();
    expect(await waiting()).toEqual([]);
  });

  /** A note of its own, and a report that rests on it. */
  const writeOwn = async () => {
    startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
    const own: string = (await post(`/clients/${clientId}/notes`, { title: 'Call', markdown: NOTE })).id;
    const request = { template_id: templateId, note_ids: [own], title: 'T' };
    const job = await ended((await post(`/clients/${clientId}/reports/generate`, request)).job_id);
    await stopTestWorkers();
    return { own, id: job.result.document_id as string };
  };
  const deny = (own: string) =>
    change(own, { markdown: NOTE.replace('Denied suicidal thoughts.', 'Reported suicidal thoughts.') });
  const CONTRADICTION = '"reason":"contradiction"';
  const readText = async (id: string) => JSON.stringify((await get(`/reports/${id}`)).content);

  test('nobody has edited its sections by that: they can be written again', async () => {
    const { own, id } = await writeOwn();
    await deny(own);
    await recheck();
    expect(await readText(id)).toContain(CONTRADICTION);
    expect((await get(`/reports/${id}`)).writing.sections).toMatchObject([{ is_intact: true }, { is_intact: true }]);
    startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
    const { job_id } = await post(`/reports/${id}/sections/risk/rewrite`, {});
    expect(await ended(job_id)).toMatchObject({ status: 'completed' });
    expect(await readText(id)).toContain('Reported suicidal thoughts.');
  });

  /** Somebody adds a line, and the check of what they save is held up until this has happened. */
  const addLine = async (id: string, meanwhile: () => Promise<void>) => {
    const used = tools();
    const splitTexts = async (texts: readonly string[]) => {
      await meanwhile();
      return testLanguage.splitTexts(texts);
    };
    const { content } = await get(`/reports/${id}`);
    const edited = { ...content, content: [...content.content, ...parseMarkdown('Added by hand.').content] };
    const read = await used.documents.work('read', { content: JSON.stringify(edited) });
    const scope = { practiceId: place.practiceId, memberId: place.clinician.id };
    const given = { title: 'T', content: read, version: 1, reason: 'edited' as const };
    const patient = { ...used, checkWaitMs: UNHURRIED.timeout, language: { ...testLanguage, splitTexts } };
    await saveCheckedReport(patient, TEST_ORIGIN, scope, id, given);
    await used.documents.close();
    expect(await readText(id)).toContain('Added by hand.');
  };

  test('while somebody saves it: what they send has not been checked against the note as it is now', async () => {
    const { own, id } = await writeOwn();
    await addLine(id, async () => {
      await deny(own);
      await recheck();
    });
    await recheck();
    expect(await readText(id)).toContain(CONTRADICTION);
  });

  test('and is saved with its former marks at the moment in which it is checked for that', async () => {
    const { own, id } = await writeOwn();
    await deny(own);
    await addLine(id, recheck);
    await recheck();
    expect(await readText(id)).toContain(CONTRADICTION);
  });

  test('while it is being written from the note', async () => {
    const own: string = (await post(`/clients/${clientId}/notes`, { title: 'Call', markdown: NOTE })).id;
    const { provider, open, asked } = createGatedProvider(offline);
    startWritingWorker(place.app.context, { language: testLanguage, provider });
    const request = { template_id: templateId, note_ids: [own], title: 'T' };
    const { job_id } = await post(`/clients/${clientId}/reports/generate`, request);
    await expect.poll(() => asked).toContain('risk');
    await deny(own);
    for (const id of ['risk', 'plan']) open(id);
    const { result } = await ended(job_id);
    await recheck();
    expect(await readText(result.document_id)).toContain(CONTRADICTION);
  });

  test('while one of its sections is written again', async () => {
    const { own, id } = await writeOwn();
    const { provider, open, asked } = createGatedProvider(offline);
    startWritingWorker(place.app.context, { language: testLanguage, provider });
    const { job_id } = await post(`/reports/${id}/sections/risk/rewrite`, {});
    await expect.poll(() => asked).toContain('risk');
    await deny(own);
    await recheck();
    open('risk');
    expect(await ended(job_id)).toMatchObject({ status: 'completed' });
    await recheck();
    expect(await readText(id)).toContain(CONTRADICTION);
  });

  test('and a section that was written again after that is refused', async () => {
    const { own, id } = await writeOwn();
    await deny(own);
    await recheck();
    startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
    await ended((await post(`/reports/${id}/sections/plan/rewrite`, {})).job_id);
    expect(await post(`/reports/${id}/versions/1/restore`, { version: 2 })).toMatchObject({ version: 3 });
    await recheck();
    expect(await readText(id)).toContain(CONTRADICTION);
    expect((await get(`/reports/${id}`)).writing.sections).toMatchObject([{ is_intact: true }, { is_intact: true }]);
  });

  test('it is taken away, and nothing else bears the sentences out', async () => {
    const { own, id } = await writeOwn();
    await post(`/notes/${own}/remove`, { reason: 'Of another client' });
    await recheck();
    const unsupported = listMarks((await get(`/reports/${id}`)).content).filter(({ mark }) =>
      mark.startsWith('unsupported'),
    );
    expect(unsupported.map(({ text }) => text)).toContain('Denied suicidal thoughts.');
  });

  test('it is taken away, and the sections are written again from those that are left', async () => {
    const kept: string = (await post(`/clients/${clientId}/notes`, { title: 'Call', markdown: NOTE })).id;
    const gone: string = (await post(`/clients/${clientId}/notes`, { title: 'Twin', markdown: 'Took an overdose.' }))
      .id;
    startWritingWorker(place.app.context, { language: testLanguage, provider: offline });
    const request = { template_id: templateId, note_ids: [kept, gone], title: 'T' };
    const { result } = await ended((await post(`/clients/${clientId}/reports/generate`, request)).job_id);
    const id: string = result.document_id;
    expect(await readText(id)).toContain('overdose');
    const rewrite = async () => ended((await post(`/reports/${id}/sections/risk/rewrite`, {})).job_id);
    await post(`/notes/${gone}/remove`, { reason: 'Of another client' });
    expect(await rewrite()).toMatchObject({ status: 'completed' });
    expect(await readText(id)).toContain('Denied suicidal thoughts.');
    expect(await readText(id)).not.toContain('overdose');
    await post(`/notes/${kept}/remove`, { reason: 'Twice' });
    expect(await rewrite()).toMatchObject({ status: 'failed', error: { code: 'note_not_found' } });
  });
});
