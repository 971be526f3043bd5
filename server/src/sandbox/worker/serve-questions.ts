// The side of the worker: it runs inside the sandbox.
import { writeSync } from 'node:fs';
import { RESULT_FD } from '../result-fd.ts';
import { encodeFrame, readFrames } from './frames.ts';
import type { Answer, Question } from './messages.ts';

/** Answers what comes on standard input, and ends with it: a worker must not outlive the service. */
export function serveQuestions(answer: (asked: unknown) => Promise<unknown>): void {
  readFrames(process.stdin, {
    maxFrameBytes: Number.POSITIVE_INFINITY,
    onValue: (value) => void reply(value as Question, answer),
    onFault: () => process.exit(1),
  });
  process.stdin.on('end', () => process.exit());
}

async function reply({ id, asked }: Question, answer: (asked: unknown) => Promise<unknown>): Promise<void> {
  const answered = await answer(asked).then(
    (value): Answer => ({ id, value }),
    (error: unknown): Answer => ({ id, error: error instanceof Error ? error.message : 'failed' }),
  );
  const frame = encodeFrame(answered);
  for (let at = 0; at < frame.length;) at += writeSync(RESULT_FD, frame, at);
}
