import { readFileSync } from 'node:fs';
import path from 'node:path';

interface KnownWords {
  words: Set<string>;
  verbs: Set<string>;
}

const FILE = path.resolve(import.meta.dirname, '../lexicon/thesaurus.txt');
let loaded: KnownWords | undefined;

/** Whether it is the dictionary's form of a word. */
export function isKnownWord(word: string): boolean {
  loaded ??= load();
  return loaded.words.has(word);
}

export function isMainlyVerb(word: string): boolean {
  loaded ??= load();
  return loaded.verbs.has(word);
}

/** Each line of the thesaurus begins with a word and its part of speech. */
function load(): KnownWords {
  const known: KnownWords = { words: new Set(), verbs: new Set() };
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    const [word = '', part = ''] = line.split('|', 2);
    known.words.add(word);
    if (part === 'v') known.verbs.add(word);
  }
  return known;
}
