/** Works on all items, at most `limit` at a time. The first failure, or the caller's, ends those that still run. */
export async function mapBounded<Item>(
  items: readonly Item[],
  limit: number,
  signal: AbortSignal,
  work: (item: Item, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const queue = items.values();
  const run = async (): Promise<void> => {
    for (const item of queue) {
      either.throwIfAborted();
      await work(item, either);
    }
  };
  const runners = Array.from({ length: Math.min(limit, items.length) }, async () => {
    try {
      await run();
    } catch (error) {
      failed.abort(error);
      throw error;
    }
  });
  // All have ended before the failure is thrown, so that nothing goes on in the background.
  await Promise.allSettled(runners);
  signal.throwIfAborted();
  if (failed.signal.aborted) throw failed.signal.reason;
}
