import type { LanguageModel } from 'ai';

export interface ModelCall {
  model: LanguageModel;
  system: string;
  user: string;
  /** Called and awaited before anything is sent. */
  announce: () => Promise<void>;
  maxOutputTokens: number;
  /** From the request to the last word. */
  totalTimeoutMs: number;
  /** Between one piece of the answer and the next, and before the first. */
  stallTimeoutMs: number;
  signal: AbortSignal;
  /** Called with what the call cost, where the provider says so. */
  onUsage?: (usage: ModelUsage) => void;
}

export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

export type FailureKind = 'unavailable' | 'misconfigured' | 'refused' | 'invalid' | 'too long';

/** Why one call gave nothing that can be used. The message holds nothing of what was sent or answered. */
export class CallFailure extends Error {
  override name = 'CallFailure';
  readonly kind: FailureKind;
  readonly isWorthRetrying: boolean;
  readonly retryAfterMs: number | null;

  constructor(kind: FailureKind, reason: string, isWorthRetrying: boolean, retryAfterMs: number | null = null) {
    super(reason);
    this.kind = kind;
    this.isWorthRetrying = isWorthRetrying;
    this.retryAfterMs = retryAfterMs;
  }
}

/** No section is as long; a provider that never stops is cut off here. */
const MAX_ANSWER_CHARACTERS = 60_000;
const PASSING_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529]);

/** The whole answer, accepted only when the model itself ended it and no error was seen on the way. */
export async function callModel(call: ModelCall): Promise<string> {
  const { streamText } = await import('ai');
  call.signal.throwIfAborted();
  await call.announce();
  const watch = new AbortController();
  const give = (reason: string): void => watch.abort(new CallFailure('unavailable', reason, true));
  const total = setTimeout(() => give('no complete answer in time'), call.totalTimeoutMs);
  let stall = setTimeout(() => give('no answer'), call.stallTimeoutMs);
  try {
    const { stream } = streamText({
      model: call.model,
      instructions: call.system,
      prompt: call.user,
      maxOutputTokens: call.maxOutputTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([call.signal, watch.signal]),
      // Errors come as parts of the stream; without this they would be printed too, request and all.
      onError: () => undefined,
    });
    let text = '';
    let finishReason: string | null = null;
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new CallFailure('unavailable', 'aborted', true);
      if (part.type === 'finish') {
        ({ finishReason } = part);
        const { inputTokens = 0, outputTokens = 0 } = part.totalUsage;
        call.onUsage?.({ inputTokens, outputTokens });
      }
      if (part.type !== 'text-delta') continue;
      clearTimeout(stall);
      stall = setTimeout(() => give('the answer stalled'), call.stallTimeoutMs);
      text += part.text;
      if (text.length > MAX_ANSWER_CHARACTERS) throw new CallFailure('invalid', 'the answer has no end', true);
    }
    return checkFinish(text, finishReason);
  } catch (error) {
    call.signal.throwIfAborted();
    if (watch.signal.aborted) throw watch.signal.reason;
    throw await asFailure(error);
  } finally {
    clearTimeout(total);
    clearTimeout(stall);
    // Whatever the outcome, the connection is not left open.
    watch.abort();
  }
}

function checkFinish(text: string, finishReason: string | null): string {
  if (finishReason === 'content-filter') throw new CallFailure('refused', 'the provider filtered the answer', false);
  if (finishReason === 'length') throw new CallFailure('invalid', 'the answer was cut off', true);
  if (finishReason !== 'stop') throw new CallFailure('unavailable', 'the answer was not ended by the model', true);
  if (text.trim() === '') throw new CallFailure('invalid', 'the answer is empty', true);
  return text;
}

async function asFailure(error: unknown): Promise<CallFailure> {
  if (error instanceof CallFailure) return error;
  const { APICallError } = await import('ai');
  if (!APICallError.isInstance(error)) return new CallFailure('unavailable', 'the connection failed', true);
  const { statusCode, responseHeaders } = error;
  if (statusCode === undefined) return new CallFailure('unavailable', 'the provider cannot be reached', true);
  if (isTooLong(statusCode, error.responseBody)) {
    return new CallFailure('too long', 'the request is longer than the model can take in', false);
  }
  // A success that could not be read was broken on the way.
  const isPassing = statusCode < 400 || PASSING_STATUSES.has(statusCode);
  const reason = `the provider answered ${statusCode}`;
  // A wrong key, model or address stays wrong however long one waits.
  if (!isPassing) return new CallFailure('misconfigured', reason, false);
  return new CallFailure('unavailable', reason, true, readRetryAfter(responseHeaders));
}

/** How llama.cpp, vLLM, OpenAI, Ollama and Anthropic say that a request is longer than the model's context. */
const TOO_LONG =
  /exceed_context_size|context_length_exceeded|maximum context length|context (?:size|length|window)|n_ctx|prompt is too long|too many tokens|input is too long/i;

function isTooLong(statusCode: number, body: string | undefined): boolean {
  return statusCode === 413 || (statusCode === 400 && TOO_LONG.test((body ?? '').slice(0, 4_000)));
}

function readRetryAfter(headers: Record<string, string> | undefined): number | null {
  const seconds = Number(headers?.['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}
