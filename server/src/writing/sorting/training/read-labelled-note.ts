import { readNote } from '../../reading/read-note.ts';
import { readPassages } from '../../passages/read-passages.ts';
import { settingOf } from '../features.ts';
import type { ExampleNote, LabelledNote, LabelledPassage } from './example.ts';

/** The style of files that hold passages one by one: what stands around one there says nothing. */
export const LOOSE = 'hard';

/**
 * The note as the service would read it: its passages are put together to Markdown, read, and each passage that comes
 * out takes the labels of the one that it lies in.
 */
export function readLabelledNote(note: LabelledNote, source: string, weight: number): ExampleNote {
  let markdown = '';
  let heading: string | undefined;
  const ends: number[] = [];
  for (const [index, passage] of note.passages.entries()) {
    const isUnderNewHeading = passage.heading !== undefined && passage.heading !== heading;
    if (isUnderNewHeading) markdown += `\n\n## ${passage.heading}`;
    heading = passage.heading;
    markdown += `${isUnderNewHeading ? '\n\n' : separatorBefore(note.passages, index)}${passage.text}`;
    ends.push(markdown.length);
  }
  const passages = readPassages(readNote(markdown));
  const examples = passages.flatMap((passage, index) => {
    const middle = (passage.start + passage.end) / 2;
    const labelled = note.passages[ends.findIndex((end) => middle < end)];
    if (labelled === undefined) return [];
    const { kind, also = [], risk = false } = labelled;
    const setting = note.style === LOOSE ? null : settingOf(passages, index, note.title);
    return [{ passage, setting, kind, also, risk, weight }];
  });
  return { source, title: note.title, examples };
}

/** Sentences of notes run on in paragraphs of two or three; rows make a table; lines with labels and turns stand alone. */
function separatorBefore(passages: readonly LabelledPassage[], index: number): string {
  const [before, text] = [passages[index - 1]?.text ?? '', passages[index]?.text ?? ''];
  if (before.startsWith('|') && text.startsWith('|')) return '\n';
  const runsOn = /[.!?]["”']?$/.test(before) && !/^[\p{L} /]{1,30}:|^[-|•\d[]|\n/u.test(text) && !before.includes('\n');
  return runsOn && index % 3 !== 0 ? ' ' : '\n\n';
}
