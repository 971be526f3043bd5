import { FaultyPicture } from '../fault.ts';

interface ColourInput {
  depth: number;
  colour: number;
  channels: number;
  palette: Buffer | null;
  transparency: Buffer | null;
}

type WritePixel = (line: Uint8Array, column: number, into: Uint8Array, at: number) => void;

const PALETTE = 3;
const OPAQUE = 255;

/** How the values of a pixel become red, green, blue and opacity of eight bits each. */
export function createColours({ depth, colour, channels, palette, transparency }: ColourInput): WritePixel {
  const valueOf = readerOf(depth);
  const toByte = (value: number): number => (depth === 16 ? value >> 8 : (value * 255) / (2 ** depth - 1));
  if (colour === PALETTE) {
    if (palette === null || palette.length === 0 || palette.length % 3 !== 0) throw new FaultyPicture('damaged');
    return (line, column, into, at) => {
      const entry = valueOf(line, column);
      into.set(palette.subarray(entry * 3, entry * 3 + 3), at);
      into[at + 3] = transparency?.[entry] ?? OPAQUE;
    };
  }
  const [isGrey, hasOpacity] = [channels < 3, channels % 2 === 0];
  const clear = hasOpacity || transparency === null ? null : readClear(transparency, channels);
  return (line, column, into, at) => {
    const first = column * channels;
    for (let index = 0; index < 3; index++) into[at + index] = toByte(valueOf(line, isGrey ? first : first + index));
    const isClear = clear?.every((value, index) => valueOf(line, first + index) === value) ?? false;
    into[at + 3] = hasOpacity ? toByte(valueOf(line, first + channels - 1)) : isClear ? 0 : OPAQUE;
  };
}

/** The one colour that stands for nothing. */
function readClear(transparency: Buffer, channels: number): number[] {
  if (transparency.length !== channels * 2) throw new FaultyPicture('damaged');
  return Array.from({ length: channels }, (_, index) => transparency.readUInt16BE(index * 2));
}

function readerOf(depth: number): (line: Uint8Array, index: number) => number {
  if (depth === 8) return (line, index) => line[index] ?? 0;
  if (depth === 16) return (line, index) => ((line[index * 2] ?? 0) << 8) | (line[index * 2 + 1] ?? 0);
  const [perByte, mask] = [8 / depth, 2 ** depth - 1];
  return (line, index) => {
    const shift = 8 - depth * ((index % perByte) + 1);
    return ((line[Math.floor(index / perByte)] ?? 0) >> shift) & mask;
  };
}
