import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { watchChild } from '../../lib/watch-child.ts';
import { buildChildCommand, ENGINE_ENTRY } from './child-command.ts';
import { type ChildMessage, type ChildTask, parseChildMessage, RESULT_FD } from './child-message.ts';
import type { PdfLimits } from './limits.ts';
import type { PdfNote } from './note.ts';
import { PdfError } from './pdf-error.ts';
import { splitLines } from './split-lines.ts';

export interface RunChildInput {
  file: string;
  fileName: string;
  limits: PdfLimits;
  onProgress: (percent: number) => void;
  signal: AbortSignal | undefined;
  /** The program to run; the engine unless given. */
  entry?: string;
}

const KEPT_STDERR_CHARACTERS = 4000;
// The kernel's limit of processor time, and how Node ends when it gets no memory.
const SIGNALS_OF_EXCESS = new Set(['SIGXCPU', 'SIGABRT', 'SIGTRAP']);
const OUT_OF_MEMORY = /out of memory|allocation failed/i;

/** Starts the engine on a file and waits for its end, whatever that is. */
export function runChild(input: RunChildInput): Promise<PdfNote> {
  const { file, fileName, limits, onProgress, signal, entry = ENGINE_ENTRY } = input;
  const { program, arguments: args, assets } = buildChildCommand(entry, file, limits);
  // An empty environment: the child has no business with our secrets.
  const child = spawn(program, args, {
    env: {},
    cwd: path.parse(file).root,
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let outcome: Exclude<ChildMessage, { kind: 'progress' }> | null = null;
    let fault: unknown;
    let stderr = '';
    const end = (reason: unknown): void => {
      fault ??= reason;
      child.kill('SIGKILL');
    };
    const watch = watchChild(child.pid ?? 0, limits, (what) => end(new PdfError('pdf_too_large', `limit of ${what}`)));
    const onAbort = (): void => end(signal?.reason);
    signal?.addEventListener('abort', onAbort);

    splitLines(resultChannel(child), {
      maxBytes: limits.maxTextCharacters * 8 + 1_000_000,
      onLine: (line) => {
        const message = parseChildMessage(line);
        watch.touch();
        if (message === null) end(new PdfError('engine_failed', 'garbage on the result channel'));
        else if (message.kind !== 'progress') outcome ??= message;
        else if (fault === undefined) onProgress(message.percent);
      },
      onTooMuch: () => end(new PdfError('pdf_too_large', 'too much output')),
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-KEPT_STDERR_CHARACTERS);
    });
    child.on('error', (cause) => end(new PdfError('engine_failed', 'the engine did not start', { cause })));
    child.on('close', (code, signalName) => {
      watch.stop();
      signal?.removeEventListener('abort', onAbort);
      if (fault !== undefined) reject(fault);
      else if (outcome?.kind === 'note') resolve(outcome.note);
      else if (outcome?.kind === 'failure') reject(new PdfError(outcome.code, outcome.detail));
      else reject(explainDeath(code, signalName, stderr));
    });
    sendTask(child, { file, fileName, assets, limits });
  });
}

function resultChannel(child: ChildProcess): Readable {
  return child.stdio[RESULT_FD] as Readable;
}

function sendTask(child: ChildProcess, { file, fileName, assets, limits }: ChildTask): void {
  const { maxPages, maxTextCharacters, maxPagePixels } = limits;
  // A child that is gone before it read its task has told so by its end.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(JSON.stringify({ file, fileName, assets, limits: { maxPages, maxTextCharacters, maxPagePixels } }));
}

function explainDeath(code: number | null, signalName: string | null, stderr: string): PdfError {
  const detail = `exit ${code ?? signalName}: ${stderr.trim().slice(-1000)}`;
  const isTooLarge = SIGNALS_OF_EXCESS.has(signalName ?? '') || OUT_OF_MEMORY.test(stderr);
  return new PdfError(isTooLarge ? 'pdf_too_large' : 'engine_failed', detail);
}
