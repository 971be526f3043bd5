import { type ChildProcess, fork } from 'node:child_process';
import { hash } from 'node:crypto';
import path from 'node:path';
import type { CheckedClaim } from '../claims/check-claims.ts';
import type { CheckAnswer, CheckClaims, CheckRequest } from '../claims/check-request.ts';
import type { FindIdentifiers, FindNames, Identifier } from '../identities/find-identifiers.ts';
import type { Identity } from '../identities/identity.ts';
import type { NoteSentence } from './note-sentence.ts';
import type { Span } from './split-sentences.ts';

/** Reading text and comparing what it means, in a process of its own so that the service's event loop stays free. */
export interface Language {
  readNotes(markdowns: readonly string[]): Promise<NoteSentence[][]>;
  splitTexts(texts: readonly string[]): Promise<Span[][]>;
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  findNames: FindNames;
  findIdentifiers: FindIdentifiers;
  /** Whether notes bear out what a report says, sentence by sentence. */
  checkClaims: CheckClaims;
  close(): Promise<void>;
}

export interface LanguageOptions {
  /** For one call, the loading of the models included. */
  timeoutMs?: number;
  /** The process ends, and gives back its memory, when it has had nothing to do for so long. */
  idleMs?: number;
  maxHeapMegabytes?: number;
}

export interface LanguageCall {
  id: number;
  task: 'readNotes' | 'splitTexts' | 'embed' | 'findNames' | 'findIdentifiers' | 'checkClaims';
  texts: string[];
  /** Who is known already, where names are looked for. */
  known: readonly Identity[];
  check?: CheckRequest;
}

export type LanguageAnswer = { id: number; value: unknown } | { id: number; error: string };

export class LanguageError extends Error {
  override name = 'LanguageError';
}

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

const PROGRAM = path.join(import.meta.dirname, 'language-process.ts');
/** Calls are cut so that several reports take turns, and each call ends within its time. */
const EMBED_CHUNK = 64;
/** Some tenth of a second of work. */
const CLAIM_CHUNK = 64;
const ALL = Number.POSITIVE_INFINITY;
const READ_CHUNK_CHARACTERS = 200_000;

/** The process is started by the first call, and again by the next one after it ended. */
export function createLanguage({
  timeoutMs = 60_000,
  idleMs = 120_000,
  maxHeapMegabytes = 512,
}: LanguageOptions = {}): Language {
  let child: ChildProcess | null = null;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  const pending = new Map<number, Pending>();

  const start = (): ChildProcess => {
    const started = fork(PROGRAM, {
      execArgv: [`--max-old-space-size=${maxHeapMegabytes}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.on('message', (message) => settle(message as LanguageAnswer));
    // A process that cannot be started, or reached, reports both; the end alone counts.
    started.on('error', () => started.kill('SIGKILL'));
    started.on('exit', () => {
      if (child === started) child = null;
      for (const id of pending.keys()) settle({ id, error: 'the process ended' });
    });
    started.unref();
    started.channel?.unref();
    return started;
  };

  const settle = (answer: LanguageAnswer): void => {
    const waiting = pending.get(answer.id);
    if (waiting === undefined) return;
    pending.delete(answer.id);
    clearTimeout(waiting.timer);
    if ('error' in answer) waiting.reject(new LanguageError(answer.error));
    else waiting.resolve(answer.value);
    if (pending.size > 0) return;
    child?.channel?.unref();
    idle = setTimeout(() => child?.kill('SIGKILL'), idleMs).unref();
  };

  const call = (request: Omit<LanguageCall, 'id'>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      child ??= start();
      const id = ++lastId;
      const timer = setTimeout(() => child?.kill('SIGKILL'), timeoutMs);
      pending.set(id, { resolve, reject, timer });
      child.channel?.ref();
      child.send({ id, ...request } satisfies LanguageCall, (error) => {
        if (error !== null) settle({ id, error: 'the process cannot be reached' });
      });
    });

  /** A process that died under one call is not the fault of another: each is tried a second time. */
  const callTwice = (request: Omit<LanguageCall, 'id'>): Promise<unknown> => call(request).catch(() => call(request));

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

  const checkClaims: CheckClaims = async (notes, claims) => {
    const key = hash('sha256', JSON.stringify(notes));
    const checked: CheckedClaim[] = [];
    for (let from = 0; from < claims.length; from += CLAIM_CHUNK) {
      const request = { key, notes: null, claims: claims.slice(from, from + CLAIM_CHUNK) };
      checked.push(...((await askCheck(request)) ?? (await askCheck({ ...request, notes })) ?? []));
    }
    return checked;
  };

  return {
    checkClaims,
    readNotes: (markdowns) => inChunks('readNotes', cutChunks(markdowns, READ_CHUNK_CHARACTERS)),
    splitTexts: (texts) => inChunks('splitTexts', cutChunks(texts, READ_CHUNK_CHARACTERS)),
    embed: (texts) => inChunks('embed', cutChunks(texts, ALL)),
    findNames: (texts, known) => inChunks<Identity>('findNames', cutChunks(texts, READ_CHUNK_CHARACTERS, ALL), known),
    findIdentifiers: (texts, known) =>
      inChunks<Identifier[]>('findIdentifiers', cutChunks(texts, READ_CHUNK_CHARACTERS, ALL), known),
    close: async () => {
      clearTimeout(idle);
      const ending = child;
      if (ending === null) return;
      await new Promise((resolve) => {
        ending.ref();
        ending.once('exit', resolve);
        ending.kill('SIGKILL');
      });
    },
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
