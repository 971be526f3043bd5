import { PDFiumLibrary } from '@hyzyla/pdfium';

/** One byte a pixel, 0 is black. */
export interface GreyImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export interface PageRenderer {
  /** Whether anything but text and lines is on the page. */
  hasImages(page: number): boolean;
  render(page: number): Promise<GreyImage>;
}

export const DOTS_PER_INCH = 200;
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
      const { originalWidth, originalHeight } = loaded.getOriginalSize();
      const size = originalWidth * originalHeight;
      if (!(size > 0)) throw new Error(`page ${page} has no size`);
      const scale = Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(maxPagePixels / size));
      // The library rounds the page's size down before it scales, so that a narrow page would get no pixel.
      const { width, height, data } = await loaded.render({
        scale: 1,
        width: Math.max(1, Math.round(originalWidth * scale)),
        height: Math.max(1, Math.round(originalHeight * scale)),
        colorSpace: 'Gray',
        render: 'bitmap',
      });
      return { width, height, pixels: data };
    },
  };
}
