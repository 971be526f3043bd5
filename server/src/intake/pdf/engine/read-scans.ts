import { isBlank } from './grey-image.ts';
import type { OcrPage } from './ocr-lines.ts';
import { startOcrThreads } from './ocr-threads.ts';
import type { PageRenderer } from './render-page.ts';

export interface ScanReader {
  hasImages(page: number): Promise<boolean>;
  /** Null for a page that is blank. Has no parts where there is something on it of which nothing can be read. */
  read(page: number): Promise<OcrPage | null>;
}

export interface ScanReaderInput {
  bytes: Uint8Array;
  maxPagePixels: number;
  /** Called now and then while a page is read. */
  onStep: () => void;
}

/** Most documents need neither engine, so that each starts at its first use. */
export function createScanReader({ bytes, maxPagePixels, onStep }: ScanReaderInput): ScanReader {
  let renderer: Promise<PageRenderer> | undefined;
  const recogniser = startOcrThreads(onStep);
  const openRenderer = (): Promise<PageRenderer> =>
    (renderer ??= import('./render-page.ts').then((module) => module.openRenderer(bytes, maxPagePixels)));
  return {
    hasImages: async (page) => (await openRenderer()).hasImages(page),
    read: async (page) => {
      const image = await (await openRenderer()).render(page);
      return isBlank(image) ? null : recogniser.recognise(image);
    },
  };
}
