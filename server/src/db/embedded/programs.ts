import { type SpawnOptions, execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A program as it is to be started: under which identity, and through what. */
export interface Command {
  file: string;
  args: string[];
  identity: { uid?: number; gid?: number };
}

/** What is passed on of our environment. The rest is not the server's business, and PG* variables would steer it. */
const PASSED_ON = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];

export function programOptions(command: Command): SpawnOptions {
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...command.identity,
    // Not ours: the other identity may have no right to it.
    cwd: process.platform === 'win32' ? undefined : '/',
    env: { ...Object.fromEntries(passedOn), LC_ALL: 'C', TZ: 'UTC' },
    windowsHide: true,
  };
}

export interface ProgramResult {
  /** Undefined when it could not be started or was ended by a signal. */
  exitCode: number | undefined;
  output: string;
}

export async function runProgram(command: Command): Promise<ProgramResult> {
  try {
    const { stdout, stderr } = await promisify(execFile)(command.file, command.args, {
      ...(programOptions(command) as object),
      encoding: 'utf8',
    });
    return { exitCode: 0, output: stdout + stderr };
  } catch (error) {
    const failure = error as { code?: unknown; stderr?: string; message: string };
    const exitCode = typeof failure.code === 'number' ? failure.code : undefined;
    return { exitCode, output: failure.stderr?.trim() || failure.message };
  }
}
