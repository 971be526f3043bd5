import { LIMITS } from '@casewright/document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maximalDocument } from '../testing/maximal-document.ts';
import { connectPartner, type Partner } from '../testing/demo-partner.ts';
import type { Answer, Measured } from '../testing/loop-watch.ts';
import { GOOD, REFUSED, startWatchedService, type WatchedService } from '../testing/watched-service.ts';

const SMALL = {
  type: 'doc',
  attrs: { version: 1 },
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Seen today.' }] }],
};

let service: WatchedService;
let partner: Partner;
let watch: WatchedService['watch'];
beforeAll(async () => {
  service = await startWatchedService();
  ({ watch } = service);
  partner = await connectPartner(service);
  // The first call of a route compiles its schemas, which takes as long for any report.
  const { id, route, saved } = await makeReport(SMALL);
  await service.send('PUT', route, saved);
  await sendToPartner(id);
});
afterAll(() => service.stop());

function replaceLast(text: string, what: string, by: string): string {
  const at = text.lastIndexOf(what);
  return text.slice(0, at) + by + text.slice(at + what.length);
}

function makeEmptyReport(): Promise<Answer> {
  return service.send('POST', `/v1/console/clients/${service.clientId}/reports`, { title: 'Large' });
}

async function makeReport(content: object): Promise<{ id: string; route: string; saved: string }> {
  const { id } = JSON.parse((await makeEmptyReport()).text);
  return { id, route: `/v1/console/reports/${id}`, saved: JSON.stringify({ title: 'Large', version: 1, content }) };
}

/** All that a clinician does with a report in a launch session, and what the partner does with it afterwards. */
async function sendToPartner(reportId: string): Promise<{ preview: Answer; steps: Answer[] }> {
  const { send } = service;
  const sessionId = await partner.createSession();
  const launch = `/v1/console/launches/${sessionId}`;
  const opened = await send('POST', `${launch}/open`, {});
  const mapped = await send('POST', `${launch}/client`, { client_id: service.clientId });
  const chosen = await send('PUT', `${launch}/report`, { report_id: reportId });
  const preview = await send('GET', `${launch}/preview?report_id=${reportId}`);
  const { version } = JSON.parse(preview.text);
  const completed = await send('POST', `${launch}/complete`, { report_id: reportId, version, reviewed: true });
  const fetched = await partner.fetchDocument(sessionId);
  return { preview, steps: [opened, mapped, chosen, preview, completed, fetched] };
}

const ESCAPED = '*';
const THREE_BYTES = '€漢';

/** The answer that nobody waited for. */
const GONE = { status: 0, headers: new Headers(), text: '' };

async function watchSaving(route: string, saved: string): Promise<{ saving: Measured; storedVersion: number }> {
  let storedVersion = 0;
  const saving = await service.watchChange<{ version: number }>(route, ({ version }) => {
    storedVersion = version + 1;
    return service.send('PUT', route, saved.replace('"version":1', `"version":${version}`));
  });
  return { saving, storedVersion };
}

// What a report costs to keep and to read grows with its bytes alone.
describe('a maximal report', { timeout: 360_000 }, () => {
  let route = '';
  let saved = '';
  let storedVersion = 0;
  beforeAll(async () => {
    ({ route, saved } = await makeReport(maximalDocument({ letters: THREE_BYTES })));
  });

  test('is saved', async () => {
    const watched = await watchSaving(route, saved);
    expect(watched.saving).toMatchObject(GOOD);
    ({ storedVersion } = watched);
  });
  test('is opened', async () => {
    const opened = await watch('GET', route);
    expect(opened).toMatchObject(GOOD);
    expect(JSON.parse(opened.answer.text).content.content).toHaveLength(Math.floor((LIMITS.nodes - 1) / 3));
  });
  test('is refused for a fault at its end', async () => {
    expect(await watch('PUT', route, saved.slice(0, -1))).toMatchObject(REFUSED);
    expect(await watch('PUT', route, replaceLast(saved, '"b', '"\\ud800'))).toMatchObject(REFUSED);
    expect(await watch('PUT', route, replaceLast(saved, 'italic', 'unknown'))).toMatchObject(REFUSED);
  });
  test('is listed, and its versions are', async () => {
    expect(await watch('GET', `/v1/console/clients/${service.clientId}/reports`)).toMatchObject(GOOD);
    expect(await watch('GET', `${route}/versions`)).toMatchObject(GOOD);
    expect(await watch('GET', `${route}/versions/${storedVersion}`)).toMatchObject(GOOD);
  });
  test('is restored from a version', async () => {
    const restoring = await service.watchChange<{ version: number }>(route, ({ version }) =>
      service.send('POST', `${route}/versions/${storedVersion}/restore`, { version }),
    );
    expect(restoring).toMatchObject(GOOD);
  });
  test.each(['docx', 'pdf'])('is handed to the engine for %s', async (format) => {
    // The engine itself works for minutes, or finds it too large. What the service does is done after seconds.
    const handed = await service.measure(() => {
      const leaving = AbortSignal.timeout(3000);
      return service.send('GET', `${route}/export?format=${format}`, undefined, {}, leaving).catch(() => GONE);
    });
    expect(handed.stall).toBeNull();
  });
});

// What is written from it grows also with the signs that are escaped there.
describe.each([
  ['of signs that Markdown escapes', ESCAPED],
  ['of letters of three bytes', THREE_BYTES],
])('a maximal report %s', { timeout: 360_000 }, (_kind, letters) => {
  let id = '';
  let route = '';

  test('is saved', async () => {
    const report = await makeReport(maximalDocument({ letters }));
    ({ id, route } = report);
    const { saving } = await watchSaving(route, report.saved);
    expect(saving).toMatchObject(GOOD);
  });
  test.each(['markdown', 'html'])('is exported as %s', async (format) => {
    expect(await watch('GET', `${route}/export?format=${format}`)).toMatchObject(GOOD);
  });
  test.each(['markdown', 'html'])('is fetched by others as %s', async (format) => {
    const target = `/v1/public/clients/${service.clientId}/documents/${id}?format=${format}`;
    expect(await watch('GET', target)).toMatchObject(GOOD);
  });
  test('is looked at before it is sent, is sent to a partner, and is fetched by it', async () => {
    let sent = { preview: GONE, steps: [GONE] };
    const sending = await service.measure(async () => {
      sent = await sendToPartner(id);
      return sent.steps.at(-1) ?? GONE;
    });
    expect(sending).toMatchObject(GOOD);
    for (const { status } of sent.steps) expect(status).toBe(200);
    const { markdown } = JSON.parse(sent.preview.text);
    expect(markdown.length).toBeGreaterThan(LIMITS.characters / 2);
    expect(JSON.parse(sending.answer.text).content).toBe(markdown);
  });
});

describe('a report whose export takes long', { timeout: 360_000 }, () => {
  const words = Array.from({ length: 30 }, (_, index) => `Wörter ${index * 7919} – 漢字 €${index}`).join(' ');
  const text = (index: number) => ({ type: 'text', text: `${index} ${words}` });
  const content = Array.from({ length: 400 }, (_, index) => ({ type: 'paragraph', content: [text(index)] }));

  test.each(['docx', 'pdf'])('is written to its end as %s', async (format) => {
    const { route, saved } = await makeReport({ type: 'doc', attrs: { version: 1 }, content });
    await service.send('PUT', route, saved);
    expect(await watch('GET', `${route}/export?format=${format}`)).toMatchObject(GOOD);
  });
});

describe('a maximal template', { timeout: 360_000 }, () => {
  const letters = ESCAPED + THREE_BYTES;
  const fields = { title: 'Large', is_org_template: true };
  let template: { id: string };

  test('is made', async () => {
    const body = JSON.stringify({ ...fields, content: maximalDocument({ letters }) });
    const made = await watch('POST', '/v1/console/templates', body);
    expect(made).toMatchObject(GOOD);
    template = JSON.parse(made.answer.text);
  });
  test('is saved and opened', async () => {
    const content = maximalDocument({ letters, characters: LIMITS.characters / 2 });
    const route = `/v1/console/templates/${template.id}`;
    const saving = await service.watchChange<{ updated_at: string }>(route, ({ updated_at }) =>
      service.send('PUT', route, { ...fields, content, updated_at }),
    );
    expect(saving).toMatchObject(GOOD);
    expect(await watch('GET', route)).toMatchObject(GOOD);
    expect(await watch('GET', `/v1/public/templates/${template.id}`)).toMatchObject(GOOD);
  });
  test('becomes a report', async () => {
    const body = { title: 'From it', template_id: template.id };
    expect(await watch('POST', `/v1/console/clients/${service.clientId}/reports`, body)).toMatchObject(GOOD);
  });
  // Where a thread takes longer than it may, the job is put off, and done after a pause.
  test('is filled by report generation', { timeout: 600_000 }, async () => {
    const target = `/v1/console/clients/${service.clientId}/reports/generate`;
    const generate = async (templateId: string) =>
      service.finishJob(await service.send('POST', target, { template_id: templateId, note_ids: [] }));
    // The first starts the threads of the worker, which takes as long for any template.
    const small = await service.send('POST', '/v1/console/templates', { ...fields, content: SMALL });
    await generate(JSON.parse(small.text).id);
    const made = await service.measure(() => generate(template.id));
    expect(made).toMatchObject(GOOD);
    expect(JSON.parse(made.answer.text)).toMatchObject({ status: 'completed', error: null });
  });
});
