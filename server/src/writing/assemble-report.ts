import { checkDocument, type DocumentJson, fillVariables, type VariableValues } from '@casewright/document';
import type { PassageRecord } from './placing/passage-record.ts';
import { fillPrompts, hashBlocks, listSections } from './sections.ts';
import type { WritingRecord, WrittenReport, WrittenSection } from './written-report.ts';

export type AboutProvider = Pick<WritingRecord, 'provider' | 'model' | 'promptVersion'>;

export interface ReportParts {
  template: DocumentJson;
  values: VariableValues;
  written: readonly WrittenSection[];
  about: AboutProvider;
  passages: PassageRecord[];
}

/** The report out of its template and the sections that were written for it, and the record of how it was written. */
export function assembleReport({ template, values, written, about, passages }: ReportParts): WrittenReport {
  const sections = new Map(written.map((section) => [section.promptId, section]));
  const filled = fillPrompts(
    fillVariables(template, values),
    new Map(written.map(({ promptId, nodes }) => [promptId, nodes])),
  );
  return {
    document: checkDocument(filled),
    record: {
      ...about,
      templateHash: hashBlocks(template.content),
      sections: listSections(template).flatMap(({ prompt }) => sections.get(prompt.id)?.record ?? []),
      passages,
    },
  };
}
