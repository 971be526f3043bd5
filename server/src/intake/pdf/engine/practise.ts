import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PDF_LIMITS } from '../limits.ts';
import { convertPdf } from './convert.ts';

/** A report that we exported: with fonts of its own, headings, lists, a table, and signs that Latin-1 does not have. */
const PAGE = path.join(import.meta.dirname, 'practice-page.pdf');

/**
 * Reads a page of our own. What reads pages is then loaded and compiled when a document comes, whose first page would
 * otherwise take several times as long. So the page holds a bit of everything. Answers with what it read.
 */
export async function practise(assets: string): Promise<string> {
  const bytes = new Uint8Array(readFileSync(PAGE));
  const task = { bytes, fileName: '', assets, limits: DEFAULT_PDF_LIMITS, onProgress: () => undefined };
  return (await convertPdf(task)).markdown;
}
