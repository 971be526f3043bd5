import { parseMarkdown } from '@casewright/document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ConsoleLaunches, createConsoleLaunches } from '../../testing/console-launches.ts';
import { stopTestWorkers } from '../../testing/jobs.ts';
import { testLanguage } from '../../testing/language.ts';
import { type ModelServer, startModelServer, streamAnswer } from '../../testing/model-server.ts';
import { startWritingWorker } from '../../testing/writing-work.ts';
import { createWritingProvider } from '../../writing/create-provider.ts';

const TEMPLATE = `# Report

\`\`\`prompt
id: mood
label: Mood
form: paragraphs

Describe the mood and the sleep.
\`\`\``;

let place: ConsoleLaunches;
let server: ModelServer;
beforeAll(async () => {
  place = await createConsoleLaunches();
  server = await startModelServer();
  server.behave((response) => streamAnswer(response, 'He sleeps 4 hours. [#1] He scored 99 on the PHQ-9. [#1]'));
  const options = { provider: 'openai-compatible', baseUrl: `${server.url}/v1`, model: 'local' } as const;
  startWritingWorker(place.app.context, {
    language: testLanguage,
    provider: createWritingProvider(options, { language: testLanguage }),
  });
});
afterAll(async () => {
  await stopTestWorkers();
  await server.close();
  await place.app.close();
});

const call = async (path: string, body?: object) => (await place.clinician.call(`/v1/console${path}`, body)).body;

test('before a report that was made from notes is sent, its sentences without support are named', async () => {
  const id = await place.createLaunch({ external_client_id: 'p-preview' });
  await place.act(id, '/open', {});
  const clientId = place.clients.clinician;
  await place.act(id, '/client', { client_id: clientId });
  const note = await call(`/clients/${clientId}/notes`, { title: 'Call', markdown: 'He sleeps 4 hours a night.' });
  const content = parseMarkdown(TEMPLATE, { template: true });
  const template = await call('/templates', { title: 'Brief', content, is_org_template: false });
  const request = { template_id: template.id, note_ids: [note.id] };
  const { job_id: jobId } = await call(`/clients/${clientId}/reports/generate`, request);
  await expect
    .poll(() => call(`/jobs/${jobId}`), { interval: 100 })
    .toMatchObject({
      status: 'completed',
    });
  const { document_id: reportId } = (await call(`/jobs/${jobId}`)).result;
  const preview = await place.act(id, `/preview?report_id=${reportId}`);
  expect(preview.body).toMatchObject({
    unsupported: [{ text: 'He scored 99 on the PHQ-9.', reason: 'figures' }],
    prompts_left: 0,
  });
});
