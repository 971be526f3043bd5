/** A page that is not looked at makes no frames. */
const LONGEST_WAIT_MS = 250;

/**
 * Does something once the frame that is under way is shown, so that a key is not held up by it. Gives the function that
 * calls it off.
 */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(run, LONGEST_WAIT_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  function run(): void {
    cancelAnimationFrame(frame);
    work();
  }
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Calls that come before the frame is shown count as one. */
export function createFollower(work: () => void): { follow: () => void; stop: () => void } {
  let stopWaiting: (() => void) | null = null;
  return {
    follow: () => {
      stopWaiting ??= afterFrame(() => {
        stopWaiting = null;
        work();
      });
    },
    stop: () => stopWaiting?.(),
  };
}
