import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { ReportSection } from '../api/reports.ts';
import { listSections, type Section } from './extensions/sections.ts';
import { readHeading } from './read-heading.ts';

/** The end of a section, where something can be added to it. */
export interface SectionPlace {
  promptId: string;
  label: string;
  end: number;
}

/** The sections that can be found in the text: by what was written, or else by their heading. */
export function listSectionPlaces(state: EditorState, records: readonly ReportSection[]): SectionPlace[] {
  const followed = listSections(state);
  const orders = new Map(records.map(({ prompt_id: promptId }, order) => [promptId, order]));
  // Two may have headings of the same words: each is looked for behind the one before it.
  let behind = 0;
  return records.flatMap(({ prompt_id: promptId, label, heading }, order) => {
    const section = followed.find((each) => each.promptId === promptId);
    const isLater = (each: Section): boolean => (orders.get(each.promptId) ?? 0) > order;
    const starts = followed.filter(isLater).map(({ from }) => from);
    const find = (from: number): number | null => findEndUnderHeading(state.doc, { heading, from, starts });
    const end = section?.to ?? find(behind) ?? find(0);
    if (end === null) return [];
    behind = Math.max(behind, end);
    return [{ promptId, label, end }];
  });
}

interface SoughtHeading {
  heading: string;
  /** Where to begin to look for it. */
  from: number;
  /** Where sections begin that come later. */
  starts: readonly number[];
}

/** What stands under a heading ends at the next heading, or where a later section begins. */
function findEndUnderHeading(doc: ProseMirrorNode, { heading, from, starts }: SoughtHeading): number | null {
  let end: number | null = null;
  let position = 0;
  for (const block of doc.children) {
    const isHeading = block.type.name === 'heading';
    if (end !== null && (isHeading || starts.includes(position))) break;
    if (end !== null || (isHeading && position >= from && isSame(readHeading(block), heading)))
      end = position + block.nodeSize;
    position += block.nodeSize;
  }
  return end;
}

function isSame(heading: string, other: string): boolean {
  return heading.trim().toLowerCase() === other.trim().toLowerCase();
}
