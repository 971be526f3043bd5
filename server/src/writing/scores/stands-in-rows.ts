import { findResults } from './find-scores.ts';
import { areAllFiguresRead, isOnlyScores } from './only-scores.ts';
import type { ScoreSource } from './score.ts';

/** Whether the rows of a table tell all that a passage says. */
export function standsInRows(source: ScoreSource, scores = findResults(source)): boolean {
  return (
    scores.length > 0 &&
    areAllFiguresRead(source.text, scores) &&
    (source.cells !== null || isOnlyScores(source.text, scores))
  );
}
