const EXIF = Buffer.from('Exif\0\0', 'latin1');
const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/** How the camera was held, from the segment in which it leaves its notes. The rest of them (place, time, device) is not read. */
export function readOrientation(segment: Buffer): number | undefined {
  if (!segment.subarray(0, EXIF.length).equals(EXIF)) return undefined;
  const tiff = segment.subarray(EXIF.length);
  if (tiff.length < 14) return undefined;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return undefined;
  const count = short(start);
  for (let index = 0; index < count; index++) {
    const at = start + 2 + index * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.length) return undefined;
    if (short(at) === ORIENTATION) return short(at + 8);
  }
  return undefined;
}
