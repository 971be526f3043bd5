import { findResults } from '../scores/find-scores.ts';
import { compareRow } from './compare-row.ts';
import type { Score } from '../scores/score.ts';
import type { MaterialSentence } from './material.ts';
import { hasMisplacedFigure, hasStrayFigure } from './stray-figures.ts';
import type { Support } from './support.ts';

const LABEL = /^\p{L}[^:]{0,40}:\s+/u;

/**
 * What bears out a row of a table. Each figure must stand in the passages that the row rests on, and in the column that
 * they say it is of: another row of the notes that has it bears out nothing. A row that is a score as the passages give
 * it needs no other check.
 */
export function holdRow(
  heads: readonly string[],
  cells: readonly string[],
  cited: readonly MaterialSentence[],
  support: Support,
): Support {
  const passages = cited.length > 0 ? cited : support.evidence;
  if (passages.length === 0) return support;
  const texts = passages.map(({ sentence }) => sentence.text);
  const agreement = compareRow(heads, cells, passages.flatMap(scoresOf));
  // Every cell was compared then. `PR 61` may be a percentile; if it was read as the score of the row, it is not one.
  if (agreement === 'same') return { reason: null, evidence: passages };
  const isAstray = hasMisplacedFigure(heads, cells, texts) || hasStrayFigure(cells, texts);
  if (agreement !== 'other' && !isAstray) return support;
  return support.reason === null ? { reason: 'figures', evidence: [] } : support;
}

const known = new WeakMap<MaterialSentence, Score[]>();

/** A long list is one passage, and has a row for each of its scores: it is read once. */
function scoresOf(source: MaterialSentence): Score[] {
  const before = known.get(source);
  if (before !== undefined) return before;
  const { text, heading, cells = null, header = null, test, whose } = source.sentence;
  const read = (said: string): Score[] =>
    findResults({
      text: said,
      cells,
      header,
      heading,
      label: null,
      ...(test !== undefined && { test }),
      ...(whose !== undefined && { whose }),
    });
  const own = LABEL.exec(text)?.[0];
  const scores = [...read(text), ...(own === undefined || cells !== null ? [] : read(text.slice(own.length)))];
  known.set(source, scores);
  return scores;
}
