import { type CutPieces, type LaidOut, layOutNote, type Marks, type Stretch } from '../sorting/context/lay-out.ts';

/** Some sections of a template, and a stretch of a note behind them, which are read at once. */
export interface BesideStretch {
  pieces: number[];
  /** The sections end here, and the note begins. */
  noteStart: number;
  sections: { start: number; end: number }[];
  places: Stretch['places'];
}

/** MiniLM reads no more pieces at once. */
const MOST_AT_ONCE = 512;
/** What comes before a passage takes no more: all must have room behind the sections. */
const MOST_BEFORE = 48;
/** What the sections take of it at most, and each of them. */
const MOST_OF_SECTIONS = 256;
const MOST_OF_SECTION = 40;

export interface NamedSection {
  label: string;
  instruction: string;
}

export function cutSection(cut: CutPieces, { label, instruction }: NamedSection): number[] {
  const text = instruction.trim() === '' ? label : `${label}: ${instruction}`;
  return cut(text).slice(0, MOST_OF_SECTION);
}

/** Each passage once, behind all sections, the note's title and some of the passages before it. */
export function layOutBeside(
  marks: Marks,
  sections: readonly (readonly number[])[],
  title: readonly number[],
  passages: readonly LaidOut[],
): BesideStretch[] {
  const head = [marks.start];
  const most = Math.floor(MOST_OF_SECTIONS / Math.max(1, sections.length)) - 1;
  const spans = sections.map((pieces) => {
    const start = head.length;
    head.push(...pieces.slice(0, most), marks.end);
    // A name without a letter is known by the mark behind it.
    return { start, end: Math.max(start + 1, head.length - 1) };
  });
  const noteStart = head.length;
  return layOutNote(marks, title, passages, { most: MOST_AT_ONCE - noteStart, before: MOST_BEFORE }).map(
    ({ pieces, places }) => ({
      pieces: [...head, ...pieces],
      noteStart,
      sections: spans,
      places: places.map(({ index, start, end }) => ({ index, start: start + noteStart, end: end + noteStart })),
    }),
  );
}
