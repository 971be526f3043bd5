// The process that reads an uploaded picture; see clean-picture.ts for who starts it.
import { readFileSync, writeSync } from 'node:fs';
import { RESULT_FD } from '../../sandbox/result-fd.ts';
import { MAX_KEPT_SIDE } from '../limits.ts';
import { FaultyPicture } from './fault.ts';
import { encodePng } from './png/encode-png.ts';
import { PNG_SIGNATURE } from './png/read-chunks.ts';
import { type Raster, shrink } from './raster.ts';

const JPEG_SIGNATURE = Buffer.from([0xff, 0xd8, 0xff]);

/** The type is what the first bytes are, whatever the file is called. */
async function decode(file: Buffer): Promise<Raster> {
  const startsWith = (signature: Buffer): boolean => file.subarray(0, signature.length).equals(signature);
  if (startsWith(PNG_SIGNATURE)) return (await import('./png/decode-png.ts')).decodePng(file);
  if (startsWith(JPEG_SIGNATURE)) return (await import('./jpeg/decode-jpeg.ts')).decodeJpeg(file);
  throw new FaultyPicture('not_a_picture');
}

function answer(head: object, body: Uint8Array = Buffer.alloc(0)): never {
  const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);
  for (let at = 0; at < bytes.length;) at += writeSync(RESULT_FD, bytes, at);
  process.exit(0);
}

try {
  const raster = shrink(await decode(readFileSync(0)), MAX_KEPT_SIDE);
  answer({ width: raster.width, height: raster.height }, encodePng(raster));
} catch (error) {
  if (error instanceof FaultyPicture) answer({ fault: error.fault });
  throw error;
}
