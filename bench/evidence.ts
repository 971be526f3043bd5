import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ClaimChecker, createClaimChecker } from '../server/src/writing/claims/check-claims.ts';
import { readNote } from '../server/src/writing/language/read-note.ts';
import { measureConversations } from './evidence-conversations.ts';

type Verdict = ReturnType<ClaimChecker>['verdict'];

interface Pair {
  category: string;
  notes: string[];
  sentence: string;
  verdict: Verdict;
}

/** Sentences that share their notes, by verdict and category. */
type PairGroup = { notes: string[] } & Record<Verdict, Record<string, string[]> | undefined>;

const VERDICTS: readonly Verdict[] = ['supported', 'contradicts', 'not-found'];

/** How many faithful sentences are accepted, and how many distorted ones are caught, by category. */
export async function benchEvidence(_databaseUrl: string, dataFolder?: string): Promise<void> {
  const own = globSync('evidence-pairs/*.json', { cwd: import.meta.dirname }).flatMap(readGroups);
  const heldOut = globSync('labels/evidence/*.json', { cwd: import.meta.dirname }).flatMap(readPairs);
  measurePairs('development pairs', own);
  measurePairs('held-out pairs', heldOut);
  if (dataFolder !== undefined) measureConversations(dataFolder);
}

function readPairs(file: string): Pair[] {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as Pair[];
}

function readGroups(file: string): Pair[] {
  const groups = JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as PairGroup[];
  return groups.flatMap((group) =>
    VERDICTS.flatMap((verdict) =>
      Object.entries(group[verdict] ?? {}).flatMap(([category, sentences]) =>
        sentences.map((sentence) => ({ category, notes: group.notes, sentence, verdict })),
      ),
    ),
  );
}

function measurePairs(name: string, pairs: readonly Pair[]): void {
  const counts = new Map<string, { all: number; right: number; exact: number }>();
  const count = (key: string, isRight: boolean, isExact: boolean): void => {
    const known = counts.get(key) ?? { all: 0, right: 0, exact: 0 };
    counts.set(key, {
      all: known.all + 1,
      right: known.right + Number(isRight),
      exact: known.exact + Number(isExact),
    });
  };
  for (const { category, notes, sentence, verdict } of pairs) {
    const judged = checkerFor(notes)({ text: sentence, cited: [] }).verdict;
    const isFaithful = verdict === 'supported';
    const isRight = isFaithful === (judged === 'supported');
    count(`${isFaithful ? 'faithful, accepted' : 'distorted, caught'}: ${category}`, isRight, judged === verdict);
    count(isFaithful ? 'all faithful, accepted' : 'all distorted, caught', isRight, judged === verdict);
  }
  print(`${name}: ${pairs.length}`);
  for (const [key, { all, right, exact }] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    print(`  ${key}: ${right} of ${all} (${percent(right, all)}), with the right verdict ${exact}`);
  }
}

export function checkerFor(notes: readonly string[]): ClaimChecker {
  return createClaimChecker(
    notes.map((markdown) => ({ title: 'Note', date: '15 July 2025', passages: readNote(markdown) })),
  );
}

export function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
