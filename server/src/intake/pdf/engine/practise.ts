import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PDF_LIMITS } from '../limits.ts';
import { convertPdf } from './convert.ts';

const PAGE = path.join(import.meta.dirname, 'practice-page.pdf');

/**
 * Reads a page of our own. What reads pages is then loaded and compiled when a document comes, whose first page would
 * otherwise take several times as long. Answers with the first line that it read.
 */
export async function practise(assets: string): Promise<string | undefined> {
  const bytes = new Uint8Array(readFileSync(PAGE));
  const task = { bytes, fileName: '', assets, limits: DEFAULT_PDF_LIMITS, onProgress: () => undefined };
  const { markdown } = await convertPdf(task);
  return markdown.split('\n')[0];
}
