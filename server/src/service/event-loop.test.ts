import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOTE_LIMITS } from '../records/notes/create-note.ts';
import type { Answer } from '../testing/loop-watch.ts';
import { GOOD, startWatchedService, type WatchedService } from '../testing/watched-service.ts';

let service: WatchedService;
beforeAll(async () => {
  service = await startWatchedService();
});
afterAll(() => service.stop());

/** In bytes: what the service holds now, and the most that it ever held. */
async function readMemory(): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${service.process.child.pid}/status`, 'utf8');
  const read = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
  return { now: read('VmRSS'), most: read('VmHWM') };
}

describe('bodies of 16 MiB from strangers', () => {
  const MIB = 1024 * 1024;
  const body = Buffer.alloc(16 * MIB, '[');

  /** Of those who are cut off while they send, some do not get to read why. */
  async function sendAsStranger(target: string): Promise<number | 'cut off'> {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    try {
      const response = await fetch(service.baseUrl + target, { method: 'POST', headers, body });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 'cut off';
    }
  }

  test('are refused, twelve at once, and cost neither time nor memory', async () => {
    const { now: before } = await readMemory();
    const targets = ['/nothing', '/v1/console/sign-in', '/v1/public/clients/1/notes', '/v1/partner/oauth/token'];
    const outcomes = new Set<number | 'cut off'>();
    const healthy = await service.measure(async () => {
      const sending = [...targets, ...targets, ...targets].map(sendAsStranger);
      const health = await service.send('GET', '/healthz');
      for (const outcome of await Promise.all(sending)) outcomes.add(outcome);
      return health;
    });
    expect(healthy).toMatchObject(GOOD);
    expect([...outcomes].filter((outcome) => outcome !== 'cut off' && (outcome < 400 || outcome >= 500))).toEqual([]);
    expect(((await readMemory()).most - before) / MIB).toBeLessThan(150);
  });
});

describe('a note of the greatest length', () => {
  test.each([
    ['escaped', '\\u0041'.repeat(NOTE_LIMITS.markdownLength)],
    ['of signs outside the first plane', '\\ud83d\\ude00'.repeat(NOTE_LIMITS.markdownLength)],
    ['of emphasis', '*a '.repeat(Math.floor(NOTE_LIMITS.markdownLength / 3))],
    ['of letters of three bytes', '€漢'.repeat(NOTE_LIMITS.markdownLength / 2)],
    ['of quotes', '\\"'.repeat(NOTE_LIMITS.markdownLength)],
  ])('%s is kept, listed and read', async (_kind, escaped) => {
    const body = `{"title":"Long","markdown":"${escaped}"}`;
    const made = await service.watch('POST', `/v1/console/clients/${service.clientId}/notes`, body);
    expect(made).toMatchObject(GOOD);
    expect(await service.watch('POST', `/v1/public/clients/${service.clientId}/notes`, body)).toMatchObject(GOOD);
    expect(await service.watch('GET', `/v1/console/notes/${JSON.parse(made.answer.text).id}`)).toMatchObject(GOOD);
    expect(await service.watch('GET', `/v1/console/clients/${service.clientId}/notes`)).toMatchObject(GOOD);
  });
});

describe('long notes', { timeout: 900_000 }, () => {
  const sentence = (index: number): string =>
    `He slept ${index % 9} hours on night ${index} and felt anxious at work. `;
  const markdown = Array.from({ length: 1000 }, (_, index) => sentence(index) + (index % 5 === 0 ? '\n\n' : '')).join(
    '',
  );
  let reportId = '';

  test('become a report', async () => {
    const content = {
      type: 'doc',
      content: ['History', 'Risk', 'Plan'].flatMap((label) => [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: label }] },
        { type: 'prompt', attrs: { id: label, label, instruction: label, form: 'paragraphs' } },
      ]),
    };
    const template = await service.send('POST', '/v1/console/templates', {
      title: 'T',
      is_org_template: true,
      content,
    });
    const generate = async (text: string): Promise<Answer> => {
      const note = await service.send('POST', `/v1/console/clients/${service.clientId}/notes`, {
        title: 'Long',
        markdown: text,
      });
      const body = { template_id: JSON.parse(template.text).id, note_ids: [JSON.parse(note.text).id] };
      return service.finishJob(
        await service.send('POST', `/v1/console/clients/${service.clientId}/reports/generate`, body),
      );
    };
    // Nothing is left to be compiled for the first report of a process.
    expect(await service.measure(() => generate('He slept well.'))).toMatchObject(GOOD);
    const made = await service.measure(() => generate(markdown));
    expect(made).toMatchObject(GOOD);
    expect(JSON.parse(made.answer.text)).toMatchObject({ status: 'completed', error: null });
    reportId = JSON.parse(made.answer.text).result.document_id;
  });
  test('and the report is opened and saved', async () => {
    const route = `/v1/console/reports/${reportId}`;
    const opened = await service.watch('GET', route);
    expect(opened).toMatchObject(GOOD);
    const { content } = JSON.parse(opened.answer.text);
    content.content.push({ type: 'paragraph', content: [{ type: 'text', text: 'He felt anxious at work.' }] });
    const saved = await service.watchChange<{ version: number }>(route, ({ version }) =>
      service.send('PUT', route, { title: 'Long', version, content }),
    );
    expect(saved).toMatchObject(GOOD);
  });
});
