import { expect, test } from 'vitest';
import { findSideBySide, type TaggedParagraph } from './side-by-side.ts';

function paragraph(text: string, left: number, baseline: number): TaggedParagraph {
  const place = { left, right: left + text.length * 5, baseline, size: 10, isBold: false };
  return { node: { role: 'P', children: [] }, lines: [{ text, ...place, fragments: [] }] };
}

function read(paragraphs: (TaggedParagraph | null)[]): string[][][] {
  return findSideBySide(paragraphs).map((rows) => rows.map((row) => row.map(({ lines }) => lines[0]?.text ?? '')));
}

test('medicines and doses beside each other are rows, what is above and below is not', () => {
  const all = [
    paragraph('Stopped in March:', 50, 100),
    paragraph('Zopiclone', 50, 120),
    paragraph('7.5 mg', 150, 120),
    paragraph('Diazepam', 50, 140),
    paragraph('2 mg', 150, 140),
    paragraph('Allergy: penicillin', 50, 170),
  ];
  expect(read(all)).toEqual([
    [
      ['Zopiclone', '7.5 mg'],
      ['Diazepam', '2 mg'],
    ],
  ]);
});

test('a single line of two, columns of prose, and rows with something between them are no table', () => {
  expect(read([paragraph('Name', 50, 100), paragraph('Born', 150, 100), paragraph('Seen', 50, 120)])).toEqual([]);
  const columns = [
    paragraph('Left', 50, 100),
    paragraph('Left', 50, 120),
    paragraph('Right', 150, 100),
    paragraph('Right', 150, 120),
  ];
  expect(read(columns)).toEqual([]);
  const apart = [
    paragraph('A', 50, 100),
    paragraph('1', 150, 100),
    null,
    paragraph('B', 50, 140),
    paragraph('2', 150, 140),
  ];
  expect(read(apart)).toEqual([]);
});
