import path from 'node:path';
import { findFfmpeg } from '../decoding/find-ffmpeg.ts';
import { findModelFault } from '../worker/find-model-fault.ts';

const FOLDER = path.join(import.meta.dirname, '..', 'fixtures');

export function recording(name: string): string {
  return path.join(FOLDER, name);
}

export const SHORT_TEXT = 'The patient slept well and has no pain today. We will meet again next week.';

export const SHORT_RECORDINGS = [
  'short.wav',
  'short.mp3',
  'short.m4a',
  'short.aac',
  'short.flac',
  'short.opus.ogg',
  'short.vorbis.ogg',
  'short.webm',
  'short.mp4',
  'short.aiff',
  'short.wma',
];

export const HUMAN_TEXT = `
  And Mister John Dashwood had then leisure to consider how much there might be prudently in his power to do for them.
  He was not an ill disposed young man, unless to be rather cold hearted and rather selfish is to be ill disposed.
  Had he married a more amiable woman he might have been made still more respectable than he was.
  He might even have been made amiable himself.`;

export const CLINICAL_TEXT = `
  The patient is a nine year old boy who was referred by his teacher because of trouble with attention and reading.
  His mother reports that he sleeps about eight hours each night and eats well at home.
  He takes no medicine, and there is no family history of seizures.
  During the visit he was friendly, answered every question, and finished the test in forty minutes.
  His reading score was below average, while his memory score was in the normal range.
  We agreed to repeat the test in six months and to send a letter to the school.`;

/** What is said in `medicines.ogg`. */
export const MEDICINES_TEXT = `
  The patient says that he has slept badly for three weeks and has hardly any appetite. His wife is very worried about
  him. He takes lisinopril 10 mg and sertraline 50 mg each morning. He denied any suicidal thoughts.`;

/** What is said in `german.ogg`. */
export const GERMAN_TEXT = `
  Der Patient berichtet, dass er seit drei Wochen schlecht schläft und kaum noch Appetit hat. Seine Frau macht sich große
  Sorgen um ihn. Er hat früher gerne im Garten gearbeitet, aber jetzt liegt er den ganzen Tag auf dem Sofa.`;

/** The decoder for tests: the packaged one, so that every machine tests the same. */
export async function testFfmpeg(): Promise<string> {
  const found = await findFfmpeg();
  if (found === undefined) throw new Error('the packages hold no ffmpeg for this platform');
  return found.path;
}

/** Where set-up (scripts/speech-model.mjs) puts it. */
export const modelFolder = path.resolve(import.meta.dirname, '../../../../../node_modules/.cache/casewright-speech');

/** Set-up brings the model. Only a machine that could not reach the registry is without, and it says so. */
export const modelFault = await findModelFault(modelFolder);
if (modelFault !== undefined) process.stderr.write(`Tests of the speech engine are left out: ${modelFault}\n`);
