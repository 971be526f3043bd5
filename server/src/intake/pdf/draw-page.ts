import type { Readable } from 'node:stream';
import { DEFAULT_PDF_LIMITS, type PdfLimits } from './limits.ts';
import { PdfError } from './pdf-error.ts';
import { runEngine } from './run-child.ts';

/** Somebody waits for the page, and it is one page. */
const DRAWING_LIMITS: PdfLimits = {
  ...DEFAULT_PDF_LIMITS,
  maxCpuSeconds: 60,
  maxWallMs: 120_000,
  maxPagePixels: 4_000_000,
};

/**
 * A page of a PDF as a PNG file, drawn in a process of its own that sees nothing but the document. Undefined if there is
 * no such page, a PdfError if it cannot be drawn.
 */
export async function drawPage(bytes: Readable, page: number, signal?: AbortSignal): Promise<Buffer | undefined> {
  const outcome = await runEngine({
    bytes,
    fileName: '',
    limits: DRAWING_LIMITS,
    onProgress: () => undefined,
    signal,
    page,
  });
  if (outcome.kind !== 'page') throw new PdfError('engine_failed', 'no page came');
  return outcome.png === null ? undefined : Buffer.from(outcome.png, 'base64');
}
