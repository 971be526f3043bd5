import { setImmediate } from 'node:timers/promises';

/** How long others on the event loop may have to wait. */
const TURN_MS = 10;

/** As `map`, for work that would hold up the event loop if done in one go. */
export async function mapInTurns<Item, Value>(
  items: readonly Item[],
  map: (item: Item, index: number) => Value,
): Promise<Value[]> {
  const values: Value[] = [];
  let start = performance.now();
  for (const [index, item] of items.entries()) {
    values.push(map(item, index));
    if (performance.now() - start < TURN_MS) continue;
    await setImmediate();
    start = performance.now();
  }
  return values;
}
