import type { Turns } from '../../../lib/turns.ts';
import { type Kind, KINDS } from '../../headings/kinds.ts';
import { readBaseModel } from '../../network/base-model.ts';
import { createBaseReader, LAST_LAYER, meanOf } from '../../network/base-reader.ts';
import { find } from '../../network/layers.ts';
import { type Head, passHead, readLearntLayers } from '../../network/learnt-layers.ts';
import { softmax } from '../../network/vectors.ts';
import { createWordPieces } from '../../network/word-pieces.ts';
import type { Passage } from '../../passages/passage.ts';
import { layOutNote, layOutPassage } from './lay-out.ts';

/** A kind that is less likely is left out. */
const LEAST = 0.01;

/** What is read of a note: some 30,000 characters, which take some six seconds. The rest is sorted without. */
const MOST_PIECES = 12_000;

/** What a passage is about where it stands. */
export interface InNote {
  /** The likeliest kinds. */
  kinds: [Kind, number][];
  /** The log-odds that it touches harm. */
  riskOdds: number;
}

/** Null for what was not read. */
type ReadInNote = (title: string, passages: readonly Passage[]) => Turns<(InNote | null)[]>;

let read: ReadInNote | undefined;

/** What each passage is about, by a network that reads it with its note around it. */
export function readInNote(title: string, passages: readonly Passage[]): Turns<(InNote | null)[]> {
  read ??= createReader();
  return read(title, passages);
}

function createReader(): ReadInNote {
  const { vocabulary } = readBaseModel();
  const cut = createWordPieces(vocabulary);
  const learnt = readLearntLayers(import.meta.dirname);
  const head = learnt.head('head');
  const readPieces = createBaseReader([LAST_LAYER], learnt.layer);
  const marks = { start: find(vocabulary, '[CLS]'), end: find(vocabulary, '[SEP]') };
  return function* (title, passages) {
    const found = passages.map((): InNote | null => null);
    const laidOut = passages.map((passage) => layOutPassage(cut, passage));
    let left = MOST_PIECES;
    for (const { pieces, places } of layOutNote(marks, cut(title), laidOut)) {
      left -= pieces.length;
      if (left < 0) break;
      yield;
      const [states = new Float32Array()] = readPieces(pieces);
      for (const { index, start, end } of places) {
        if (end > start) found[index] = judge(head, meanOf(states, start, end));
      }
    }
    return found;
  };
}

/** The rows of the head are the kinds, and then risk. */
function judge(head: Head, mean: Float32Array): InNote {
  const scores = [...passHead(head, mean)];
  const shares = softmax(scores.slice(0, KINDS.length));
  const kinds = KINDS.map((kind, at): [Kind, number] => [kind, shares[at] ?? 0]);
  return { kinds: kinds.filter(([, share]) => share >= LEAST), riskOdds: scores[KINDS.length] ?? 0 };
}
