import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Block as OcrBlock } from 'tesseract.js';

/** What the library would run in a thread of its own, with options of its own. We run it where we want it. */
interface EngineScript {
  setAdapter(adapter: Record<string, unknown>): void;
  dispatchHandlers(packet: { action: string; payload: unknown }, send: (answer: Answer) => void): void;
}

type Answer = { status: 'resolve' | 'reject'; data: unknown } | { status: 'progress'; data: { progress?: number } };

type LoadCore = (engineMode: number, corePath: string, answer: unknown) => Promise<unknown>;

/** Quick reads clean print as well as thorough does, in half of the time. */
export type OcrCare = 'quick' | 'thorough';

/** A page has columns and headings to be told apart; a cell of a table is one block of text. */
export type OcrLayout = 'page' | 'cell';

export interface OcrEngine {
  recognise(image: Uint8Array, care: OcrCare, layout: OcrLayout): Promise<OcrBlock[]>;
}

const LSTM_ONLY = 1;
const PAGE_MODES: Record<OcrLayout, string> = { page: '3', cell: '6' };
const THOROUGH_DATA = '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz';
const QUICK_DATA = path.join(import.meta.dirname, 'recognition', 'english-quick.traineddata.gz');

/** English, from the data in the package: nothing is fetched and nothing is written. */
export async function startOcrEngine(dotsPerInch: number, onStep: () => void): Promise<OcrEngine> {
  const load = createRequire(import.meta.url);
  const script = load('tesseract.js/src/worker-script/index.js') as EngineScript;
  const loadCore = load('tesseract.js/src/worker-script/node/getCore.js') as LoadCore;
  script.setAdapter({
    getCore: (_: unknown, corePath: string, answer: unknown) => loadCore(LSTM_ONLY, corePath, answer),
    gunzip: gunzipSync,
    readCache: readFile,
  });

  function call(action: string, payload: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      script.dispatchHandlers({ action, payload }, ({ status, data }) => {
        if (status === 'resolve') resolve(data);
        else if (status === 'reject') reject(new Error(`OCR could not ${action}: ${String(data)}`));
        else onStep();
      });
    });
  }

  await call('load', { options: {} });
  const files = { quick: QUICK_DATA, thorough: load.resolve(THOROUGH_DATA) };
  const loaded = new Set<OcrCare>();
  let current: OcrCare | undefined;

  /** The engine holds both, and reads by one at a time. */
  async function take(care: OcrCare): Promise<void> {
    if (current === care) return;
    if (!loaded.has(care)) {
      const langs = [{ code: care, data: await readFile(files[care]) }];
      await call('loadLanguage', { langs, options: { cacheMethod: 'none', lstmOnly: true } });
      loaded.add(care);
    }
    await call('initialize', { langs: care, oem: LSTM_ONLY });
    await call('setParameters', { params: { user_defined_dpi: String(dotsPerInch) } });
    current = care;
  }

  return {
    recognise: async (image, care, layout) => {
      await take(care);
      const options = { tessedit_pageseg_mode: PAGE_MODES[layout] };
      const payload = { image, options, output: { blocks: true, text: false } };
      return ((await call('recognize', payload)) as { blocks: OcrBlock[] | null }).blocks ?? [];
    },
  };
}
