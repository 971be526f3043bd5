import { cleanLines } from '../text.ts';
import { readTokens, TooManyTokens } from './reader.ts';

/** The lines of a text that a block was read from: from `first` up to, but not including, `end`, counted from 0. */
export interface BlockLines {
  first: number;
  end: number;
}

/** Where the outermost blocks of a text stand. Null for a text of more parts than a document may have. */
export function locateBlocks(markdown: string): BlockLines[] | null {
  try {
    return readTokens(cleanLines(markdown), false).flatMap(({ level, nesting, map }) =>
      level === 0 && nesting !== -1 && map !== null ? [{ first: map[0], end: map[1] }] : [],
    );
  } catch (error) {
    if (error instanceof TooManyTokens) return null;
    throw error;
  }
}
