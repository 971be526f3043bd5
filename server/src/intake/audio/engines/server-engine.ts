import { setTimeout as sleep } from 'node:timers/promises';
import { AudioError } from '../audio-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { isFormatRefused, readAnswer } from './read-answer.ts';
import type { SpeechEngine } from './speech-engine.ts';
import { encodeWav } from './wav.ts';
import { PassingFailure, readRetryAfter, withRetries } from './with-retries.ts';
import type { RetryTools } from './with-retries.ts';

export interface ServerEngineOptions {
  /** With or without `/v1` at its end. */
  baseUrl: string;
  apiKey?: string;
  model: string;
  /** ISO 639-1; the server guesses when it is left out. */
  language?: string;
  /** Words to expect, such as names of medicines. */
  prompt?: string;
  fetch: typeof globalThis.fetch;
  clock: Clock;
  timeoutMs?: number;
  piecesAtOnce?: number;
  retry?: RetryTools;
}

type Format = 'verbose_json' | 'json';

const TIMEOUT_MS = 120_000;
const PIECES_AT_ONCE = 3;
const ANSWER_MAX_BYTES = 1024 * 1024;
const PASSING_STATUSES = new Set([408, 409, 425, 429]);
const systemRetry: RetryTools = { sleep: (ms, signal) => sleep(ms, undefined, { signal }), random: Math.random };

/** Any server that speaks `POST /v1/audio/transcriptions`: OpenAI, Groq, vLLM, speaches, whisper.cpp. */
export function createServerEngine(options: ServerEngineOptions): SpeechEngine {
  const { model, retry = systemRetry } = options;
  const address = transcriptionsAddress(options.baseUrl);
  // Learnt once: from then on every piece asks for what this model can give.
  let format: Format = model.startsWith('gpt-4o') ? 'json' : 'verbose_json';

  const tryPiece = async (wav: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<string> => {
    const asked = format;
    const { status, body, isWebPage, retryAfterMs } = await post(
      address,
      buildForm(options, wav, asked),
      options,
      signal,
    );
    if (status >= 500 || PASSING_STATUSES.has(status)) throw new PassingFailure(`status ${status}`, retryAfterMs);
    if (status === 400 && asked === 'verbose_json' && isFormatRefused(body)) {
      format = 'json';
      return tryPiece(wav, signal);
    }
    // What a refusal says may repeat the prompt or the key, so its number alone is kept.
    if (status !== 200) throw new AudioError('provider_refused', `status ${status}`);
    // Something else stands at the address, such as a page to sign in: asking again would not change that.
    if (isWebPage) throw new AudioError('provider_refused', 'a web page');
    const text = readAnswer(body);
    if (text === undefined) throw new PassingFailure('status 200 with no transcript in the answer');
    return text;
  };

  return {
    name: 'server',
    version: model,
    piecesAtOnce: options.piecesAtOnce ?? PIECES_AT_ONCE,
    transcribePiece(samples, { signal }) {
      const wav = encodeWav(samples);
      return withRetries(() => tryPiece(wav, signal), signal, retry);
    },
  };
}

function transcriptionsAddress(baseUrl: string): URL {
  const url = new URL(baseUrl);
  const steps = url.pathname.split('/').filter((step) => step !== '');
  if (steps.at(-1) === 'v1') steps.pop();
  url.pathname = [...steps, 'v1/audio/transcriptions'].join('/');
  return url;
}

function buildForm(options: ServerEngineOptions, wav: Uint8Array<ArrayBuffer>, format: Format): FormData {
  const { model, language, prompt } = options;
  const form = new FormData();
  // The extension is how most servers tell the kind of file.
  form.append('file', new Blob([wav], { type: 'audio/wav' }), 'piece.wav');
  form.append('model', model);
  form.append('response_format', format);
  form.append('temperature', '0');
  if (format === 'verbose_json') form.append('timestamp_granularities[]', 'segment');
  if (language !== undefined) form.append('language', language);
  if (prompt !== undefined) form.append('prompt', prompt);
  return form;
}

interface Answer {
  status: number;
  body: string;
  isWebPage: boolean;
  retryAfterMs: number | undefined;
}

/** One exchange, the reading of the answer included, within one time limit. */
async function post(url: URL, form: FormData, options: ServerEngineOptions, signal: AbortSignal): Promise<Answer> {
  const { apiKey, timeoutMs = TIMEOUT_MS, clock } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await options.fetch(url, {
      method: 'POST',
      body: form,
      headers: { accept: 'application/json', ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }) },
      // A redirect would carry the recording, and perhaps the key, to an address that nobody named.
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeout]),
    });
    const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), clock.now());
    const isWebPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    return { status: response.status, body: await readBody(response), isWebPage, retryAfterMs };
  } catch (error) {
    signal.throwIfAborted();
    if (timeout.aborted) throw new PassingFailure(`no answer within ${timeoutMs} ms`);
    throw error instanceof PassingFailure ? error : new PassingFailure(`no connection${reasonOf(error)}`);
  }
}

async function readBody(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const part of response.body ?? []) {
    sizeBytes += part.byteLength;
    if (sizeBytes > ANSWER_MAX_BYTES) throw new PassingFailure(`an answer of more than ${ANSWER_MAX_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The system's word for what went wrong, such as ECONNREFUSED. Messages are left out: they may hold addresses. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? `: ${String(cause.code)}` : '';
}
