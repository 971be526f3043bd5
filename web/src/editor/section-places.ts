import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { ReportSection } from '../api/reports.ts';
import { listSections } from './extensions/sections.ts';

/** The end of a section, where something can be added to it. */
export interface SectionPlace {
  promptId: string;
  label: string;
  end: number;
}

/** The sections that can be found in the text: by what was written, or else by their heading. */
export function listSectionPlaces(state: EditorState, records: readonly ReportSection[]): SectionPlace[] {
  const followed = listSections(state);
  const starts = followed.map(({ from }) => from);
  return records.flatMap(({ prompt_id: promptId, label }) => {
    const section = followed.find((each) => each.promptId === promptId);
    const end = section?.to ?? findEndUnderHeading(state.doc, label, starts);
    return end === null ? [] : [{ promptId, label, end }];
  });
}

/** What stands under a heading ends at the next heading, or where another section begins. */
function findEndUnderHeading(doc: ProseMirrorNode, label: string, starts: readonly number[]): number | null {
  let end: number | null = null;
  let position = 0;
  for (const block of doc.children) {
    const isHeading = block.type.name === 'heading';
    if (end !== null && (isHeading || starts.includes(position))) break;
    if (end !== null || (isHeading && isSame(block.textContent, label))) end = position + block.nodeSize;
    position += block.nodeSize;
  }
  return end;
}

function isSame(heading: string, label: string): boolean {
  return heading.trim().toLowerCase() === label.trim().toLowerCase();
}
