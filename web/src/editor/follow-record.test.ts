// @vitest-environment jsdom
import { fillVariables, parseMarkdown, pronounValues, VARIABLES } from '@casewright/document';
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createExtensions } from './extensions.ts';
import { followRecord } from './follow-record.ts';
import { readDocument } from './read-document.ts';
import { fillJsdomGaps } from './testing/jsdom-gaps.ts';
import { paste } from './testing/paste.ts';
import { VARIABLE_GROUPS } from './toolbar/variable-groups.ts';

fillJsdomGaps();

const RECORD = 'https://reports.example/clients/7';
const TEMPLATE = '{{client.they}} slept.\n\n- I saw **{{client.them}}** there.\n\n| a |\n| --- |\n| {{client.their}} |';
const he = pronounValues('he/him', 'Sam');
const they = pronounValues('they/them', 'Sam');
const fill = (values: typeof he) => fillVariables(parseMarkdown(TEMPLATE, { template: true }), values);

let editor: Editor;
beforeEach(() => {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: createExtensions({ record: RECORD }),
    content: fill(he),
    injectCSS: false,
  });
});
afterEach(() => editor.destroy());

describe('the fields of a report in the editor', () => {
  test('follow the record wherever they stand, and cannot be undone by one’s own undo', () => {
    const followed = followRecord(editor.state, they);
    expect(followed?.places).toBe(3);
    if (followed !== null) editor.view.dispatch(followed.tr);
    expect(readDocument(editor)).toEqual(fill(they));
    editor.commands.undo();
    expect(readDocument(editor)).toEqual(fill(they));
    expect(followRecord(editor.state, they)).toBeNull();
  });

  test('keep the evidence of their sentence', () => {
    const marks = [
      { type: 'evidence', attrs: { sources: 'note_1@0-9' } },
      { type: 'field', attrs: { name: 'client.they', value: 'he' } },
    ];
    editor.commands.setContent({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'He', marks },
            { type: 'text', text: ' slept.', marks: marks.slice(0, 1) },
          ],
        },
      ],
    });
    const followed = followRecord(editor.state, they);
    if (followed !== null) editor.view.dispatch(followed.tr);
    expect(editor.view.dom.querySelector('[data-evidence]')?.textContent).toBe('They slept.');
  });

  test('that are edited are text from then on', () => {
    editor.commands.insertContentAt(2, 'x');
    expect(followRecord(editor.state, they)?.places).toBe(2);
    expect(JSON.stringify(readDocument(editor).content[0])).not.toContain('field');
  });

  test('what is typed after one is not a part of it', () => {
    editor.view.dispatch(editor.state.tr.insertText('!', 3));
    expect(followRecord(editor.state, they)?.places).toBe(3);
  });

  test('what is cut and pasted within reports about one client goes on following', () => {
    editor.commands.selectAll();
    const { dom, text } = editor.view.serializeForClipboard(editor.state.selection.content());
    editor.commands.clearContent();
    paste(editor, { html: dom.innerHTML, text });
    expect(readDocument(editor)).toEqual(fill(he));
    expect(followRecord(editor.state, they)?.places).toBe(3);
  });

  test.each([
    ['another client', `data-value="He" data-record="${RECORD}1"`],
    ['no client that is told', 'data-value="He"'],
    ['nothing that the record said', `data-record="${RECORD}"`],
  ])('pasted text about %s follows nobody’s record', (_, attributes) => {
    editor.commands.clearContent();
    paste(editor, { html: `<p><span data-field="client.they" ${attributes}>He</span> slept.</p>` });
    expect(editor.getText()).toContain('He slept.');
    expect(JSON.stringify(editor.getJSON())).not.toContain('field');
  });

  test('what the record cannot say is not taken for a field', () => {
    editor.commands.clearContent();
    paste(editor, {
      html: `<p><span data-field="clinician.name" data-value="He" data-record="${RECORD}">He</span> slept.</p>`,
    });
    expect(JSON.stringify(editor.getJSON())).not.toContain('field');
  });
});

test('the menu has every variable once', () => {
  expect(VARIABLE_GROUPS.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(VARIABLES).toSorted());
});
