import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stem } from '../words/lemmatise.ts';

export type Relation = 'same' | 'broader' | 'opposite';

interface Thesaurus {
  relations: Map<string, Map<string, Relation>>;
}

let loaded: Thesaurus | undefined;

/** How the first word stands to the second: `broader` where the first names what the second is a kind of. */
export function relate(claimed: string, known: string): Relation | null {
  if (claimed === known) return 'same';
  const { relations } = open();
  const forward = relations.get(claimed)?.get(known);
  const backward = relations.get(known)?.get(claimed);
  if (forward === 'opposite' || backward === 'opposite') return 'opposite';
  if (forward === 'same' || backward === 'same') return 'same';
  return backward === 'broader' ? 'broader' : null;
}

/** All words that a word may be answered by, for looking them up. */
export function relatives(word: string): Iterable<string> {
  return open().relations.get(word)?.keys() ?? [];
}

function open(): Thesaurus {
  loaded ??= load();
  return loaded;
}

function load(): Thesaurus {
  const thesaurus: Thesaurus = { relations: new Map() };
  const text = readFileSync(path.join(import.meta.dirname, 'thesaurus.txt'), 'utf8');
  for (const line of text.split('\n')) {
    const [word = '', , same = '', opposite = '', broader = ''] = line.split('|');
    const own = stem(word);
    add(thesaurus, own, same, 'same');
    add(thesaurus, own, broader, 'broader');
    add(thesaurus, own, opposite, 'opposite');
  }
  return thesaurus;
}

function add({ relations }: Thesaurus, own: string, words: string, relation: Relation): void {
  if (words === '') return;
  const known = relations.get(own) ?? new Map<string, Relation>();
  relations.set(own, known);
  for (const word of words.split(' ')) {
    const other = stem(word);
    if (other !== own && known.get(other) !== 'opposite') known.set(other, relation);
  }
}
