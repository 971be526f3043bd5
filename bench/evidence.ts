import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClaimChecker } from '../server/src/writing/claims/check-claims.ts';
import { checkerFor, percent } from './evidence-checker.ts';
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

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
