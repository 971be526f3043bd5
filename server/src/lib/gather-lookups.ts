import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Requests that the event loop reads in one turn and that ask for the same key share one look-up. It begins after the
 * last of them was read, so each learns what held when it came, as if it had asked alone. What was found is shared too,
 * and must not be changed.
 */
export function gatherLookups<Found>(look: (key: string) => Promise<Found>): (key: string) => Promise<Found> {
  const gathered = new Map<string, Promise<Found>>();
  return (key) => {
    const same = gathered.get(key);
    if (same !== undefined) return same;
    const found = nextTurn().then(() => {
      gathered.delete(key);
      return look(key);
    });
    gathered.set(key, found);
    return found;
  };
}
