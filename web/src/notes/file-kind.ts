export type FileKind = 'pdf' | 'audio';

const SNIFFED_BYTES = 1024;
const AUDIO_NAME = /\.(?:wav|mp3|m4a|m4b|mp4|mov|aac|ogg|oga|opus|webm|mkv|flac|aiff?|caf|amr|wma|3gp)$/i;

/** How files with sound begin: the bytes, and where they stand. */
const AUDIO_SIGNATURES: [offset: number, bytes: string][] = [
  [8, 'WAVE'],
  [8, 'AIF'],
  [4, 'ftyp'],
  [0, 'ID3'],
  [0, 'OggS'],
  [0, 'fLaC'],
  [0, 'caff'],
  [0, '#!AMR'],
  [0, '\u001a\u0045\u00df\u00a3'],
];

/**
 * Which way a file is sent, or undefined where it is neither a PDF nor a recording. What the file begins with counts
 * more than what it is called; the service looks into the whole of it.
 */
export async function judgeFile(file: Blob & { name: string }): Promise<FileKind | undefined> {
  const start = await readStart(file);
  if (start.includes('%PDF-')) return 'pdf';
  if (AUDIO_SIGNATURES.some(([offset, bytes]) => start.startsWith(bytes, offset))) return 'audio';
  if (file.type === 'application/pdf' || /\.pdf$/i.test(file.name)) return 'pdf';
  return /^(?:audio|video)\//.test(file.type) || AUDIO_NAME.test(file.name) ? 'audio' : undefined;
}

/** The first bytes as a string, one character for each byte; empty if the file cannot be read any more. */
async function readStart(file: Blob): Promise<string> {
  const bytes = await file
    .slice(0, SNIFFED_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return String.fromCodePoint(...new Uint8Array(bytes));
}
