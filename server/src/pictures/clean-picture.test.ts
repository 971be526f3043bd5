import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createPictureCleaner } from './clean-picture.ts';
import { readChunks } from './engine/png/read-chunks.ts';
import { type Chunk, END, joinChunks, makeHeader, makePng, pack } from './testing/make-png.ts';

const clean = createPictureCleaner();
const fixture = (name: string): Buffer => readFileSync(path.join(import.meta.dirname, 'fixtures', name));

/** The words with which a picture is refused. */
async function refusalOf(file: Buffer): Promise<string> {
  const error = await clean(file, 'logo').catch((reason: unknown) => reason);
  return (error as { issues?: { loc: string[]; msg: string }[] }).issues?.[0]?.msg ?? String(error);
}

/** The pixels of a PNG of ours, as red, green and blue. */
function pixelsOf(png: Buffer, width: number): number[][] {
  const lines = inflateSync(Buffer.concat(readChunks(png).data));
  const channels = (readChunks(png).header[9] ?? 2) === 6 ? 4 : 3;
  const stride = 1 + width * channels;
  const values = new Uint8Array(lines);
  for (let at = stride; at < values.length; at++) {
    if (at % stride !== 0) values[at] = (values[at] ?? 0) + (values[at - stride] ?? 0);
  }
  return Array.from({ length: (values.length / stride) * width }, (_, index) => {
    const start = Math.floor(index / width) * stride + 1 + (index % width) * channels;
    return [...values.subarray(start, start + channels)];
  });
}

describe('a picture is read by its pixels alone', () => {
  test('what a file says besides is gone: texts, profiles, places, and what follows its end', async () => {
    const secret = Buffer.from('Comment\0taken at 51.45 N, 2.58 W <script>alert(1)</script>');
    const more: Chunk[] = [
      ['tEXt', secret],
      ['eXIf', secret],
      ['iCCP', secret],
    ];
    const file = Buffer.concat([makePng(4, 2, [10, 20, 30], more), Buffer.from('PK\u0003\u0004<html>')]);
    const { png, width, height } = await clean(file, 'logo');
    expect([width, height]).toEqual([4, 2]);
    expect(png.includes('script')).toBe(false);
    expect(png.includes('51.45')).toBe(false);
    expect(png.subarray(-8, -4).toString('latin1')).toBe('IEND');
    expect(pixelsOf(png, 4)).toEqual(Array.from({ length: 8 }, () => [10, 20, 30]));
  });

  test.each([
    [
      'a palette of two bits with a clear entry',
      2,
      3,
      0,
      [
        ['PLTE', Buffer.from([255, 0, 0, 0, 0, 255])],
        ['tRNS', Buffer.from([255, 0])],
      ],
      [0, 0b00010000],
      [
        [255, 0, 0, 255],
        [0, 0, 255, 0],
      ],
    ],
    [
      'grey of sixteen bits',
      16,
      0,
      0,
      [],
      [0, 0x80, 0, 0xff, 0xff],
      [
        [128, 128, 128],
        [255, 255, 255],
      ],
    ],
    [
      'grey with opacity',
      8,
      4,
      0,
      [],
      [0, 10, 255, 20, 0],
      [
        [10, 10, 10, 255],
        [20, 20, 20, 0],
      ],
    ],
    [
      'a line as difference to the pixel before',
      8,
      2,
      0,
      [],
      [1, 1, 2, 3, 1, 1, 1],
      [
        [1, 2, 3],
        [2, 3, 4],
      ],
    ],
    [
      'interlaced',
      8,
      0,
      1,
      [],
      [0, 7, 0, 9],
      [
        [7, 7, 7],
        [9, 9, 9],
      ],
    ],
  ] as const)('%s', async (_, depth, colour, interlace, more, line, expected) => {
    const chunks = [
      makeHeader(2, 1, depth, colour, interlace),
      ...(more as unknown as Chunk[]),
      pack(Buffer.from(line)),
      END,
    ];
    const { png } = await clean(joinChunks(chunks), 'logo');
    expect(pixelsOf(png, 2)).toEqual(expected);
  });

  test('a large one is made smaller, in its proportions', async () => {
    const { width, height } = await clean(makePng(3000, 1000), 'logo');
    expect([width, height]).toEqual([1200, 400]);
  });

  test('a photograph stands as the camera was held, and loses what the camera noted', async () => {
    const file = fixture('turned.jpg');
    expect(file.includes('Exif')).toBe(true);
    const { png, width, height } = await clean(file, 'picture');
    expect([width, height]).toEqual([8, 16]);
    expect(png.includes('Exif')).toBe(false);
    const pixels = pixelsOf(png, 8);
    // Red lies at the left of the file, which is the top once it is turned.
    expect(pixels[0]?.[0]).toBeGreaterThan(200);
    expect(pixels.at(-1)?.[2]).toBeGreaterThan(200);
  });
});

describe('what is not taken', () => {
  test.each([
    ['a drawing in SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
    ['a program', Buffer.from('\u007fELF')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_, file) => expect(await refusalOf(file)).toContain('neither a PNG nor a JPEG'));

  test('a size that no paper needs, before a pixel is unpacked', async () => {
    const bomb = joinChunks([makeHeader(60_000, 60_000), pack(Buffer.alloc(1000)), END]);
    expect(await refusalOf(bomb)).toContain('million pixels');
    const jpeg = fixture('turned.jpg');
    const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    const huge = Buffer.from(jpeg);
    huge.writeUInt16BE(65_000, at + 5);
    huge.writeUInt16BE(65_000, at + 7);
    expect(await refusalOf(huge)).toContain('million pixels');
  });

  test('more pixels than the header says: a bomb', async () => {
    const bomb = joinChunks([makeHeader(10, 10), ['IDAT', deflateSync(Buffer.alloc(200_000_000))], END]);
    expect(bomb.length).toBeLessThan(300_000);
    expect(await refusalOf(bomb)).toContain('damaged');
  });

  test.each([
    ['cut off', makePng(20, 20).subarray(0, 60)],
    ['with a wrong sum', Buffer.from(makePng(20, 20)).fill(1, 40, 44)],
    ['without a header', joinChunks([pack(Buffer.alloc(4)), END])],
    ['with an unknown kind of colours', joinChunks([makeHeader(1, 1, 8, 5), pack(Buffer.alloc(4)), END])],
    ['with too few pixels', joinChunks([makeHeader(10, 10), pack(Buffer.alloc(10)), END])],
    ['with a palette that is missing', joinChunks([makeHeader(1, 1, 8, 3), pack(Buffer.alloc(2)), END])],
    ['of no width', joinChunks([makeHeader(0, 1), pack(Buffer.alloc(1)), END])],
    ['a photograph cut off in its head', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1])],
  ])('a damaged one: %s', async (_, file) => expect(await refusalOf(file)).toContain('damaged'));

  test('more bytes than the limit', async () => {
    expect(await refusalOf(Buffer.alloc(4_000_000))).toContain('3 MB');
  });
});
