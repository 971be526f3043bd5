import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/** Clears memory before something is measured, so that what others left behind does not count as its work. */
export function collectGarbage(): void {
  collect ??= makeCollector();
  collect();
}

function makeCollector(): () => void {
  setFlagsFromString('--expose-gc');
  // Only a context that is made after the flag was set has this function.
  return runInNewContext('gc') as () => void;
}
