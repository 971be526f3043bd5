import { compareReadings, type HeardWord, readWords } from './compare-readings.ts';
import { RISK_SOUNDS, RISK_WORDS } from './medicines.ts';
import { type Closeness, findMedicine, isMedicine } from './sounds-like.ts';

/**
 * A remark to be put behind the words from `from` to `at`, which it is about. A remark on a whole sentence has no
 * `from`.
 */
export interface Doubt {
  from?: number;
  at: number;
  words: string;
}

/** Before a dose a medicine is expected, so less likeness is enough there. */
const BEFORE_DOSE: Closeness = { maxSounds: 1, maxLetters: 0.4 };
const ANYWHERE: Closeness = { maxSounds: 0, maxLetters: 0.15 };
const LONGEST_NAME_WORDS = 4;
const DOSE = /^\s{0,3},?\s{0,3}\d+(?:\.\d+)?\s*(?:mg|mcg|micrograms?|milligrams?|grams?|ml|units?|ng)\b/iu;
const LETTERS = /^\p{L}[\p{L}'-]*$/u;

/**
 * The text with remarks in square brackets: `[? lisinopril]` behind what sounds like a medicine and is none, `[?]` behind
 * words that a second reading of the sound did not have. No word is changed or taken away.
 */
export function markDoubts(text: string, secondReading: string | undefined): string {
  return findDoubts(text, secondReading).reduceRight(
    (marked, { at, words }) => `${marked.slice(0, at)} [${words}]${marked.slice(at)}`,
    text,
  );
}

/** In the order of the text. */
export function findDoubts(text: string, secondReading: string | undefined): Doubt[] {
  const words = secondReading === undefined ? readWords(text) : compareReadings(text, secondReading).words;
  const marks = [...findMedicineMarks(text, words), ...findRiskSounds(text)];
  const isTaken = (word: HeardWord): boolean => marks.some(({ at }) => at === word.end);
  const unsure = findUnsureRuns(words)
    .filter(([, last]) => !isTaken(last))
    .map(([first, last]) => ({ from: first.start, at: last.end, words: '?' }));
  return [...marks, ...unsure, ...findRiskSentences(text, words), ...findLostRisk(text, secondReading ?? '')].toSorted(
    (a, b) => a.at - b.at,
  );
}

/** The first and the last word of each run of words that are not sure. */
function findUnsureRuns(words: readonly HeardWord[]): [HeardWord, HeardWord][] {
  const runs: [HeardWord, HeardWord][] = [];
  for (const [index, word] of words.entries()) {
    if (!word.isUnsure) continue;
    const run = runs.at(-1);
    if (run !== undefined && words[index - 1]?.isUnsure === true) run[1] = word;
    else runs.push([word, word]);
  }
  return runs;
}

/** Longer runs first, so that `lies in April` is one medicine and not another one in `April`. */
function findMedicineMarks(text: string, words: readonly HeardWord[]): Doubt[] {
  const marks: Doubt[] = [];
  let end = words.length;
  while (end > 0) {
    const found = findNameEndingAt(text, words, end);
    if (found === undefined) end -= 1;
    else {
      const from = words[end - found.length]?.start ?? 0;
      marks.push({ from, at: words[end - 1]?.end ?? 0, words: `? ${found.name}` });
      end -= found.length;
    }
  }
  return marks;
}

function findNameEndingAt(
  text: string,
  words: readonly HeardWord[],
  end: number,
): { name: string; length: number } | undefined {
  const last = words[end - 1];
  if (last === undefined) return undefined;
  const closeness = DOSE.test(text.slice(last.end)) ? BEFORE_DOSE : ANYWHERE;
  for (let length = Math.min(LONGEST_NAME_WORDS, end); length > 0; length -= 1) {
    const run = words.slice(end - length, end).map((word) => text.slice(word.start, word.end));
    if (!run.every((word) => LETTERS.test(word))) continue;
    if (run.some(isMedicine)) return undefined;
    const name = findMedicine(run, closeness);
    if (name !== undefined) return { name, length };
  }
  return undefined;
}

function findRiskSounds(text: string): Doubt[] {
  return Object.entries(RISK_SOUNDS).flatMap(([meant, ways]) =>
    ways.flatMap((way) =>
      [...text.matchAll(new RegExp(`\\b${way}\\b`, 'giu'))].map((match) => ({
        from: match.index,
        at: match.index + match[0].length,
        words: `? ${meant}`,
      })),
    ),
  );
}

/** A denial and a confession differ by a word: a sentence on risk with any doubt in it is to be listened to again. */
function findRiskSentences(text: string, words: readonly HeardWord[]): Doubt[] {
  return [...text.matchAll(/[^.!?]+[.!?]*/gu)].flatMap((match) => {
    const end = match.index + match[0].trimEnd().length;
    const hasDoubt = words.some((word) => word.isUnsure && word.start >= match.index && word.end <= end);
    return hasDoubt && listRiskWords(match[0]).length > 0
      ? [{ at: end, words: '? please listen to this sentence again' }]
      : [];
  });
}

/** A word of risk that only the second reading has must not be lost. */
function findLostRisk(text: string, secondReading: string): Doubt[] {
  const heard = new Set(listRiskWords(text));
  const lost = new Set(listRiskWords(secondReading).filter((word) => !heard.has(word)));
  return [...lost].map((word) => ({
    at: text.length,
    words: `? a second reading has "${word}": please listen to this part again`,
  }));
}

function listRiskWords(text: string): string[] {
  return (text.match(RISK_WORDS) ?? []).map((word) => word.toLowerCase());
}
