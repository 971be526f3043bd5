import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BlockNode, type InlineNode, parseSources } from '@casewright/document';
import { expect, test } from 'vitest';
import { readPassages } from '../passages/read-passages.ts';
import type { MaterialPassage } from '../placing/material-passage.ts';
import { readNote } from '../reading/read-note.ts';
import { findResults } from '../scores/find-scores.ts';
import type { SourceNote } from '../source-note.ts';
import { draftTable } from './draft-table.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../bench/labels/scores/read');
const INSTRUCTION =
  'A table with the columns Measure, Score, Percentile, Confidence interval, Range, Informant and When.';
const FIGURE = /\d+(?:\.\d+)?/g;
/** Three weeks, which the draft writes out. */
const WEEKS = /(?<amount>\d)\/(?:52|12|7)(?!\d)/g;

function textsOf(node: BlockNode | InlineNode): { text: string; sources: string }[] {
  if (node.type === 'text') {
    const sources = (node.marks ?? []).flatMap((mark) => (mark.type === 'evidence' ? [mark.attrs.sources] : []));
    return [{ text: node.text, sources: sources.join(' ') }];
  }
  const content = 'content' in node ? ((node.content ?? []) as (BlockNode | InlineNode)[]) : [];
  return content.flatMap(textsOf);
}

/** The passages of a note that give scores, as a section of results is given them. */
function readResults(markdown: string): MaterialPassage[] {
  const note: SourceNote = { id: 'note_1', title: 'Testing', markdown, writtenAt: new Date('2026-01-05') };
  const sentences = readNote(markdown);
  return readPassages(sentences).flatMap((passage, index) => {
    if (findResults(passage).length === 0 && passage.cells === null) return [];
    const own = sentences.slice(passage.first, passage.last + 1);
    const cited = own.map((sentence, number) => ({ number, note, sentence, words: new Set<string>() }));
    return [
      {
        ...passage,
        kinds: [],
        index,
        note,
        dateText: '5 January 2026',
        sentences: cited,
      } as unknown as MaterialPassage,
    ];
  });
}

/** Of three habits: tables, shorthand, letters. */
const files = readdirSync(FOLDER).filter((file) => /^[efg]-/.test(file));

test.each(files)('every figure of %s is in the draft, and every cell has evidence with its figures', (file) => {
  const { markdown } = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as { markdown: string };
  const passages = readResults(markdown);
  const drafted = draftTable(
    'Results',
    INSTRUCTION,
    passages.map((passage) => [passage]),
  ).flatMap(textsOf);
  const written = new Set(drafted.flatMap(({ text }) => text.match(FIGURE) ?? []));
  const given = passages.flatMap(({ text }) => text.replaceAll(WEEKS, '$<amount>').match(FIGURE) ?? []);
  expect(given.filter((figure) => !written.has(figure))).toEqual([]);
  for (const { text, sources } of drafted.filter((each) => each.sources !== '')) {
    const cited = parseSources(sources)
      .map(({ start, end }) => markdown.slice(start, end))
      .join(' ');
    const heads = passages.flatMap(({ header, heading, test: named }) => [...(header ?? []), heading, named]).join(' ');
    for (const figure of text.match(FIGURE) ?? []) expect(`${cited} ${heads}`).toContain(figure);
  }
});
