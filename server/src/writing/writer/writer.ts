import type { DocumentJson, VariableValues } from '@casewright/document';
import type { Clock } from '../../lib/clock.ts';
import type { AboutProvider } from '../assemble-report.ts';
import type { Identity } from '../identities/identity.ts';
import type { Language } from '../language/language.ts';
import type { SourceNote } from '../source-note.ts';
import { aboutProvider, type SectionText, writeSectionAgain, writeSections } from '../write-report.ts';
import type { AnnounceCall, WritingProvider } from '../writing-provider.ts';

/** What sections are written from: data, so that it can go to a thread. */
export interface WriterInput {
  /** Its prompts under their headings are enough. */
  template: DocumentJson;
  notes: readonly SourceNote[];
  values: VariableValues;
  identities: readonly Identity[];
  /** The prompts whose sections an earlier attempt has written. */
  finished?: readonly string[];
  /** Only this section is written, once more, with this instruction in place of the template's. */
  again?: { promptId: string; instruction: string | null };
}

/** Whom the writing tells and asks while it is under way. */
export interface WriterHooks {
  announce: AnnounceCall;
  signal: AbortSignal;
  onProgress?: (percent: number) => void;
  onSection: (section: SectionText) => Promise<void>;
}

/** Writes the sections of reports. */
export interface Writer {
  about: AboutProvider;
  /** Tells of each section as it is done, and in the end of all passages of the notes, as a list in JSON. */
  write(input: WriterInput, hooks: WriterHooks): Promise<string>;
}

export interface WriterTools {
  provider: WritingProvider;
  language: Language;
  clock: Clock;
}

/** Writes where it is called. Long notes would hold the event loop: the service writes in a thread. */
export function createWriter({ provider, language, clock }: WriterTools): Writer {
  return {
    about: aboutProvider(provider),
    write: async ({ finished, again, ...input }, { announce, signal, onProgress, onSection }) => {
      const common = { ...input, provider, language, clock, announce, signal };
      if (again !== undefined) {
        const instruction = again.instruction ?? undefined;
        await onSection(await writeSectionAgain({ ...common, promptId: again.promptId, instruction }));
        return '[]';
      }
      const passages = await writeSections({
        ...common,
        ...(onProgress !== undefined && { onProgress }),
        onSection,
        finished: new Set(finished),
      });
      return JSON.stringify(passages);
    },
  };
}
