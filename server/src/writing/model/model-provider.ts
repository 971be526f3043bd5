import { setTimeout as wait } from 'node:timers/promises';
import type { Prompt } from '@casewright/document';
import type { LanguageModel } from 'ai';
import type { ModelSettings } from '../../settings/writing.ts';
import type { MaterialSentence } from '../evidence/material.ts';
import type { Language } from '../language/language.ts';
import { WritingError, type WritingErrorCode } from '../writing-error.ts';
import type { DoubtRequest, SectionDraft, SectionRequest, WritingProvider } from '../writing-provider.ts';
import { CallFailure, callModel, type FailureKind } from './call-model.ts';
import { chooseSentences } from './choose-sentences.ts';
import { describeCall } from './describe-call.ts';
import { fenceNotes, makeBoundary } from './fence-notes.ts';
import { guardFor } from './guard-for.ts';
import { type HiddenTexts, hideSentences } from './hide-sentences.ts';
import { formatUserText, PROMPT_VERSION, SYSTEM_TEXT } from './prompt-texts.ts';
import { readAnswer } from './read-answer.ts';
import { findDoubts } from './second-reader.ts';

export interface ModelProviderOptions extends Omit<ModelSettings, 'model'> {
  name: string;
  modelName: string;
  /** Where it is, for the record of what was sent. */
  host: string;
  openModel: () => Promise<LanguageModel>;
  language: Language;
  /** Waits between attempts; a test need not. */
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const ERROR_CODES: Record<FailureKind, WritingErrorCode> = {
  unavailable: 'provider_unavailable',
  misconfigured: 'provider_misconfigured',
  refused: 'provider_refused',
  invalid: 'provider_invalid_answer',
  'too long': 'notes_too_long',
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

/** How often the notes are cut to half of what was sent, for a model that cannot take in as much. */
const MOST_CUTS = 4;

async function writeSection(options: ModelProviderOptions, request: SectionRequest): Promise<SectionDraft> {
  let { maxNoteCharacters } = options;
  for (let cuts = 0; ; cuts += 1) {
    const { prompt, material, share } = request;
    const chosen = chooseSentences(material, share.passages, prompt, maxNoteCharacters);
    const draft = await writeFrom(options, request, chosen);
    if (draft !== 'too long') {
      const [used, all] = [chosen.length, material.sentences.length];
      return used === all ? draft : { ...draft, shortened: { used, all } };
    }
    const sent = chosen.reduce((sum, { sentence }) => sum + sentence.text.length, 0);
    if (cuts >= MOST_CUTS || chosen.length < 2) throw new WritingError('notes_too_long');
    maxNoteCharacters = Math.floor(sent / 2);
  }
}

async function writeFrom(
  options: ModelProviderOptions,
  request: SectionRequest,
  sentences: readonly MaterialSentence[],
): Promise<SectionDraft | 'too long'> {
  const { prompt, material, signal } = request;
  const guard = guardFor(options, request.identities);
  const hidden = await hideSentences(guard, sentences, [prompt.label, prompt.instruction], { areRestored: false });
  for (let attempt = 1; ; attempt += 1) {
    const boundary = makeBoundary();
    try {
      const user = await formatRequest(hidden, prompt, boundary);
      const answer = await callModel({
        model: await options.openModel(),
        system: SYSTEM_TEXT,
        user,
        announce: () =>
          request.announce(
            describeCall(options, `section ${prompt.label}`, hidden, { system: SYSTEM_TEXT, user, boundary }),
          ),
        maxOutputTokens: options.maxOutputTokens,
        totalTimeoutMs: options.totalTimeoutMs,
        stallTimeoutMs: options.stallTimeoutMs,
        signal,
      });
      return { blocks: readAnswer(answer, { prompt, material, boundary, restore: guard.restore }), attempts: attempt };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof CallFailure)) throw error;
      if (error.kind === 'too long') return 'too long';
      await pauseOrFail(options, error, attempt, signal);
    }
  }
}

async function formatRequest({ sentences, others }: HiddenTexts, { form }: Prompt, boundary: string): Promise<string> {
  const [label = '', instruction = ''] = others;
  return formatUserText({ boundary, notes: await fenceNotes(sentences, boundary), label, instruction, form });
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
