import type { ServerResponse } from 'node:http';
import { toMarkdown } from '@casewright/document';
import { afterAll, describe, expect, test } from 'vitest';
import { openStream, sendPiece, streamAnswer, streamMessage } from '../../testing/model-server.ts';
import { listMarks, startModelWriting } from '../../testing/model-writing.ts';

const { server, delays, write, fail, close } = await startModelWriting();
afterAll(close);

function dripForEver(response: ServerResponse): void {
  openStream(response);
  const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : sendPiece(response, 'x ')), 20);
}

describe('an answer', () => {
  test('stands in its place with what it rests on, names put back', async () => {
    server.behave((response) =>
      streamAnswer(response, '[CLIENT-1HK] sleeps 4 hours a night [#2]. The PHQ-9 score was **14 (moderate)**. [#3]'),
    );
    const { document, record } = await write();
    expect(toMarkdown(document)).toBe(
      '# Report on Anna Smith\n\nAnna Smith sleeps 4 hours a night. The PHQ-9 score was **14 (moderate)**.\n\nThe end.',
    );
    expect(
      listMarks(document)
        .map(({ mark }) => mark)
        .join('\n'),
    ).toContain('note_1@23-34#p1');
    expect(record).toMatchObject({
      provider: 'openai-compatible',
      model: 'local',
      promptVersion: 'section-2',
      sections: [{ promptId: 'mood', attempts: 1, sentences: 2, unsupported: 0 }],
    });
    expect(server.requests[0]).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer k' },
      body: { model: 'local', max_tokens: 4096 },
    });
  });

  test('nothing that identifies people was sent', async () => {
    server.behave((response) => streamAnswer(response, 'Sleeps 4 h. [#2]'));
    await write();
    const sent = server.requests[0]?.text ?? '';
    for (const name of ['Anna', 'Smith', 'Stone', 'Elm', '07700', '900123']) expect(sent).not.toContain(name);
    expect(sent).toContain('[CLIENT-1HK]');
  });

  test('and nothing at all where names cannot be looked for', async () => {
    server.behave((response) => streamAnswer(response, 'Sleeps 4 h. [#2]'));
    const findNames = () => Promise.reject(new Error('the network cannot be loaded'));
    await expect(write({ language: { findNames } })).rejects.toThrow('the network cannot be loaded');
    expect(server.requests).toEqual([]);
  });

  test('unless the provider may know it', async () => {
    server.behave((response) => streamAnswer(response, 'Anna Smith is a nurse. [#1]'));
    await write({ provider: { hidesIdentities: false } });
    expect(server.requests[0]?.text).toContain('Anna Smith');
  });

  test('an invented sentence is marked, and the reader sees it', async () => {
    server.behave((response) =>
      streamAnswer(
        response,
        'The client sleeps 4 hours. [#2] The PHQ-9 score was 21 (severe). [#3] ' +
          'The client was admitted to a psychiatric ward after an overdose. [#1]',
      ),
    );
    const { document, record } = await write();
    expect(toMarkdown(document)).toContain('The PHQ-9 score was 21 (severe). (contradicts the notes)');
    expect(toMarkdown(document)).toContain('after an overdose. (not found in the notes)');
    expect(toMarkdown(document)).toContain('sleeps 4 hours. The');
    expect(record.sections[0]).toMatchObject({ sentences: 3, unsupported: 2 });
  });

  test('what the notes deny cannot be affirmed unmarked', async () => {
    server.behave((response) => streamAnswer(response, 'The client has suicidal thoughts. [#4]'));
    expect(toMarkdown((await write()).document)).toContain('suicidal thoughts. (contradicts the notes)');
  });

  test('that says the notes are silent is marked as such', async () => {
    server.behave((response) => streamAnswer(response, 'The notes do not record any hobbies.'));
    expect(listMarks((await write()).document)).toEqual([
      { text: 'Anna Smith', mark: 'field client.full_name Anna Smith' },
      { text: 'The notes do not record any hobbies.', mark: 'unsupported silence' },
    ]);
  });

  test('through Anthropic', async () => {
    server.behave((response) => streamMessage(response, 'Sleeps 4 h. [#2]'));
    const { document } = await write({ provider: { provider: 'anthropic', baseUrl: `${server.url}/v1` } });
    expect(toMarkdown(document)).toContain('Sleeps 4 h.');
    expect(server.requests[0]).toMatchObject({
      path: '/v1/messages',
      headers: { 'x-api-key': 'k' },
      body: { max_tokens: 4096 },
    });
    server.behave((response) => streamMessage(response, '', 'refusal'));
    expect((await fail({ provider: { provider: 'anthropic', baseUrl: `${server.url}/v1` } })).code).toBe(
      'provider_refused',
    );
  });
});

describe('a provider that fails', () => {
  test.each<[string, string, string]>([
    ['truncated', 'Sleeps 4 h', 'length'],
    ['an unknown end', 'Sleeps 4 h.', 'eos_weird'],
    ['nothing', '', 'stop'],
    ['white space', ' \n\n ', 'stop'],
    ['HTML', 'Sleeps <b>4 h</b>. <script>alert(1)</script>', 'stop'],
    ['bytes', '\u0001\u0002\ufffd\ufffd', 'stop'],
    ['one letter for ever', 'a'.repeat(200), 'stop'],
    ['signs alone', '*** --- ###', 'stop'],
    ['code', 'Here:\n\n```js\nfetch("//evil")\n```', 'stop'],
    ['a placeholder nobody gave out', '[CLIENT-9QZ] sleeps 4 h. [#2]', 'stop'],
    ['a broken placeholder', '[CLIENT-**1**HK] sleeps 4 h. [#2]', 'stop'],
    ['a placeholder without its letters', '[CLIENT-1] sleeps 4 h. [#2]', 'stop'],
    ['a placeholder with the letters of another', '[CLIENT-1NT] sleeps 4 h. [#2]', 'stop'],
    [
      'German',
      'Die Patientin schläft nicht gut und hat eine Nacht mit der Mutter verbracht, das ist der Ärztin auch bekannt.',
      'stop',
    ],
    ['Russian', 'Пациентка плохо спит и жалуется на настроение.', 'stop'],
  ])('%s: asked again, then an invalid answer', async (_, text, finishReason) => {
    server.behave((response) => streamAnswer(response, text, finishReason));
    const { code } = await fail();
    expect(code).toBe(finishReason === 'eos_weird' ? 'provider_unavailable' : 'provider_invalid_answer');
    expect(server.requests).toHaveLength(3);
  });

  test('once bad and then good, it is good', async () => {
    server.behave((response, _, attempt) =>
      streamAnswer(response, attempt === 1 ? '[CLIENT-7QZ]' : 'Sleeps 4 h. [#2]'),
    );
    expect((await write()).record.sections[0]?.attempts).toBe(2);
  });

  test.each([
    "I'm sorry, but I can't help with that.",
    'I cannot write about this patient.',
    'As an AI language model, I must decline.',
  ])('a refusal is one: %s', async (text) => {
    server.behave((response) => streamAnswer(response, text));
    expect((await fail()).code).toBe('provider_refused');
    expect(server.requests).toHaveLength(1);
  });

  test('filtered', async () => {
    server.behave((response) => streamAnswer(response, 'Sleeps', 'content_filter'));
    expect((await fail()).code).toBe('provider_refused');
  });

  test('begun with nothing and ended with what it cost, as llama.cpp streams it', async () => {
    const chunk = (choices: object[], more: object = {}): string =>
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices, ...more })}\n\n`;
    server.behave((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(chunk([{ index: 0, delta: { role: 'assistant', content: null }, finish_reason: null }]));
      response.write(chunk([{ index: 0, delta: { content: 'Sleeps 4 h. [#2]' }, finish_reason: null }]));
      response.write(chunk([{ index: 0, delta: {}, finish_reason: 'stop' }]));
      response.write(chunk([], { usage: { completion_tokens: 6, prompt_tokens: 54, total_tokens: 60 } }));
      response.end('data: [DONE]\n\n');
    });
    expect(toMarkdown((await write({ provider: { hasSecondReader: false } })).document)).toContain('Sleeps 4 h.');
  });

  test.each([500, 503, 429])('%s is tried again, with growing pauses', async (status) => {
    server.behave((response) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}'),
    );
    expect((await fail()).code).toBe('provider_unavailable');
    expect(delays).toEqual([1000, 2000]);
  });

  test('the pause that the provider asks for is kept, unless it is too long', async () => {
    server.behave((response, _, attempt) => {
      if (attempt === 1) response.writeHead(429, { 'retry-after': '7' }).end('{}');
      else streamAnswer(response, 'Sleeps 4 h. [#2]');
    });
    await write();
    expect(delays).toEqual([7000]);
    server.behave((response) => response.writeHead(429, { 'retry-after': '3600' }).end('{}'));
    expect((await fail()).code).toBe('provider_unavailable');
    expect(server.requests).toHaveLength(1);
  });

  test.each([400, 401, 403, 404])('%s is not tried again', async (status) => {
    server.behave((response) => response.writeHead(status).end('no'));
    expect((await fail()).code).toBe('provider_misconfigured');
    expect(server.requests).toHaveLength(1);
  });

  test('a web page where the provider should be is not asked again', async () => {
    server.behave((response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Sign in</h1>'),
    );
    expect((await fail()).code).toBe('provider_misconfigured');
    expect(server.requests).toHaveLength(1);
  });

  test('a redirect is not followed with the notes', async () => {
    server.behave((response, request) => {
      if (request.path.startsWith('/v1')) response.writeHead(307, { location: `${server.url}/elsewhere` }).end();
      else streamAnswer(response, 'Sleeps 4 h.');
    });
    expect((await fail()).code).toBe('provider_misconfigured');
    expect(server.requests).toHaveLength(1);
    expect(server.requests.every(({ path }) => path.startsWith('/v1'))).toBe(true);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['never answers', () => undefined],
    ['only begins to answer', openStream],
    ['stops in the middle', (response) => (openStream(response), sendPiece(response, 'Sleeps'))],
    ['drips for ever', dripForEver],
  ])('one that %s', async (_, behave) => {
    server.behave(behave);
    const brief = { stallTimeoutMs: 60, totalTimeoutMs: 300, maxAttempts: 2 };
    expect((await fail({ provider: brief })).code).toBe('provider_unavailable');
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['hangs up', (response) => response.destroy()],
    ['hangs up in the middle', (response) => (openStream(response), sendPiece(response, 'Sleeps'), response.destroy())],
    ['ends without an end', (response) => (openStream(response), sendPiece(response, 'Sleeps 4 h.'), response.end())],
    ['sends what is no JSON', (response) => (openStream(response), response.end('data: {{{not json\n\n'))],
    ['is a proxy', (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>proxy</h1>')],
  ])('one that %s', async (_, behave) => {
    server.behave(behave);
    expect((await fail()).code).toBe('provider_unavailable');
    expect(server.requests).toHaveLength(3);
  });

  test('nobody there', async () => {
    expect((await fail({ provider: { baseUrl: 'http://127.0.0.1:1/v1' } })).code).toBe('provider_unavailable');
  });

  test('one bad section fails the report, and the others are ended', async () => {
    const template = ['a', 'b', 'c']
      .map((id) => `\`\`\`prompt\nid: ${id}\nlabel: ${id}\n\nPart ${id}\n\`\`\``)
      .join('\n\n');
    server.behave((response, request) => {
      if (request.text.includes('Part b')) response.writeHead(400).end();
      else openStream(response);
    });
    expect((await fail({ template })).code).toBe('provider_misconfigured');
  });

  test('given up by the caller, it ends at once and is no failure of the provider', async () => {
    const abort = new AbortController();
    server.behave((response) => {
      openStream(response);
      abort.abort(new Error('stop'));
    });
    await expect(write({ signal: abort.signal })).rejects.toThrow('stop');
  });

  test('what went wrong is told without a word of the notes', async () => {
    server.behave((response, request) => response.writeHead(500).end(request.text));
    const error = await fail({ provider: { maxAttempts: 1 } });
    const told = JSON.stringify([error.message, String(error.cause), error.cause, error.stack]);
    expect(told).toContain('500');
    for (const secret of ['PHQ', 'nurse', 'suicid', 'Bearer']) expect(told).not.toContain(secret);
  });
});
