import { LIMITS } from './limits.ts';

/** A place in a note: characters from `start` up to `end` of its Markdown, and its page or time where there is one. */
export interface EvidenceSource {
  note: string;
  /** The revision of the note in which the characters are counted; the first where it is absent. */
  revision?: number;
  start: number;
  end: number;
  page: number | null;
  startMs: number | null;
}

const NOTE_ID = `[A-Za-z0-9][A-Za-z0-9_-]{0,${LIMITS.noteIdCharacters - 1}}`;
const SOURCE = new RegExp(
  String.raw`^(${NOTE_ID})(?:~([1-9]\d{0,8}))?@(\d{1,9})-(\d{1,9})(?:#p(\d{1,9}))?(?:#t(\d{1,9}))?$`,
);

/**
 * `note_1@120-180#p3 note_2~3@0-40#t61500`, the latter of the third revision: one string, since attributes of marks are
 * plain values.
 */
export function formatSources(sources: readonly EvidenceSource[]): string {
  const written = sources.map(({ note, revision, start, end, page, startMs }) => {
    const of = revision === undefined ? note : `${note}~${revision}`;
    return `${of}@${start}-${end}${page === null ? '' : `#p${page}`}${startMs === null ? '' : `#t${startMs}`}`;
  });
  return [...new Set(written)].slice(0, LIMITS.sources).join(' ');
}

/** What cannot be read is left out. */
export function parseSources(text: string): EvidenceSource[] {
  return text.split(' ').flatMap((part) => parseSource(part) ?? []);
}

/** Null when any part of it is no place in a note. */
export function canonicaliseSources(text: string): string | null {
  const parts = text.split(' ', LIMITS.sources + 1);
  const sources = parts.map(parseSource);
  if (parts.length > LIMITS.sources || sources.includes(null)) return null;
  return formatSources(sources.filter((source) => source !== null));
}

function parseSource(text: string): EvidenceSource | null {
  const [, note, revision, start, end, page, startMs] = SOURCE.exec(text) ?? [];
  if (note === undefined || start === undefined || end === undefined || Number(end) <= Number(start)) return null;
  return {
    note,
    ...(revision !== undefined && { revision: Number(revision) }),
    start: Number(start),
    end: Number(end),
    page: page === undefined ? null : Number(page),
    startMs: startMs === undefined ? null : Number(startMs),
  };
}
