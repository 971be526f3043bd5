import {
  type BlockNode,
  type DocumentJson,
  locateBlocks,
  parseMarkdown,
  type ParseOptions,
  toMarkdown,
} from '@casewright/document';

/** Markdown in the rich editor, and how it becomes Markdown again. */
export interface HeldMarkdown {
  document: DocumentJson;
  /** A paragraph, table or list that was not changed comes back to the letter, however it was written. */
  write: (edited: DocumentJson) => Written;
}

export interface Written {
  markdown: string;
  /** Whether it holds all that was written: alignment, for one, has no sign in Markdown. */
  isWhole: boolean;
}

/** Why the rich editor cannot hold a text. */
export type Refusal = 'too-long' | 'unseen-lines';

const NEW_GAP = '\n\n';
const LINE_END = /\r\n|\r|\n/;
/** A block that was moved is looked for this far on. Farther off it is rather another one with the same words. */
const LOOK_AHEAD = 50;

interface Piece {
  key: string;
  text: string;
  /** The empty lines before it. */
  gap: string;
}

/** Takes a text apart into its blocks, each with the Markdown it came from. */
export function holdMarkdown(markdown: string, options: ParseOptions = {}): HeldMarkdown | Refusal {
  const document = readDocument(markdown, options);
  if (document === null) return 'too-long';
  const pieces = cutPieces(markdown, document.content);
  if (typeof pieces === 'string') return pieces;
  return { document, write: (edited) => writeMarkdown(edited, pieces, options) };
}

/** As it reads, for somebody who wants the rich editor whatever it rewrites. */
export function holdAnyway(markdown: string, options: ParseOptions = {}): HeldMarkdown {
  const held = holdMarkdown(markdown, options);
  if (typeof held !== 'string') return held;
  return {
    document: parseMarkdown(markdown, options),
    write: (edited) => ({ markdown: toMarkdown(edited).trimEnd(), isWhole: true }),
  };
}

function readDocument(markdown: string, options: ParseOptions): DocumentJson | null {
  try {
    return parseMarkdown(markdown, options);
  } catch {
    return null;
  }
}

function cutPieces(markdown: string, blocks: readonly BlockNode[]): Piece[] | Refusal {
  if (markdown.trim() === '') return [];
  const places = locateBlocks(markdown);
  // A text with more parts than a document may have is read as one piece of code.
  if (places === null || places.length !== blocks.length) return 'too-long';
  const lines = markdown.split(LINE_END);
  const pieces: Piece[] = [];
  let done = 0;
  for (const [index, block] of blocks.entries()) {
    const { first, end } = places[index] ?? { first: done, end: done };
    const between = lines.slice(done, first);
    if (between.some((line) => line.trim() !== '')) return 'unseen-lines';
    const text = lines
      .slice(first, end)
      .join('\n')
      .replace(/(?:\n[ \t]*)+$/, '');
    pieces.push({ key: JSON.stringify(block), text, gap: '\n'.repeat(between.length + 1) });
    done = first + text.split('\n').length;
  }
  return lines.slice(done).some((line) => line.trim() !== '') ? 'unseen-lines' : pieces;
}

function writeMarkdown(edited: DocumentJson, pieces: readonly Piece[], options: ParseOptions): Written {
  const blocks = edited.content;
  const readAgain = (text: string): string => readBlocks(text, options);
  const found = findPieces(blocks.map(keyOf), pieces);
  /** It stood behind the same block before. */
  const isInPlace = (index: number): boolean =>
    found[index] !== -1 && found[index] === (index === 0 ? 0 : (found[index - 1] ?? -1) + 1);
  const parts = blocks.map((block, index): Piece => {
    const { text, gap } = pieces[found[index] ?? -1] ?? { text: writeBlock(edited, block), gap: NEW_GAP };
    return { key: keyOf(block), text, gap: isInPlace(index) ? gap : NEW_GAP };
  });
  const isMisread = parts.some(
    (_part, index) => !isInPlace(index) && !isReadApart(parts.slice(Math.max(0, index - 1), index + 2), readAgain),
  );
  return {
    markdown: isMisread ? toMarkdown(edited).trimEnd() : joinPieces(parts).trimEnd(),
    isWhole: parts.every(({ key, text }, index) => found[index] !== -1 || readAgain(text) === `[${key}]`),
  };
}

function joinPieces(parts: readonly Piece[]): string {
  return parts.map(({ text, gap }, index) => (index === 0 ? text : `${gap}${text}`)).join('');
}

/** Side by side, blocks may read as one, such as two lists. */
function isReadApart(parts: readonly Piece[], readAgain: (text: string) => string): boolean {
  const apart = parts.map(({ text }) => readAgain(text).slice(1, -1)).filter((blocks) => blocks !== '');
  return readAgain(joinPieces(parts)) === `[${apart.join(',')}]`;
}

/** The JSON of the blocks that a text is read as. */
function readBlocks(text: string, options: ParseOptions = {}): string {
  return text === '' ? '[]' : JSON.stringify(parseMarkdown(text, options).content);
}

/** Blocks never change: an edit makes another one. So each is written once, and a key costs little in a long note. */
const knownKeys = new WeakMap<BlockNode, string>();
const knownTexts = new WeakMap<BlockNode, string>();

function keyOf(block: BlockNode): string {
  const key = knownKeys.get(block) ?? JSON.stringify(block);
  knownKeys.set(block, key);
  return key;
}

function writeBlock(document: DocumentJson, block: BlockNode): string {
  const text = knownTexts.get(block) ?? markDoubts(toMarkdown({ ...document, content: [block] }));
  knownTexts.set(block, text);
  return text;
}

/** The marks of doubtful words are written as the transcriber writes them: they are found again by that. */
function markDoubts(text: string): string {
  const marked = text.replaceAll(/(?<!\\)\[\?([^[\]\\]*)\]/g, String.raw`\[?$1\]`);
  return marked === text || readBlocks(marked) !== readBlocks(text) ? text : marked;
}

/** Which piece each block is, or -1: what is the same at both ends, then in order what is the same between. */
function findPieces(keys: readonly string[], pieces: readonly Piece[]): number[] {
  const found = keys.map(() => -1);
  let first = 0;
  while (first < keys.length && keys[first] === pieces[first]?.key) {
    found[first] = first;
    first += 1;
  }
  let tail = 0;
  const most = Math.min(keys.length, pieces.length) - first;
  while (tail < most && keys.at(-1 - tail) === pieces.at(-1 - tail)?.key) {
    found[keys.length - 1 - tail] = pieces.length - 1 - tail;
    tail += 1;
  }
  let next = first;
  for (let index = first; index < keys.length - tail; index += 1) {
    const window = pieces.slice(next, Math.min(pieces.length - tail, next + LOOK_AHEAD));
    const offset = window.findIndex(({ key }) => key === keys[index]);
    if (offset === -1) continue;
    found[index] = next + offset;
    next += offset + 1;
  }
  return found;
}
