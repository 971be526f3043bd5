import type { LanguageModel } from 'ai';
import type { MaterialSentence } from '../evidence/material.ts';
import type { IdentifierFinder } from '../identities/identity-guard.ts';
import type { DoubtRequest, Doubts } from '../writing-provider.ts';
import { callModel } from './call-model.ts';
import { describeCall } from './describe-call.ts';
import { fenceNotes, fenceText, GAP, makeBoundary } from './fence-notes.ts';
import { guardFor } from './guard-for.ts';
import { hideSentences } from './hide-sentences.ts';
import { formatReaderText, READER_SYSTEM_TEXT } from './reader-texts.ts';

export interface SecondReaderOptions {
  name: string;
  modelName: string;
  host: string;
  openModel: () => Promise<LanguageModel>;
  language: IdentifierFinder;
  hidesIdentities: boolean;
  totalTimeoutMs: number;
  stallTimeoutMs: number;
}

/** Sentences of one call: more are read less closely. */
const MAX_SENTENCES = 20;
/** A list of numbers is short. */
const MAX_OUTPUT_TOKENS = 512;
/** The numbers of sentences and nothing else; a reader that writes more has not understood, and is not heard. */
const ANSWER = /^\W{0,8}(?:none|(?:s?\d{1,3}(?:\s?[,;]\s?|\s{1,3}and\s{1,3}|\s{1,3}))*s?\d{1,3})\W{0,8}$/i;

/**
 * Asks the model once more, apart from the writing, which sentences their cited passages do not bear out. It can take
 * trust away and never give it: only sentences that our own check has accepted are shown, and only their numbers are
 * read. A reader that fails or cannot be understood changes nothing.
 */
export async function findDoubts(options: SecondReaderOptions, request: DoubtRequest): Promise<Doubts> {
  const doubts: Doubts = { doubted: new Set(), calls: 0, inputTokens: 0, outputTokens: 0, failures: 0 };
  for (let from = 0; from < request.claims.length; from += MAX_SENTENCES) {
    const claims = request.claims.slice(from, from + MAX_SENTENCES);
    doubts.calls += 1;
    const numbers = await askOnce(options, { ...request, claims }, doubts);
    if (numbers === null) doubts.failures += 1;
    for (const number of numbers ?? []) if (number < claims.length) doubts.doubted.add(from + number);
  }
  return doubts;
}

async function askOnce(
  options: SecondReaderOptions,
  { claims, identities, announce, signal }: DoubtRequest,
  cost: Pick<Doubts, 'inputTokens' | 'outputTokens'>,
): Promise<number[] | null> {
  const passages = listPassages(claims.flatMap(({ evidence }) => evidence));
  const hidden = await hideSentences(
    guardFor(options, identities),
    passages,
    claims.map(({ text }) => text),
    { areRestored: true },
  );
  const boundary = makeBoundary();
  const sentences = hidden.others.map((text, index) => {
    const cited = (claims[index]?.evidence ?? []).map(({ number }) => `#${number}`).join(', ');
    return `S${index + 1} (${cited}): ${fenceText(text, boundary)}`;
  });
  try {
    const fenced = await fenceNotes(hidden.sentences, boundary);
    const user = formatReaderText(boundary, fenced, sentences);
    const described = describeCall(options, 'second reading', hidden, { system: READER_SYSTEM_TEXT, user, boundary });
    const answer = await callModel({
      model: await options.openModel(),
      system: READER_SYSTEM_TEXT,
      user,
      announce: () =>
        announce({ ...described, isOptional: true, passages: fenced.split('\n').filter((line) => line !== GAP) }),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      totalTimeoutMs: options.totalTimeoutMs,
      stallTimeoutMs: options.stallTimeoutMs,
      signal,
      onUsage: ({ inputTokens, outputTokens }) => {
        cost.inputTokens += inputTokens;
        cost.outputTokens += outputTokens;
      },
    });
    return readNumbers(answer);
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** Each once, in the order of the notes. */
function listPassages(sentences: readonly MaterialSentence[]): MaterialSentence[] {
  const byNumber = new Map(sentences.map((sentence) => [sentence.number, sentence]));
  return [...byNumber.values()].toSorted((a, b) => a.number - b.number);
}

/** Counted from 0; null for an answer that is no list of numbers. */
export function readNumbers(answer: string): number[] | null {
  const text = answer.trim();
  if (text.length > 400 || !ANSWER.test(text)) return null;
  return Array.from(text.matchAll(/\d+/g), ([number]) => Number(number) - 1).filter((number) => number >= 0);
}
