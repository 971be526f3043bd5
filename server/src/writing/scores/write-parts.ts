import type { Score } from './score.ts';

/** The score with what it means, for a column that holds both. */
export function writeScore({ score, band }: Score): string | null {
  return score === null || band === null ? score : `${score} (${band})`;
}

/** Two figures in one cell are told apart by their names. */
export function writeRange({ percentile, interval }: Score): string | null {
  if (percentile === null || interval === null) return percentile ?? interval;
  return `${percentile}, ${writeInterval(interval)}`;
}

function writeInterval(interval: string): string {
  return /\bCI\b|confidence/i.test(interval) ? interval : `CI ${interval}`;
}

/** What stands in the first column says what it is, and has no brackets within brackets. */
export function writeAside(part: keyof Score, text: string): string {
  if (part === 'interval') return writeInterval(text);
  if (part === 'percentile' && /^[<>]?[\d.]+$/.test(text)) return `percentile ${text}`;
  return text.replaceAll(/ ?\(([^()]*)\)/g, ', $1').replace(/^, /, '');
}
