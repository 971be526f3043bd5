import type { Turns } from '../../lib/turns.ts';
import { readBaseModel } from '../network/base-model.ts';
import { createBaseReader, LAST_LAYER, meanOf } from '../network/base-reader.ts';
import { find } from '../network/layers.ts';
import { passHead, readLearntLayers } from '../network/learnt-layers.ts';
import { multiply } from '../network/vectors.ts';
import { createWordPieces } from '../network/word-pieces.ts';
import { layOutPassage, type ToldPassage } from '../sorting/context/lay-out.ts';
import type { Fits } from './fits.ts';
import { cutSection, layOutBeside, type NamedSection } from './lay-out.ts';

/** A note and the sections of the template that its passages are to stand in. */
export interface BesideRequest {
  sections: readonly NamedSection[];
  title: string;
  passages: readonly ToldPassage[];
}

/** What is read of a note: some 25,000 characters beside an ordinary template, which take some six seconds. */
const MOST_STRETCHES = 24;
/** Of more sections too little could be read of each. */
const MOST_SECTIONS = 64;

let read: ReadBeside | undefined;

type ReadBeside = (request: BesideRequest) => Turns<Fits[]>;

/** Where each passage of a note belongs, by a network that reads it and the template together. */
export function readBeside(request: BesideRequest): Turns<Fits[]> {
  read ??= createReader();
  return read(request);
}

function createReader(): ReadBeside {
  const { vocabulary } = readBaseModel();
  const cut = createWordPieces(vocabulary);
  const learnt = readLearntLayers(import.meta.dirname);
  const ofPassage = learnt.head('passage');
  const ofSection = learnt.head('section');
  const nowhere = learnt.head('nowhere');
  const readPieces = createBaseReader([LAST_LAYER], learnt.layer);
  const marks = { start: find(vocabulary, '[CLS]'), end: find(vocabulary, '[SEP]') };
  return function* ({ sections, title, passages }) {
    const found = passages.map((): Fits => null);
    if (sections.length > MOST_SECTIONS) return found;
    const laidOut = passages.map((passage) => layOutPassage(cut, passage));
    const ofTemplate = sections.map((section) => cutSection(cut, section));
    for (const stretch of layOutBeside(marks, ofTemplate, cut(title), laidOut).slice(0, MOST_STRETCHES)) {
      yield;
      const [states = new Float32Array()] = readPieces(stretch.pieces, stretch.noteStart);
      const wanted = stretch.sections.map(({ start, end }) => passHead(ofSection, meanOf(states, start, end)));
      for (const { index, start, end } of stretch.places) {
        if (end === start) continue;
        const mean = meanOf(states, start, end);
        const own = passHead(ofPassage, mean);
        const scale = Math.sqrt(own.length);
        found[index] = [...passHead(nowhere, mean), ...wanted.map((other) => multiply(own, other) / scale)];
      }
    }
    return found;
  };
}
