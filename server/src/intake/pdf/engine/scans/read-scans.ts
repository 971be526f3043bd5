import type { Gap } from '../lines/fragment.ts';
import { darkenPale, type GreyImage, hasMuchInk, isBlank, keepBands } from './grey-image.ts';
import type { OcrPage } from './ocr-lines.ts';
import { startOcrThreads } from './ocr-threads.ts';
import type { PageRenderer } from './render-page.ts';

export interface ScanReader {
  /** False where the whole document has none, which is known at once. */
  mayHaveImages(): boolean;
  hasImages(page: number): Promise<boolean>;
  /**
   * Null for a page that is blank. Has no parts where there is something on it of which nothing can be read. Where gaps
   * are given, what stands outside of them is left alone.
   */
  read(page: number, gaps?: readonly Gap[]): Promise<OcrPage | null>;
  /** Whether much is written or drawn in the gaps of a page. */
  isFilled(page: number, gaps: readonly Gap[]): Promise<boolean>;
}

/** Images are streams, whose dictionaries are never packed away. */
const IMAGE = /\/Subtype\s{0,4}\/Image\b/;

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
  const render = async (page: number, gaps: readonly Gap[]): Promise<GreyImage> => {
    const image = await (await openRenderer()).render(page);
    // What is printed outside of the gaps may be black, however pale the scan is.
    return darkenPale(gaps.length === 0 ? image : keepBands(image, gaps));
  };
  let mayHaveImages: boolean | undefined;
  return {
    mayHaveImages: () =>
      (mayHaveImages ??= IMAGE.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'))),
    hasImages: async (page) => (await openRenderer()).hasImages(page),
    read: async (page, gaps = []) => {
      const image = await render(page, gaps);
      return isBlank(image) ? null : recogniser.recognise(image);
    },
    isFilled: async (page, gaps) => hasMuchInk(await render(page, gaps)),
  };
}
