export interface WrittenOut {
  /** As the note has it: `Hx`. */
  short: string;
  /** As the report has it: `history`. */
  full: string;
}

/** Longer texts are no shorthand that was written out, and would take long to compare. */
const MAX_WORDS = 200;
const MAX_SHORT_CHARACTERS = 30;

/** The shorthand of a note that stands in full words in a sentence of the report, in its order. */
export function listWrittenOut(original: string, sentence: string): WrittenOut[] {
  const [from, to] = [original, sentence].map((text) => text.split(/\s+/).filter(Boolean)) as [string[], string[]];
  if (from.length > MAX_WORDS || to.length > MAX_WORDS) return [];
  const lengths = commonLengths(from, to);
  const found: WrittenOut[] = [];
  let [removed, added]: [string[], string[]] = [[], []];
  const close = (): void => {
    const [short, full] = [removed.join(' '), added.join(' ')].map(trimSigns) as [string, string];
    const isShort = short !== '' && full.length > short.length && short.length <= MAX_SHORT_CHARACTERS;
    if (isShort && short.toLowerCase() !== full.toLowerCase()) found.push({ short, full });
    [removed, added] = [[], []];
  };
  let [at, place] = [0, 0];
  while (at < from.length || place < to.length) {
    if (at < from.length && place < to.length && isSame(from[at], to[place])) {
      close();
      at += 1;
      place += 1;
    } else if (
      place >= to.length ||
      (at < from.length && lengthAt(lengths, at + 1, place) >= lengthAt(lengths, at, place + 1))
    ) {
      removed.push(from[at] ?? '');
      at += 1;
    } else {
      added.push(to[place] ?? '');
      place += 1;
    }
  }
  close();
  return found;
}

/** How many words the rests of both texts have in common, from each pair of places on. */
function commonLengths(from: readonly string[], to: readonly string[]): number[][] {
  const lengths = Array.from({ length: from.length + 1 }, () => Array.from({ length: to.length + 1 }, () => 0));
  for (let at = from.length - 1; at >= 0; at -= 1) {
    for (let place = to.length - 1; place >= 0; place -= 1) {
      const row = lengths[at] ?? [];
      row[place] = isSame(from[at], to[place])
        ? lengthAt(lengths, at + 1, place + 1) + 1
        : Math.max(lengthAt(lengths, at + 1, place), lengthAt(lengths, at, place + 1));
    }
  }
  return lengths;
}

function lengthAt(lengths: readonly (readonly number[])[], at: number, place: number): number {
  return lengths[at]?.[place] ?? 0;
}

function isSame(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && trimSigns(a).toLowerCase() === trimSigns(b).toLowerCase();
}

function trimSigns(text: string): string {
  return text.replace(/^[“”"'(]+/, '').replace(/[“”"'.,;:)!]+$/, '');
}
