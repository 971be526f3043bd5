import type { CheckClaims } from '../claims/check-request.ts';
import type { ComparePassages, Contradiction } from '../claims/across/contradiction.ts';
import type { FindIdentifiers, FindNames, Identifier } from '../identities/identifier.ts';
import type { Identity } from '../identities/identity.ts';
import type { Fits } from '../beside/fits.ts';
import type { BesideRequest } from '../beside/read-beside.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import type { Span } from '../reading/split-sentences.ts';
import type { SortedPassage } from '../sorting/sorted-passage.ts';
import { createClaimsCheck } from './ask-checks.ts';
import { CALL_CHARACTERS, type LanguageCall, NETWORK_CHARACTERS } from './language-call.ts';
import { createProcessOnDemand, type ProcessOptions } from './process-on-demand.ts';

/** Reading text and comparing what it means, in a process of its own so that the service's event loop stays free. */
export interface Language {
  readNotes(markdowns: readonly string[]): Promise<NoteSentence[][]>;
  splitTexts(texts: readonly string[]): Promise<Span[][]>;
  /** What texts mean, as vectors of the length one. */
  readVectors(texts: readonly string[]): Promise<Float32Array[]>;
  /** The passages of notes with their kinds, each note given as its title, a line end and its Markdown. */
  sortNotes(notes: readonly string[]): Promise<SortedPassage[][]>;
  findNames: FindNames;
  /** The same by rules and single words alone, for what is offered to somebody who looks at it. It hides nothing. */
  offerNames: FindNames;
  findIdentifiers: FindIdentifiers;
  /** Whether notes support what a report says, sentence by sentence. */
  checkClaims: CheckClaims;
  /** Which passages of notes do not agree, whatever the days of the notes are. */
  comparePassages: ComparePassages;
  /** Where the passages of a note belong in a template. */
  readBeside(request: BesideRequest): Promise<Fits[]>;
  close(): Promise<void>;
}

/** Calls are cut so that several reports take turns, and each call ends within its time. */
const EMBED_CHUNK = 64;
const ALL = Number.POSITIVE_INFINITY;

export function createLanguage(options: Partial<ProcessOptions> = {}): Language {
  const { call, close } = createProcessOnDemand({
    timeoutMs: 60_000,
    idleMs: 120_000,
    maxHeapMegabytes: 512,
    ...options,
  });

  const inChunks = async <Value>(
    task: LanguageCall['task'],
    chunks: string[][],
    known: readonly Identity[] = [],
  ): Promise<Value[]> => {
    const values: Value[] = [];
    for (const chunk of chunks) values.push(...((await call({ task, texts: chunk, known })) as Value[]));
    return values;
  };

  return {
    checkClaims: createClaimsCheck(call),
    readNotes: (markdowns) => inChunks('readNotes', cutChunks(markdowns, CALL_CHARACTERS)),
    splitTexts: (texts) => inChunks('splitTexts', cutChunks(texts, CALL_CHARACTERS)),
    readVectors: (texts) => inChunks('readVectors', cutChunks(texts, ALL)),
    sortNotes: (notes) => inChunks('sortNotes', cutChunks(notes, CALL_CHARACTERS, 1)),
    findNames: async (texts, known) => {
      // The process keeps what its network made of each text: what takes long is done in turns with other reports.
      await inChunks('readContexts', cutChunks(texts, NETWORK_CHARACTERS, ALL));
      return inChunks<Identity>('findNames', cutChunks(texts, CALL_CHARACTERS, ALL), known);
    },
    offerNames: (texts, known) => inChunks<Identity>('offerNames', cutChunks(texts, CALL_CHARACTERS, ALL), known),
    findIdentifiers: (texts, known) =>
      inChunks<Identifier[]>('findIdentifiers', cutChunks(texts, CALL_CHARACTERS, ALL), known),
    comparePassages: async (told) =>
      (await call({ task: 'comparePassages', texts: [], known: [], told })) as Contradiction[],
    readBeside: async (beside) => (await call({ task: 'readBeside', texts: [], known: [], beside })) as Fits[],
    close,
  };
}

function cutChunks(texts: readonly string[], maxCharacters: number, maxTexts = EMBED_CHUNK): string[][] {
  const chunks: string[][] = [];
  let characters = 0;
  for (const text of texts) {
    const current = chunks.at(-1);
    const fits = current !== undefined && current.length < maxTexts && characters + text.length <= maxCharacters;
    characters = fits ? characters + text.length : text.length;
    if (fits) current.push(text);
    else chunks.push([text]);
  }
  return chunks;
}
