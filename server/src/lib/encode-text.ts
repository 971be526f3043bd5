import { setImmediate } from 'node:timers/promises';

/** What is encoded in one turn of the event loop: about a millisecond's work, whatever its letters. */
const PIECE_CHARACTERS = 128 * 1024;

/** The text as UTF-8, in pieces. Between two of them others have their turn, so that megabytes hold up nobody. */
export async function encodeText(text: string): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for (let start = 0; start < text.length;) {
    const end = findCut(text, start + PIECE_CHARACTERS);
    pieces.push(Buffer.from(text.slice(start, end)));
    start = end;
    if (start < text.length) await setImmediate();
  }
  return pieces;
}

/** A pair of surrogates is one character: cut in two, both halves would be lost. */
function findCut(text: string, at: number): number {
  return isHighSurrogate(text.charCodeAt(at - 1)) ? at + 1 : at;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
