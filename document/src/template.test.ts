import { describe, expect, test } from 'vitest';
import { checkDocument } from './check.ts';
import { LIMITS } from './limits.ts';
import { parseMarkdown } from './markdown/parse.ts';
import { toMarkdown } from './markdown/serialise.ts';
import { hasPrompts, listPrompts } from './prompts.ts';
import type { DocumentJson } from './types.ts';
import { fillVariables } from './variables.ts';
import type { VariableValues } from './vocabulary.ts';

const TEMPLATE = `# Report on {{client.full_name}}

Dear **{{ clinician.name }}**,

\`\`\`prompt
id: history
label: History: the last year
form: list

Summarise the history.

label: this line belongs to the instruction
\`\`\`

- item

  \`\`\`\`prompt
  id: plan
  label: Plan
  form: paragraphs

  Say \`\`\` what follows.
  \`\`\`\``;

function read(markdown: string): DocumentJson {
  return parseMarkdown(markdown, { template: true });
}

function fill(markdown: string, values: VariableValues): string {
  return toMarkdown(fillVariables(read(markdown), values));
}

describe('templates in Markdown', () => {
  test('prompts are found in order, wherever they stand', () => {
    expect(listPrompts(read(TEMPLATE))).toEqual([
      {
        id: 'history',
        label: 'History: the last year',
        form: 'list',
        instruction: 'Summarise the history.\n\nlabel: this line belongs to the instruction',
      },
      { id: 'plan', label: 'Plan', form: 'paragraphs', instruction: 'Say ``` what follows.' },
    ]);
    expect(hasPrompts(read(TEMPLATE))).toBe(true);
    expect(hasPrompts(parseMarkdown(TEMPLATE))).toBe(false);
    expect(hasPrompts(read('> - a'))).toBe(false);
  });

  test('they come back', () => {
    expect(toMarkdown(read(TEMPLATE))).toBe(TEMPLATE.replace('{{ clinician.name }}', '{{clinician.name}}'));
  });

  test('written carelessly, a prompt still is one', () => {
    const markdown = '```prompt\nJust this.\n```\n\n```prompt\nid: a b\nform: poem\nlabel:\n```\n\n~~~prompt\n~~~';
    expect(listPrompts(read(markdown))).toEqual([
      { id: 'prompt-1', label: 'prompt-1', form: 'paragraphs', instruction: 'Just this.' },
      { id: 'prompt-2', label: 'prompt-2', form: 'paragraphs', instruction: '' },
      { id: 'prompt-3', label: 'prompt-3', form: 'paragraphs', instruction: '' },
    ]);
  });

  test('an id that is taken is replaced, so that the document is valid', () => {
    const document = read('```prompt\nid: prompt-2\n```\n\n```prompt\nid: prompt-2\n```\n\n```prompt\n```');
    expect(listPrompts(document).map(({ id }) => id)).toEqual(['prompt-2', 'prompt-3', 'prompt-4']);
    expect(checkDocument(document)).toEqual(document);
  });

  test('one that is too long stays code', () => {
    const document = read(`\`\`\`prompt\n${'x'.repeat(LIMITS.promptInstructionCharacters + 1)}\n\`\`\``);
    expect(document.content[0]).toMatchObject({ type: 'codeBlock', attrs: { language: 'prompt' } });
  });

  test('code of the language "prompt" stays code', () => {
    const document = parseMarkdown('```prompt\nid: a\n```\n\n`{{date.today}}` {{date.today}} {{no.such}}');
    expect(document.content[0]).toMatchObject({ type: 'codeBlock', attrs: { language: 'prompt' } });
    const markdown = toMarkdown(document);
    expect(markdown).toBe('```&#112;rompt\nid: a\n```\n\n`{{date.today}}` \\{{date.today}} {{no.such}}');
    expect(read(markdown)).toEqual(document);
    expect(parseMarkdown(markdown)).toEqual(document);
  });
});

describe('fillVariables', () => {
  test('puts text in their place, wherever they stand, and keeps the marks', () => {
    const markdown = '# {{client.full_name}}\n\n- **{{date.today}}**!\n\n| {{practice.name}} |\n| --- |\n| x |';
    const values = { 'client.full_name': 'Anna Smith', 'date.today': '3 May 2026', 'practice.name': 'Elm' };
    expect(fill(markdown, values)).toBe('# Anna Smith\n\n- **3 May 2026**!\n\n| Elm |\n| --- |\n| x |');
  });

  test('a value is text, whatever it looks like', () => {
    const document = fillVariables(read('{{practice.name}}'), { 'practice.name': '**A**\n{{date.today}}<b>\0' });
    expect(document.content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: '**A** {{date.today}}<b>' }] },
    ]);
    expect(read(toMarkdown(document))).toEqual(document);
  });

  test('what has no value stays, what has an empty one goes', () => {
    expect(fill('a {{date.today}} {{practice.name}}b', { 'practice.name': '' })).toBe('a {{date.today}} b');
    expect(fill('{{date.today}}', {})).toBe('{{date.today}}');
    expect(fill('{{date.today}}', { 'date.today': '' })).toBe('');
  });

  test('the template itself is left alone', () => {
    const template = read('{{date.today}}');
    const before = structuredClone(template);
    fillVariables(template, { 'date.today': 'x' });
    expect(template).toEqual(before);
  });
});
