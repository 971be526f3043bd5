import type { Block as OcrBlock, Line as OcrLine, Word } from 'tesseract.js';
import { expect, test } from 'vitest';
import { collectSpelling } from '../lines/join-lines.ts';
import { buildOcrBlocks, readOcrLines } from './ocr-lines.ts';

const HEIGHT = 28;
const CHARACTER = 14;

function line(y: number, ...words: [text: string, left: number][]): OcrLine {
  const placed = words.map(([text, left]) => {
    const bbox = { x0: left, x1: left + text.length * CHARACTER, y0: y - HEIGHT, y1: y };
    return { text, confidence: 95, bbox } as Word;
  });
  const bbox = { x0: 0, x1: 0, y0: y - HEIGHT, y1: y };
  return { words: placed, confidence: 95, bbox, baseline: { y0: y, y1: y } } as OcrLine;
}

/** As the engine hands out a part of a page. */
function block(...lines: OcrLine[]): OcrBlock {
  return { paragraphs: [{ lines }] } as OcrBlock;
}

function read(...blocks: OcrBlock[]): object[] {
  return buildOcrBlocks(readOcrLines(blocks), collectSpelling([]));
}

test('what the engine read as columns are the rows of a table', () => {
  const medicines = block(
    line(100, ['Medicine', 100], ['Dose', 400]),
    line(150, ['Sertraline', 100], ['100', 400], ['mg', 452], ['_', 520]),
    line(200, ['Zopiclone', 100], ['7.5', 400], ['mg', 452]),
  );
  const times = block(line(101, ['When', 600]), line(151, ['morning', 600]), line(201, ['night', 600]));
  const rows = [
    ['Medicine', 'Dose', 'When'],
    ['Sertraline', '100 mg', 'morning'],
    ['Zopiclone', '7.5 mg', 'night'],
  ];
  expect(read(medicines, times)).toEqual([{ kind: 'table', rows }]);
});

test('parts without a table are read as the engine orders them', () => {
  const left = block(line(100, ['Seen', 100], ['at', 170]), line(140, ['home.', 100]));
  const right = block(line(100, ['With', 900], ['her', 970]), line(140, ['mother.', 900]));
  expect(read(right, left)).toEqual([
    { kind: 'paragraph', text: 'With her mother.' },
    { kind: 'paragraph', text: 'Seen at\nhome.' },
  ]);
});
