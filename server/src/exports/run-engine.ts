import { AppError } from '../errors.ts';
import { encodeText } from '../lib/encode-text.ts';
import { listRawJson } from '../lib/raw-json.ts';
import { isExcess } from '../sandbox/ending.ts';
import { startSandboxed } from '../sandbox/start-sandboxed.ts';
import { buildEngineCommand, ENGINE_ENTRY } from './engine-command.ts';
import { TOO_LARGE_EXIT } from './engine/channel.ts';
import type { ExportLimits } from './limits.ts';
import type { ReportToExport } from './report-export.ts';

export interface EngineInput {
  report: ReportToExport;
  limits: ExportLimits;
  signal: AbortSignal | undefined;
  /** The program to run; the engine unless given. */
  entry?: string;
}

/** Writes the report in a process of its own, which cannot take this one with it, and waits for its end. */
export async function runEngine({ report, limits, signal, entry = ENGINE_ENTRY }: EngineInput): Promise<Buffer> {
  const task = await describeTask(report);
  signal?.throwIfAborted();
  const child = startSandboxed(buildEngineCommand(entry, limits));
  const parts: Buffer[] = [];
  child.results.on('data', (part: Buffer) => parts.push(part));
  child.results.on('error', () => undefined);
  signal?.addEventListener('abort', child.kill);
  for (const piece of task) child.stdin?.write(piece);
  child.stdin?.end();
  const ending = await child.ended;
  signal?.removeEventListener('abort', child.kill);
  signal?.throwIfAborted();
  const { exitCode, signalName, excess, fault } = ending;
  if (fault !== undefined) throw new AppError('internal', { cause: fault });
  if (exitCode === 0 && excess === undefined && parts.length > 0) return Buffer.concat(parts);
  const messages = child.messages().tail;
  const cause = new Error(
    `export engine: ${excess ?? `exit ${exitCode ?? signalName}`}: ${messages.slice(-1000).trim()}`,
  );
  // If the kernel killed it for want of memory, the report needed too much.
  const isTooLarge = exitCode === TOO_LARGE_EXIT || signalName === 'SIGKILL' || isExcess(ending, messages);
  throw new AppError(isTooLarge ? 'export_too_large' : 'internal', { cause });
}

async function describeTask({ document, ...report }: ReportToExport): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for (const part of listRawJson(report, { document })) pieces.push(...(await encodeText(part)));
  return pieces;
}
