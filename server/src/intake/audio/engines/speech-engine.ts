import type { SpeechWorker } from '../worker/start-speech-worker.ts';

/** Writes down what is said in one piece of sound. */
export interface SpeechEngine {
  readonly name: string;
  /** Recorded with the transcript, so that one can tell later what made it. */
  readonly version: string;
  /** How many pieces it may be given at a time. */
  readonly piecesAtOnce: number;
  /** Mono samples at 16 kHz, at most 18 s of them. An empty text means that nothing was understood. */
  transcribePiece(samples: Int16Array, tools: { worker: SpeechWorker; signal: AbortSignal }): Promise<string>;
}
