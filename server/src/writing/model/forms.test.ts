import { toMarkdown } from '@casewright/document';
import { afterAll, describe, expect, test } from 'vitest';
import { streamAnswer } from '../../testing/model-server.ts';
import { NOTE, startModelWriting, TEMPLATE } from '../../testing/model-writing.ts';

const { server, write, fail, close } = await startModelWriting();
afterAll(close);

const head = '| Measure | Score |\n| --- | --- |\n';

function template(form: string): string {
  return TEMPLATE.replace('paragraphs', form);
}

describe('forms', () => {
  test.each([
    ['list', '- Sleeps 4 h. [#2]\n- PHQ-9 14 (moderate) [#3]', '- Sleeps 4 h.\n- PHQ-9 14 (moderate)'],
    ['list', 'Sleeps 4 h. [#2]\n\nPHQ-9 14 (moderate). [#3]', '- Sleeps 4 h.\n- PHQ-9 14 (moderate).'],
    ['table', `${head}| PHQ-9 | 14 (moderate) [#3] |`, `${head}| PHQ-9 | 14 (moderate) |`],
    ['table', `${head}| PHQ-9 | 19 [#3] |`, `${head}| PHQ-9 (contradicts the notes) | 19 (contradicts the notes) |`],
    ['sentence', 'Sleeps 4 h. [#2]', 'Sleeps 4 h.'],
    ['paragraphs', '```markdown\nSleeps 4 h. [#2]\n```', 'Sleeps 4 h.'],
    ['paragraphs', '> Sleeps 4 h. [#2][#3]\n\n---\n\nPHQ-9 14 (#3)', 'Sleeps 4 h.\n\nPHQ-9 14'],
  ])('%s: %j', async (form, answer, expected) => {
    server.behave((response) => streamAnswer(response, answer));
    expect(toMarkdown((await write({ template: template(form) })).document)).toContain(`\n\n${expected}\n\n`);
  });

  test.each([
    ['table', 'PHQ-9.\n\n14.'],
    ['sentence', 'Sleeps.\n\n4 h.'],
  ])('no %s: %j', async (form, answer) => {
    server.behave((response) => streamAnswer(response, answer));
    expect((await fail({ template: template(form) })).code).toBe('provider_invalid_answer');
  });

  test('of notes that are too long, the part that answers is sent', async () => {
    const filler = Array.from({ length: 100 }, (_, index) => `The garden had ${index} kinds of roses in it.`).join(' ');
    server.behave((response) => streamAnswer(response, 'The notes do not record the mood.'));
    const markdown = `${filler} Sleep is poor, wakes at 4 with low mood. ${filler}`;
    await write({
      notes: [{ ...NOTE, markdown, places: [{ startOffset: 0, endOffset: markdown.length, page: 1 }] }],
      provider: { maxNoteCharacters: 2_000 },
    });
    expect(server.requests[0]?.text.length).toBeLessThan(8_000);
    expect(server.requests[0]?.text).toContain('wakes at 4 with low mood');
  });

  test('what is longer than the context of the model is cut and sent again, and the report says so', async () => {
    const roses = (from: number) =>
      Array.from({ length: 30 }, (_, index) => `The garden had ${from + index} kinds of roses in it.`).join(' ');
    const asked = ['Mood is low in the mornings.', 'Sleep is poor, wakes at 4.', 'Mood lifts by evening.'];
    const markdown = `${roses(0)} ${asked[0]} ${roses(30)} ${asked[1]} ${roses(60)} ${asked[2]} ${roses(90)}`;
    server.behave((response, request) => {
      if (request.text.split('[#').length < 40) streamAnswer(response, 'The notes do not record the mood.');
      // As llama.cpp says it, also when a stream was asked for.
      else
        response.writeHead(400, { 'content-type': 'application/json' }).end(
          JSON.stringify({
            error: {
              code: 400,
              message: 'the request exceeds the available context size',
              type: 'exceed_context_size_error',
              n_ctx: 1024,
            },
          }),
        );
    });
    const { document, record } = await write({
      notes: [{ ...NOTE, markdown, places: [{ startOffset: 0, endOffset: markdown.length, page: 1 }] }],
      provider: { hasSecondReader: false },
    });
    const { shortened } = record.sections[0] ?? {};
    expect(shortened?.all).toBe(123);
    expect(shortened?.used).toBeLessThan(123);
    expect(toMarkdown(document)).toContain(`Written from the ${shortened?.used} of 123 sentences of the notes`);
    // What does not answer goes first: each time there are fewer roses, and all that tells of mood and sleep.
    const sent = server.requests.map(({ text }) => ({
      roses: text.split('kinds of roses').length - 1,
      answers: asked.filter((sentence) => text.includes(sentence)),
    }));
    expect(sent.length).toBeGreaterThan(2);
    expect(sent[0]?.roses).toBe(120);
    expect(sent.map((each) => each.roses)).toEqual(sent.map((each) => each.roses).toSorted((a, b) => b - a));
    expect(new Set(sent.map((each) => each.roses)).size).toBe(sent.length);
    for (const { answers } of sent) expect(answers).toEqual(asked);
  });
});
