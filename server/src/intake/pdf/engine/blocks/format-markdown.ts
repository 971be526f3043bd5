import type { Block, ListItem } from './block.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { hasChoices, isBullet, isNumber } from '../lines/list-marker.ts';

/** Dots that lead the eye to a page number. */
const LEADERS = /(?: ?\.){4,}/g;

function formatText(line: string): string {
  return escapeMarkdown(line.replace(LEADERS, ' …'));
}

export function formatBlocks(blocks: Block[]): string {
  return blocks
    .map(formatBlock)
    .filter((text) => text !== '')
    .join('\n\n');
}

function formatBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${formatText(block.text).replace(/(?<=\s)#+$/, '\\$&')}`;
    case 'paragraph':
      return formatLines(block.text);
    case 'list':
      return formatList(block.items);
    case 'table':
      return formatTable(block.rows);
  }
}

function formatLines(text: string): string {
  return text
    .split('\n')
    .map(formatText)
    .filter((line) => line !== '')
    .join('\\\n');
}

function formatTable(rows: string[][]): string {
  const width = Math.max(...rows.map((row) => row.length));
  const lines = rows.map((row) => {
    const cells = Array.from({ length: width }, (_, column) => row[column] ?? '');
    return `| ${cells.map((cell) => formatText(cell.replaceAll('\n', ' '))).join(' | ')} |`;
  });
  return [lines[0], `|${' --- |'.repeat(width)}`, ...lines.slice(1)].join('\n');
}

/**
 * Markdown counts numbered items itself, so that a number is a marker only where it counts on from the item before.
 * Any other marker that says something ("b)", "iv.") stays as text in an item of its own.
 */
function formatList(items: ListItem[]): string {
  const lines: string[] = [];
  const open: { indent: number; number: number | null }[] = [];
  const byDepth = Map.groupBy(items, ({ depth }) => depth);
  const choosing = new Set(
    [...byDepth].filter(([, own]) => hasChoices(own.map(({ marker }) => marker))).map(([depth]) => depth),
  );
  for (const { marker, text, depth } of items) {
    open.length = Math.min(open.length, depth + 1);
    const level = Math.min(depth, open.length);
    const before = open[level];
    const number = isNumber(marker) ? Number.parseInt(marker, 10) : null;
    const counts = number !== null && (before === undefined || before.number === null || before.number === number - 1);
    const sign = counts ? `${number}${marker.at(-1) ?? '.'} ` : '- ';
    const words = counts || (isBullet(marker) && !choosing.has(depth)) ? text : `${marker} ${text}`;
    const parent = open[level - 1];
    const indent = parent === undefined ? 0 : parent.indent;
    open[level] = { indent: indent + sign.length, number: counts ? number : null };
    lines.push(' '.repeat(indent) + sign + formatText(words.replaceAll('\n', ' ')));
  }
  return lines.join('\n');
}
