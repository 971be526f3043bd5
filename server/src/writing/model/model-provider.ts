import { setTimeout as wait } from 'node:timers/promises';
import type { LanguageModel } from 'ai';
import type { Language } from '../language/language.ts';
import { createIdentityGuard, OPEN_GUARD } from '../identities/identity-guard.ts';
import { WritingError, type WritingErrorCode } from '../writing-error.ts';
import type { DoubtRequest, SectionDraft, SectionRequest, WritingProvider } from '../writing-provider.ts';
import { CallFailure, callModel, type FailureKind } from './call-model.ts';
import { chooseSentences } from './choose-sentences.ts';
import { fenceNotes, makeBoundary } from './fence-notes.ts';
import { hideSentences } from './hide-sentences.ts';
import { formatUserText, PROMPT_VERSION, SYSTEM_TEXT } from './prompt-texts.ts';
import { readAnswer } from './read-answer.ts';
import { findDoubts } from './second-reader.ts';

export interface ModelProviderOptions {
  name: string;
  modelName: string;
  openModel: () => Promise<LanguageModel>;
  language: Language;
  /** Whether what identifies people is replaced before anything is sent. */
  hidesIdentities: boolean;
  totalTimeoutMs: number;
  stallTimeoutMs: number;
  maxAttempts: number;
  maxOutputTokens: number;
  /** Of the notes, for one section; beyond it the best sentences are sent. */
  maxNoteCharacters: number;
  concurrency: number;
  /** Whether the model is asked a second time, what of its own text the notes do not bear out. */
  hasSecondReader: boolean;
  /** Waits between attempts; a test need not. */
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const ERROR_CODES: Record<FailureKind, WritingErrorCode> = {
  unavailable: 'provider_unavailable',
  misconfigured: 'provider_misconfigured',
  refused: 'provider_refused',
  invalid: 'provider_invalid_answer',
};
const FIRST_DELAY_MS = 1_000;
/** A provider that asks for a longer pause is as good as away. */
const MAX_DELAY_MS = 30_000;

export function createModelProvider(options: ModelProviderOptions): WritingProvider {
  return {
    name: options.name,
    model: options.modelName,
    promptVersion: PROMPT_VERSION,
    concurrency: options.concurrency,
    writeSection: (request) => writeSection(options, request),
    ...(options.hasSecondReader && { findDoubts: (request: DoubtRequest) => findDoubts(options, request) }),
  };
}

async function writeSection(options: ModelProviderOptions, request: SectionRequest): Promise<SectionDraft> {
  const { prompt, material, share, identities, signal } = request;
  const sentences = chooseSentences(material, share.passages, prompt, options.maxNoteCharacters);
  const guard = options.hidesIdentities ? createIdentityGuard(identities, options.language) : OPEN_GUARD;
  const hidden = await hideSentences(guard, sentences, [prompt.label, prompt.instruction]);
  const [label = '', instruction = ''] = hidden.others;
  for (let attempt = 1; ; attempt += 1) {
    const boundary = makeBoundary();
    try {
      const answer = await callModel({
        model: await options.openModel(),
        system: SYSTEM_TEXT,
        user: formatUserText({
          boundary,
          notes: await fenceNotes(hidden.sentences, boundary),
          label,
          instruction,
          form: prompt.form,
        }),
        maxOutputTokens: options.maxOutputTokens,
        totalTimeoutMs: options.totalTimeoutMs,
        stallTimeoutMs: options.stallTimeoutMs,
        signal,
      });
      return { blocks: readAnswer(answer, { prompt, material, boundary, restore: guard.restore }), attempts: attempt };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof CallFailure)) throw error;
      await pauseOrFail(options, error, attempt, signal);
    }
  }
}

async function pauseOrFail(
  { maxAttempts, sleep = pause }: ModelProviderOptions,
  failure: CallFailure,
  attempt: number,
  signal: AbortSignal,
): Promise<void> {
  const delay = failure.retryAfterMs ?? FIRST_DELAY_MS * 2 ** (attempt - 1);
  if (!failure.isWorthRetrying || attempt >= maxAttempts || delay > MAX_DELAY_MS) {
    throw new WritingError(ERROR_CODES[failure.kind], { cause: failure });
  }
  if (failure.kind === 'unavailable') await sleep(delay, signal);
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal });
}
