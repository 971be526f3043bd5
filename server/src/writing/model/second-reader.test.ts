import { toMarkdown } from '@casewright/document';
import { afterAll, describe, expect, test } from 'vitest';
import { streamAnswer } from '../../testing/model-server.ts';
import { startModelWriting } from '../../testing/model-writing.ts';
import { readNumbers } from './second-reader.ts';

const { server, write, close } = await startModelWriting();
afterAll(close);

const SECTION =
  '[CLIENT-1HK] sleeps 4 hours a night [#2]. The PHQ-9 score was 14 (moderate). [#3] He owns a boat. [#1]';

/** The first call writes the section, the second reads it. */
function answer(second: string): void {
  let calls = 0;
  server.behave((response) => {
    calls += 1;
    return streamAnswer(response, calls === 1 ? SECTION : second);
  });
}

describe('a second reader', () => {
  test('takes trust away from the sentences it names, and its cost is told', async () => {
    answer('S1');
    const before = server.requests.length;
    const { document, record } = await write({ provider: { hasSecondReader: true } });
    expect(toMarkdown(document)).toContain('sleeps 4 hours a night. (not found in the notes)');
    expect(toMarkdown(document)).toContain('The PHQ-9 score was 14 (moderate). He owns');
    expect(record.sections[0]?.secondReader).toMatchObject({ calls: 1, failures: 0, doubted: 1 });
    const [, read] = server.requests.slice(before);
    // Only what our own check has accepted is shown, with the passages it cites, and nobody is named.
    expect(read?.text).toContain('S2');
    expect(read?.text).not.toContain('boat');
    for (const name of ['Anna', 'Smith', 'Carol', '900123']) expect(read?.text).not.toContain(name);
  });

  test('is not told in a sentence of the report whom the notes name by letters that mean something else, too', async () => {
    const markdown = 'MS (wife) has been admitted. Sleeps 4 hours a night.';
    const note = { id: 'note_1', title: 'Visit', markdown, writtenAt: new Date('2026-05-21T10:00:00Z') };
    const isReading = (text = ''): boolean => text.includes('Which of these sentences');
    server.behave((response, { text }) => {
      const wife = /\[PERSON-\w+\] \(wife\)/.exec(text)?.[0].replace(' (wife)', '');
      return streamAnswer(response, isReading(text) ? 'none' : `${wife} has been admitted. [#1]`);
    });
    const { document } = await write({ notes: [note], provider: { hasSecondReader: true } });
    expect(toMarkdown(document)).toContain('MS has been admitted.');
    const read = server.requests.findLast(({ text }) => isReading(text));
    expect(read?.text).toMatch(/S1 \(#1\): \[PERSON-\w+\] has been admitted/);
  });

  test.each(['none', 'All of them are fine.', 'S99', 'Supported: S3. He owns a boat is supported by #1.'])(
    'can never give trust: %s',
    async (said) => {
      answer(said);
      const { document } = await write({ provider: { hasSecondReader: true } });
      expect(toMarkdown(document)).toContain('He owns a boat. (not found in the notes)');
      expect(toMarkdown(document)).toContain('The PHQ-9 score was 14 (moderate). He owns');
    },
  );

  test('is not asked where it is switched off', async () => {
    answer('S1');
    const before = server.requests.length;
    const { record } = await write({ provider: { hasSecondReader: false } });
    expect(server.requests).toHaveLength(before + 1);
    expect(record.sections[0]?.secondReader).toBeUndefined();
  });

  test('that fails changes nothing, and the record says so', async () => {
    let calls = 0;
    server.behave((response) => {
      calls += 1;
      if (calls === 1) return streamAnswer(response, SECTION);
      response.writeHead(500).end();
      return undefined;
    });
    const { document, record } = await write({ provider: { hasSecondReader: true } });
    expect(toMarkdown(document)).toContain('sleeps 4 hours a night. The');
    expect(record.sections[0]?.secondReader).toMatchObject({ calls: 1, failures: 1, doubted: 0 });
  });
});

test.each<[string, number[] | null]>([
  ['none', []],
  ['S2, S5', [1, 4]],
  ['2 and 3.', [1, 2]],
  ['', null],
  ['I believe S2 is wrong', null],
  [`S1${', S1'.repeat(200)}`, null],
])('the answer %s', (text, expected) => {
  expect(readNumbers(text)).toEqual(expected);
});
