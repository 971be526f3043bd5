import { informantOf } from './read-list.ts';
import { readProse } from './read-prose.ts';
import { readRow } from './read-row.ts';
import type { Score, ScoreSource } from './score.ts';

/** The scores in a passage, in its order. */
export function findScores(source: ScoreSource): Score[] {
  if (source.cells !== null) return readRow(source);
  const informant = informantOf(source.text);
  return readProse(source).map((score) => ({ ...score, informant: score.informant ?? informant }));
}

/** Whether every figure of the passage stands in one of the scores that were read. */
export function areAllFiguresRead(text: string, scores: readonly Score[]): boolean {
  const read = scores.map((score) => Object.values(score).filter(Boolean).join(' ')).join(' ');
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).every((figure) => read.includes(figure));
}
