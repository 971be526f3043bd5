// Writes thesaurus.txt from the files of WordNet: `node make-thesaurus.ts <folder with data.noun …>`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Part = 'noun' | 'verb' | 'adj' | 'adv';

interface Synset {
  words: string[];
  pointers: { sign: string; target: string; from: number; to: number }[];
}

interface Entry {
  same: Set<string>;
  opposite: Set<string>;
  broader: Set<string>;
  counts: Record<Part, number>;
}

const PARTS: readonly Part[] = ['noun', 'verb', 'adj', 'adv'];
const PART_OF_DIGIT: Partial<Record<string, Part>> = { 1: 'noun', 2: 'verb', 3: 'adj', 4: 'adv', 5: 'adj' };
const LETTERS: Record<Part, string> = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' };
const WORD = /^[a-z]{3,}$/;
/** Of a word's senses only those that are common: the ninth meaning of "run" misleads more than it helps. */
const MAX_SENSES = 3;
const MIN_COUNT = 1;

const folder = process.argv[2] ?? '.';
const synsets = new Map<string, Synset>();
for (const part of PARTS) readSynsets(part);
const entries = new Map<string, Entry>();
readSenses();
const lines = [...entries].filter(([, entry]) => isWorthKeeping(entry)).toSorted(([a], [b]) => (a < b ? -1 : 1));
const written = lines.map(([word, { same, opposite, broader, counts }]) => {
  const part = PARTS.toSorted((a, b) => counts[b] - counts[a])[0] ?? 'noun';
  return [word, LETTERS[part], [...same].join(' '), [...opposite].join(' '), [...broader].join(' ')].join('|');
});
writeFileSync(path.join(import.meta.dirname, 'thesaurus.txt'), `${written.join('\n')}\n`);

function readSynsets(part: Part): void {
  for (const line of readFileSync(path.join(folder, `data.${part}`), 'utf8').split('\n')) {
    if (line.startsWith(' ') || line === '') continue;
    const [fields = ''] = line.split(' | ');
    const columns = fields.split(' ');
    const count = Number.parseInt(columns[3] ?? '0', 16);
    const words = Array.from({ length: count }, (_, index) =>
      (columns[4 + 2 * index] ?? '').replace(/\([a-z]{1,3}\)$/, ''),
    );
    const at = 4 + 2 * count;
    const pointers = Array.from({ length: Number(columns[at]) }, (_, index) => {
      const [sign = '', offset = '', letter = '', ends = '0000'] = columns.slice(
        at + 1 + 4 * index,
        at + 5 + 4 * index,
      );
      const targetPart = PARTS.find((each) => LETTERS[each] === (letter === 's' ? 'a' : letter)) ?? 'noun';
      const [from, to] = [ends.slice(0, 2), ends.slice(2)].map((hex) => Number.parseInt(hex, 16));
      return { sign, target: `${targetPart}${offset}`, from: from ?? 0, to: to ?? 0 };
    });
    synsets.set(`${part}${columns[0]}`, { words, pointers });
  }
}

function readSenses(): void {
  for (const line of readFileSync(path.join(folder, 'index.sense'), 'utf8').split('\n')) {
    const [key = '', offset = '', sense = '', count = ''] = line.split(' ');
    const [word = '', rest = ''] = key.split('%');
    const part = PART_OF_DIGIT[rest.charAt(0)];
    if (!WORD.test(word) || part === undefined) continue;
    const entry = entryOf(word);
    entry.counts[part] += Number(count) + 0.1;
    if (Number(sense) <= MAX_SENSES && (Number(count) >= MIN_COUNT || Number(sense) === 1)) {
      addSense(entry, word, `${part}${offset}`);
    }
  }
}

function addSense(entry: Entry, word: string, id: string): void {
  const synset = synsets.get(id);
  if (synset === undefined) return;
  const place = synset.words.findIndex((each) => each.toLowerCase() === word) + 1;
  for (const other of synset.words) addWord(entry.same, other, word);
  for (const { sign, target, from, to } of synset.pointers) {
    const words = synsets.get(target)?.words ?? [];
    const isOwn = from === place || from === 0;
    if (sign === '!' && isOwn) addWord(entry.opposite, words[to - 1] ?? '', word);
    if ((sign === '+' || sign === '\\') && isOwn) addWord(entry.same, words[to - 1] ?? '', word);
    // Near senses: of adjectives and of verbs.
    if (sign === '&' || sign === '$') for (const other of words) addWord(entry.same, other, word);
    if (sign === '@') for (const other of words) addWord(entry.broader, other, word);
  }
}

function addWord(words: Set<string>, word: string, own: string): void {
  if (WORD.test(word) && word !== own) words.add(word);
}

function entryOf(word: string): Entry {
  const entry = entries.get(word) ?? {
    same: new Set(),
    opposite: new Set(),
    broader: new Set(),
    counts: { noun: 0, verb: 0, adj: 0, adv: 0 },
  };
  entries.set(word, entry);
  return entry;
}

function isWorthKeeping({ counts }: Entry): boolean {
  return Object.values(counts).reduce((sum, count) => sum + count, 0) >= 1;
}
