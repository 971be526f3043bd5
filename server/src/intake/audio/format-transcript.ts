import { isPieceUnderstood, type ReadTwice } from './doubts/judge-recording.ts';
import { markDoubts } from './doubts/mark-doubts.ts';
import type { TranscriptPiece } from './transcribe.ts';
import { placeWords, type PlacedWord } from './word-times/place-words.ts';

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
  /** Null for pieces of earlier versions, whose words have no times. */
  words: PlacedWord[] | null;
}

/** Where a recording that is not whole ends, and how long its file says that it is, if it does. */
export interface Break {
  heldMs: number;
  claimedMs?: number | undefined;
}

const DRAFT_LINE =
  '*Draft made by a machine from a recording. Check it against the recording before use: names of medicines, doses ' +
  'and numbers in particular may be wrong.*';
const DOUBT_LINE =
  '*A mark such as \\[?\\] follows words that were not heard for sure; it names the likely word where there is one.*';
const DOUBT_SIGN = String.raw`\[?`;
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
  { title, breaksOff }: { title?: string; breaksOff?: Break } = {},
): FormattedTranscript {
  const places: TranscriptPlace[] = [];
  const words: PlacedWord[] = [];
  const isMarked = pieces.some((piece) => piece.text !== '' && writePiece(piece).includes(DOUBT_SIGN));
  const head = isMarked ? `${DRAFT_LINE}\n\n${DOUBT_LINE}` : DRAFT_LINE;
  let markdown = title === undefined ? head : `# ${escapeMarkdown(title)}\n\n${head}`;
  for (const paragraph of groupParagraphs(pieces)) {
    markdown += `\n\n[${formatTime(paragraph[0]?.startMs ?? 0)}]\n\n`;
    for (const [index, piece] of paragraph.entries()) {
      const { startMs, endMs } = piece;
      const written = writePiece(piece);
      if (index > 0) markdown += ' ';
      places.push({ startOffset: markdown.length, endOffset: markdown.length + written.length, startMs, endMs });
      if (written !== UNCLEAR) words.push(...placeWords(piece, written, markdown.length));
      markdown += written;
    }
  }
  if (breaksOff !== undefined) markdown += `\n\n${describeBreak(breaksOff)}`;
  return { markdown: `${markdown}\n`, places, words: words.length === 0 ? null : words };
}

/** What was not understood is left out rather than guessed; what is in doubt says so. */
function writePiece(piece: ReadTwice): string {
  if (piece.text === '' || !isPieceUnderstood(piece)) return UNCLEAR;
  return escapeMarkdown(markDoubts(piece.text, piece.secondReading));
}

function describeBreak({ heldMs, claimedMs }: Break): string {
  if (claimedMs === undefined) {
    return (
      `*The recording breaks off here, at ${formatTime(heldMs)}: its file ends in the middle of a sound. ` +
      'What was said after this may be missing.*'
    );
  }
  return (
    `*The recording breaks off here, at ${formatTime(heldMs)}: its file says that it is ${formatTime(claimedMs)} long. ` +
    'What was said after this is missing.*'
  );
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
