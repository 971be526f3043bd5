import { type Kind, KINDS } from '../../headings/kinds.ts';
import { readBaseModel } from '../../network/base-model.ts';
import { createBaseReader, LAST_LAYER, meanOf } from '../../network/base-reader.ts';
import { find, WIDTH } from '../../network/layers.ts';
import { createWordPieces } from '../../network/word-pieces.ts';
import type { Passage } from '../../passages/passage.ts';
import { layOutNote, layOutPassage } from './lay-out.ts';
import { readLearntWeights } from './learnt-weights.ts';

/** A kind that is less likely is left out. */
const LEAST = 0.01;

/** What is read of a note: some forty pages, which take ten seconds. The rest is sorted without. */
const MOST_PIECES = 24_000;

type ReadInNote = (title: string, passages: readonly Passage[]) => [Kind, number][][];

let read: ReadInNote | undefined;

/** What kinds each passage is likely of, by a network that reads it with its note around it. */
export function readInNote(title: string, passages: readonly Passage[]): [Kind, number][][] {
  read ??= createReader();
  return read(title, passages);
}

function createReader(): ReadInNote {
  const { vocabulary } = readBaseModel();
  const cut = createWordPieces(vocabulary);
  const { layer, head } = readLearntWeights();
  const readPieces = createBaseReader([LAST_LAYER], layer);
  const marks = { start: find(vocabulary, '[CLS]'), end: find(vocabulary, '[SEP]') };
  return (title, passages) => {
    const found = passages.map((): [Kind, number][] => []);
    const laidOut = passages.map((passage) => layOutPassage(cut, passage));
    let left = MOST_PIECES;
    for (const { pieces, places } of layOutNote(marks, cut(title), laidOut)) {
      left -= pieces.length;
      if (left < 0) break;
      const [states = new Float32Array()] = readPieces(pieces);
      for (const { index, start, end } of places) {
        if (end > start) found[index] = likeliest(head, meanOf(states, start, end));
      }
    }
    return found;
  };
}

function likeliest({ rows, bias }: { rows: Float32Array; bias: Float32Array }, mean: Float32Array): [Kind, number][] {
  const scores = KINDS.map((_, kind) =>
    mean.reduce((sum, value, at) => sum + value * (rows[kind * WIDTH + at] ?? 0), bias[kind] ?? 0),
  );
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return KINDS.map((kind, at): [Kind, number] => [kind, (shares[at] ?? 0) / total]).filter(
    ([, share]) => share >= LEAST,
  );
}
