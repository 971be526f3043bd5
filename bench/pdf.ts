import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DEFAULT_PDF_LIMITS } from '../server/src/intake/pdf/limits.ts';
import { readPdf } from '../server/src/intake/pdf/read-pdf.ts';
import { createSpareEngine } from '../server/src/intake/pdf/spare-engine.ts';
import { buildPdf, CATALOGUE, HELVETICA, writeLines } from '../server/src/intake/pdf/testing/build-pdf.ts';
import { fixture } from '../server/src/intake/pdf/testing/fixtures.ts';
import { type Figure, tell } from './figure.ts';
import { median } from './measure.ts';

const ROUNDS = 5;
/** Longer than an engine takes to start and to practise. */
const READY_MS = 3000;
const READY_AIM_MS = 100;
const LONG_PAGES = 200;
const SHORT = [
  'report-chromium.pdf',
  'report-libreoffice.pdf',
  'article-latex.pdf',
  'tables-reportlab.pdf',
  'letter-weasyprint.pdf',
];
const SHORT_PAGES = 9;
const SENTENCE = 'The patient was reviewed in clinic and reported that sleep, mood and appetite had improved.';

const run = promisify(execFile);

/** Pages a second of the PDF engine beside those of pdftotext, round by round in turn. */
export async function benchPdf(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-bench-'));
  try {
    const long = path.join(folder, 'long.pdf');
    await writeFile(long, buildLong(LONG_PAGES));
    const hasBaseline = await run('pdftotext', ['-v']).then(
      () => true,
      () => false,
    );
    const short = SHORT.map(fixture);
    const ready = await measureReady(short);
    await compare({ name: 'short documents, one process each', files: short, pages: SHORT_PAGES, hasBaseline });
    await compare({ name: `one document of ${LONG_PAGES} pages`, files: [long], pages: LONG_PAGES, hasBaseline });
    await compare({ name: 'a scanned page, by OCR', files: [fixture('scan.pdf')], pages: 1, hasBaseline: false });
    return [ready];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A short document as the service reads it: by an engine that was started in advance. */
async function measureReady(files: string[]): Promise<Figure> {
  const spare = createSpareEngine(DEFAULT_PDF_LIMITS);
  const times: number[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      for (const file of files) {
        const took = await timeMs([file], (each) => readPdf({ file: each, fileName: 'bench.pdf', spare }));
        if (round > 0) times.push(took);
        await sleep(READY_MS);
      }
    }
  } finally {
    spare.close();
  }
  const [low, high] = [Math.min(...times), Math.max(...times)].map((ms) => ms.toFixed(0));
  return tell('a short PDF, read', `${median(times).toFixed(0)} ms (${low} to ${high})`, `${READY_AIM_MS} ms`);
}

interface Comparison {
  name: string;
  files: string[];
  pages: number;
  hasBaseline: boolean;
}

async function compare({ name, files, pages, hasBaseline }: Comparison): Promise<void> {
  const ours: number[] = [];
  const baseline: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await timeMs(files, (file) => readPdf({ file, fileName: 'bench.pdf' })));
    if (hasBaseline) baseline.push(await timeMs(files, (file) => run('pdftotext', [file, '-'], { maxBuffer: 1e9 })));
  }
  const perSecond = (times: number[]): number => (pages * 1000) / median(times);
  const ratio = perSecond(ours) / perSecond(baseline);
  const beside = hasBaseline
    ? `pdftotext ${perSecond(baseline).toFixed(1)}, ratio ${ratio.toFixed(3)}`
    : 'nothing to compare with';
  process.stdout.write(`${name}: ${perSecond(ours).toFixed(2)} pages/s; ${beside}\n`);
}

async function timeMs(files: string[], read: (file: string) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  for (const file of files) await read(file);
  return performance.now() - started;
}

function buildLong(pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = Array.from({ length: pages }, (_, index) => {
    const lines = Array.from({ length: 45 }, (__, line) => (line % 15 === 0 ? '' : SENTENCE));
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R
        /Resources << /Font << /F1 3 0 R >> >> >>`,
      { dictionary: '', bytes: Buffer.from(writeLines([`Section ${index + 1}`, ...lines])) },
    ];
  });
  return buildPdf([CATALOGUE, `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`, HELVETICA, ...objects.flat()]);
}
