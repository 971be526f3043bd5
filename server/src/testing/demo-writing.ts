import { type DocumentJson, parseMarkdown } from '@casewright/document';
import { readDemoContent } from '../demo/read-content.ts';
import { createOfflineProvider } from '../writing/offline/offline-provider.ts';
import type { SourceNote } from '../writing/source-note.ts';
import type { ReportInput } from '../writing/write-report.ts';
import { createMovableClock } from './clock.ts';
import { testLanguage } from './language.ts';

export interface DemoWriting {
  templateOf(file: string): DocumentJson;
  notesOf(client: string): SourceNote[];
  inputFor(template: DocumentJson, notes: SourceNote[]): ReportInput;
}

/** Reports written offline from the demo practice's templates and notes. */
export async function readDemoWriting(): Promise<DemoWriting> {
  const { templates, clients } = await readDemoContent();
  return {
    templateOf: (name) => {
      const template = templates.find(({ file }) => file.includes(name));
      return parseMarkdown(template?.markdown ?? '', { template: true });
    },
    notesOf: (name) => {
      const client = clients.find(({ folder }) => folder.includes(name));
      return (client?.notes ?? []).map(({ title, markdown, writtenOn }, index) => ({
        id: `note_${index}`,
        title,
        markdown,
        writtenAt: new Date(writtenOn),
      }));
    },
    inputFor: (template, notes) => ({
      template,
      notes,
      values: { 'client.full_name': 'Jo Bloggs', 'client.first_name': 'Jo', 'date.today': '1 June 2026' },
      provider: createOfflineProvider(),
      language: testLanguage,
      clock: createMovableClock(),
      signal: new AbortController().signal,
    }),
  };
}
