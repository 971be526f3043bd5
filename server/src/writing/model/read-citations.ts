import { formatSources, type InlineNode } from '@casewright/document';
import { type Material, sourceOf } from '../evidence/material.ts';
import { type MarkedRange, markRanges, plainText } from '../evidence/texts.ts';

/** `[#3]`, `[#3, #7]`, `(#3)`, `[#3][#4]`, with the space before it. */
const CITATION =
  /[ \t\u00a0]{0,9}[[(]\s{0,9}#\s?\d{1,7}(?:\s{0,9}(?:[,;&–-]|and)\s{0,9}#?\s?\d{1,7}){0,40}\s{0,9}[\])]/g;

/** The text without its citations, and marks of evidence on what each of them follows. */
export function readCitations(nodes: readonly InlineNode[], material: Material): InlineNode[] {
  const text = plainText(nodes);
  const ranges: MarkedRange[] = [];
  const cuts: { start: number; end: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(CITATION)) {
    const end = match.index + match[0].length;
    cuts.push({ start: match.index, end });
    const cited = Array.from(match[0].matchAll(/\d+/g)).flatMap(
      ([number]) => material.sentences[Number(number) - 1] ?? [],
    );
    // A second citation right after the first belongs to the same words.
    const last = ranges.at(-1);
    const isFurther = text.slice(from, match.index).trim() === '' && last !== undefined;
    if (isFurther && last.mark.type === 'evidence')
      last.mark = evidence([last.mark.attrs.sources, formatSources(cited.map(sourceOf))]);
    else if (cited.length > 0)
      ranges.push({ start: from, end: match.index, mark: evidence([formatSources(cited.map(sourceOf))]) });
    from = end;
  }
  return removeRanges(markRanges(nodes, ranges), cuts);
}

function evidence(sources: readonly string[]): MarkedRange['mark'] {
  return { type: 'evidence', attrs: { sources: sources.filter(Boolean).join(' ') } };
}

function removeRanges(nodes: readonly InlineNode[], cuts: readonly { start: number; end: number }[]): InlineNode[] {
  let start = 0;
  return nodes.flatMap((node): InlineNode[] => {
    const from = start;
    start += node.type === 'text' ? node.text.length : 1;
    if (node.type !== 'text') return [node];
    const kept = [...node.text].length === 0 ? '' : keepOutside(node.text, from, cuts);
    return kept === '' ? [] : [{ ...node, text: kept }];
  });
}

function keepOutside(text: string, from: number, cuts: readonly { start: number; end: number }[]): string {
  let kept = '';
  let position = 0;
  for (const cut of cuts) {
    const start = Math.max(0, Math.min(text.length, cut.start - from));
    const end = Math.max(0, Math.min(text.length, cut.end - from));
    if (end <= position) continue;
    kept += text.slice(position, Math.max(position, start));
    position = end;
  }
  return kept + text.slice(position);
}
