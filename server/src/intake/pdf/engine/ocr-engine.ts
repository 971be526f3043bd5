import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Block as OcrBlock } from 'tesseract.js';

/** What the library would run in a thread. Threads do not inherit Node's permissions, so that we run it ourselves. */
interface EngineScript {
  setAdapter(adapter: Record<string, unknown>): void;
  dispatchHandlers(packet: { action: string; payload: unknown }, send: (answer: Answer) => void): void;
}

type Answer = { status: 'resolve' | 'reject'; data: unknown } | { status: 'progress'; data: { progress?: number } };

type LoadCore = (engineMode: number, corePath: string, answer: unknown) => Promise<unknown>;

export interface OcrEngine {
  recognise(image: Uint8Array): Promise<OcrBlock[]>;
}

const LSTM_ONLY = 1;
const FULLY_AUTOMATIC = '3';
const LANGUAGE_DATA = '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz';

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
  const langPath = path.dirname(load.resolve(LANGUAGE_DATA));
  await call('loadLanguage', { langs: 'eng', options: { langPath, cacheMethod: 'none', lstmOnly: true } });
  await call('initialize', { langs: 'eng', oem: LSTM_ONLY });
  const params = { tessedit_pageseg_mode: FULLY_AUTOMATIC, user_defined_dpi: String(dotsPerInch) };
  await call('setParameters', { params });
  return {
    recognise: async (image) => {
      const output = { blocks: true, text: false };
      const result = await call('recognize', { image, options: { rotateAuto: true }, output });
      return (result as { blocks: OcrBlock[] | null }).blocks ?? [];
    },
  };
}
