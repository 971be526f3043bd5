import { listPrompts } from '@casewright/document';
import { Type } from 'typebox';
import { REPORT_LIMITS } from '../../records/reports/create-report.ts';
import type { ListedReport as FoundReport } from '../../records/reports/list-reports.ts';
import type { OpenReport } from '../../records/reports/open-report.ts';
import type { FoundWriting } from '../../records/reports/writings.ts';
import { readWritingRecord } from '../../tasks/writing-record.ts';
import { listUnplaced } from '../../writing/placing/list-unplaced.ts';
import { placeSections } from '../../writing/replace-section.ts';
import { DateTime, orNull } from '../schemas.ts';
import { Document, Person } from './schemas.ts';

export const ReportTitle = Type.String({ minLength: 1, maxLength: REPORT_LIMITS.titleLength });

/** Within what PostgreSQL counts. */
export const VersionNumber = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const SavedReport = Type.Object({ version: Type.Integer(), updated_at: DateTime });

export const ListedReport = Type.Object({
  id: Type.String(),
  client_id: Type.Integer(),
  title: Type.String(),
  version: Type.Integer(),
  created_at: DateTime,
  updated_at: DateTime,
  created_by: Person,
  updated_by: Person,
});

const Section = Type.Object({
  prompt_id: Type.String(),
  label: Type.String(),
  instruction: Type.String(),
  form: Type.String(),
  hash: Type.String(),
  blocks: Type.Integer(),
  is_intact: Type.Boolean(),
  written_at: Type.String(),
});

/** A passage of the notes that stands in no section, or risk in none about it. */
const Unplaced = Type.Object({
  note_id: Type.String(),
  start: Type.Integer(),
  end: Type.Integer(),
  text: Type.String(),
  marks: Type.Array(Type.String()),
  prompt_ids: Type.Array(Type.String()),
  /** The section that asks most for what it speaks of. */
  likely_prompt_id: orNull(Type.String()),
});

const Writing = Type.Object({
  template_id: Type.String(),
  template_title: orNull(Type.String()),
  note_ids: Type.Array(Type.String()),
  provider: Type.String(),
  model: Type.String(),
  sections: Type.Array(Section),
  unplaced: Type.Array(Unplaced),
});

export const Report = Type.Object({ ...ListedReport.properties, content: Document, writing: orNull(Writing) });

export function presentListedReport(report: FoundReport) {
  return {
    id: report.id,
    client_id: report.clientId,
    title: report.title,
    version: report.version,
    created_at: report.createdAt,
    updated_at: report.updatedAt,
    created_by: { id: report.createdBy, name: report.createdByName },
    updated_by: { id: report.updatedBy, name: report.updatedByName },
  };
}

export function presentReport(report: OpenReport, writing: FoundWriting | undefined) {
  const { content } = report;
  return {
    ...presentListedReport(report),
    content,
    writing: writing === undefined ? null : presentWriting(content, writing),
  };
}

function presentWriting(content: OpenReport['content'], writing: FoundWriting) {
  const { templateId, templateTitle, noteIds, template } = writing;
  const record = readWritingRecord(writing.record);
  const prompts = new Map(listPrompts(template).map((prompt) => [prompt.id, prompt]));
  return {
    template_id: templateId,
    template_title: templateTitle,
    note_ids: [...noteIds],
    provider: record.provider,
    model: record.model,
    sections: placeSections(content, record).map((section) => ({
      prompt_id: section.promptId,
      label: section.label,
      instruction: section.instruction ?? prompts.get(section.promptId)?.instruction ?? '',
      form: prompts.get(section.promptId)?.form ?? 'paragraphs',
      hash: section.hash,
      blocks: section.blocks,
      is_intact: section.isIntact,
      written_at: section.writtenAt,
    })),
    unplaced: listUnplaced(content, record, template).map((passage) => ({
      note_id: passage.noteId,
      start: passage.start,
      end: passage.end,
      text: passage.text,
      marks: passage.marks,
      prompt_ids: passage.promptIds,
      likely_prompt_id: passage.likelyPromptId,
    })),
  };
}
