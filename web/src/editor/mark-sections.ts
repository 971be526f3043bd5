import type { Editor } from '@tiptap/core';
import { Mapping } from '@tiptap/pm/transform';
import type { Transaction } from '@tiptap/pm/state';
import type { ReportSection } from '../api/reports.ts';
import { moveSections, setSections } from './extensions/sections.ts';
import { locateSections } from './locate-sections.ts';

/**
 * Looks for the written sections in a text that was just opened, and has them followed from then on. Looking takes a
 * moment in a long text, and somebody may be typing by then: what they type moves the sections like any later edit.
 */
export async function markSections(editor: Editor, records: readonly ReportSection[]): Promise<void> {
  const mapping = new Mapping();
  const follow = ({ transaction }: { transaction: Transaction }): void => mapping.appendMapping(transaction.mapping);
  editor.on('transaction', follow);
  const found = await locateSections(editor.state.doc, records);
  editor.off('transaction', follow);
  if (editor.isDestroyed) return;
  editor.view.dispatch(setSections(editor.state, moveSections(mapping, editor.state.doc, found)));
}
