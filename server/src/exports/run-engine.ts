import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { AppError } from '../errors.ts';
import { watchChild } from '../lib/watch-child.ts';
import { buildEngineCommand, ENGINE_ENTRY } from './engine-command.ts';
import { RESULT_FD, TOO_LARGE_EXIT } from './engine/channel.ts';
import type { ExportLimits } from './limits.ts';
import type { ReportToExport } from './report-export.ts';

export interface EngineInput {
  report: ReportToExport;
  limits: ExportLimits;
  signal: AbortSignal | undefined;
  /** The program to run; the engine unless given. */
  entry?: string;
}

const KEPT_STDERR_CHARACTERS = 1000;
// The kernel's limit of processor time, and how Node ends when it gets no memory.
const SIGNALS_OF_EXCESS = new Set(['SIGXCPU', 'SIGKILL', 'SIGABRT', 'SIGTRAP']);

/** Writes the report in a process of its own, which cannot take this one with it, and waits for its end. */
export function runEngine({ report, limits, signal, entry = ENGINE_ENTRY }: EngineInput): Promise<Buffer> {
  const task = describeTask(report);
  const [program, ...args] = buildEngineCommand(entry, limits);
  // An empty environment: the engine has no business with our secrets.
  const child = spawn(program, args, { env: {}, cwd: '/', stdio: ['pipe', 'ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let fault: unknown;
    let stderr = '';
    let bytes = 0;
    const parts: Buffer[] = [];
    const end = (reason: unknown): void => {
      fault ??= reason;
      child.kill('SIGKILL');
    };
    const watch = watchChild(child.pid ?? 0, { ...limits, maxSilenceMs: limits.maxWallMs }, (what) => {
      end(tooLarge(`limit of ${what}`));
    });
    const onAbort = (): void => end(signal?.reason);
    signal?.addEventListener('abort', onAbort);

    const channel = child.stdio[RESULT_FD] as Readable;
    channel.on('error', () => undefined);
    channel.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > limits.maxResultBytes) end(tooLarge('too much output'));
      else parts.push(part);
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-KEPT_STDERR_CHARACTERS);
    });
    child.on('error', (cause) => end(new AppError('internal', { cause })));
    child.on('close', (code, signalName) => {
      watch.stop();
      signal?.removeEventListener('abort', onAbort);
      const detail = `export engine: exit ${code ?? signalName}: ${stderr.trim()}`;
      if (fault !== undefined) reject(fault);
      else if (code === 0 && bytes > 0) resolve(Buffer.concat(parts));
      else if (code === TOO_LARGE_EXIT || SIGNALS_OF_EXCESS.has(signalName ?? '')) reject(tooLarge(detail));
      else reject(new AppError('internal', { cause: new Error(detail) }));
    });
    // An engine that is gone before it read its task has told so by its end.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(task);
  });
}

function describeTask(report: ReportToExport): string {
  try {
    return JSON.stringify(report);
  } catch (cause) {
    // Too deep, or too long for one string.
    throw new AppError('export_too_large', { cause });
  }
}

function tooLarge(detail: string): AppError {
  return new AppError('export_too_large', { cause: new Error(detail) });
}
