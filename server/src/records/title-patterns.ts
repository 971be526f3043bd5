const MOST_WORDS = 8;

export interface TitlePattern {
  word: string;
  /** For `like`, against the title in small letters. */
  pattern: string;
}

/** The words of a search, each to be found anywhere in a title. What `like` reads as a sign stands for itself. */
export function toTitlePatterns(text: string): TitlePattern[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => ({ word, pattern: `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` }));
}
