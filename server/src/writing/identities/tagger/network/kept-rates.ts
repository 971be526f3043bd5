/** What was read of the last texts. */
export interface KeptRates {
  find(text: string): Float32Array | undefined;
  keep(text: string, rates: Float32Array): void;
}

/** Holds the rates of texts of so many characters in all. For a new text the oldest make room, and no more than it needs. */
export function createKeptRates(mostCharacters: number): KeptRates {
  // A map lists its entries in the order in which they came.
  const kept = new Map<string, Float32Array>();
  let characters = 0;

  const makeRoom = (needed: number): void => {
    for (const oldest of kept.keys()) {
      if (characters + needed <= mostCharacters) return;
      kept.delete(oldest);
      characters -= oldest.length;
    }
  };

  return {
    find: (text) => kept.get(text),
    keep: (text, rates) => {
      if (kept.has(text) || text.length > mostCharacters) return;
      makeRoom(text.length);
      kept.set(text, rates);
      characters += text.length;
    },
  };
}
