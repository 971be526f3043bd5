// @vitest-environment jsdom
import { parseMarkdown } from '@casewright/document';
import { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ReportSection } from '../api/reports.ts';
import { createExtensions } from './extensions.ts';
import { listSections, Sections, setSections } from './extensions/sections.ts';
import { markSections } from './mark-sections.ts';
import { placePassage } from './place-passage.ts';
import { listSectionPlaces } from './section-places.ts';
import { fillJsdomGaps } from './testing/jsdom-gaps.ts';
import { recordSection } from './testing/record-section.ts';

fillJsdomGaps();

let editor: Editor;
beforeEach(() => {
  editor = new Editor({ element: document.createElement('div'), extensions: [...createExtensions(), Sections] });
});
afterEach(() => editor.destroy());

const record = (promptId: string, heading: string): ReportSection =>
  ({ prompt_id: promptId, label: promptId, heading, hash: '', blocks: 1 }) as ReportSection;

/** Opens a text, with these of its blocks as sections. */
function open(markdown: string, sections: Record<string, number> = {}): void {
  editor.commands.setContent(parseMarkdown(markdown));
  const starts: number[] = [];
  editor.state.doc.forEach((_, position) => starts.push(position));
  const found = Object.entries(sections).map(([promptId, index]) => {
    const from = starts[index] ?? 0;
    const to = from + editor.state.doc.child(index).nodeSize;
    const original = editor.state.doc.slice(from, to).content;
    return { promptId, label: promptId, from, to, original, isIntact: true, progress: null };
  });
  editor.view.dispatch(setSections(editor.state, found));
}

function place(promptId: string, text: string, records: ReportSection[]): string {
  const target = listSectionPlaces(editor.state, records).find((each) => each.promptId === promptId);
  if (target !== undefined) editor.view.dispatch(placePassage(editor.state, target, { text, sources: 'n:0-1' }));
  return editor.getText({ blockSeparator: '\n' }).trim();
}

test('what is typed while the sections are looked for moves them', async () => {
  const written = await recordSection('sleep', ...parseMarkdown('She sleeps.').content);
  open('# Sleep\n\nShe sleeps.');
  const marked = markSections(editor, [written]);
  editor.commands.insertContentAt(1, 'Good ');
  await marked;
  const [section] = listSections(editor.state);
  expect(section?.isIntact).toBe(true);
  expect(editor.state.doc.textBetween(section?.from ?? 0, section?.to ?? 0)).toBe('She sleeps.');
});

test('a section whose sentence somebody has checked is still as it was written, until a word is changed', () => {
  open('She sleeps.', { sleep: 0 });
  const isIntact = (): boolean | undefined => listSections(editor.state)[0]?.isIntact;
  const mark = editor.schema.mark('unsupported', { reason: 'silence' });
  editor.view.dispatch(editor.state.tr.addMark(1, 12, mark));
  editor.commands.acceptSentence(3);
  editor.view.dispatch(editor.state.tr.addMark(1, 4, mark));
  expect(isIntact()).toBe(true);
  editor.view.dispatch(editor.state.tr.insertText('He', 1, 3));
  expect(isIntact()).toBe(false);
});

test('a passage is put behind its section under the heading that both have, and not at the beginning', () => {
  open('# Home\n\nA flat.\n\nBy hand.', { home: 1 });
  const records = [record('home', 'Home'), record('family', 'Home')];
  expect(place('family', 'Two sisters.', records)).toBe('Home\nA flat.\nBy hand.\n“Two sisters.”');
});

test('of two headings of the same words, that of the section gets the passage', () => {
  open('# Summary\n\nFirst.\n\n# Summary\n\nBy hand.\n\n# End', { first: 1 });
  const records = [record('first', 'Summary'), record('second', 'Summary')];
  expect(place('second', 'Put in.', records)).toBe('Summary\nFirst.\nSummary\nBy hand.\n“Put in.”\nEnd');
});

test('a passage does not go behind the quotation that the next section begins with', () => {
  open('First.\n\n“Second.”', { first: 0, second: 1 });
  const evidence = editor.schema.mark('evidence', { sources: 'n:0-1' });
  editor.view.dispatch(editor.state.tr.addMark(9, 18, evidence).setMeta('bringsMarks', true));
  const records = [record('first', 'A'), record('second', 'B')];
  expect(place('first', 'Put in.', records)).toBe('First.\n“Put in.”\n“Second.”');
});

test('a passage takes the place of the remark that none was chosen', () => {
  const [records, text] = [[record('sleep', 'Sleep')], '## Sleep\n\nNone was chosen.\n\n## Plan\n\nCBT.'];
  open(text, { sleep: 1 });
  const from = listSections(editor.state)[0]?.from ?? 0;
  const remark = editor.schema.mark('unsupported', { reason: 'silence' });
  editor.view.dispatch(editor.state.tr.addMark(from + 1, from + 17, remark));
  expect(place('sleep', 'She sleeps.', records)).toBe('Sleep\n“She sleeps.”\nPlan\nCBT.');
  expect(place('sleep', 'She snores.', records)).toBe('Sleep\n“She sleeps.”\n“She snores.”\nPlan\nCBT.');
});
