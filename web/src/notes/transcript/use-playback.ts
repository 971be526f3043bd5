import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { findWordAt, type SpokenWord } from './spoken-text.ts';

/** Where words begin is an estimate, so a little before is played too. */
const LEAD_MS = 150;

export interface Playback {
  player: RefObject<HTMLAudioElement | null>;
  /** Goes there without playing. */
  goTo: (ms: number) => void;
  playFrom: (ms: number) => void;
  toggle: () => void;
}

/** The sound of a transcript. The word that is being said is marked with `data-playing` below `body`. */
export function usePlayback(body: RefObject<HTMLElement | null>, words: readonly SpokenWord[]): Playback {
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const audio = player.current;
    if (audio === null) return undefined;
    let frame = 0;
    const follow = (): void => {
      markWord(body.current, findWordAt(words, audio.currentTime * 1000));
      if (!audio.paused) frame = requestAnimationFrame(follow);
    };
    const begin = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(follow);
    };
    audio.addEventListener('play', begin);
    audio.addEventListener('seeked', begin);
    return () => {
      cancelAnimationFrame(frame);
      audio.removeEventListener('play', begin);
      audio.removeEventListener('seeked', begin);
    };
  }, [body, words]);
  const play = useCallback((): void => void player.current?.play().catch(() => {}), []);
  const goTo = useCallback((ms: number): void => {
    if (player.current !== null) player.current.currentTime = Math.max(0, ms) / 1000;
  }, []);
  const playFrom = useCallback(
    (ms: number): void => {
      goTo(ms - LEAD_MS);
      play();
    },
    [goTo, play],
  );
  return { player, goTo, playFrom, toggle: () => (player.current?.paused === false ? player.current.pause() : play()) };
}

/** By hand and not by React: this happens at every word, and a transcript may have tens of thousands. */
function markWord(body: HTMLElement | null, word: number): void {
  const former = body?.querySelector('[data-playing]');
  const next = body?.querySelector(`[data-word="${word}"]`);
  if (former === next) return;
  former?.removeAttribute('data-playing');
  next?.setAttribute('data-playing', '');
}
