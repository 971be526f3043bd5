import { ImageRun, Paragraph } from 'docx';
import type { PrintedPicture } from '../../report-export.ts';
import { fitPicture, LOGO_BOX, SIGNATURE_BOX } from '../fit-picture.ts';
import type { PictureBlock } from '../prepare-report.ts';

/** Word is told the size of a picture in pixels of which 96 make an inch. */
const PIXELS_PER_MM = 96 / 25.4;

type Box = typeof LOGO_BOX;

const toPixels = (mm: number): number => Math.max(1, Math.round(mm * PIXELS_PER_MM));

function writePicture(picture: PrintedPicture, box: Box, alt: string): ImageRun {
  const { widthMm, heightMm } = fitPicture(picture, box);
  return new ImageRun({
    type: 'png',
    data: Buffer.from(picture.png, 'base64'),
    transformation: { width: toPixels(widthMm), height: toPixels(heightMm) },
    altText: { name: alt, title: alt, description: alt },
  });
}

export const writeLogo = (logo: PrintedPicture, practiceName: string): ImageRun =>
  writePicture(logo, LOGO_BOX, practiceName);

/** On the same page as the name below it. */
export function writeSignature(block: PictureBlock): Paragraph[] {
  const children = [writePicture(block, SIGNATURE_BOX, block.alt)];
  return [new Paragraph({ keepNext: true, spacing: { before: 200, after: 40 }, children })];
}
