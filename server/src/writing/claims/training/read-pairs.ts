import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { Verdict } from '../comparing/judge-segment.ts';

/** A sentence, the notes it is compared with, and what the check should say. */
export interface Pair {
  category: string;
  notes: string[];
  sentence: string;
  verdict: Verdict;
}

/** Sentences that share their notes, by verdict and category. */
type PairGroup = { notes: string[] } & Record<Verdict, Record<string, string[]> | undefined>;

export const PAIRS_FOLDER = path.resolve(import.meta.dirname, '../../../../../bench/evidence-pairs');
const VERDICTS: readonly Verdict[] = ['supported', 'contradicts', 'not-found'];

/**
 * Whether the network is trained on a set of notes, by its folder, file and place there. How far its rating is to be trusted is learnt on
 * others.
 */
export function isForNetwork(set: string): boolean {
  const [folder] = set.split('/');
  if (folder === 'hard') return crc32(set) % 12 !== 0;
  if (folder === 'late') return crc32(set) % 3 !== 0;
  if (folder === 'even') return /-[12]\.json/.test(set);
  return folder === '.' || folder === 'wide';
}

/** The pairs in the files of a folder; those of its subfolders are left out. */
export function readPairs(folder: string): Pair[] {
  return readPairFiles(folder).flatMap(({ pairs }) => pairs);
}

export function readPairFiles(folder: string): { file: string; pairs: Pair[] }[] {
  return globSync('*.json', { cwd: folder })
    .toSorted()
    .map((file) => {
      const groups = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as PairGroup[];
      return { file, pairs: groups.flatMap(openGroup) };
    });
}

function openGroup(group: PairGroup): Pair[] {
  return VERDICTS.flatMap((verdict) =>
    Object.entries(group[verdict] ?? {}).flatMap(([category, sentences]) =>
      sentences.map((sentence) => ({ category, notes: group.notes, sentence, verdict })),
    ),
  );
}
