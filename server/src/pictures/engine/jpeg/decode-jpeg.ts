import { JpegImage, setVerbosityLevel } from 'pdfjs-dist/image_decoders/pdf.image_decoders.mjs';
import { FaultyPicture } from '../fault.ts';
import { checkSize, type Raster, turn } from '../raster.ts';
import { readFrame } from './read-frame.ts';

const SILENT = 0;

/** The decoder is plain JavaScript: a hostile file can make it fail, but can reach nothing outside of it. */
export function decodeJpeg(file: Buffer): Raster {
  const { width, height, orientation } = readFrame(file);
  checkSize(width, height);
  setVerbosityLevel(SILENT);
  const image = new JpegImage();
  try {
    image.parse(new Uint8Array(file));
    if (image.width !== width || image.height !== height) throw new FaultyPicture('damaged');
    const data = image.getData({ width, height, forceRGBA: true });
    return turn({ width, height, pixels: new Uint8Array(data) }, orientation);
  } catch (error) {
    // No memory left: the sandbox knows what to make of that.
    if (error instanceof RangeError) throw error;
    throw new FaultyPicture('damaged');
  }
}
