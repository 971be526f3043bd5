import { type DocumentJson, parseMarkdown } from '@casewright/document';
import type { LabelledPassage } from './match-labels.ts';

/** Notes, a template, and the sections in which somebody would have each passage; bench/labels/README.md tells of the form. */
export interface LabelledDraft {
  template: { sections: { id: string; label: string; form: string; instruction: string }[] };
  notes: { title: string; markdown: string }[];
  passages: LabelledPassage[];
}

export function makeTemplate(sections: LabelledDraft['template']['sections']): DocumentJson {
  const markdown = sections.map(
    ({ id, label, form, instruction }) =>
      `## ${label}\n\n\`\`\`prompt\nid: ${id}\nlabel: ${label}\nform: ${form}\n\n${instruction}\n\`\`\``,
  );
  return parseMarkdown(markdown.join('\n\n'), { template: true });
}
