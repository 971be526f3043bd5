/** A cited passage with what stands around it in the note, as plain words. */
export interface PassageInContext {
  before: string;
  words: string;
  after: string;
}

const MOST_CONTEXT = 140;

/** The context ends at a line end, or at a space where the line is long. */
export function cutContext(markdown: string, start: number, end: number): PassageInContext {
  const line = markdown.slice(markdown.lastIndexOf('\n', start - 1) + 1, start);
  const rest = markdown.slice(end, end + markdown.slice(end).search(/\n|$/));
  const before = line.length > MOST_CONTEXT ? `… ${line.slice(-MOST_CONTEXT).replace(/^\S*\s/, '')}` : line;
  const after = rest.length > MOST_CONTEXT ? `${rest.slice(0, MOST_CONTEXT).replace(/\s\S*$/, '')} …` : rest;
  return { before: plain(before), words: plain(markdown.slice(start, end)), after: plain(after) };
}

/** Signs of Markdown are no words. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/\\([^\w\s])/g, '$1')
    .replaceAll(/(?:\*\*|__|`)/g, '')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+])\s+/gm, '')
    .replaceAll(/\s*\|\s*/g, ' | ')
    .replaceAll(/\s+/g, ' ');
}
