import { MIB, type SandboxLimits } from '../../sandbox/limits.ts';

/** Of the memory, the JavaScript heap of the child process gets half. */
export interface PdfLimits extends Required<Omit<SandboxLimits, 'maxOutputBytes' | 'kernelMemory'>> {
  maxFileBytes: number;
  maxPages: number;
  /** Of the whole document, counted while it is read. */
  maxTextCharacters: number;
  /** Of a page that is drawn for OCR; larger pages are drawn at fewer dots per inch. */
  maxPagePixels: number;
}

export const DEFAULT_PDF_LIMITS: PdfLimits = {
  maxFileBytes: 128 * MIB,
  maxPages: 500,
  maxTextCharacters: 5_000_000,
  maxMemoryBytes: 1024 * MIB,
  maxCpuSeconds: 3600,
  maxWallMs: 3_600_000,
  /** A file that hangs does not use up the whole time. */
  maxSilenceMs: 120_000,
  maxPagePixels: 16_000_000,
};
