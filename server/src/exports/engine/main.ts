// The process that makes the file; see run-engine.ts for who starts it.
import { readFileSync, writeSync } from 'node:fs';
import { RESULT_FD } from '../../sandbox/result-fd.ts';
import type { DocumentJson } from '@casewright/document';
import type { ReportToExport } from '../report-export.ts';
import { TOO_LARGE_EXIT } from './channel.ts';
import { describeLetterhead } from './describe-letterhead.ts';
import { describePage } from './describe-page.ts';
import { leaveOutRepeated } from './leave-out-repeated.ts';
import { isBlock, prepareReport } from './prepare-report.ts';

// Calls nested too deep and memory that cannot be had, in JavaScript, in WebAssembly and in the words of the layout.
const EXCESS = /RangeError|RuntimeError|maximum .{0,60}depth|out of memory|allocat/i;
const FAILED_EXIT = 1;

type JsonTask = Omit<ReportToExport, 'document' | 'letterhead'> & {
  document: DocumentJson;
  letterhead: Omit<ReportToExport['letterhead'], 'date'> & { date: string };
};

function fail(error: unknown): never {
  const reason = String(error).slice(0, 500);
  writeSync(2, `${reason}\n`);
  process.exit(EXCESS.test(reason) ? TOO_LARGE_EXIT : FAILED_EXIT);
}

/** The makers are loaded by need, since each takes a good part of the time of a short report. */
async function write({ document, title, letterhead, paper, signatures, format }: JsonTask): Promise<Uint8Array> {
  const date = new Date(letterhead.date);
  const page = describePage(paper);
  const report = prepareReport(document, title, signatures);
  const { details, ...words } = describeLetterhead({ ...letterhead, date }, page.language);
  const head = { ...words, details: leaveOutRepeated(details, report.content.filter(isBlock)) };
  if (format === 'docx') return (await import('./word/write-word.ts')).writeWord(report, head, page);
  return (await import('./pdf/write-pdf.ts')).writePdf(report, head, page, date);
}

process.on('uncaughtException', fail);
const bytes = await write(JSON.parse(readFileSync(0, 'utf8')) as JsonTask).catch(fail);
for (let at = 0; at < bytes.length;) at += writeSync(RESULT_FD, bytes, at);
process.exit(0);
