// Frames of MPEG audio, layer III: a header of four bytes says how long each is (ISO/IEC 11172-3, 2.4.1.3 and 13818-3).

const RATES_HZ: Partial<Record<number, readonly number[]>> = {
  0: [11_025, 12_000, 8000],
  2: [22_050, 24_000, 16_000],
  3: [44_100, 48_000, 32_000],
};
const MPEG_1 = 3;
const KBITS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const HEADER_BYTES = 4;
/** So many headers, each where the one before says, are no accident. */
const CERTAIN = 3;

/** Whether the end of a file lies in the middle of a frame. Given is the last part of the file, or all of it. */
export function endsWithinFrame(tail: Buffer): boolean {
  for (let start = 0; start + HEADER_BYTES <= tail.length; start += 1) {
    const { count, end, lastStart } = walkFrames(tail, start);
    if (count >= CERTAIN) return end > tail.length && lastStart < tail.length;
  }
  return false;
}

function walkFrames(bytes: Buffer, start: number): { count: number; end: number; lastStart: number } {
  let [count, end, lastStart] = [0, start, start];
  for (;;) {
    const length = readFrameLength(bytes, end);
    if (length === undefined) return { count, end, lastStart };
    lastStart = end;
    end += length;
    count += 1;
  }
}

function readFrameLength(bytes: Buffer, at: number): number | undefined {
  if (at + HEADER_BYTES > bytes.length) return undefined;
  const header = bytes.readUInt32BE(at);
  const isLayer3 = header >>> 21 === 0x7ff && ((header >>> 17) & 3) === 1;
  const version = (header >>> 19) & 3;
  const rate = RATES_HZ[version]?.[(header >>> 10) & 3];
  const kbits = (version === MPEG_1 ? KBITS_1 : KBITS_2)[(header >>> 12) & 15];
  if (!isLayer3 || rate === undefined || kbits === undefined || kbits === 0) return undefined;
  const padding = (header >>> 9) & 1;
  return Math.floor(((version === MPEG_1 ? 144 : 72) * kbits * 1000) / rate) + padding;
}
