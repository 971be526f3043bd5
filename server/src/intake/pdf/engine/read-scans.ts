import { PdfError } from '../pdf-error.ts';
import { isBlank } from './grey-image.ts';
import type { OcrPage } from './ocr-lines.ts';
import type { Recogniser } from './recognise.ts';
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

/** Most documents need neither engine, so that each is loaded at its first use. */
export function createScanReader({ bytes, maxPagePixels, onStep }: ScanReaderInput): ScanReader {
  let renderer: Promise<PageRenderer> | undefined;
  let recogniser: Promise<Recogniser> | undefined;
  const openRenderer = (): Promise<PageRenderer> =>
    (renderer ??= import('./render-page.ts').then((module) => module.openRenderer(bytes, maxPagePixels)));
  // Without its engine no page can be read, which is not the document's fault.
  const startRecogniser = (): Promise<Recogniser> =>
    (recogniser ??= import('./recognise.ts')
      .then((module) => module.startRecogniser(onStep))
      .catch((cause: unknown) => {
        throw new PdfError('engine_failed', String(cause), { cause });
      }));
  return {
    hasImages: async (page) => (await openRenderer()).hasImages(page),
    read: async (page) => {
      const image = await (await openRenderer()).render(page);
      if (isBlank(image)) return null;
      return (await startRecogniser()).recognise(image);
    },
  };
}
