import type { SpeechWorker } from '../worker/start-speech-worker.ts';

export interface SpeechTools {
  worker: SpeechWorker;
  signal: AbortSignal;
}

/** Writes down what is said in one piece of sound. */
export interface SpeechEngine {
  readonly name: string;
  /** Recorded with the transcript, so that one can tell later what made it. */
  readonly version: string;
  /** How many pieces it may be given at a time. */
  readonly piecesAtOnce: number;
  /** Mono samples at 16 kHz, at most 18 s of them. An empty text means that nothing was understood. */
  transcribePiece(samples: Int16Array, tools: SpeechTools): Promise<string>;
  /** Reads the same piece once more, a little changed: what was understood comes out alike, what was invented does not. */
  readAgain?(samples: Int16Array, tools: SpeechTools): Promise<string>;
}
