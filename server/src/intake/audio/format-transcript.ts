import type { TranscriptPiece } from './transcribe.ts';

/** From and to in the Markdown text, in UTF-16 units, and in the recording. */
export interface TranscriptPlace {
  startOffset: number;
  endOffset: number;
  startMs: number;
  endMs: number;
}

export interface FormattedTranscript {
  markdown: string;
  places: TranscriptPlace[];
}

const DRAFT_LINE =
  '*Draft made by a machine from a recording. Check it against the recording before use: names of medicines, doses ' +
  'and numbers in particular may be wrong.*';
const UNCLEAR = '*(unclear)*';

/** A pause this long, or this much speech in one paragraph, begins a new one. */
const PARAGRAPH_PAUSE_MS = 2000;
const PARAGRAPH_LENGTH_MS = 60_000;

/**
 * The pieces as a note: a line that says what it is, then paragraphs, each below the time at which it begins. The time
 * has a line of its own, so that it is not a part of what was said.
 */
export function formatTranscript(
  pieces: readonly TranscriptPiece[],
  { title }: { title?: string } = {},
): FormattedTranscript {
  const places: TranscriptPlace[] = [];
  let markdown = title === undefined ? DRAFT_LINE : `# ${escapeMarkdown(title)}\n\n${DRAFT_LINE}`;
  for (const paragraph of groupParagraphs(pieces)) {
    markdown += `\n\n[${formatTime(paragraph[0]?.startMs ?? 0)}]\n\n`;
    for (const [index, { text, startMs, endMs }] of paragraph.entries()) {
      const written = text === '' ? UNCLEAR : escapeMarkdown(text);
      if (index > 0) markdown += ' ';
      places.push({ startOffset: markdown.length, endOffset: markdown.length + written.length, startMs, endMs });
      markdown += written;
    }
  }
  return { markdown: `${markdown}\n`, places };
}

function groupParagraphs(pieces: readonly TranscriptPiece[]): TranscriptPiece[][] {
  const paragraphs: TranscriptPiece[][] = [];
  for (const piece of pieces) {
    const current = paragraphs.at(-1);
    const pauseMs = piece.startMs - (current?.at(-1)?.endMs ?? 0);
    const lengthMs = piece.endMs - (current?.[0]?.startMs ?? 0);
    if (current === undefined || pauseMs >= PARAGRAPH_PAUSE_MS || lengthMs > PARAGRAPH_LENGTH_MS)
      paragraphs.push([piece]);
    else current.push(piece);
  }
  return paragraphs;
}

function formatTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** What was said is text: nothing in it becomes emphasis, a list, a link, HTML or a variable of a template. */
function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replaceAll(/[\\`*_~[\]<&{}#|]/g, String.raw`\$&`)
    .replace(/^(\d*)([-+>.)])/, String.raw`$1\$2`);
}

/** `Visit_2024-03-01 Smith.m4a` becomes `Visit 2024-03-01 Smith`. */
export function titleFromFileName(fileName: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? '';
  const bare = base
    .replace(/\.[\p{L}\p{N}]{1,5}$/u, '')
    .replaceAll(/[\p{Cc}\p{Cf}_\s]+/gu, ' ')
    .trim();
  return bare === '' ? 'Recording' : [...bare].slice(0, 200).join('');
}
