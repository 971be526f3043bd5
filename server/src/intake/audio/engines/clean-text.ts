/** So many times the same words in a row are an engine that has lost its way; people repeat themselves less. */
const REPEATS = 5;
const LONGEST_REPEATED_WORDS = 16;

/**
 * The text of a piece as it may stand in a transcript: one line, without marks of the engine's own, and empty where the
 * engine wrote nothing of use.
 */
export function cleanText(text: string): string {
  const line = text
    .replaceAll(/<filler_\d+>|<\|[^|>]{0,40}\|>|\uFFFD/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(line) || isSoundMark(line) || isRepetition(line)) return '';
  return line;
}

/** Engines name sounds in brackets: [MUSIC], (applause), *coughs*. A piece of these alone holds no speech. */
function isSoundMark(line: string): boolean {
  return (
    line
      .replaceAll(/\[[^\]]{0,80}\]|\([^)]{0,80}\)|\*[^*]{0,80}\*|♪[^♪]{0,80}♪?/g, '')
      .replaceAll(/[\s\p{P}\p{S}]/gu, '') === ''
  );
}

/** Whether more than half of the text is one group of words said over and over. */
function isRepetition(line: string): boolean {
  const words = line
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');
  for (let size = 1; size <= LONGEST_REPEATED_WORDS; size += 1) {
    let equal = 0;
    for (let index = size; index < words.length; index += 1) {
      equal = words[index] === words[index - size] ? equal + 1 : 0;
      const repeated = equal + size;
      if (repeated >= size * REPEATS && repeated * 2 > words.length) return true;
    }
  }
  return /(\p{L}{1,4})\1{11,}/u.test(line);
}
