import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type Ending, readEnding } from './ending.ts';
import type { Excess, SandboxLimits } from './limits.ts';
import { capOutput, keepMessages, type Messages } from './output-cap.ts';
import { RESULT_FD } from './result-fd.ts';
import { findWalls } from './find-walls.ts';
import { watchProcess } from './watch-process.ts';
import { type SandboxedCommand, wrapCommand } from './wrap-command.ts';

export interface SandboxOptions extends SandboxedCommand {
  limits: SandboxLimits;
  /** Whether the parent talks to it; else its standard input is empty. */
  hasInput?: boolean;
  /** Where results come from: RESULT_FD for programs whose libraries print to standard output. */
  results?: 'stdout' | 'channel';
  /** What steers the program itself. Nothing of the service's own environment is passed on. */
  environment?: Record<string, string>;
}

export interface SandboxedProcess {
  pid: number;
  stdin: Writable | null;
  results: Readable;
  /** What it said on standard error. */
  messages(): Messages;
  /** Its time begins to count now, and not when it was started: for a process that was started in advance. */
  begin(): void;
  /** Says that it got on: see `maxSilenceMs`. */
  touch(): void;
  isAlive(): boolean;
  /** Kills it with all that it started. What it wrote and nobody has read is lost. */
  kill(): void;
  /** When it has ended and all that it wrote has been read. Never rejects. */
  ended: Promise<Ending>;
  /** Whether it keeps the service alive. */
  ref(): void;
  unref(): void;
}

/** The only way to start a process that touches a stranger's bytes. */
export function startSandboxed(options: SandboxOptions): SandboxedProcess {
  const { limits, hasInput = false, results = 'stdout', environment = {} } = options;
  const [program, ...args] = wrapCommand(options, limits, findWalls());
  const isOwnChannel = results === 'channel';
  const child = spawn(program, args, {
    env: environment,
    cwd: process.platform === 'win32' ? undefined : '/',
    stdio: [
      hasInput ? 'pipe' : 'ignore',
      isOwnChannel ? 'ignore' : 'pipe',
      'pipe',
      ...(isOwnChannel ? (['pipe'] as const) : []),
    ],
    // A group of its own, so that the whole of it can be killed at once.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  return guard(child, (isOwnChannel ? child.stdio[RESULT_FD] : child.stdout) as Readable, limits);
}

/** Holds a process to its limits until it has ended. */
function guard(child: ChildProcess, source: Readable, limits: SandboxLimits): SandboxedProcess {
  let excess: Excess | undefined;
  let fault: Error | undefined;
  let bytes = 0;
  const exceed = (what: Excess): void => {
    excess ??= what;
    kill();
  };
  const count = (more: number): boolean => {
    bytes += more;
    if (bytes > limits.maxOutputBytes) exceed('output');
    return excess === undefined;
  };
  const watch = watchProcess(child.pid ?? 0, limits, exceed);
  const results = capOutput(source, count);
  const errors = capOutput(child.stderr, count);
  const messages = keepMessages(errors);
  const kill = (): void => {
    killGroup(child);
    source.unpipe();
    source.resume();
    results.destroy();
  };

  child.on('error', (error) => {
    fault = error;
    kill();
  });
  child.on('exit', () => {
    watch.stop();
    // What it started must not outlive it.
    killGroup(child);
  });
  // If the process is gone before it read its task, its end says so.
  child.stdin?.on('error', () => undefined);
  const ended = Promise.all([waitForClose(child), isOver(results), isOver(errors)]).then(() => {
    watch.stop();
    return { ...readEnding(child.exitCode, child.signalCode), excess, fault };
  });
  const handles = [child, child.stdin, source, child.stderr] as { ref?(): void; unref?(): void }[];
  return {
    pid: child.pid ?? 0,
    stdin: child.stdin,
    results,
    messages,
    begin: watch.begin,
    touch: watch.touch,
    isAlive: () => child.pid !== undefined && child.exitCode === null && child.signalCode === null,
    kill,
    ended,
    ref: () => handles.forEach((handle) => handle?.ref?.()),
    unref: () => handles.forEach((handle) => handle?.unref?.()),
  };
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nobody of the group is left.
  }
}

function waitForClose(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    // A process that could not be started emits no end.
    child.once('error', () => child.pid === undefined && resolve());
  });
}

function isOver(stream: Readable): Promise<void> {
  return finished(stream).catch(() => undefined);
}
