import path from 'node:path';
import { AppError, ValidationError } from '../errors.ts';
import { createTurns } from '../lib/bounded-turns.ts';
import { isExcess } from '../sandbox/ending.ts';
import { MIB } from '../sandbox/limits.ts';
import { buildNodeCommand } from '../sandbox/node-program.ts';
import { type SandboxOptions, startSandboxed } from '../sandbox/start-sandboxed.ts';
import { ENGINE_LIMITS, MAX_PIXELS, MAX_SIDE, MAX_UPLOAD_BYTES } from './limits.ts';
import type { Picture, PictureFault } from './picture.ts';

const ENTRY = path.join(import.meta.dirname, 'engine', 'main.ts');
const TURNS = { atOnce: 1, waiting: 20 };

const WORDS: Record<PictureFault, string> = {
  not_a_picture: 'the file is neither a PNG nor a JPEG picture',
  too_large: `a picture may have ${MAX_UPLOAD_BYTES / MIB} MB at most`,
  too_many_pixels: `a picture may have ${MAX_PIXELS / 1_000_000} million pixels, and ${MAX_SIDE} on a side, at most`,
  damaged: 'the picture is damaged and cannot be read',
};

export type CleanPicture = (uploaded: Buffer, field: string) => Promise<Picture>;

/**
 * Makes a picture that is safe to keep and to pass on. Its pixels are read in a process of the sandbox and written
 * anew, so that nothing else of the file remains, neither what a camera noted nor what somebody hid in it.
 */
export function createPictureCleaner(): CleanPicture {
  const takeTurn = createTurns(TURNS, () => new AppError('unavailable'));
  return async (uploaded, field) => {
    if (uploaded.length > MAX_UPLOAD_BYTES) throw refuse(field, 'too_large');
    const outcome = await takeTurn(() => runEngine(uploaded), undefined);
    if (typeof outcome === 'string') throw refuse(field, outcome);
    return outcome;
  };
}

function refuse(field: string, fault: PictureFault): ValidationError {
  return new ValidationError([{ loc: ['body', field], msg: `Value error, ${WORDS[fault]}`, type: 'value_error' }]);
}

export function buildPictureCommand(): SandboxOptions {
  const command = buildNodeCommand({
    entry: ENTRY,
    readable: [import.meta.dirname],
    somePackage: 'pdfjs-dist',
    maxHeapBytes: ENGINE_LIMITS.maxMemoryBytes / 2,
  });
  return { ...command, limits: ENGINE_LIMITS, hasInput: true, results: 'channel' };
}

async function runEngine(uploaded: Buffer): Promise<Picture | PictureFault> {
  const child = startSandboxed(buildPictureCommand());
  const parts: Buffer[] = [];
  child.results.on('data', (part: Buffer) => parts.push(part));
  child.results.on('error', () => undefined);
  child.stdin?.end(uploaded);
  const ending = await child.ended;
  if (ending.exitCode === 0 && ending.excess === undefined) return readAnswer(Buffer.concat(parts));
  const messages = child.messages().tail;
  // A picture within our limits that breaks the reader's is made to do so.
  if (isExcess(ending, messages) || ending.signalName === 'SIGKILL') return 'damaged';
  const cause = ending.fault ?? new Error(`picture engine: exit ${ending.exitCode}: ${messages.slice(-1000).trim()}`);
  throw new AppError('internal', { cause });
}

function readAnswer(answer: Buffer): Picture | PictureFault {
  const end = answer.indexOf('\n');
  const head = JSON.parse(answer.toString('utf8', 0, end)) as { fault: PictureFault } | Omit<Picture, 'png'>;
  return 'fault' in head ? head.fault : { ...head, png: Buffer.from(answer.subarray(end + 1)) };
}
