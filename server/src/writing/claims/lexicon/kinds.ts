import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stem } from '../words/lemmatise.ts';

interface Kind {
  name: string;
  /** What stands between the word and its kind: a spaniel is a dog. */
  above: ReadonlySet<string>;
}

let loaded: Map<string, Kind> | undefined;

/** Whether both name a thing of one kind, and neither is what the other is a sort of: a snake and a pig. */
export function areRivals(one: string, other: string): boolean {
  if (one === other) return false;
  loaded ??= load();
  const [first, second] = [loaded.get(one), loaded.get(other)];
  if (first === undefined || second === undefined || first.name !== second.name) return false;
  return !first.above.has(other) && !second.above.has(one);
}

/** Kinds of which one member is never another word for the next: nobody plays football at basketball. */
const STRICT = new Set(['pastime', 'animal', 'instrument', 'town', 'country', 'language', 'religion']);

/** The same for words that our tables take for one thing, such as a sport. */
export function areStrictRivals(one: string, other: string): boolean {
  return areRivals(one, other) && STRICT.has(loaded?.get(one)?.name ?? '');
}

/** Whether it names a thing that can be seen or touched, or a trade, a town and the like. */
export function isThing(word: string): boolean {
  loaded ??= load();
  return loaded.has(word);
}

/** By stems, as all words are compared. Made by `make-kinds.ts`. */
function load(): Map<string, Kind> {
  const text = readFileSync(path.join(import.meta.dirname, 'kinds.txt'), 'utf8');
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line): [string, Kind] => {
        const [word = '', name = '', ...above] = line.split(' ');
        return [stem(word), { name, above: new Set(above.map(stem)) }];
      }),
  );
}
