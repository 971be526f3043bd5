import { open } from 'node:fs/promises';
import type { SandboxedProcess } from '../../sandbox/start-sandboxed.ts';
import { isPdf } from './is-pdf.ts';
import { DEFAULT_PDF_LIMITS, type PdfLimits } from './limits.ts';
import type { PdfNote } from './note.ts';
import { PdfError } from './pdf-error.ts';
import { runChild } from './run-child.ts';
import type { SpareEngine } from './spare-engine.ts';

export interface ReadPdfInput {
  /** Path of the decrypted bytes. */
  file: string;
  fileName: string;
  limits?: Partial<PdfLimits>;
  /** Whole numbers from 0 to 100 that never fall. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
  /** Saves the start of an engine; its limits are those of the spare one. */
  spare?: SpareEngine;
}

/** A PDF as a note, or a PdfError. The file is opened in a process of its own, which cannot take this one with it. */
export async function readPdf({ file, fileName, limits, onProgress, signal, spare }: ReadPdfInput): Promise<PdfNote> {
  signal?.throwIfAborted();
  const allLimits = { ...DEFAULT_PDF_LIMITS, ...limits };
  await checkFile(file, allLimits);
  let shown = 0;
  const run = (started?: SandboxedProcess): Promise<PdfNote> =>
    runChild({
      file,
      fileName,
      limits: allLimits,
      signal,
      started,
      onProgress: (percent) => {
        const whole = Math.floor(percent);
        if (whole <= shown) return;
        shown = whole;
        onProgress?.(whole);
      },
    });
  const note = await run(spare?.take()).catch((error: unknown) => {
    // One that was started in advance may have died a moment ago, before it was handed the document.
    const isSpareDead =
      spare !== undefined && shown === 0 && error instanceof PdfError && error.code === 'engine_failed';
    if (isSpareDead) return run();
    throw error;
  });
  if (shown < 100) onProgress?.(100);
  return note;
}

async function checkFile(file: string, { maxFileBytes }: PdfLimits): Promise<void> {
  const handle = await open(file).catch((cause: unknown) => {
    throw new PdfError('engine_failed', 'the file cannot be opened', { cause });
  });
  try {
    const { size } = await handle.stat();
    if (size > maxFileBytes) throw new PdfError('pdf_too_large', `${size} bytes`);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
    if (!isPdf(buffer.subarray(0, bytesRead))) throw new PdfError('not_a_pdf', `${size} bytes`);
  } finally {
    await handle.close();
  }
}
