import type { Passage } from '../../passages/passage.ts';
import { gloss } from '../../passages/glossary.ts';
import { plainSigns } from '../../passages/orders/unveil.ts';
import { writeOut } from '../../prose/write-out.ts';

/** The pieces of a text that the network knows it by. */
export type CutPieces = (text: string) => readonly number[];

/** A passage as the network is given it, with what stands above it or names who speaks. */
export interface LaidOut {
  pieces: readonly number[];
  /** Each is told where it differs from that of the passage before. */
  above: readonly (readonly number[])[];
  block: number;
}

/** A stretch of a note that is read at once: where each of some passages begins and ends in it. */
export interface Stretch {
  pieces: number[];
  places: { index: number; start: number; end: number }[];
}

export interface Marks {
  start: number;
  end: number;
}

const MOST_OF_TITLE = 24;
const MOST_OF_MARK = 16;
const MOST_OF_PASSAGE = 96;
/** What is read at once, and how much of that is what was read before. */
const MOST_AT_ONCE = 384;
const MOST_BEFORE = 96;

/** What is read of a passage. */
export type ToldPassage = Pick<Passage, 'text' | 'language' | 'heading' | 'label' | 'speaker' | 'header' | 'block'>;

export function layOutPassage(cut: CutPieces, passage: ToldPassage): LaidOut {
  const { text, language, heading, label, speaker, header, block } = passage;
  const plain = writeOut(plainSigns(text)).text;
  const english = language === null ? '' : gloss(text);
  const isLabelSaid = label !== null && text.startsWith(label);
  const marks = [heading, isLabelSaid ? null : label, header?.join(' ') ?? null, speaker];
  return {
    pieces: cut(`${plain} ${english}`).slice(0, MOST_OF_PASSAGE),
    above: marks.map((mark) => (mark === null || mark === '' ? [] : cut(`${mark}:`).slice(0, MOST_OF_MARK))),
    block,
  };
}

/** How many pieces are read at once, and how many of them may have been read before. */
export interface Room {
  most: number;
  before: number;
}

/** Each passage once, behind the note's title and some of the passages before it. */
export function layOutNote(
  { start, end }: Marks,
  title: readonly number[],
  passages: readonly LaidOut[],
  { most, before }: Room = { most: MOST_AT_ONCE, before: MOST_BEFORE },
): Stretch[] {
  const stretches: Stretch[] = [];
  const head = [start, ...title.slice(0, MOST_OF_TITLE), end];
  let first = 0;
  while (first < passages.length) {
    const stretch: Stretch = { pieces: [...head], places: [] };
    const from = beginBefore(passages, first, before);
    let index = from;
    for (; index < passages.length; index += 1) {
      const passage = passages[index];
      if (passage === undefined) break;
      const marks = tellMarks(passage, index === from ? undefined : passages[index - 1]);
      const length = marks.length + passage.pieces.length + 1;
      if (index > first && stretch.pieces.length + length > most) break;
      stretch.pieces.push(...marks);
      const place = stretch.pieces.length;
      stretch.pieces.push(...passage.pieces, end);
      if (index >= first) stretch.places.push({ index, start: place, end: place + passage.pieces.length });
    }
    stretches.push(stretch);
    first = index;
  }
  return stretches;
}

/** The first of the passages that are read once more, before the one that is read next. */
function beginBefore(passages: readonly LaidOut[], next: number, most: number): number {
  let room = most;
  let first = next;
  while (first > 0) {
    const passage = passages[first - 1];
    if (passage === undefined) break;
    room -= tellMarks(passage, passages[first - 2]).length + passage.pieces.length + 1;
    if (room < 0) break;
    first -= 1;
  }
  return first;
}

/** Who speaks is told anew for each turn; headings and labels only where they change. */
function tellMarks({ above, block }: LaidOut, before: LaidOut | undefined): number[] {
  return above.flatMap((mark, kind) => {
    const isSpeaker = kind === above.length - 1;
    const same = before?.above[kind]?.join() === mark.join() && !(isSpeaker && before.block !== block);
    return before !== undefined && same ? [] : mark;
  });
}
