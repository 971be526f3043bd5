import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** The longest that a look-up waits for the one before it: far less than a request takes. */
const PATIENCE_MS = 2;

/**
 * Requests that ask for the same key in one turn of the event loop, or while that key is being looked up, share the next
 * look-up. It begins after the last of them was read, so each learns what held when it came, as if it had asked alone.
 * What was found is shared too, and must not be changed.
 */
export function gatherLookups<Found>(look: (key: string) => Promise<Found>): (key: string) => Promise<Found> {
  const waiting = new Map<string, Promise<Found>>();
  const underWay = new Map<string, Promise<void>>();

  function begin(key: string): Promise<Found> {
    waiting.delete(key);
    const found = look(key);
    const end = (): void => {
      if (underWay.get(key) === ended) underWay.delete(key);
    };
    const ended = found.then(end, end);
    underWay.set(key, ended);
    return found;
  }

  return (key) => {
    const same = waiting.get(key);
    if (same !== undefined) return same;
    const former = underWay.get(key);
    const turn = former === undefined ? nextTurn() : Promise.race([former, sleep(PATIENCE_MS)]);
    const found = turn.then(() => begin(key));
    waiting.set(key, found);
    return found;
  };
}
