// @vitest-environment jsdom
import { pronounValues, type VariableValues } from '@casewright/document';
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Snippet } from '../../api/snippets.ts';
import { createExtensions } from '../extensions.ts';
import { readDocument } from '../read-document.ts';
import { fillJsdomGaps } from '../testing/jsdom-gaps.ts';
import { filterSnippets } from './filter-snippets.ts';
import { insertSnippet } from './insert-snippet.ts';
import { previewSnippet } from './preview-snippet.ts';
import { leaveSearch, readSearch } from './snippet-trigger.ts';

fillJsdomGaps();

let editor: Editor;
beforeEach(() => {
  editor = new Editor({ extensions: createExtensions() });
});
afterEach(() => editor.destroy());

const type = (text: string): void => {
  for (const letter of text) editor.view.dispatch(editor.state.tr.insertText(letter));
};
const query = (): string | undefined => readSearch(editor.state)?.query;

describe('a / that is typed', () => {
  test.each([
    ['/', ''],
    ['Seen. /tha', 'tha'],
    ['(/tha', 'tha'],
    ['/über', 'über'],
  ])('at the beginning of a word opens the list: %s', (text, found) => {
    type(text);
    expect(query()).toBe(found);
  });

  test.each(['and/or', '3/52', 'https://example.org/a', 'yes / no', '/one two', '//', '/a/b', `/${'x'.repeat(41)}`])(
    'elsewhere does not: %s',
    (text) => {
      type(text);
      expect(query()).toBeUndefined();
    },
  );

  test('in code does not', () => {
    editor.commands.setContent('<pre><code>x</code></pre>');
    editor.commands.setTextSelection(2);
    type(' /a');
    expect(query()).toBeUndefined();
  });

  test('and left stays text, while another opens the list again', () => {
    type('/th');
    editor.view.dispatch(leaveSearch(editor.state));
    type('a');
    expect([query(), editor.getText()]).toEqual([undefined, '/tha']);
    type(' /b');
    expect(query()).toBe('b');
  });

  test('does not open by moving the caret behind it', () => {
    editor.commands.setContent('<p>/abc</p>');
    editor.commands.setTextSelection(4);
    expect(query()).toBeUndefined();
  });
});

describe('a snippet', () => {
  const insert = (markdown: string, values?: VariableValues): void => {
    const search = readSearch(editor.state);
    if (search === null) throw new Error('nothing is sought');
    editor.view.dispatch(insertSnippet(editor.state, search, markdown, { isTemplate: false, values }));
  };

  test('takes the place of what was typed, with its format, and joins the text', () => {
    type('Dear all, /th');
    insert('**Thank you** for it.');
    expect(editor.getHTML()).toBe('<p>Dear all, <strong>Thank you</strong> for it.</p>');
  });

  test('may be a list', () => {
    type('/th');
    insert('- one\n- two');
    expect(readDocument(editor).content.map((block) => block.type)).toContain('bulletList');
  });

  test('says what the client’s record says, with a capital where a sentence begins', () => {
    type('Seen today. /th');
    insert('{{client.they}} {{client.were}} well and {{client.they}} slept.', pronounValues('they/them', 'Maeve'));
    expect(editor.getText()).toBe('Seen today. They were well and they slept.');
    type(' On Monday /th');
    insert('{{client.they}} {{client.were}} well.', pronounValues('she/her', 'Maeve'));
    expect(editor.getText()).toContain('On Monday she was well.');
    expect(editor.view.dom.querySelectorAll('[data-field]')).toHaveLength(5);
  });

  test('without a client’s record keeps its variables as text', () => {
    type('/th');
    insert('{{client.they}} slept');
    expect(editor.getText()).toBe('{{client.they}} slept');
  });

  test('with script and HTML is the text that it is', () => {
    type('/th');
    insert('<script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert(1))');
    expect(editor.view.dom.querySelector('script, img:not(.ProseMirror-separator), a')).toBeNull();
    expect(editor.getText()).toContain('<script>alert(1)</script>');
  });
});

test('names are found by any part, whatever case and accents, and those that begin with it first', () => {
  const make = (name: string): Snippet => ({
    id: name,
    name,
    markdown: 'x',
    is_org_snippet: false,
    updated_at: '',
    can_edit: true,
  });
  const snippets = ['Résumé', 'In summary', 'summary', 'Plan'].map(make);
  expect(filterSnippets(snippets, 'SUM').map(({ name }) => name)).toEqual(['summary', 'Résumé', 'In summary']);
  const many = Array.from({ length: 10_000 }, (_, index) => make(`${index}`));
  expect(filterSnippets(many, '')).toHaveLength(8);
});

test('a preview says what variables stand for, or what they are called', () => {
  const markdown = '{{client.they}} {{ client.were }} seen, {{no.such}}.';
  expect(previewSnippet(markdown)).toBe('[they / she / he] [were / was] seen, {{no.such}}.');
  expect(previewSnippet(markdown, pronounValues('he/him', 'Sam'))).toBe('he was seen, {{no.such}}.');
});
