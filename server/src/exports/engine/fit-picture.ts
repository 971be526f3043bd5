import type { PrintedPicture } from '../report-export.ts';

interface Box {
  widthMm: number;
  heightMm: number;
}

export const LOGO_BOX: Box = { widthMm: 65, heightMm: 22 };
export const SIGNATURE_BOX: Box = { widthMm: 60, heightMm: 20 };
/** A small picture is not blown up beyond this, since it would look coarse. */
const MIN_PIXELS_PER_MM = 4;

/** As large as the box allows, in its own proportions. */
export function fitPicture({ width, height }: Pick<PrintedPicture, 'width' | 'height'>, box: Box): Box {
  const scale = Math.min(box.widthMm / width, box.heightMm / height, 1 / MIN_PIXELS_PER_MM);
  return { widthMm: width * scale, heightMm: height * scale };
}
