// @vitest-environment jsdom
import { Editor, type EditorOptions, getSchema } from '@tiptap/core';
import { checkDocument, schema } from '@casewright/document';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createExtensions } from './extensions.ts';
import { readDocument } from './read-document.ts';
import { fillJsdomGaps } from './testing/jsdom-gaps.ts';
import { paste } from './testing/paste.ts';

fillJsdomGaps();

/** What the table plugin counts on; the check leaves them out. */
const EXTRA_ATTRIBUTES = new Set(['colspan', 'rowspan', 'colwidth']);

describe('the schema of the editor', () => {
  const editable = getSchema(createExtensions());

  test('has the nodes and marks of the document and no others', () => {
    expect(Object.keys(editable.nodes).toSorted()).toEqual(Object.keys(schema.nodes).toSorted());
    expect(Object.keys(editable.marks).toSorted()).toEqual(Object.keys(schema.marks).toSorted());
  });

  test.each(Object.values(schema.nodes).map((type) => [type.name, type] as const))('%s is the same', (name, type) => {
    const other = editable.nodes[name];
    const read = (attrs: object): string[] =>
      Object.keys(attrs)
        .filter((key) => !EXTRA_ATTRIBUTES.has(key))
        .toSorted();
    expect(read(other?.spec.attrs ?? {})).toEqual(read(type.spec.attrs ?? {}));
    expect(listFollowers(other?.contentMatch)).toEqual(listFollowers(type.contentMatch));
    expect([other?.isInline, other?.isAtom, other?.isBlock]).toEqual([type.isInline, type.isAtom, type.isBlock]);
    expect(other?.markSet?.map((mark) => mark.name).toSorted()).toEqual(
      type.markSet?.map((mark) => mark.name).toSorted(),
    );
  });

  test.each(Object.values(schema.marks).map((type) => [type.name, type] as const))('%s is the same', (name, type) => {
    const other = editable.marks[name];
    expect(Object.keys(other?.spec.attrs ?? {}).toSorted()).toEqual(Object.keys(type.spec.attrs ?? {}).toSorted());
    for (const each of Object.values(schema.marks)) {
      const neighbour = editable.marks[each.name];
      expect(neighbour !== undefined && other?.excludes(neighbour)).toBe(type.excludes(each));
    }
  });
});

/** Which nodes may stand at each step of the content: two expressions that allow the same have the same table. */
function listFollowers(start: typeof schema.nodes.doc.contentMatch | undefined): unknown {
  const seen = new Map<unknown, number>();
  const table: unknown[] = [];
  const queue = start === undefined ? [] : [start];
  for (const match of queue) {
    if (seen.has(match)) continue;
    seen.set(match, seen.size);
    const edges = Array.from({ length: match.edgeCount }, (_, index) => match.edge(index));
    table.push([match.validEnd, edges.map(({ type }) => type.name).toSorted()]);
    queue.push(...edges.toSorted((a, b) => a.type.name.localeCompare(b.type.name)).map(({ next }) => next));
  }
  return table;
}

/** An editor looks at its page once more a moment later, so it may not outlive the test. */
function openEditor(options: Partial<EditorOptions>): Editor {
  const editor = new Editor({ element: document.createElement('div'), injectCSS: false, ...options });
  onTestFinished(() => editor.destroy());
  return editor;
}

describe('what is pasted', () => {
  const makeEditor = (isTemplate = false): Editor => openEditor({ extensions: createExtensions({ isTemplate }) });

  test('Markdown becomes headings, lists and tables', () => {
    const editor = makeEditor();
    paste(editor, { text: '# Findings\n\n- one\n- **two**\n\n| a | b |\n|---|---|\n| 1 | 2 |' });
    expect(readDocument(editor).content.map(({ type }) => type)).toEqual(['heading', 'bulletList', 'table']);
  });

  test('one line joins the paragraph it is pasted into', () => {
    const editor = makeEditor();
    editor.commands.setContent('<p>before after</p>');
    editor.commands.setTextSelection(8);
    paste(editor, { text: 'and *then* ' });
    expect(editor.getText()).toBe('before and then after');
  });

  test('prompts and variables are read in templates, and are text in reports', () => {
    const text = 'Dear {{clinician.name}}\n\n```prompt\nlabel: History\n\nSummarise.\n```';
    const types = [true, false].map((isTemplate) => {
      const editor = makeEditor(isTemplate);
      paste(editor, { text: text });
      return readDocument(editor).content.map(({ type }) => type);
    });
    expect(types).toEqual([
      ['paragraph', 'prompt'],
      ['paragraph', 'codeBlock'],
    ]);
  });

  test('HTML from elsewhere loses what a report cannot hold', () => {
    const editor = makeEditor();
    const html =
      '<div style="color:red"><h2 onclick="x()">Title</h2><script>bad()</script><img src="https://x.org/a.png">' +
      '<p>A <a href="javascript:x()">bad</a> and a <a href="https://x.org/?a=1">good</a> link</p>' +
      '<ol start="-3" type="a"><li>one</li></ol><table><tr><td colspan="3">wide</td></tr>' +
      '<tr><td>a</td><td>b</td></tr></table>' +
      '<aside data-prompt="x y">no id</aside><span data-evidence="nonsense">said</span></div>';
    paste(editor, { html });
    const json = JSON.stringify(readDocument(editor));
    expect(json).not.toMatch(/javascript|onclick|script|png|nonsense|colspan/);
    expect(json).toContain('https://x.org/?a=1');
  });

  test('what is nested too deep is refused and told', () => {
    let refusals = 0;
    const editor = openEditor({ extensions: createExtensions({ onRefused: () => (refusals += 1) }) });
    paste(editor, { html: `${'<ul><li>a'.repeat(30)}` });
    expect([refusals > 0, editor.isEmpty]).toEqual([true, true]);
  });

  test('a copied prompt gets an id of its own', () => {
    const editor = makeEditor(true);
    const prompt = '<aside data-prompt="history" data-label="History" data-form="list"></aside>';
    editor.commands.setContent(`${prompt}${prompt}`);
    editor.commands.insertPrompt();
    const ids = readDocument(editor).content.flatMap((block) => (block.type === 'prompt' ? [block.attrs.id] : []));
    expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
  });
});

test('evidence, marks and attributes survive the editor', () => {
  const content = checkDocument({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'She slept well.', marks: [{ type: 'evidence', attrs: { sources: 'note_1@0-4#p3' } }] },
          {
            type: 'text',
            text: ' Not so.',
            marks: [{ type: 'unsupported', attrs: { reason: 'figures' } }, { type: 'code' }],
          },
        ],
      },
    ],
  });
  const editor = openEditor({ element: null, extensions: createExtensions(), content });
  expect(readDocument(editor)).toEqual(content);
});
