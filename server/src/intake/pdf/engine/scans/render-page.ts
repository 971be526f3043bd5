import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { encodePng } from './encode-png.ts';
import { DOTS_PER_INCH, type GreyImage } from './grey-image.ts';

export interface PageRenderer {
  /** Whether anything but text and lines is on the page. */
  hasImages(page: number): boolean;
  render(page: number): Promise<GreyImage>;
  /** As people see it, as a PNG file. Undefined if there is no such page. */
  draw(page: number): Promise<Buffer | undefined>;
}

/** For the eye; a page can be shown twice as large and still be read. */
const DRAWN_DOTS_PER_INCH = 144;
const POINTS_PER_INCH = 72;

export async function openRenderer(bytes: Uint8Array, maxPagePixels: number): Promise<PageRenderer> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  return {
    hasImages: (page) => {
      for (const { type } of document.getPage(page - 1).objects()) if (type === 'image' || type === 'form') return true;
      return false;
    },
    render: async (page) => {
      const loaded = document.getPage(page - 1);
      const size = measurePage(loaded, DOTS_PER_INCH, maxPagePixels);
      const { width, height, data } = await loaded.render({ ...size, colorSpace: 'Gray', render: 'bitmap' });
      return { width, height, pixels: data };
    },
    draw: async (page) => {
      if (page > document.getPageCount()) return undefined;
      const loaded = document.getPage(page - 1);
      const size = measurePage(loaded, DRAWN_DOTS_PER_INCH, maxPagePixels);
      // So called by the library, which has the bytes turned round: they come as red, green, blue and opacity.
      const { width, height, data } = await loaded.render({ ...size, colorSpace: 'BGRA', render: 'bitmap' });
      return encodePng(width, height, data);
    },
  };
}

/** The library rounds the page's size down before it scales, so that a narrow page would get no pixel. */
function measurePage(
  page: PDFiumPage,
  dotsPerInch: number,
  maxPagePixels: number,
): { scale: 1; width: number; height: number } {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const size = originalWidth * originalHeight;
  if (!(size > 0)) throw new Error(`page ${page.number + 1} has no size`);
  const scale = Math.min(dotsPerInch / POINTS_PER_INCH, Math.sqrt(maxPagePixels / size));
  return {
    scale: 1,
    width: Math.max(1, Math.round(originalWidth * scale)),
    height: Math.max(1, Math.round(originalHeight * scale)),
  };
}
