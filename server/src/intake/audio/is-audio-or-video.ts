/** How many bytes of a file's beginning are enough to judge it. */
export const MEDIA_HEAD_BYTES = 4096;

interface Mark {
  at: number;
  bytes: string;
}

/** The first bytes of every kind of file we accept: all marks of one row must be there. */
const KINDS: Record<string, Mark[]> = {
  wav: [
    { at: 0, bytes: 'RIFF' },
    { at: 8, bytes: 'WAVE' },
  ],
  wav64: [
    { at: 0, bytes: 'RF64' },
    { at: 8, bytes: 'WAVE' },
  ],
  mp4: [{ at: 4, bytes: 'ftyp' }],
  quicktime: [{ at: 4, bytes: 'moov' }],
  flac: [{ at: 0, bytes: 'fLaC' }],
  ogg: [{ at: 0, bytes: 'OggS\0' }],
  matroska: [{ at: 0, bytes: '\x1a\x45\xdf\xa3' }],
  aiff: [
    { at: 0, bytes: 'FORM' },
    { at: 8, bytes: 'AIFF' },
  ],
  aifc: [
    { at: 0, bytes: 'FORM' },
    { at: 8, bytes: 'AIFC' },
  ],
  caf: [{ at: 0, bytes: 'caff\0\x01' }],
  amr: [{ at: 0, bytes: '#!AMR' }],
  asf: [{ at: 0, bytes: '\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9' }],
};

/** Still pictures that come in the container of mp4. */
const PICTURE_BRANDS = new Set([
  'avif',
  'avis',
  'heic',
  'heix',
  'heim',
  'heis',
  'mif1',
  'msf1',
  'crx ',
  'jpx ',
  'jp2 ',
]);

/**
 * Whether a file begins as one of the kinds of recording we accept. It says nothing about whether the rest can be
 * decoded, or whether a video has sound: that is what probing and decoding find out.
 */
export function isAudioOrVideo(head: Uint8Array): boolean {
  const text = readText(head);
  const kind = findKind(text);
  if (kind === 'mp4') return !PICTURE_BRANDS.has(text.slice(8, 12));
  return kind !== undefined || hasMpegAudio(text);
}

/** What players call each kind; of a video the sound alone is of interest. */
const TYPES: Record<string, string> = {
  wav: 'audio/wav',
  wav64: 'audio/wav',
  mp4: 'audio/mp4',
  quicktime: 'audio/mp4',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  matroska: 'audio/webm',
  aiff: 'audio/aiff',
  aifc: 'audio/aiff',
  caf: 'audio/x-caf',
  amr: 'audio/amr',
  asf: 'audio/x-ms-wma',
};

/** The media type of a file that begins so; undefined where it is none of the recordings we accept. */
export function readAudioType(head: Uint8Array): string | undefined {
  if (!isAudioOrVideo(head)) return undefined;
  const text = readText(head);
  return TYPES[findKind(text) ?? ''] ?? (adtsFrameBytes(text, 0) === undefined ? 'audio/mpeg' : 'audio/aac');
}

/** Containers that hold pictures as often as sound. */
const VIDEO_KINDS = new Set(['mp4', 'quicktime', 'matroska', 'asf']);
const SOUND_BRANDS = new Set(['M4A ', 'M4B ']);

/** Whether a file of these kinds may be a video without sound, which its beginning does not tell. */
export function mayBeSilentVideo(head: Uint8Array): boolean {
  const text = readText(head);
  return VIDEO_KINDS.has(findKind(text) ?? '') && !SOUND_BRANDS.has(text.slice(8, 12));
}

function readText(head: Uint8Array): string {
  return Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, MEDIA_HEAD_BYTES)).toString('latin1');
}

function findKind(text: string): string | undefined {
  return Object.entries(KINDS).find(([, marks]) => marks.every(({ at, bytes }) => text.startsWith(bytes, at)))?.[0];
}

/** MP3 and raw AAC have no name in front: frames follow one another, with or without ID3 tags before the first. */
function hasMpegAudio(text: string): boolean {
  let at = 0;
  while (text.startsWith('ID3', at)) {
    const size = readSyncSafe(text, at + 6);
    if (size === undefined) return false;
    at += 10 + size;
    // A picture in the tag often reaches past the head; what stands behind it is for the decoder to say.
    if (at + 4 > text.length) return text.length >= 10;
  }
  while (at < text.length && text.charCodeAt(at) === 0) at += 1;
  const length = adtsFrameBytes(text, at) ?? mp3FrameBytes(text, at);
  if (length === undefined) return false;
  const next = at + length;
  return next + 4 > text.length || adtsFrameBytes(text, next) !== undefined || mp3FrameBytes(text, next) !== undefined;
}

/** ID3 sizes keep the top bit of each byte clear, so that they never look like a frame. */
function readSyncSafe(text: string, at: number): number | undefined {
  const bytes = [0, 1, 2, 3].map((index) => text.charCodeAt(at + index));
  if (bytes.some((byte) => !(byte < 0x80))) return undefined;
  return bytes.reduce((total, byte) => total * 128 + byte, 0);
}

function adtsFrameBytes(text: string, at: number): number | undefined {
  const byte = (index: number): number => text.charCodeAt(at + index);
  if (byte(0) !== 0xff || (byte(1) & 0xf6) !== 0xf0 || ((byte(2) >> 2) & 0xf) > 12) return undefined;
  const length = ((byte(3) & 3) << 11) | (byte(4) << 3) | (byte(5) >> 5);
  return length > 7 ? length : undefined;
}

const KILOBITS: Record<string, number[]> = {
  'mpeg1 layer2': [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  'mpeg1 layer3': [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  'mpeg2 layer2': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  'mpeg2 layer3': [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const SAMPLE_RATES: Record<number, number[]> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8000],
};

function mp3FrameBytes(text: string, at: number): number | undefined {
  const byte = (index: number): number => text.charCodeAt(at + index);
  if (byte(0) !== 0xff || (byte(1) & 0xe0) !== 0xe0) return undefined;
  const version = (byte(1) >> 3) & 3;
  const layer = 4 - ((byte(1) >> 1) & 3);
  const kilobits = KILOBITS[`mpeg${version === 3 ? 1 : 2} layer${layer}`]?.[(byte(2) >> 4) - 1];
  const rate = SAMPLE_RATES[version]?.[(byte(2) >> 2) & 3];
  if (kilobits === undefined || rate === undefined) return undefined;
  const samplesPerByte = layer === 3 && version !== 3 ? 72 : 144;
  return Math.floor((samplesPerByte * kilobits * 1000) / rate) + ((byte(2) >> 1) & 1);
}
