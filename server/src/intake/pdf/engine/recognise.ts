import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { encodeGreyMap, turnImage } from './grey-image.ts';
import { DOTS_PER_INCH, type GreyImage } from './render-page.ts';
import { isSure, readOcrLines, type OcrPage } from './ocr-lines.ts';

export interface Recogniser {
  recognise(image: GreyImage): Promise<OcrPage>;
}

const LANGUAGE_DATA = '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz';

/** English, from the data in the package: nothing is fetched and nothing is written. */
export async function startRecogniser(): Promise<Recogniser> {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: path.dirname(createRequire(import.meta.url).resolve(LANGUAGE_DATA)),
    cacheMethod: 'none',
    errorHandler: () => undefined,
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: String(DOTS_PER_INCH) });
  return { recognise: (image) => recogniseUpright(worker, image) };
}

/** Pages are sometimes fed in turned: when what was read makes no sense, the other three ways are tried. */
async function recogniseUpright(worker: Worker, image: GreyImage): Promise<OcrPage> {
  let best = await recogniseOnce(worker, image);
  if (isSure(best)) return best;
  const upsideDown = turnImage(turnImage(image));
  for (const turned of [upsideDown, turnImage(image), turnImage(upsideDown)]) {
    const other = await recogniseOnce(worker, turned);
    if (other.score > best.score) best = other;
    if (isSure(best)) break;
  }
  return best;
}

async function recogniseOnce(worker: Worker, image: GreyImage): Promise<OcrPage> {
  const { data } = await worker.recognize(encodeGreyMap(image), { rotateAuto: true }, { text: false, blocks: true });
  return readOcrLines(data.blocks ?? []);
}
