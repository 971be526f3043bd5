import type { BlockNode, DocumentJson } from '@casewright/document';
import { toStorableJson } from '../lib/storable-json.ts';
import { placeSections, replaceSection } from '../writing/replace-section.ts';
import { listSections } from '../writing/sections.ts';
import type { WrittenSection } from '../writing/written-report.ts';
import { WritingError } from '../writing/writing-error.ts';
import { readWritingRecord } from '../writing/writing-record.ts';
import { catchFault, type Reading, renderChecked, type RenderedDocument } from './read-document.ts';

/** What the writing of a section needs of a template, and no more: its prompts under their headings. */
export function outlineTemplate({ content }: { content: string }): string {
  const template = JSON.parse(content) as DocumentJson;
  if (!Array.isArray(template.content)) throw new Error('what is stored as a template is not of its kind, at /content');
  let current: string | null = null;
  const blocks = listSections(template).flatMap(({ prompt, heading }): BlockNode[] => {
    const isNew = heading !== current;
    current = heading;
    return [...(isNew ? [headingOf(heading ?? '')] : []), { type: 'prompt', attrs: prompt }];
  });
  return JSON.stringify({ ...template, content: blocks });
}

function headingOf(text: string): BlockNode {
  return { type: 'heading', attrs: { level: 1 }, ...(text !== '' && { content: [{ type: 'text', text }] }) };
}

export interface StoredWriting {
  content: string;
  record: string;
}

export function isSectionIntact({ content, record, promptId }: StoredWriting & { promptId: string }): boolean {
  const placed = placeSections(JSON.parse(content) as DocumentJson, readWritingRecord(JSON.parse(record)));
  return placed.some((section) => section.promptId === promptId && section.isIntact);
}

/** The report and its record with the new text of the section; null where the section is no longer there. */
export function putSection({
  content,
  record,
  section,
}: StoredWriting & { section: string }): { document: Reading<RenderedDocument>; record: string } | null {
  const written = JSON.parse(section) as WrittenSection;
  let replaced = '';
  try {
    const document = catchFault(() => {
      const put = replaceSection(JSON.parse(content) as DocumentJson, readWritingRecord(JSON.parse(record)), written);
      replaced = toStorableJson(put.record);
      return renderChecked(put.document);
    });
    return { document, record: replaced };
  } catch (error) {
    if (error instanceof WritingError && error.code === 'section_not_found') return null;
    throw error;
  }
}
