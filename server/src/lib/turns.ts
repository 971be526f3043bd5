/** Work that stops now and then, for whoever has others to serve meanwhile. */
export type Turns<Value> = Generator<void, Value>;

/** As `map`, with a stop between one item and the next. */
export function* mapWithStops<Item, Value>(
  items: readonly Item[],
  map: (item: Item, index: number) => Value,
): Turns<Value[]> {
  const values: Value[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0) yield;
    values.push(map(item, index));
  }
  return values;
}

/** What the work comes to, without a stop. */
export function finish<Value>(turns: Turns<Value>): Value {
  for (;;) {
    const { done, value } = turns.next();
    if (done === true) return value;
  }
}
