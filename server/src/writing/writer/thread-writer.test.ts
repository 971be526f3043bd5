import { parseMarkdown } from '@casewright/document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelServer, startModelServer, streamAnswer } from '../../testing/model-server.ts';
import { NOTE, TEMPLATE } from '../../testing/model-writing.ts';
import { WritingError } from '../writing-error.ts';
import type { OutgoingCall } from '../writing-provider.ts';
import type { WrittenSection } from '../written-report.ts';
import { createThreadWriter, type ThreadWriter } from './thread-writer.ts';
import type { WriterHooks, WriterInput } from './writer.ts';

const ABOUT = { provider: 'p', model: 'm', promptVersion: 'v' };
const INPUT: WriterInput = {
  template: parseMarkdown(TEMPLATE, { template: true }),
  notes: [NOTE],
  values: { 'client.full_name': 'Anna Smith' },
  identities: [],
};

let server: ModelServer;
/** Both live through all tests: what they load takes its time. */
let offline: ThreadWriter;
let model: ThreadWriter;
beforeAll(async () => {
  server = await startModelServer();
  const settings = { provider: 'openai-compatible', baseUrl: `${server.url}/v1`, model: 'local' } as const;
  offline = createThreadWriter({ provider: { provider: 'offline' }, about: ABOUT });
  model = createThreadWriter({ provider: settings, about: ABOUT });
});
afterAll(() => Promise.all([server.close(), offline.close(), model.close()]));

function listen(more: Partial<WriterHooks> = {}) {
  const heard = { sections: [] as WrittenSection[], percents: [] as number[], calls: [] as OutgoingCall[] };
  const hooks: WriterHooks = {
    signal: new AbortController().signal,
    announce: async (call) => void heard.calls.push(call),
    onProgress: (percent) => void heard.percents.push(percent),
    onSection: async ({ json }) => void heard.sections.push(JSON.parse(json)),
    ...more,
  };
  return { heard, hooks };
}

test('sections, progress and passages come from the thread', async () => {
  const { heard, hooks } = listen();
  const passages = JSON.parse(await offline.write(INPUT, hooks));
  expect(heard).toMatchObject({
    sections: [{ promptId: 'mood', record: { provider: 'offline' } }],
    percents: [0, 100],
  });
  expect(passages).toContainEqual(expect.objectContaining({ noteId: NOTE.id, text: 'Sleeps 4 h.' }));
});

test('what goes to a model is announced first, and held back where it must not go', async () => {
  server.behave((response) => streamAnswer(response, 'Sleeps 4 h. [#2]'));
  const { heard, hooks } = listen();
  await model.write(INPUT, hooks);
  expect(heard.calls).toMatchObject([{ purpose: expect.stringContaining('Mood'), noteIds: [NOTE.id] }]);
  expect(server.requests).toHaveLength(1);
  const held = listen({ announce: () => Promise.reject(new WritingError('sending_refused')) });
  await expect(model.write(INPUT, held.hooks)).rejects.toMatchObject({
    constructor: WritingError,
    code: 'sending_refused',
  });
  expect(server.requests).toHaveLength(1);
});

test('a fault of the provider arrives as what it is, with its cause', async () => {
  server.behave((response) => response.writeHead(401).end('{}'));
  await expect(model.write(INPUT, listen().hooks)).rejects.toMatchObject({
    constructor: WritingError,
    code: 'provider_misconfigured',
    cause: expect.any(Error),
  });
});

test('a section that cannot be kept ends the writing', async () => {
  const { hooks } = listen({ onSection: () => Promise.reject(new Error('lost')) });
  await expect(offline.write(INPUT, hooks)).rejects.toThrow('lost');
});

test('one section is written again, by another instruction', async () => {
  const { heard, hooks } = listen();
  await offline.write({ ...INPUT, again: { promptId: 'mood', instruction: 'Only the sleep.' } }, hooks);
  expect(heard.sections).toMatchObject([{ record: { instruction: 'Only the sleep.' }, passages: expect.any(Array) }]);
});

test('whoever gives up waits no longer, and the next is served', async () => {
  const giving = new AbortController();
  const { hooks } = listen({ signal: giving.signal });
  const writing = offline.write(INPUT, hooks);
  giving.abort(new Error('given up'));
  await expect(writing).rejects.toThrow('given up');
  const { heard, hooks: patient } = listen();
  await offline.write(INPUT, patient);
  expect(heard.sections).toHaveLength(1);
});

test('closing ends what is under way as a fault that may pass, and another thread is started for the next', async () => {
  const outcome = Promise.allSettled([offline.write(INPUT, listen().hooks)]);
  await offline.close();
  expect(await outcome).toMatchObject([{ status: 'rejected', reason: { name: 'LanguageError' } }]);
  const { heard, hooks } = listen();
  await offline.write(INPUT, hooks);
  expect(heard.sections).toHaveLength(1);
});
