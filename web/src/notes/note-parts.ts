import { type BlockNode, type EvidenceSource, parseMarkdown } from '@casewright/document';
import type { Note } from '../api/notes.ts';
import { findPassage, type Highlights } from '../document/passage.ts';
import { formatDuration } from '../components/times/format-duration.ts';

/** A page of a PDF, or the whole of any other note. */
export interface NotePart {
  page: number | null;
  isScan: boolean;
  content: BlockNode[];
  highlights: Highlights;
}

const NONE: Highlights = new Map();

/** The note in the parts it is shown in, with the cited passage marked where there is one. */
export function splitNote(note: Note, source: EvidenceSource | null): NotePart[] {
  return cutPages(note).map(({ page, isScan, start, end }) => {
    const markdown = note.markdown.slice(start, end);
    const { content } = parseMarkdown(markdown);
    const isCited = source !== null && source.start < end && source.end > start;
    const highlights = isCited
      ? findPassage(content, markdown, Math.max(0, source.start - start), Math.min(markdown.length, source.end - start))
      : NONE;
    return { page, isScan, content, highlights };
  });
}

interface Cut {
  page: number | null;
  isScan: boolean;
  start: number;
  end: number;
}

/** From where to where each page of a PDF goes; a note without pages is one piece. */
export function cutPages({ places, markdown }: Note): Cut[] {
  const pages = (places ?? []).filter(({ page }) => page !== undefined);
  if (pages.length === 0) return [{ page: null, isScan: false, start: 0, end: markdown.length }];
  const before = { page: null, isScan: false, start: 0, end: pages[0]?.startOffset ?? 0 };
  const cuts = pages.map(({ page = null, isScan = false, startOffset }, index): Cut => ({
    page,
    isScan,
    start: startOffset,
    end: pages[index + 1]?.startOffset ?? markdown.length,
  }));
  return before.end > 0 && markdown.slice(0, before.end).trim() !== '' ? [before, ...cuts] : cuts;
}

/** `[00:01:12]`, as a transcript has it before each paragraph, in milliseconds. */
export function readTimeMark(text: string): number | null {
  const [, hours, minutes, seconds] = /^\[(\d\d):(\d\d):(\d\d)\]$/.exec(text.trim()) ?? [];
  return hours === undefined ? null : ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

/** Where a source stands, in words: "page 3", "at 1:05", or nothing. */
export function describePlace({ page, startMs }: Pick<EvidenceSource, 'page' | 'startMs'>): string | null {
  if (page !== null) return `page ${page}`;
  return startMs === null ? null : `at ${formatDuration(startMs)}`;
}
