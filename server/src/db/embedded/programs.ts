import { type SpawnOptions, execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A program to start: under which identity, and through which other program. */
export interface Command {
  file: string;
  args: string[];
  identity: { uid?: number; gid?: number };
}

/** The environment variables that are passed on. Others, above all PG*, would change how the server behaves. */
const PASSED_ON = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];

export function programOptions(command: Command): SpawnOptions {
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...command.identity,
    // Not our own directory, to which the other identity may have no right.
    cwd: process.platform === 'win32' ? undefined : '/',
    env: { ...Object.fromEntries(passedOn), LC_ALL: 'C', TZ: 'UTC' },
    windowsHide: true,
  };
}

export interface ProgramResult {
  /** Undefined if it could not be started or was ended by a signal. */
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
