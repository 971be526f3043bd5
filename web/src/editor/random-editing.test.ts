// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { checkDocument, VARIABLES, type VariableName } from '@casewright/document';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anyDocument, anyMarkdown, anyText } from '../../../document/src/testing/arbitrary-documents.ts';
import { createExtensions } from './extensions.ts';
import { readDocument } from './read-document.ts';
import { fillJsdomGaps } from './testing/jsdom-gaps.ts';
import { paste } from './testing/paste.ts';

fillJsdomGaps();

// What an editor has put off is not done after it is gone.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Step = (editor: Editor) => unknown;

const COMMANDS: Record<string, Step> = {
  bold: (editor) => editor.commands.toggleBold(),
  italic: (editor) => editor.commands.toggleItalic(),
  underline: (editor) => editor.commands.toggleUnderline(),
  strike: (editor) => editor.commands.toggleStrike(),
  code: (editor) => editor.commands.toggleCode(),
  bulletList: (editor) => editor.commands.toggleBulletList(),
  orderedList: (editor) => editor.commands.toggleOrderedList(),
  sink: (editor) => editor.commands.sinkListItem('listItem'),
  lift: (editor) => editor.commands.liftListItem('listItem'),
  quote: (editor) => editor.commands.toggleBlockquote(),
  codeBlock: (editor) => editor.commands.toggleCodeBlock(),
  rule: (editor) => editor.commands.setHorizontalRule(),
  hardBreak: (editor) => editor.commands.setHardBreak(),
  table: (editor) => editor.commands.insertTable({ rows: 2, cols: 2, withHeaderRow: true }),
  rowBefore: (editor) => editor.commands.addRowBefore(),
  rowAfter: (editor) => editor.commands.addRowAfter(),
  columnBefore: (editor) => editor.commands.addColumnBefore(),
  columnAfter: (editor) => editor.commands.addColumnAfter(),
  deleteRow: (editor) => editor.commands.deleteRow(),
  deleteColumn: (editor) => editor.commands.deleteColumn(),
  headerRow: (editor) => editor.commands.toggleHeaderRow(),
  align: (editor) => editor.commands.setCellAttribute('align', 'right'),
  prompt: (editor) => editor.commands.insertPrompt(),
  unlink: (editor) => editor.commands.unlink(),
  clear: (editor) => editor.chain().clearNodes().unsetAllMarks().run(),
  undo: (editor) => editor.commands.undo(),
  redo: (editor) => editor.commands.redo(),
  accept: (editor) => editor.commands.acceptSentence(editor.state.selection.from),
};

const KEYS = ['Enter', 'Backspace', 'Delete', 'Tab', 'Shift-Tab', 'Shift-Enter', 'Mod-Enter', 'Mod-a'];

function pressKey(editor: Editor, name: string): void {
  const parts = name.split('-');
  const event = new KeyboardEvent('keydown', {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Mod'),
    shiftKey: parts.includes('Shift'),
    bubbles: true,
    cancelable: true,
  });
  editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event));
}

/** As the browser does: the rules see each character before it is inserted. */
function type(editor: Editor, text: string): void {
  for (const character of text) {
    const { from, to } = editor.state.selection;
    const insert = () => editor.state.tr.insertText(character, from, to);
    if (editor.view.someProp('handleTextInput', (handle) => handle(editor.view, from, to, character, insert))) continue;
    if (editor.state.selection instanceof TextSelection) editor.view.dispatch(insert());
  }
}

function select(editor: Editor, anchor: number, head: number): void {
  const { size } = editor.state.doc.content;
  editor.commands.setTextSelection({ from: Math.floor(anchor * size), to: Math.floor(head * size) });
}

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const typed = fc.constantFrom(
  '# ',
  '- ',
  '3. ',
  '99999999999. ',
  '> ',
  '```js ',
  `\`\`\`${'a'.repeat(40)} `,
  '**b** ',
  '~~s~~ ',
  '`c` ',
  '--- ',
  '[a](example.org) ',
  '[a](javascript:x) ',
  '{{client.first_name}} ',
  '{{no.such}} ',
  'words. ',
);
const addresses = fc.constantFrom('https://x.org', 'x.org', 'a@b.org', 'javascript:x()', 'https://x.org/ "<', '');

const step: fc.Arbitrary<[string, Step]> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...Object.entries(COMMANDS)) },
  {
    weight: 3,
    arbitrary: fc.tuple(unit, unit).map(([a, b]): [string, Step] => ['select', (editor) => select(editor, a, b)]),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...KEYS).map((key): [string, Step] => [key, (editor) => pressKey(editor, key)]),
  },
  { weight: 2, arbitrary: typed.map((text): [string, Step] => [`type ${text}`, (editor) => type(editor, text)]) },
  { weight: 1, arbitrary: anyText.map((text): [string, Step] => [`text ${text}`, (editor) => type(editor, text)]) },
  {
    weight: 1,
    arbitrary: anyMarkdown.map((text): [string, Step] => [`paste ${text}`, (editor) => paste(editor, { text })]),
  },
  {
    weight: 1,
    arbitrary: anyDocument.map((json): [string, Step] => [
      'insert',
      (editor) => editor.commands.insertContent(checkDocument(json).content),
    ]),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...(Object.keys(VARIABLES) as VariableName[]))
      .map((name): [string, Step] => ['variable', (editor) => editor.commands.insertVariable(name)]),
  },
  { weight: 1, arbitrary: addresses.map((text): [string, Step] => ['link', (editor) => editor.commands.linkTo(text)]) },
  {
    weight: 1,
    arbitrary: unit.map((share): [string, Step] => [
      'copy and paste',
      (editor) => {
        const { content } = editor.state.selection;
        const { dom } = editor.view.serializeForClipboard(content.call(editor.state.selection));
        select(editor, share, share);
        paste(editor, { html: dom.innerHTML });
      },
    ]),
  },
);

function findFault(editor: Editor): unknown {
  try {
    readDocument(editor);
    return null;
  } catch (error) {
    return error;
  }
}

test('whatever a person does, what leaves the editor is a document', () => {
  fc.assert(
    fc.property(fc.boolean(), anyDocument, fc.array(step, { maxLength: 25 }), (isTemplate, start, steps) => {
      const element = document.createElement('div');
      const extensions = createExtensions({ isTemplate });
      const editor = new Editor({ element, extensions, content: checkDocument(start), injectCSS: false });
      try {
        for (const [name, run] of steps) {
          run(editor);
          expect([name, findFault(editor)]).toEqual([name, null]);
        }
        expect(readDocument(editor)).toEqual(checkDocument(JSON.parse(JSON.stringify(editor.getJSON()))));
      } finally {
        editor.destroy();
      }
    }),
    { numRuns: 60 },
  );
});
