/** Reads one of many. */
export type Read<Asked, Found> = (asked: Asked) => Promise<Found>;

interface Waiting<Asked, Found> {
  asked: Asked;
  found: PromiseWithResolvers<Found>;
}

/** More would make the first of them wait for the last. */
const MOST = 16;
/** The longest that a read waits for the end of a statement: far less than a request takes. */
const PATIENCE_MS = 2;

/**
 * Reads that are asked for in one turn of the event loop, or while others are under way, are done by one statement,
 * which costs little more than that of a single one. Each is its own: `readAll` answers in the order in which it was asked.
 * When it fails for several, each is tried by itself, so that one that cannot be read is nobody else's fault.
 */
export function gatherReads<Asked, Found>(
  readAll: (asked: readonly Asked[]) => Promise<readonly Found[]>,
): Read<Asked, Found> {
  let waiting: Waiting<Asked, Found>[] = [];
  let underWay = 0;
  let patience: NodeJS.Timeout | undefined;

  async function read(batch: readonly Waiting<Asked, Found>[]): Promise<void> {
    try {
      const all = await readAll(batch.map(({ asked }) => asked));
      for (const [index, { found }] of batch.entries()) found.resolve(all[index] as Found);
    } catch (error) {
      if (batch.length === 1) batch[0]?.found.reject(error);
      else await Promise.all(batch.map((each) => read([each])));
    }
  }

  async function run(batch: readonly Waiting<Asked, Found>[]): Promise<void> {
    underWay += 1;
    await read(batch);
    underWay -= 1;
    if (patience !== undefined) setImmediate(begin);
  }

  function begin(): void {
    clearTimeout(patience);
    patience = undefined;
    const batch = waiting;
    waiting = [];
    for (let from = 0; from < batch.length; from += MOST) void run(batch.slice(from, from + MOST));
  }

  return (asked) => {
    const found = Promise.withResolvers<Found>();
    waiting.push({ asked, found });
    if (waiting.length === 1) {
      if (underWay === 0) setImmediate(begin);
      else patience = setTimeout(begin, PATIENCE_MS);
    }
    return found.promise;
  };
}
