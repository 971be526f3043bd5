import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Ending, isExcess } from '../../sandbox/ending.ts';
import { type SandboxedProcess, startSandboxed } from '../../sandbox/start-sandboxed.ts';
import { buildChildCommand, ENGINE_ENTRY, findAssets } from './child-command.ts';
import { type ChildMessage, type ChildTask, parseChildMessage } from './child-message.ts';
import type { PdfLimits } from './limits.ts';
import type { PdfNote } from './note.ts';
import { PdfError } from './pdf-error.ts';
import { splitLines } from './split-lines.ts';

export interface RunChildInput extends Omit<RunEngineInput, 'bytes'> {
  file: string;
}

interface RunEngineInput {
  bytes: Readable;
  fileName: string;
  limits: PdfLimits;
  onProgress: (percent: number) => void;
  signal: AbortSignal | undefined;
  /** The program to run; the engine unless given. */
  entry?: string;
  /** An engine that was started in advance. */
  started?: SandboxedProcess | undefined;
  /** The page to be drawn. */
  page?: number;
}

type Outcome = Exclude<ChildMessage, { kind: 'progress' | 'failure' }>;

/** Reads a file with the engine. */
export async function runChild({ file, ...input }: RunChildInput): Promise<PdfNote> {
  const outcome = await runEngine({ ...input, bytes: createReadStream(file) });
  if (outcome.kind === 'note') return outcome.note;
  throw new PdfError('engine_failed', 'drew a page that nobody asked for');
}

/** Starts the engine on the bytes of a document and waits until it has reported the outcome, or ended without. */
export async function runEngine(input: RunEngineInput): Promise<Outcome> {
  const { bytes, fileName, limits, onProgress, signal, page, entry = ENGINE_ENTRY } = input;
  const child = input.started ?? startSandboxed(buildChildCommand(entry, limits));
  const heard: { outcome?: Exclude<ChildMessage, { kind: 'progress' }>; fault?: PdfError } = {};
  const told = Promise.withResolvers<void>();
  splitLines(child.results, (line) => {
    const message = parseChildMessage(line);
    child.touch();
    if (message === null) {
      heard.fault ??= new PdfError('engine_failed', 'garbage on the result channel');
      child.kill();
    } else if (message.kind !== 'progress') {
      heard.outcome ??= message;
      // Nothing is left for it to do, and to end by itself takes it longer than a short page.
      child.kill();
      told.resolve();
    } else if (heard.fault === undefined && signal?.aborted !== true) onProgress(message.percent);
  });
  signal?.addEventListener('abort', child.kill);
  const { maxPages, maxTextCharacters, maxPagePixels } = limits;
  const task: ChildTask = {
    fileName,
    assets: findAssets(),
    limits: { maxPages, maxTextCharacters, maxPagePixels },
    ...(page !== undefined && { page }),
  };
  child.stdin?.write(`${JSON.stringify(task)}\n`);
  // If something breaks here, the engine cannot read on and reports it.
  if (child.stdin !== null) await pipeline(bytes, child.stdin).catch(() => child.stdin?.destroy());
  const ending = await Promise.race([child.ended, told.promise]);
  signal?.removeEventListener('abort', child.kill);
  signal?.throwIfAborted();
  const { outcome, fault } = heard;
  if (fault !== undefined) throw fault;
  if (outcome?.kind === 'failure') throw new PdfError(outcome.code, outcome.detail);
  if (outcome !== undefined) return outcome;
  throw explainDeath(ending ?? (await child.ended), child.messages().tail);
}

function explainDeath(ending: Ending, messages: string): PdfError {
  const { exitCode, signalName, excess, fault } = ending;
  if (fault !== undefined) return new PdfError('engine_failed', 'the engine did not start', { cause: fault });
  const detail =
    excess === undefined ? `exit ${exitCode ?? signalName}: ${messages.trim().slice(-1000)}` : `limit of ${excess}`;
  return new PdfError(isExcess(ending, messages) ? 'pdf_too_large' : 'engine_failed', detail);
}
