// Writes kinds.txt from the files of WordNet: `node make-kinds.ts <folder with data.noun …>`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Synset {
  words: string[];
  above: string[];
}

/**
 * The kinds, each with the words that stand above its members, and which of their senses is meant. A thing of one of
 * them is seldom called by the name of another thing of the same kind: who writes "snake" for a guinea pig does not
 * paraphrase.
 */
const KINDS = `
  animal: animal 0; drink: beverage 0; food: food 0, food 1; vehicle: vehicle 0; room: room 0; furniture: furniture 0;
  garment: clothing 0; jewel: jewelry 0, timepiece 0; instrument: musical_instrument 0; toy: plaything 0;
  pastime: sport 0, board_game 0, card_game 0, dance 0; occupation: skilled_worker 0, professional 0, employee 0, seller 0;
  subject: science 0, discipline 0; building: building 0, mercantile_establishment 0, outbuilding 0;
  appliance: home_appliance 0, electronic_equipment 0; weapon: weapon 0; town: city 0; country: country 0;
  language: natural_language 0; religion: religion 0; cancer: cancer 0
`;
const WORD = /^[a-z]{3,}$/;
const FIELDS_BEFORE_OFFSETS = 6;

const folder = process.argv[2] ?? '.';
const synsets = readSynsets();
const senses = readSenses();
const kinds = new Map(
  KINDS.split(';').flatMap((line) => {
    const [kind = '', names = ''] = line.trim().split(': ');
    return names.split(',').map((each): [string, string] => [findSense(each.trim()), kind]);
  }),
);
const found = new Map(
  [...senses]
    .filter(([word]) => WORD.test(word))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([word, [first = '']]) => {
      const own = climb(first, []);
      return own === null ? [] : [[word, own] as const];
    }),
);
/** The thesaurus has what is common: nobody calls a dog a carnivore in a report. */
const common = new Set(
  readFileSync(path.join(import.meta.dirname, 'thesaurus.txt'), 'utf8')
    .split('\n')
    .map((line) => line.split('|')[0] ?? ''),
);
const lines = [...found].map(([word, { kind, above }]) => {
  const known = above.filter((each) => each !== word && common.has(each) && found.get(each)?.kind === kind);
  return [word, kind, ...new Set(known)].join(' ');
});
writeFileSync(path.join(import.meta.dirname, 'kinds.txt'), `${lines.join('\n')}\n`);

function findSense(name: string): string {
  const [word = '', sense = ''] = name.split(' ');
  const id = senses.get(word)?.[Number(sense)];
  if (id === undefined) throw new Error(`WordNet has no ${name}`);
  return id;
}

/** The nearest kind above, and what stands between: a spaniel is a dog, and a dog an animal. */
function climb(id: string, above: string[]): { kind: string; above: string[] } | null {
  const kind = kinds.get(id);
  if (kind !== undefined) return { kind, above: above.filter((word) => WORD.test(word)) };
  for (const next of synsets.get(id)?.above ?? []) {
    const higher = climb(next, [...above, ...(synsets.get(next)?.words ?? [])]);
    if (higher !== null) return higher;
  }
  return null;
}

function readSynsets(): Map<string, Synset> {
  const read = new Map<string, Synset>();
  for (const line of linesOf('data.noun')) {
    const columns = (line.split(' | ')[0] ?? '').split(' ');
    const count = Number.parseInt(columns[3] ?? '0', 16);
    const words = Array.from({ length: count }, (_, index) => columns[4 + 2 * index] ?? '');
    const at = 4 + 2 * count;
    const above = Array.from({ length: Number(columns[at]) }, (_, index) => {
      const [sign = '', offset = ''] = columns.slice(at + 1 + 4 * index);
      return sign === '@' || sign === '@i' ? offset : '';
    }).filter(Boolean);
    read.set(columns[0] ?? '', { words, above });
  }
  return read;
}

/** The senses of each noun, the commonest first. */
function readSenses(): Map<string, string[]> {
  return new Map(
    linesOf('index.noun').map((line): [string, string[]] => {
      const columns = line.trim().split(' ');
      return [columns[0] ?? '', columns.slice(FIELDS_BEFORE_OFFSETS + Number(columns[3]))];
    }),
  );
}

function linesOf(file: string): string[] {
  return readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));
}
