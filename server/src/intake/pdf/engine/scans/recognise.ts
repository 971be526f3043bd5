import { DOTS_PER_INCH, encodeGreyMap, turnImage, type GreyImage } from './grey-image.ts';
import { type OcrCare, type OcrEngine, startOcrEngine } from './ocr-engine.ts';
import { isSure, readOcrLines, type OcrPage } from './ocr-lines.ts';
import { takeScannedTables } from './scanned-tables.ts';
import { straighten } from './straighten.ts';

export interface Recogniser {
  recognise(image: GreyImage): Promise<OcrPage>;
}

/** `onStep` is called now and then while a page is read. */
export async function startRecogniser(onStep: () => void): Promise<Recogniser> {
  const engine = await startOcrEngine(DOTS_PER_INCH, onStep);
  return { recognise: (image) => recogniseUpright(engine, image) };
}

/** A quick reading that is this sure needs no second one. */
const QUITE_SURE = 85;

/**
 * First quickly. Pages are sometimes fed in turned: when something was read that makes no sense, the other three ways are
 * tried. What is still in doubt is read once more with all care.
 */
async function recogniseUpright(engine: OcrEngine, image: GreyImage): Promise<OcrPage> {
  let best = { page: await recogniseOnce(engine, image, 'quick'), image };
  if (best.page.characters === 0 || best.page.confidence >= QUITE_SURE) return best.page;
  for (const turned of isSure(best.page) ? [] : turnAround(image)) {
    const page = await recogniseOnce(engine, turned, 'quick');
    if (page.score > best.page.score) best = { page, image: turned };
    if (isSure(best.page)) break;
  }
  if (best.page.confidence >= QUITE_SURE) return best.page;
  const careful = await recogniseOnce(engine, best.image, 'thorough');
  return careful.score > best.page.score ? careful : best.page;
}

function* turnAround(image: GreyImage): Generator<GreyImage> {
  const upsideDown = turnImage(turnImage(image));
  yield upsideDown;
  yield turnImage(image);
  yield turnImage(upsideDown);
}

async function recogniseOnce(engine: OcrEngine, image: GreyImage, care: OcrCare): Promise<OcrPage> {
  const { tables, rest } = await takeScannedTables(straighten(image), engine);
  return readOcrLines(await engine.recognise(encodeGreyMap(rest), care, 'page'), tables);
}
