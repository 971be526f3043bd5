/** Beyond so many words that differ, two texts are no longer compared: the time grows with the square. */
const MOST_DIFFERENCES = 3000;

/**
 * The pairs of places at which two lists have the same words in the same order, as many as there can be. Myers' method:
 * it goes as far as the lists agree, with 0, 1, 2 … differences, until both have ended. Undefined for lists that differ
 * too much.
 */
export function findKept(before: readonly string[], after: readonly string[]): [number, number][] | undefined {
  // What is the same at the start and the end needs no comparing.
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  const most = Math.min(before.length, after.length) - head;
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const middle = compare(before.slice(head, before.length - tail), after.slice(head, after.length - tail));
  return (
    middle && [
      ...Array.from({ length: head }, (_, index): [number, number] => [index, index]),
      ...middle.map(([a, b]): [number, number] => [a + head, b + head]),
      ...Array.from({ length: tail }, (_, index): [number, number] => [
        before.length - tail + index,
        after.length - tail + index,
      ]),
    ]
  );
}

/** For each number of differences, how far each diagonal (place in `a` minus place in `b`) was followed. */
function compare(a: readonly string[], b: readonly string[]): [number, number][] | undefined {
  const reached: Int32Array[] = [];
  const most = Math.min(a.length + b.length, MOST_DIFFERENCES);
  for (let differences = 0; differences <= most; differences += 1) {
    const former = reached.at(-1);
    const ends = new Int32Array(2 * differences + 1);
    reached.push(ends);
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      let at = firstStep(former, differences, diagonal);
      while (at < a.length && at - diagonal < b.length && a[at] === b[at - diagonal]) at += 1;
      ends[diagonal + differences] = at;
      if (at >= a.length && at - diagonal >= b.length) return walkBack(reached, a.length, b.length);
    }
  }
  return undefined;
}

/** Where the diagonal is entered: by leaving out a word of `b`, or one of `a`. */
function firstStep(former: Int32Array | undefined, differences: number, diagonal: number): number {
  if (former === undefined) return 0;
  return isFromAbove(former, differences, diagonal)
    ? endOf(former, differences - 1, diagonal + 1)
    : endOf(former, differences - 1, diagonal - 1) + 1;
}

function isFromAbove(former: Int32Array, differences: number, diagonal: number): boolean {
  if (diagonal === -differences) return true;
  if (diagonal === differences) return false;
  return endOf(former, differences - 1, diagonal - 1) < endOf(former, differences - 1, diagonal + 1);
}

function endOf(ends: Int32Array, differences: number, diagonal: number): number {
  return ends[diagonal + differences] ?? 0;
}

function walkBack(reached: readonly Int32Array[], aLength: number, bLength: number): [number, number][] {
  const kept: [number, number][] = [];
  let [a, b] = [aLength, bLength];
  for (let differences = reached.length - 1; differences >= 0; differences -= 1) {
    const diagonal = a - b;
    const former = reached[differences - 1];
    const start = firstStep(former, differences, diagonal);
    while (a > start) {
      a -= 1;
      b -= 1;
      kept.push([a, b]);
    }
    if (former === undefined) break;
    const isAbove = isFromAbove(former, differences, diagonal);
    [a, b] = isAbove ? [a, b - 1] : [a - 1, b];
  }
  return kept.toReversed();
}
