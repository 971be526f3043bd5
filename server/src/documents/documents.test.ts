import { LIMITS } from '@casewright/document';
import { afterEach, expect, test } from 'vitest';
import { createDocuments, type Documents, type DocumentsOptions } from './documents.ts';
import { renderMarkdown } from './render-markdown.ts';

const readText = (json: string): string => JSON.parse(json);
const opened: Documents[] = [];
const open = (options?: DocumentsOptions) => {
  const documents = createDocuments(options);
  opened.push(documents);
  return {
    ...documents,
    render: (markdown: string) =>
      documents.work('renderMarkdown', { markdown: JSON.stringify(markdown) }).then(readText),
  };
};
afterEach(() => Promise.all(opened.splice(0).map((documents) => documents.close())));

const HOSTILE = '*a '.repeat(333_333);

test('a long text is rendered beside the event loop, a short one at once', async () => {
  const { render } = open();
  let turns = 0;
  const counter = setInterval(() => (turns += 1), 1);
  const html = await render(HOSTILE).finally(() => clearInterval(counter));
  // On the event loop itself there would have been none.
  expect(turns).toBeGreaterThan(3);
  expect(html).toBe(renderMarkdown(HOSTILE));
  expect(await render('# A <b>\n')).toBe('<h1>A &lt;b&gt;</h1>');
});

test('many at once get each their own, a few at a time', async () => {
  const { render } = open({ atOnceCharacters: 0 });
  const texts = Array.from({ length: 20 }, (_, index) => `# Note ${index}`);
  expect(await Promise.all(texts.map(render))).toEqual(texts.map((_, index) => `<h1>Note ${index}</h1>`));
});

test('one that takes too long is given up, and the next is served', async () => {
  const { render } = open({ timeoutMs: 1, atOnceCharacters: 0 });
  await expect(render(HOSTILE)).rejects.toMatchObject({ code: 'unavailable' });
  const patient = open({ atOnceCharacters: 0 });
  expect(await patient.render('a')).toBe('<p>a</p>');
  await patient.close();
  expect(await patient.render('b')).toBe('<p>b</p>');
});

test('more than can wait are turned away', async () => {
  const { render } = open({ atOnceCharacters: 0, threads: 1 });
  const outcomes = await Promise.allSettled(Array.from({ length: 120 }, () => render('a')));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(101);
});

test('closing ends what is under way', async () => {
  const { render, close } = open();
  const [outcome] = await Promise.allSettled([render(HOSTILE), close()]);
  expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
});

test('a text longer than the reader takes is rendered in pieces', () => {
  const line = `${'word '.repeat(100)}\n\n`;
  const markdown = line.repeat(Math.ceil((LIMITS.markdownCharacters * 2.5) / line.length));
  expect(renderMarkdown(markdown).split('word').length - 1).toBe(markdown.split('word').length - 1);
  expect(renderMarkdown('x'.repeat(LIMITS.markdownCharacters + 1)).replaceAll(/<[^>]*>|\n/g, '')).toHaveLength(
    LIMITS.markdownCharacters + 1,
  );
});
