import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createTurns } from '../../lib/bounded-turns.ts';
import { type Worker, WorkerEnded } from '../../sandbox/worker/start-worker.ts';
import type { CheckedClaim } from '../claims/check-claims.ts';
import type { CheckAnswer, CheckClaims, CheckedNote, CheckRequest } from '../claims/check-request.ts';
import type { FindIdentifiers, FindNames, Identifier } from '../identities/identifier.ts';
import type { Identity } from '../identities/identity.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import type { Span } from '../reading/split-sentences.ts';
import type { SortedPassage } from '../sorting/sorted-passage.ts';
import { startLanguageProcess } from './start-language-process.ts';

/** Reading text and comparing what it means, in a process of its own so that the service's event loop stays free. */
export interface Language {
  readNotes(markdowns: readonly string[]): Promise<NoteSentence[][]>;
  splitTexts(texts: readonly string[]): Promise<Span[][]>;
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  /** The passages of notes with their kinds, each note given as its title, a line end and its Markdown. */
  sortNotes(notes: readonly string[]): Promise<SortedPassage[][]>;
  findNames: FindNames;
  findIdentifiers: FindIdentifiers;
  /** Whether notes bear out what a report says, sentence by sentence. */
  checkClaims: CheckClaims;
  close(): Promise<void>;
}

export interface LanguageOptions {
  /** For one call with a text of ordinary length, the loading of the models included. */
  timeoutMs?: number;
  /** The process ends, and gives back its memory, when it has had nothing to do for so long. */
  idleMs?: number;
  maxHeapMegabytes?: number;
}

export interface LanguageCall {
  task: 'readNotes' | 'splitTexts' | 'embed' | 'sortNotes' | 'findNames' | 'findIdentifiers' | 'checkClaims';
  texts: string[];
  /** Who is known already, where names are looked for. */
  known: readonly Identity[];
  check?: CheckRequest;
}

export class LanguageError extends Error {
  override name = 'LanguageError';
}

/** Calls are cut so that several reports take turns, and each call ends within its time. */
const EMBED_CHUNK = 64;
/** Some tenth of a second of work. */
const CLAIM_CHUNK = 64;
const ALL = Number.POSITIVE_INFINITY;
/** A process that died while it read the notes gets them once more; one that dies again and again does not. */
const MAX_SENT = 2;
const READ_CHUNK_CHARACTERS = 200_000;

/** The process is started by the first call, and again by the next one after it ended. */
export function createLanguage({
  timeoutMs = 60_000,
  idleMs = 120_000,
  maxHeapMegabytes = 512,
}: LanguageOptions = {}): Language {
  let worker: Worker | null = null;
  /** A process that was given up takes a moment to end. */
  const living = new Set<Worker>();
  let underWay = 0;
  let idle: NodeJS.Timeout | undefined;
  const takeReadersTurn = createTurns({ atOnce: 1, waiting: ALL }, () => new LanguageError('too many wait'));

  const start = (): Worker => {
    const started = startLanguageProcess(timeoutMs, maxHeapMegabytes);
    living.add(started);
    void forgetWhenEnded(started);
    return started;
  };

  const forgetWhenEnded = async (started: Worker): Promise<void> => {
    await started.ended;
    living.delete(started);
    if (worker === started) worker = null;
  };

  /** A text is not cut: a long one gets as much time as several of them. */
  const timeFor = (texts: readonly string[]): number =>
    timeoutMs * Math.max(1, Math.ceil(countCharacters(texts) / READ_CHUNK_CHARACTERS));

  const call = async (request: LanguageCall): Promise<unknown> => {
    clearTimeout(idle);
    const asked = (worker ??= start());
    underWay += 1;
    asked.ref();
    try {
      return await asked.ask(request, timeFor(request.texts));
    } catch (error) {
      // The next call must not meet a process that is about to end.
      if (error instanceof WorkerEnded && worker === asked) worker = null;
      throw new LanguageError(error instanceof Error ? error.message : 'failed');
    } finally {
      underWay -= 1;
      if (underWay === 0) {
        asked.unref();
        idle = setTimeout(() => worker?.stop('nothing to do'), idleMs).unref();
      }
    }
  };

  /** A process that died under one call is not the fault of another: each is tried a second time. */
  const callTwice = (request: LanguageCall): Promise<unknown> => call(request).catch(() => call(request));

  const inChunks = async <Value>(
    task: LanguageCall['task'],
    chunks: string[][],
    known: readonly Identity[] = [],
  ): Promise<Value[]> => {
    const values: Value[] = [];
    for (const chunk of chunks) values.push(...((await callTwice({ task, texts: chunk, known })) as Value[]));
    return values;
  };

  const askCheck = async (check: CheckRequest): Promise<CheckAnswer> =>
    (await callTwice({ task: 'checkClaims', texts: [], known: [], check })) as CheckAnswer;

  /**
   * Sends the notes, and asks until they are read: other calls get their turn in between. One report after the other, so
   * that what is read for one is not given up for another before it was of use.
   */
  const readAndCheck = (request: CheckRequest, notes: readonly CheckedNote[]): Promise<CheckedClaim[]> =>
    takeReadersTurn(async () => {
      let answer = await askCheck(request);
      for (let sent = 0; !Array.isArray(answer);) {
        if (answer === null) sent += 1;
        if (sent > MAX_SENT) throw new LanguageError('the notes could not be read');
        answer = await askCheck(answer === null ? { ...request, notes } : request);
      }
      return answer;
    });

  const checkClaims: CheckClaims = async (notes, claims) => {
    const key = await keyOf(notes);
    const checked: CheckedClaim[] = [];
    for (let from = 0; from < claims.length; from += CLAIM_CHUNK) {
      const request = { key, notes: null, claims: claims.slice(from, from + CLAIM_CHUNK) };
      const answer = await askCheck(request);
      checked.push(...(Array.isArray(answer) ? answer : await readAndCheck(request, notes)));
    }
    return checked;
  };

  return {
    checkClaims,
    readNotes: (markdowns) => inChunks('readNotes', cutChunks(markdowns, READ_CHUNK_CHARACTERS)),
    splitTexts: (texts) => inChunks('splitTexts', cutChunks(texts, READ_CHUNK_CHARACTERS)),
    embed: (texts) => inChunks('embed', cutChunks(texts, ALL)),
    sortNotes: (notes) => inChunks('sortNotes', cutChunks(notes, READ_CHUNK_CHARACTERS, 1)),
    findNames: (texts, known) => inChunks<Identity>('findNames', cutChunks(texts, READ_CHUNK_CHARACTERS, ALL), known),
    findIdentifiers: (texts, known) =>
      inChunks<Identifier[]>('findIdentifiers', cutChunks(texts, READ_CHUNK_CHARACTERS, ALL), known),
    close: async () => {
      clearTimeout(idle);
      for (const ending of living) {
        ending.ref();
        ending.stop('closed');
      }
      await Promise.all([...living].map((ending) => ending.ended));
    },
  };
}

/** Notes may be long: others get their turn between one and the next. */
async function keyOf(notes: readonly CheckedNote[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { markdown, ...about } of notes) {
    hash.update(JSON.stringify(about)).update('\0').update(markdown).update('\0');
    await nextTurn();
  }
  return hash.digest('hex');
}

function countCharacters(texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0);
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
