import { type BlockNode, DOCUMENT_VERSION, type DocumentJson, toHtml, type VariableValues } from '@casewright/document';
import { toStorableJson } from '../lib/storable-json.ts';
import { type AboutProvider, assembleReport as assemble } from '../writing/assemble-report.ts';
import type { PassageRecord } from '../writing/placing/passage-record.ts';
import { listSections } from '../writing/sections.ts';
import type { WrittenSection } from '../writing/written-report.ts';
import { catchFault, type Reading, renderChecked, type RenderedDocument } from './read-document.ts';

export interface AssemblyTask {
  template: string;
  values: VariableValues;
  /** The written sections and all passages of the notes, each as a list in JSON. */
  written: string;
  passages: string;
  about: AboutProvider;
}

/** The report, and the record of its writing as JSON. */
export function assembleReport({ template, written, passages, ...more }: AssemblyTask): {
  document: Reading<RenderedDocument>;
  record: string;
} {
  let record = '';
  const document = catchFault(() => {
    const report = assemble({
      ...more,
      template: JSON.parse(template) as DocumentJson,
      written: JSON.parse(written) as WrittenSection[],
      passages: JSON.parse(passages) as PassageRecord[],
    });
    record = toStorableJson(report.record);
    return renderChecked(report.document);
  });
  return { document, record };
}

/** Which prompts these written sections, a list in JSON, belong to. */
export function listPromptIds({ written }: { written: string }): string[] {
  return (JSON.parse(written) as WrittenSection[]).map(({ promptId }) => promptId);
}

/** A section as it is shown while the others are still being written. */
export interface ShownSection {
  prompt_id: string;
  label: string;
  html: string;
  nodes: BlockNode[];
}

/** The written sections in the order of the template, as JSON of what is shown of them. */
export function showSections({ template, written }: { template: string; written: string }): string {
  const sections = new Map((JSON.parse(written) as WrittenSection[]).map((section) => [section.promptId, section]));
  const shown = listSections(JSON.parse(template) as DocumentJson).flatMap(({ prompt }): ShownSection[] => {
    const nodes = sections.get(prompt.id)?.nodes;
    if (nodes === undefined) return [];
    const html = toHtml({ type: 'doc', attrs: { version: DOCUMENT_VERSION }, content: nodes });
    return [{ prompt_id: prompt.id, label: prompt.label, html, nodes }];
  });
  return JSON.stringify(shown);
}
