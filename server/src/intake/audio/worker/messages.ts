/** What the service asks of the process that holds the native code. */
export type SpeechQuestion =
  | { ask: 'find_speech'; samples: Int16Array; fresh: boolean }
  | { ask: 'recognise'; samples: Int16Array };

/** `flags` holds one byte for each window: 1 where someone speaks. */
export type SpeechAnswer =
  | { flags: Uint8Array }
  | { text: string }
  | { failure: 'engine_unavailable' | 'engine_failed'; detail: string };

/** The stretch of sound on which the voice detector decides, 32 ms: a whole number of milliseconds. */
export const WINDOW_SAMPLES = 512;

/** The detector waits so many windows before it believes in a beginning or an end of speech. */
export const DETECTOR_DELAY_WINDOWS = 3;
