export interface PdfLimits {
  maxFileBytes: number;
  maxPages: number;
  /** Of the whole document, counted while it is read. */
  maxTextCharacters: number;
  /** Resident memory of the child process; its JavaScript heap gets half of it. */
  maxMemoryBytes: number;
  maxCpuSeconds: number;
  maxWallMs: number;
  /** The longest silence between two signs of progress, so that a file which hangs does not use up the whole time. */
  maxSilenceMs: number;
  /** Of a page that is drawn for OCR; larger pages are drawn at fewer dots per inch. */
  maxPagePixels: number;
}

const MIB = 1024 * 1024;

export const DEFAULT_PDF_LIMITS: PdfLimits = {
  maxFileBytes: 128 * MIB,
  maxPages: 500,
  maxTextCharacters: 5_000_000,
  maxMemoryBytes: 1024 * MIB,
  maxCpuSeconds: 3600,
  maxWallMs: 3_600_000,
  maxSilenceMs: 120_000,
  maxPagePixels: 16_000_000,
};
