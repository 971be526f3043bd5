import { isBlank } from './grey-image.ts';
import type { OcrPage } from './ocr-lines.ts';
import { startRecogniser, type Recogniser } from './recognise.ts';
import { openRenderer, type PageRenderer } from './render-page.ts';

export interface ScanReader {
  hasImages(page: number): Promise<boolean>;
  /** Null for a page on which nothing can be read. */
  read(page: number): Promise<OcrPage | null>;
}

/** Most documents need neither engine, so that each starts at its first use. */
export function createScanReader(bytes: Uint8Array, maxPagePixels: number): ScanReader {
  let renderer: Promise<PageRenderer> | undefined;
  let recogniser: Promise<Recogniser> | undefined;
  const open = (): Promise<PageRenderer> => (renderer ??= openRenderer(bytes, maxPagePixels));
  return {
    hasImages: async (page) => (await open()).hasImages(page),
    read: async (page) => {
      const image = await (await open()).render(page);
      if (isBlank(image)) return null;
      const result = await (await (recogniser ??= startRecogniser())).recognise(image);
      return result.parts.length === 0 ? null : result;
    },
  };
}
