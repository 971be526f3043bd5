import type { PassageRecord } from '../placing/passage-record.ts';
import { isRiskWording } from '../sorting/risk-wording.ts';
import type { NoteTexts } from './note-texts.ts';

/** Headings, rules, and the line under the head of a table say nothing by themselves. */
const NO_WORDS = /^(?:#{1,6} .*|[\s|:=*_-]*)$/;
const LIST_SIGN = /^\s*(?:[-*+]|\d{1,3}[.)])\s+/;

/** The lines of corrected notes that were not there when the report was written. */
export function listNewLines(passages: readonly PassageRecord[], notes: NoteTexts): PassageRecord[] {
  const written = new Map(passages.map(({ noteId, revision = 1 }) => [noteId, revision]));
  return [...written].flatMap(([noteId, revision]) => {
    const latest = notes.latest(noteId);
    const former = notes.find(noteId, revision);
    if (latest === undefined || former === undefined || latest.revision === revision) return [];
    const known = new Set(former.split('\n').map((line) => line.trim()));
    return placeLines(latest.markdown)
      .filter(({ text }) => !known.has(text) && !NO_WORDS.test(text))
      .map(({ text, start }): PassageRecord => {
        const sign = LIST_SIGN.exec(text)?.[0].length ?? 0;
        const words = text.slice(sign);
        return {
          noteId,
          revision: latest.revision,
          start: start + sign,
          end: start + text.length,
          text: words,
          kind: 'other',
          marks: isRiskWording(words) ? ['risk'] : [],
        };
      });
  });
}

function placeLines(markdown: string): { text: string; start: number }[] {
  let at = 0;
  return markdown.split('\n').map((line) => {
    const start = at + line.length - line.trimStart().length;
    at += line.length + 1;
    return { text: line.trim(), start };
  });
}
