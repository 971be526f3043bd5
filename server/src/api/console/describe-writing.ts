import { type DocumentJson, listPrompts } from '@casewright/document';
import { type Static, Type } from '../../lib/schema.ts';
import type { FoundWriting } from '../../records/reports/writings.ts';
import { listUnplaced } from '../../writing/placing/list-unplaced.ts';
import { placeSections } from '../../writing/replace-section.ts';
import { readWritingRecord } from '../../writing/writing-record.ts';
import { orNull } from '../schemas.ts';

/** How a report was written. The report, the template and the record are JSON texts. */
export interface WritingTexts extends FoundWriting {
  content: string;
}

/** Gives what an answer says about how a report was written, as JSON. It is made in a thread. */
export type DescribeWriting = (writing: WritingTexts) => Promise<string>;

const Section = Type.Object({
  prompt_id: Type.String(),
  label: Type.String(),
  /** The heading that it was written under. */
  heading: Type.String(),
  instruction: Type.String(),
  form: Type.String(),
  hash: Type.String(),
  blocks: Type.Integer(),
  is_intact: Type.Boolean(),
  written_at: Type.String(),
});

/** A passage of the notes that stands in no section, or a risk that stands in no section about risk. */
export const Unplaced = Type.Object({
  note_id: Type.String(),
  /** The revision of the note in which start and end are counted. */
  revision: Type.Integer(),
  start: Type.Integer(),
  end: Type.Integer(),
  text: Type.String(),
  marks: Type.Array(Type.String()),
  prompt_ids: Type.Array(Type.String()),
  /** The section that fits it best. */
  likely_prompt_id: orNull(Type.String()),
});

export const Writing = Type.Object({
  template_id: Type.String(),
  template_title: orNull(Type.String()),
  note_ids: Type.Array(Type.String()),
  provider: Type.String(),
  model: Type.String(),
  sections: Type.Array(Section),
  unplaced: Type.Array(Unplaced),
});

export function describeWriting({ content, templateId, templateTitle, noteIds, ...stored }: WritingTexts): string {
  const record = readWritingRecord(JSON.parse(stored.record));
  const template = JSON.parse(stored.template) as DocumentJson;
  const prompts = new Map(listPrompts(template).map((prompt) => [prompt.id, prompt]));
  const document = JSON.parse(content) as DocumentJson;
  return JSON.stringify({
    template_id: templateId,
    template_title: templateTitle,
    note_ids: [...noteIds],
    provider: record.provider,
    model: record.model,
    sections: placeSections(document, record).map((section) => ({
      prompt_id: section.promptId,
      label: section.label,
      heading: section.heading ?? section.label,
      instruction: section.instruction ?? prompts.get(section.promptId)?.instruction ?? '',
      form: prompts.get(section.promptId)?.form ?? 'paragraphs',
      hash: section.hash,
      blocks: section.blocks,
      is_intact: section.isIntact,
      written_at: section.writtenAt,
    })),
    unplaced: listUnplaced(document, record, template).map((passage) => ({
      note_id: passage.noteId,
      revision: passage.revision ?? 1,
      start: passage.start,
      end: passage.end,
      text: passage.text,
      marks: [...passage.marks],
      prompt_ids: [...passage.promptIds],
      likely_prompt_id: passage.likelyPromptId,
    })),
  } satisfies Static<typeof Writing>);
}
