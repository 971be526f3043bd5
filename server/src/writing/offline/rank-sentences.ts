import type { Prompt } from '@casewright/document';
import type { Language } from '../language/language.ts';
import { mapInTurns } from '../language/map-in-turns.ts';
import type { NoteSentence } from '../language/note-sentence.ts';
import { similarity } from '../language/similarity.ts';
import type { SectionKind } from './section-kind.ts';
import { SECTION_KINDS } from './section-kinds.ts';

export interface RankedSentence {
  sentence: NoteSentence;
  score: number;
}

/** Beyond this many, only those that the cues favour are compared by meaning, which costs some 15 ms each. */
const MAX_COMPARED = 600;
const WEIGHTS = { meaning: 1, contrast: 0.6, cue: 0.3, label: 0.35, otherLabel: -0.15 };
const LABEL = /^([\p{L}][\p{L}\p{N}' /-]{0,30}):/u;

/**
 * How well each sentence answers a prompt of these kinds: by its likeness to the examples of the kind and its
 * unlikeness to those of the others, by the shorthand in it, and by the label or heading it stands under.
 */
export async function rankSentences(
  language: Language,
  kinds: readonly SectionKind[],
  prompt: Prompt,
  sentences: readonly NoteSentence[],
): Promise<RankedSentence[]> {
  const labels = findLabels(sentences);
  const signs = await mapInTurns(sentences, ({ text }, index) => scoreSigns(kinds, text, labels[index] ?? null));
  const compared = chooseCompared(sentences, signs);
  const vectors = await language.embed(compared.map((index) => sentences[index]?.text ?? ''));
  const meanings = await compareMeanings(language, kinds, prompt, vectors);
  const ranked = compared.flatMap((index, at) => {
    const sentence = sentences[index];
    return sentence === undefined ? [] : [{ sentence, score: (meanings[at] ?? 0) + (signs[index] ?? 0) }];
  });
  return ranked.toSorted((a, b) => b.score - a.score);
}

/** The label that each sentence stands under: its own, or the last one before it in its block, or the heading. */
function findLabels(sentences: readonly NoteSentence[]): (string | null)[] {
  let block = -1;
  let current: string | null = null;
  return sentences.map((sentence) => {
    if (sentence.block !== block) current = null;
    block = sentence.block;
    current = LABEL.exec(sentence.text)?.[1] ?? current;
    return current ?? sentence.heading;
  });
}

function scoreSigns(kinds: readonly SectionKind[], text: string, label: string | null): number {
  let score = kinds.some(({ cues }) => cues.test(text)) ? WEIGHTS.cue : 0;
  if (label === null || kinds.length === 0) return score;
  if (kinds.some(({ labels }) => labels.test(label))) score += WEIGHTS.label;
  else if (SECTION_KINDS.some(({ labels }) => labels.test(label))) score += WEIGHTS.otherLabel;
  return score;
}

function chooseCompared(sentences: readonly NoteSentence[], signs: readonly number[]): number[] {
  const indexes = sentences.flatMap(({ kind }, index) => (kind === 'heading' ? [] : [index]));
  if (indexes.length <= MAX_COMPARED) return indexes;
  return indexes.toSorted((a, b) => (signs[b] ?? 0) - (signs[a] ?? 0)).slice(0, MAX_COMPARED);
}

async function compareMeanings(
  language: Language,
  kinds: readonly SectionKind[],
  { label, instruction }: Prompt,
  vectors: readonly Float32Array[],
): Promise<number[]> {
  if (kinds.length === 0) {
    const asked = await language.embed([label, `${label}. ${instruction}`]);
    return mapInTurns(vectors, (vector) => 2 * Math.max(...asked.map((each) => similarity(each, vector))));
  }
  const examples = await language.embed(SECTION_KINDS.flatMap((kind) => kind.examples));
  let taken = 0;
  const byKind = SECTION_KINDS.map((kind) => {
    taken += kind.examples.length;
    return { isAsked: kinds.includes(kind), vectors: examples.slice(taken - kind.examples.length, taken) };
  });
  return mapInTurns(vectors, (vector) => {
    const scores = byKind.map((kind) => ({ isAsked: kind.isAsked, score: nearness(vector, kind.vectors) }));
    const best = (isAsked: boolean): number =>
      Math.max(0, ...scores.filter((each) => each.isAsked === isAsked).map(({ score }) => score));
    return WEIGHTS.meaning * best(true) - WEIGHTS.contrast * best(false);
  });
}

/** The mean of the two nearest examples, so that one odd example does not decide. */
function nearness(vector: Float32Array, examples: readonly Float32Array[]): number {
  const [first = 0, second = 0] = examples.map((example) => similarity(example, vector)).toSorted((a, b) => b - a);
  return (first + second) / 2;
}
