// A thread that reads images of pages, so that several are read at once. It is started by startOcrThreads.
import { parentPort } from 'node:worker_threads';
import type { OcrPage } from './ocr-lines.ts';
import { startRecogniser } from './recognise.ts';
import type { GreyImage } from './grey-image.ts';

export type ThreadAnswer = { kind: 'step' } | { kind: 'page'; page: OcrPage } | { kind: 'fault'; text: string };

const say = (message: ThreadAnswer): void => parentPort?.postMessage(message, []);
// Without its engine the thread ends by an error, which is not the fault of any image.
const recogniser = await startRecogniser(() => say({ kind: 'step' }));

async function answer(image: GreyImage): Promise<ThreadAnswer> {
  try {
    return { kind: 'page', page: await recogniser.recognise(image) };
  } catch (error) {
    return { kind: 'fault', text: String(error) };
  }
}

parentPort?.on('message', (image: GreyImage) => void answer(image).then(say));
