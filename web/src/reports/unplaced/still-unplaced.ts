import type { DocumentJson, UnplacedPassage } from '../../api/reports.ts';

/** The text that passages are looked for in: one line, since a passage may be broken differently in the notes. */
function squeeze(text: string): string {
  return text.replaceAll(/[\s|]+/g, ' ').trim();
}

/** The text of a document, as the editor would read it: a line for each block, and a space for what is not text. */
export function textOfDocument({ text, content }: DocumentJson): string {
  if (text !== undefined) return text;
  if (content === undefined) return ' ';
  return content.map(textOfDocument).join(content.some((child) => child.text !== undefined) ? '' : '\n');
}

/** How often each passage stood in the report when the service listed it. */
export function countListed(listed: readonly UnplacedPassage[], listedFor: string): number[] {
  const text = squeeze(listedFor);
  return listed.map((passage) => countOf(squeeze(passage.text), text));
}

/**
 * The passages that nobody has put into the report since the service listed them. Some of the listed stood in it
 * already, so what counts is whether a passage stands there more often now.
 */
export function listStillUnplaced(
  listed: readonly UnplacedPassage[],
  counts: readonly number[],
  text: string,
): UnplacedPassage[] {
  const now = squeeze(text);
  return listed.filter((passage, index) => countOf(squeeze(passage.text), now) <= (counts[index] ?? 0));
}

function countOf(words: string, text: string): number {
  return words === '' ? 0 : text.split(words).length - 1;
}
