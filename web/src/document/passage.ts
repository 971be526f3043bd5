import { type BlockNode, parseMarkdown, type TextNode } from '@casewright/document';

/** The part of each text that belongs to the passage. */
export type Highlights = ReadonlyMap<TextNode, { from: number; to: number }>;

const SPACE = /\s/;

/**
 * Where characters `start` to `end` of the Markdown stand in the document that was read from it. Signs of Markdown and
 * white space are no text, so the passage is looked for by its letters, nearest to where it is expected.
 */
export function findPassage(content: readonly BlockNode[], markdown: string, start: number, end: number): Highlights {
  const texts = listTexts(content);
  const letters = texts.map(({ text }) => removeSpace(text)).join('');
  const needle = lettersOf(markdown.slice(start, end));
  if (needle === '') return new Map();
  const expected = lettersOf(markdown.slice(0, start)).length;
  const at = findNearest(letters, needle, expected);
  return at === -1 ? new Map() : rangesOf(texts, at, at + needle.length);
}

function lettersOf(markdown: string): string {
  return listTexts(parseMarkdown(markdown).content)
    .map(({ text }) => removeSpace(text))
    .join('');
}

function removeSpace(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

function findNearest(letters: string, needle: string, expected: number): number {
  let best = -1;
  for (let at = letters.indexOf(needle); at !== -1; at = letters.indexOf(needle, at + 1)) {
    if (best === -1 || Math.abs(at - expected) < Math.abs(best - expected)) best = at;
    if (at > expected) break;
  }
  return best;
}

function rangesOf(texts: readonly TextNode[], start: number, end: number): Highlights {
  const ranges = new Map<TextNode, { from: number; to: number }>();
  let letter = 0;
  for (const node of texts) {
    for (const [index, character] of [...node.text].reduce(withOffsets, [])) {
      if (SPACE.test(character)) continue;
      if (letter >= start && letter < end) {
        ranges.set(node, { from: ranges.get(node)?.from ?? index, to: index + character.length });
      }
      letter += character.length;
    }
  }
  return ranges;
}

function withOffsets(offsets: [number, string][], character: string): [number, string][] {
  const last = offsets.at(-1);
  offsets.push([last === undefined ? 0 : last[0] + last[1].length, character]);
  return offsets;
}

/** Every text of the document, in its order. */
export function listTexts(nodes: readonly unknown[]): TextNode[] {
  return (nodes as { type: string; content?: readonly unknown[] }[]).flatMap((node) =>
    node.type === 'text' ? [node as unknown as TextNode] : listTexts(node.content ?? []),
  );
}
