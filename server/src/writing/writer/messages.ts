import { LanguageError } from '../language/language-call.ts';
import type { SectionText } from '../write-report.ts';
import { WritingError, type WritingErrorCode } from '../writing-error.ts';
import type { OutgoingCall } from '../writing-provider.ts';
import type { WriterInput } from './writer.ts';

/** What the service tells the thread. Each piece of writing has a number, and so has each question that it asks. */
export type ToThread =
  | { kind: 'write'; id: number; input: WriterInput }
  | { kind: 'abort'; id: number }
  | { kind: 'answer'; question: number; error?: ErrorData }
  | { kind: 'close' };

/** What the thread tells the service. It waits for the answer to a question before it goes on. */
export type FromThread =
  | { kind: 'announce'; id: number; question: number; call: OutgoingCall }
  | { kind: 'section'; id: number; question: number; section: SectionText }
  | { kind: 'progress'; id: number; percent: number }
  | { kind: 'written'; id: number; passages: string }
  | { kind: 'failed'; id: number; error: ErrorData };

/** An error as data: its class would not survive the way from one thread to another. */
export interface ErrorData {
  name: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorData;
}

export function toErrorData(error: unknown): ErrorData {
  if (!(error instanceof Error)) return { name: 'Error', message: 'something was thrown that is no error' };
  const { name, message, stack, cause } = error;
  const code: unknown = 'code' in error ? error.code : undefined;
  return {
    name,
    message,
    ...(typeof code === 'string' && { code }),
    ...(stack !== undefined && { stack }),
    ...(cause !== undefined && { cause: toErrorData(cause) }),
  };
}

export function fromErrorData({ name, message, code, stack, cause }: ErrorData): Error {
  const options = cause === undefined ? {} : { cause: fromErrorData(cause) };
  const error = createError(name, message, code, options);
  if (stack !== undefined) error.stack = stack;
  return error;
}

function createError(name: string, message: string, code: string | undefined, options: ErrorOptions): Error {
  if (name === 'WritingError') return new WritingError(code as WritingErrorCode, options);
  if (name === 'LanguageError') return new LanguageError(message, options);
  return Object.assign(new Error(message, options), { name }, code !== undefined && { code });
}
