import { encodeGreyMap, turnImage } from './grey-image.ts';
import { type OcrEngine, startOcrEngine } from './ocr-engine.ts';
import { isSure, readOcrLines, type OcrPage } from './ocr-lines.ts';
import { DOTS_PER_INCH, type GreyImage } from './render-page.ts';

export interface Recogniser {
  recognise(image: GreyImage): Promise<OcrPage>;
}

/** `onStep` is called now and then while a page is read. */
export async function startRecogniser(onStep: () => void): Promise<Recogniser> {
  const engine = await startOcrEngine(DOTS_PER_INCH, onStep);
  return { recognise: (image) => recogniseUpright(engine, image) };
}

/** Pages are sometimes fed in turned: when something was read that makes no sense, the other three ways are tried. */
async function recogniseUpright(engine: OcrEngine, image: GreyImage): Promise<OcrPage> {
  let best = await recogniseOnce(engine, image);
  if (best.characters === 0 || isSure(best)) return best;
  const upsideDown = turnImage(turnImage(image));
  for (const turned of [upsideDown, turnImage(image), turnImage(upsideDown)]) {
    const other = await recogniseOnce(engine, turned);
    if (other.score > best.score) best = other;
    if (isSure(best)) break;
  }
  return best;
}

async function recogniseOnce(engine: OcrEngine, image: GreyImage): Promise<OcrPage> {
  return readOcrLines(await engine.recognise(encodeGreyMap(image)));
}
