import { type DocumentJson, parseMarkdown } from '@casewright/document';
import { readDemoContent } from '../demo/read-content.ts';
import { createLanguage } from '../writing/language/language.ts';
import { createOfflineProvider } from '../writing/offline/offline-provider.ts';
import type { SourceNote } from '../writing/source-note.ts';
import type { ReportInput } from '../writing/write-report.ts';
import { createMovableClock } from './clock.ts';

export interface DemoWriting {
  templateOf(file: string): DocumentJson;
  notesOf(client: string): SourceNote[];
  inputFor(template: DocumentJson, notes: SourceNote[]): ReportInput;
  close(): Promise<void>;
}

/** Reports written offline from the demo practice's templates and notes. Call `close` in `afterAll`. */
export async function startDemoWriting(): Promise<DemoWriting> {
  const language = createLanguage();
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
      language,
      clock: createMovableClock(),
      signal: new AbortController().signal,
    }),
    close: () => language.close(),
  };
}
