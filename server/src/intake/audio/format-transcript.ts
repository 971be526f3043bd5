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

/** The pieces as a note: a line that says what it is, then paragraphs, each with the time at which it begins. */
export function formatTranscript(
  pieces: readonly TranscriptPiece[],
  { title }: { title?: string } = {},
): FormattedTranscript {
  const places: TranscriptPlace[] = [];
  let markdown = title === undefined ? DRAFT_LINE : `# ${escapeMarkdown(title)}\n\n${DRAFT_LINE}`;
  for (const paragraph of groupParagraphs(pieces)) {
    markdown += `\n\n[${formatTime(paragraph[0]?.startMs ?? 0)}]`;
    for (const { text, startMs, endMs } of paragraph) {
      const written = text === '' ? UNCLEAR : escapeMarkdown(text);
      const startOffset = markdown.length + 1;
      markdown += ` ${written}`;
      places.push({ startOffset, endOffset: markdown.length, startMs, endMs });
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

/**
 * What was said is text: nothing in it becomes emphasis, a link, HTML or a variable of a template. It never stands at
 * the start of a line, so that what makes headings and lists needs no care.
 */
function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replaceAll(/[\\`*_~[\]<&{}#|]/g, String.raw`\$&`);
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
