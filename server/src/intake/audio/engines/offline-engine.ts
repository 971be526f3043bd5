import type { SpeechEngine } from './speech-engine.ts';

/** Speech recognition on this machine, in English: needs no network and no setting. */
export const offlineEngine: SpeechEngine = {
  name: 'offline',
  version: 'moonshine-base-int8',
  piecesAtOnce: 1,
  transcribePiece: (samples, { worker, signal }) => worker.recognise(samples, { signal }),
};
