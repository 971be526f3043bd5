import { DETECTOR_DELAY_WINDOWS } from '../worker/messages.ts';

/** Windows of 32 ms, counted from where the finder began; `end` is the first window behind. */
export interface Span {
  start: number;
  end: number;
  /** The longest run of windows that hold speech. */
  longestSpeechWindows: number;
}

export interface PieceFinder {
  /** Takes the next window. A span that comes back is final; whoever goes on does so with a new finder at its end. */
  take(isSpeech: boolean, loudness: number): Span | undefined;
  /** What is left when the recording ends. */
  finish(): Span | undefined;
  /** The first window that may still be needed. */
  firstNeeded(): number;
}

/** 17.98 s: as many whole windows as 18 s hold. */
const LONGEST_WINDOWS = 562;
/** 192 ms are kept on either side of speech, so that soft first and last sounds are not lost. */
const PADDING_WINDOWS = 6;
/** A piece that must be cut is cut in its longest pause after the first 6 s. */
const EARLIEST_CUT_WINDOWS = 188;
/** Without any pause the cut goes to the quietest window of the last 4 s. */
const QUIETEST_WITHIN_WINDOWS = 125;
/** The longer a piece is, the shorter the silence that ends it: 1.5 s, 0.6 s from 5 s on, 0.3 s from 12 s on. */
const CLOSING_SILENCE = [
  { fromWindows: 375, silenceWindows: 10 },
  { fromWindows: 156, silenceWindows: 19 },
  { fromWindows: 0, silenceWindows: 47 },
];

/**
 * Decides, window by window, where a piece of speech begins and ends. It depends on nothing but the windows since it
 * was made, so starting again at the end of any piece gives the same pieces as going on.
 */
export function createPieceFinder(): PieceFinder {
  let index = 0;
  let start: number | undefined;
  let pauseStart: number | undefined;
  let bestPause: { start: number; end: number } | undefined;
  let speechWindows = 0;
  let longestSpeechWindows = 0;
  const loudnesses: number[] = [];

  const keepPause = (end: number): void => {
    if (start === undefined || pauseStart === undefined) return;
    const middle = (pauseStart + end) / 2;
    const length = end - pauseStart;
    const isBest = bestPause === undefined || length >= bestPause.end - bestPause.start;
    if (isBest && middle - start >= EARLIEST_CUT_WINDOWS) bestPause = { start: pauseStart, end };
  };

  const cutInPause = (): number => {
    keepPause(index);
    if (bestPause !== undefined) return Math.floor((bestPause.start + bestPause.end) / 2);
    const recent = loudnesses.slice(-QUIETEST_WITHIN_WINDOWS);
    return index - recent.length + recent.indexOf(Math.min(...recent));
  };

  const close = (end: number): Span => ({ start: start ?? 0, end, longestSpeechWindows });

  return {
    take(isSpeech, loudness) {
      index += 1;
      const heardFrom = Math.max(0, index - 1 - DETECTOR_DELAY_WINDOWS);
      if (start === undefined) {
        if (isSpeech) start = Math.max(0, heardFrom - PADDING_WINDOWS);
        else return undefined;
      }
      loudnesses.push(loudness);
      if (isSpeech) {
        speechWindows += 1;
        longestSpeechWindows = Math.max(longestSpeechWindows, speechWindows);
        keepPause(heardFrom);
        pauseStart = undefined;
      } else {
        speechWindows = 0;
        pauseStart ??= heardFrom;
      }
      const length = index - start;
      const closing = CLOSING_SILENCE.find(({ fromWindows }) => length >= fromWindows);
      if (pauseStart !== undefined && index - pauseStart >= (closing?.silenceWindows ?? 0)) {
        return close(Math.min(index, pauseStart + PADDING_WINDOWS));
      }
      return length >= LONGEST_WINDOWS ? close(cutInPause()) : undefined;
    },
    finish: () => (start === undefined ? undefined : close(Math.min(index, (pauseStart ?? index) + PADDING_WINDOWS))),
    firstNeeded: () => start ?? Math.max(0, index - DETECTOR_DELAY_WINDOWS - PADDING_WINDOWS),
  };
}
