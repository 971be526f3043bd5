import type { CheckClaims } from '../claims/check-request.ts';
import type { ComparePassages, Contradiction } from '../claims/across/contradiction.ts';
import type { FindIdentifiers, FindNames, Identifier } from '../identities/identifier.ts';
import type { Identity } from '../identities/identity.ts';
import type { Fits } from '../beside/fits.ts';
import type { BesideRequest } from '../beside/read-beside.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import type { Span } from '../reading/span.ts';
import type { SortedPassage } from '../sorting/sorted-passage.ts';
import { createClaimsCheck } from './ask-checks.ts';
import { CALL_CHARACTERS, type TextsCall } from './language-call.ts';
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

export function createLanguage(options: Partial<ProcessOptions> = {}): Language {
  const { call, close } = createProcessOnDemand({
    timeoutMs: 60_000,
    turnMs: 500,
    idleMs: 120_000,
    maxHeapMegabytes: 512,
    ...options,
  });

  const inChunks = async <Value>(
    task: TextsCall['task'],
    texts: readonly string[],
    known: readonly Identity[] = [],
  ): Promise<Value[]> => {
    const values: Value[] = [];
    for (const chunk of cutChunks(texts)) values.push(...((await call({ task, texts: chunk, known })) as Value[]));
    return values;
  };

  return {
    checkClaims: createClaimsCheck(call),
    readNotes: (markdowns) => inChunks('readNotes', markdowns),
    splitTexts: (texts) => inChunks('splitTexts', texts),
    readVectors: (texts) => inChunks('readVectors', texts),
    sortNotes: (notes) => inChunks('sortNotes', notes),
    findNames: (texts, known) => inChunks<Identity>('findNames', texts, known),
    offerNames: (texts, known) => inChunks<Identity>('offerNames', texts, known),
    findIdentifiers: (texts, known) => inChunks<Identifier[]>('findIdentifiers', texts, known),
    comparePassages: async (told) => (await call({ task: 'comparePassages', told })) as Contradiction[],
    readBeside: async (beside) => (await call({ task: 'readBeside', beside })) as Fits[],
    close,
  };
}

function cutChunks(texts: readonly string[]): string[][] {
  const chunks: string[][] = [];
  let characters = 0;
  for (const text of texts) {
    const current = chunks.at(-1);
    const fits = current !== undefined && characters + text.length <= CALL_CHARACTERS;
    characters = fits ? characters + text.length : text.length;
    if (fits) current.push(text);
    else chunks.push([text]);
  }
  return chunks;
}
