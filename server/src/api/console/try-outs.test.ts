import { parseMarkdown } from '@casewright/document';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApiKey } from '../../practice/api-keys.ts';
import { sweepTryOuts } from '../../records/templates/try-outs.ts';
import { type ConsolePlace, createConsolePlace, type TestPerson } from '../../testing/console.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { stopTestWorkers, waitForJob } from '../../testing/jobs.ts';
import { testLanguage } from '../../testing/language.ts';
import { startWritingWorker } from '../../testing/writing-work.ts';
import { createOfflineProvider } from '../../writing/offline/offline-provider.ts';

const TEMPLATE = `# Report on {{client.full_name}}

## Plan

\`\`\`prompt
id: plan
label: Plan

Describe the plan.
\`\`\``;
const NOTE = 'Plan: keep a sleep diary until the next session in May.\n';
const HOOK_TIMEOUT_MS = 120_000;

let place: ConsolePlace;
let clientId: number;
let templateId: string;
let noteId: string;
beforeAll(async () => {
  place = await createConsolePlace();
  clientId = place.clients.organisation;
  const template = { title: 'Brief', content: parseMarkdown(TEMPLATE, { template: true }), is_org_template: true };
  templateId = (await place.admin.call('/v1/console/templates', template)).body.id;
  const note = { title: 'Call', markdown: NOTE };
  noteId = (await place.clinician.call(`/v1/console/clients/${clientId}/notes`, note)).body.id;
}, HOOK_TIMEOUT_MS);
afterEach(stopTestWorkers);
afterAll(async () => {
  await place.app.close();
});

const ask = (who: TestPerson, more: object = {}, template = templateId) =>
  who.call(`/v1/console/templates/${template}/try-outs`, { client_id: clientId, note_ids: [noteId], ...more });
const see = (who: TestPerson, jobId: string) => who.call(`/v1/console/try-outs/${jobId}`);

async function tryOut(): Promise<string> {
  startWritingWorker(place.app.context, { language: testLanguage, provider: createOfflineProvider() });
  const { job_id: jobId } = (await ask(place.clinician)).body;
  await waitForJob(place.app.context, jobId, ({ status }) => status === 'completed' || status === 'failed');
  return jobId;
}

test('a draft is written and shown, and the client’s record stays as it was', async () => {
  const asked = await ask(place.clinician);
  expect((await place.actionsOf(asked)).toSorted()).toEqual(['job.created', 'template.tried_out']);
  const jobId = await tryOut();
  const job = (await place.clinician.call(`/v1/console/jobs/${jobId}`)).body;
  expect(job).toMatchObject({ status: 'completed', result: { try_out_id: jobId } });
  const seen = await see(place.clinician, jobId);
  expect(seen.body).toMatchObject({
    template: { id: templateId, name: 'Brief' },
    client: { id: clientId, name: 'First0 Client' },
  });
  expect(JSON.stringify(seen.body.content)).toContain('Keep a sleep diary');
  expect(await place.actionsOf(seen)).toEqual(['template.try_out_viewed']);

  const { db } = place.app.context;
  expect(await db.selectFrom('reports').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('report_versions').select('version').execute()).toEqual([]);
  for (const list of ['reports', 'jobs']) {
    expect((await place.clinician.call(`/v1/console/clients/${clientId}/${list}`)).body.total).toBe(0);
  }
  expect((await place.clinician.call('/v1/console/home')).body.drafts).toEqual([]);
});

test('the public API does not know it', async () => {
  const { context } = place.app;
  const jobId = await tryOut();
  await context.db.updateTable('practices').set({ api_keys_enabled: true }).execute();
  for (const type of ['user', 'organisation'] as const) {
    const made = { type, name: 'Key', memberId: place.clinician.id };
    const { secret } = await createApiKey(context, TEST_ORIGIN, place.practiceId, made);
    const call = (path: string) => place.app.call(`/v1/public${path}`, { token: secret });
    expect((await call(`/jobs/${jobId}`)).body).toEqual({ detail: 'Job not found' });
    expect((await call(`/clients/${clientId}/documents`)).body).toEqual([]);
  }
});

describe('nobody else', () => {
  test('sees it, follows its job or repeats that', async () => {
    const jobId = await tryOut();
    for (const person of [place.admin, place.other, place.stranger]) {
      expect((await see(person, jobId)).body).toEqual({ detail: 'Try-out not found' });
      for (const path of ['', '/sections']) {
        expect((await person.call(`/v1/console/jobs/${jobId}${path}`)).status).toBe(404);
      }
      expect((await person.call(`/v1/console/jobs/${jobId}/repeat`, {})).status).toBe(404);
      await person.call(`/v1/console/try-outs/${jobId}`, undefined, { method: 'DELETE' });
    }
    expect((await see(place.clinician, jobId)).status).toBe(200);
  });

  test('tries out another’s template, client or note', async () => {
    expect((await ask(place.stranger)).body).toEqual({ detail: 'Template not found' });
    expect((await ask(place.clinician, { client_id: place.clients.otherClinician })).body).toEqual({
      detail: 'Client not found',
    });
    const answer = await ask(place.clinician, { client_id: place.clients.clinician });
    expect(answer.body.detail).toMatchObject([{ loc: ['body', 'note_ids', 0] }]);
    expect((await ask(place.clinician, { note_ids: [] })).body.detail).toMatchObject([{ loc: ['body', 'note_ids'] }]);
  });
});

describe('it is gone', () => {
  test('when it is deleted', async () => {
    const jobId = await tryOut();
    const remove = () => place.clinician.call(`/v1/console/try-outs/${jobId}`, undefined, { method: 'DELETE' });
    expect((await remove()).body).toEqual({ deleted: true });
    expect((await see(place.clinician, jobId)).status).toBe(404);
    expect((await remove()).body).toEqual({ deleted: true });
  });

  test('when its client goes out of sight', async () => {
    const jobId = await tryOut();
    const { db } = place.app.context;
    const give = (owner: string | null) =>
      db.updateTable('clients').set({ owner_id: owner }).where('id', '=', clientId).execute();
    await give(place.other.id);
    expect((await see(place.clinician, jobId)).status).toBe(404);
    await give(null);
    expect((await see(place.clinician, jobId)).status).toBe(200);
  });

  test('after a day, first from sight and then from the database', async () => {
    const jobId = await tryOut();
    const { db, clock } = place.app.context;
    const end = { delete_after: clock.now() };
    await db.updateTable('try_outs').set(end).where('job_id', '=', jobId).execute();
    expect((await see(place.clinician, jobId)).status).toBe(404);
    await sweepTryOuts(place.app.context);
    const left = await db.selectFrom('try_outs').select('job_id').where('job_id', '=', jobId).execute();
    expect(left).toEqual([]);
  });
});
