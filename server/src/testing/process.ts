import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const MAIN = path.resolve(import.meta.dirname, '../main.ts');

export interface CasewrightProcess {
  child: ChildProcess;
  /** Everything printed so far, on both outputs. */
  output(): string;
  /** Resolves with the match once the output contains it. Rejects if the process ends before. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray>;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

const running = new Set<ChildProcess>();

/** A real process of the command line, with only the given settings. */
export function runCasewright(args: string[], settings: Record<string, string>, input = ''): CasewrightProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  child.stdin.end(input);
  let text = '';
  const watchers = new Set<() => void>();
  const take = (chunk: Buffer): void => {
    text += chunk.toString();
    for (const watch of watchers) watch();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child);
    return (code ?? signal) as number | NodeJS.Signals | null;
  });
  const waitFor = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const watch = (): void => {
        const match = pattern.exec(text);
        if (match === null) return;
        watchers.delete(watch);
        resolve(match);
      };
      watchers.add(watch);
      watch();
      void ended.then((outcome) => reject(new Error(`ended with ${outcome} before ${pattern}:\n${text}`)));
    });
  return { child, output: () => text, waitFor, ended };
}

/** Ends what a failed test left running. Call in `afterAll`. */
export async function killLeftovers(): Promise<void> {
  await Promise.all([...running].map((child) => (child.kill('SIGKILL'), once(child, 'close'))));
}
