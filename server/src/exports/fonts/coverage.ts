const CODE_POINTS = 0x11_0000;
/** By platform and encoding; the first that a font has is read. */
const WANTED: readonly [platform: number, encoding: number][] = [
  [3, 10],
  [0, 6],
  [0, 4],
  [3, 1],
  [0, 3],
];

/** A byte for each code point that can be drawn. */
export type Coverage = Uint8Array;

/** What every face of the text has, or any one of the other fonts. Each is given as its table `cmap`. */
export function joinCoverage(textFaces: readonly Buffer[], others: readonly Buffer[]): Coverage {
  const covered = new Uint8Array(CODE_POINTS);
  for (const cmap of textFaces) eachRange(cmap, (from, to) => countUp(covered, from, to));
  for (let at = 0; at < CODE_POINTS; at++) covered[at] = covered[at] === textFaces.length ? 1 : 0;
  for (const cmap of others) eachRange(cmap, (from, to) => covered.fill(1, from, to + 1));
  return covered;
}

function countUp(covered: Uint8Array, from: number, to: number): void {
  for (let at = from; at <= to; at++) covered[at] = (covered[at] ?? 0) + 1;
}

type TakeRange = (from: number, to: number) => void;

function eachRange(cmap: Buffer, take: TakeRange): void {
  const start = findTable(cmap);
  if (cmap.readUInt16BE(start) === 12) eachGroup(cmap, start, take);
  else if (cmap.readUInt16BE(start) === 4) eachSegment(cmap, start, take);
  else throw new Error('a font with an unknown kind of character map');
}

function findTable(cmap: Buffer): number {
  const tables = new Map<string, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const at = 4 + index * 8;
    tables.set(`${cmap.readUInt16BE(at)} ${cmap.readUInt16BE(at + 2)}`, cmap.readUInt32BE(at + 4));
  }
  for (const [platform, encoding] of WANTED) {
    const start = tables.get(`${platform} ${encoding}`);
    if (start !== undefined) return start;
  }
  throw new Error('a font without a character map for Unicode');
}

function eachGroup(cmap: Buffer, start: number, take: TakeRange): void {
  const count = cmap.readUInt32BE(start + 12);
  for (let index = 0; index < count; index++) {
    const at = start + 16 + index * 12;
    take(cmap.readUInt32BE(at), cmap.readUInt32BE(at + 4));
  }
}

/** A segment may have holes: characters that it leads to the first glyph, which stands for none. */
function eachSegment(cmap: Buffer, start: number, take: TakeRange): void {
  const twice = cmap.readUInt16BE(start + 6);
  const [ends, starts] = [start + 14, start + 16 + twice];
  const [deltas, offsets] = [starts + twice, starts + 2 * twice];
  for (let at = 0; at < twice; at += 2) {
    const [from, to] = [cmap.readUInt16BE(starts + at), cmap.readUInt16BE(ends + at)];
    const [delta, offset] = [cmap.readUInt16BE(deltas + at), cmap.readUInt16BE(offsets + at)];
    for (let character = from; character <= to && character < 0xffff; character++) {
      const index = offsets + at + offset + 2 * (character - from);
      const glyph = offset === 0 ? character : cmap.readUInt16BE(index);
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) take(character, character);
    }
  }
}

const TABLE_BYTES = 16;
const HEADER_BYTES = 12;

/** Where the table is that says which characters a font has, out of the head of its file. */
export function findCmap(head: Buffer): { start: number; length: number } {
  for (let index = 0; index < head.readUInt16BE(4); index++) {
    const at = HEADER_BYTES + index * TABLE_BYTES;
    if (head.toString('latin1', at, at + 4) === 'cmap') {
      return { start: head.readUInt32BE(at + 8), length: head.readUInt32BE(at + 12) };
    }
  }
  throw new Error('a font without a character map');
}

export function cutCmap(font: Buffer): Buffer {
  const { start, length } = findCmap(font);
  return font.subarray(start, start + length);
}
