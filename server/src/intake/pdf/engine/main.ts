import { writeSync } from 'node:fs';
import { RESULT_FD } from '../../../sandbox/result-fd.ts';
import type { ChildMessage } from '../child-message.ts';
import { PdfError, type PdfErrorCode } from '../pdf-error.ts';
import { convertPdf } from './convert.ts';
import { practise } from './practise.ts';
import { readTask } from './read-task.ts';
import { openRenderer } from './scans/render-page.ts';

function say(message: ChildMessage): void {
  const line = Buffer.from(`${JSON.stringify(message)}\n`);
  for (let at = 0; at < line.length;) at += writeSync(RESULT_FD, line, at);
}

/** Memory that cannot be had and calls nested too deep come as a RangeError, or inside another one's words. */
function codeOf(error: unknown): PdfErrorCode {
  if (error instanceof PdfError) return error.code;
  const isTooLarge = error instanceof RangeError || /RangeError|out of memory|allocat/i.test(String(error));
  return isTooLarge ? 'pdf_too_large' : 'pdf_damaged';
}

function fail(error: unknown): never {
  const detail = error instanceof PdfError ? (error.detail ?? '') : String(error);
  say({ kind: 'failure', code: codeOf(error), detail: detail.slice(0, 500) });
  process.exit(0);
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

// Where it is told the folder of assets, it was started in advance, and has the time.
const [assetsAtHand] = process.argv.slice(2);
if (assetsAtHand !== undefined) await practise(assetsAtHand);

const given = readTask();
// It was started in advance and is not needed.
if (given === undefined) process.exit(0);
const { task, bytes } = given;
if (task.page === undefined) {
  const note = await convertPdf({
    bytes,
    fileName: task.fileName,
    assets: task.assets,
    limits: task.limits,
    onProgress: (percent) => say({ kind: 'progress', percent }),
  }).catch(fail);
  say({ kind: 'note', note });
} else {
  const renderer = await openRenderer(bytes, task.limits.maxPagePixels).catch(fail);
  const png = await renderer.draw(task.page).catch(fail);
  say({ kind: 'page', png: png?.toString('base64') ?? null });
}
process.exit(0);
