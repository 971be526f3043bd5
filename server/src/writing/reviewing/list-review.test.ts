import { type BlockNode, type DocumentJson, type InlineNode, type Mark, parseMarkdown } from '@casewright/document';
import { describe, expect, test } from 'vitest';
import type { PassageRecord } from '../placing/passage-record.ts';
import type { WritingRecord } from '../written-report.ts';
import { listReview } from './list-review.ts';
import type { NoteText } from './note-texts.ts';
import type { ReviewItem } from './review-item.ts';

const NOTE =
  'He sleeps badly.\n\nHe is in year 5.\n\nHe told his mother that he wants to kill himself.\n\nLikes chess.';
const note = (markdown = NOTE, revision = 1, isLatest = true): NoteText => ({
  id: 'note_1',
  revision,
  markdown,
  isLatest,
});

function evidence(words: string, { markdown, revision } = note()): Mark {
  const start = markdown.indexOf(words);
  const of = revision === 1 ? 'note_1' : `note_1~${revision}`;
  return { type: 'evidence', attrs: { sources: `${of}@${start}-${start + words.length}` } };
}
const unsupported = (reason: 'wording' | 'contradiction'): Mark => ({ type: 'unsupported', attrs: { reason } });
const said = (text: string, mark?: Mark): InlineNode => ({ type: 'text', text, ...(mark && { marks: [mark] }) });
const paragraph = (...content: InlineNode[]): BlockNode => ({ type: 'paragraph', content });
const heading = (text: string): BlockNode => ({ type: 'heading', attrs: { level: 2 }, content: [said(text)] });
const document = (...content: BlockNode[]): DocumentJson => ({ ...parseMarkdown('x'), content });

const review = (doc: DocumentJson, notes = [note()]): ReviewItem[] =>
  listReview({ document: doc, writing: null, notes });
const keyed = (items: readonly ReviewItem[]) => new Map(items.map(({ text, key }) => [text, key]));

test('contradictions come first, then what nothing supports, then section by section', () => {
  const items = review(
    document(
      heading('Sleep'),
      paragraph(said('He sleeps badly.', evidence('He sleeps badly.')), said(' He snores.', unsupported('wording'))),
      heading('School'),
      paragraph(said('He is in year 6.', unsupported('contradiction')), said(' His mother says so. She came twice.')),
    ),
  );
  expect(items.map((item) => [item.group, item.kind === 'sentence' && item.section, item.text])).toEqual([
    ['contradiction', 'School', 'He is in year 6.'],
    ['unsupported', 'Sleep', 'He snores.'],
    ['section', 'Sleep', 'He sleeps badly.'],
    ['section', 'School', 'His mother says so.'],
    ['section', 'School', 'She came twice.'],
  ]);
});

test('a row of a table is one item, with each cell under its column; labels are none', () => {
  const table = parseMarkdown('| Test | Score |\n|---|---|\n| Verbal | 92 |\n| Memory | 88 |').content;
  const [first, second] = review(document(...table, paragraph(said('Home:'))));
  expect(first).toMatchObject({
    text: 'Verbal | 92',
    cells: [
      { column: 'Test', text: 'Verbal' },
      { column: 'Score', text: '92' },
    ],
  });
  expect(second).toMatchObject({ text: 'Memory | 88' });
  expect(review(document(...table, paragraph(said('Home:'))))).toHaveLength(2);
});

describe('the key of a sentence', () => {
  const at = (...content: BlockNode[]) => keyed(review(document(...content)));
  const sleep = () => paragraph(said('He sleeps badly.', evidence('He sleeps badly.')));

  test('stays where the sentence moves, and another sentence has another', () => {
    const before = at(sleep(), paragraph(said('Other.')));
    const after = at(heading('Elsewhere'), paragraph(said('New.')), sleep());
    expect(after.get('He sleeps badly.')).toBe(before.get('He sleeps badly.'));
    expect(at(paragraph(said('He sleeps well.', evidence('He sleeps badly.')))).get('He sleeps well.')).not.toBe(
      before.get('He sleeps badly.'),
    );
  });

  test('is another when it rests on other words, and the same when other words of the note were corrected', () => {
    const key = (notes: NoteText[], mark: Mark) =>
      review(document(paragraph(said('He sleeps badly.', mark))), notes)[0]?.key;
    const before = key([note()], evidence('He sleeps badly.'));
    const elsewhere = note(`Corrected. ${NOTE}`, 2);
    expect(key([elsewhere, note(NOTE, 1, false)], evidence('He sleeps badly.', elsewhere))).toBe(before);
    const here = note(NOTE.replace('sleeps badly', 'sleeps little'), 2);
    expect(key([here], evidence('He sleeps little.', here))).not.toBe(before);
    expect(key([], evidence('He sleeps badly.'))).not.toBe(before);
  });

  test('of a sentence that was checked is settled with it once its mark is gone', () => {
    const marked = review(document(paragraph(said('He snores. A lot, Dr. May says.', unsupported('wording')))));
    const bare = review(document(paragraph(said('Before. He snores. A lot, Dr. May says. After.'))));
    const becomes = new Set(marked[0]?.becomes);
    expect(bare.filter(({ key }) => !becomes.has(key)).map(({ text }) => text)).toEqual(['Before.', 'After.']);
  });

  test('what stands twice in the same words is one item', () => {
    expect(review(document(sleep(), sleep()))).toMatchObject([{ times: 2 }]);
  });
});

describe('passages that are not in the report', () => {
  const passage = (text: string, marks: PassageRecord['marks'] = []): PassageRecord => {
    const start = NOTE.indexOf(text);
    return { noteId: 'note_1', start, end: start + text.length, text, kind: 'history', marks };
  };
  const passages = [
    passage('He sleeps badly.'),
    passage('Likes chess.'),
    passage('He told his mother that he wants to kill himself.', ['risk']),
  ];
  const record = { provider: '', model: '', sections: [], passages } as unknown as WritingRecord;
  const template = document(heading('Sleep'));
  const list = (doc: DocumentJson, notes = [note()]) =>
    listReview({ document: doc, writing: { record, template }, notes }).filter(({ kind }) => kind === 'passage');

  test('come last, risk first', () => {
    const doc = document(paragraph(said('He sleeps badly.', evidence('He sleeps badly.'))));
    expect(list(doc).map(({ text }) => text)).toEqual([
      'He told his mother that he wants to kill himself.',
      'Likes chess.',
    ]);
  });

  test('what may faintly be risk comes before the rest, and is read in the report where it stands there', () => {
    const marked = passages.map((each) =>
      each.text === 'He sleeps badly.' ? passage(each.text, ['risk', 'unworded', 'faint']) : each,
    );
    const faint = { ...record, passages: [...marked].toReversed() };
    const texts = (doc: DocumentJson) =>
      listReview({ document: doc, writing: { record: faint, template }, notes: [note()] }).flatMap((item) =>
        item.kind === 'passage' ? [item.text] : [],
      );
    const risk = 'He told his mother that he wants to kill himself.';
    expect(texts(document(paragraph(said('Well.'))))).toEqual([risk, 'He sleeps badly.', 'Likes chess.']);
    expect(texts(document(paragraph(said('He sleeps badly.'))))).toEqual([risk, 'Likes chess.']);
  });

  test('a passage that is placed becomes a quotation, which is settled with it', () => {
    const [, chess] = list(document(paragraph(said('He sleeps badly.'))));
    const quoted = review(document(paragraph(said('“Likes chess.”', evidence('Likes chess.')))));
    expect(chess?.becomes).toEqual([quoted[0]?.key]);
  });

  test('what a correction took out of the note is gone, what it added is there, also at the same place', () => {
    const doc = document(paragraph(said('He sleeps badly.')));
    const corrected = NOTE.replace('Likes chess.', 'Likes football.\n- Has a knife at home.');
    const found = list(doc, [note(corrected, 2), note(NOTE, 1, false)]);
    expect(found.map(({ text }) => text)).toEqual([
      'Has a knife at home.',
      'He told his mother that he wants to kill himself.',
      'Likes football.',
    ]);
    const [knife] = found;
    expect(knife?.kind === 'passage' && corrected.slice(knife.start, knife.end)).toBe('Has a knife at home.');
    expect(list(doc, [])).toEqual([]);
  });
});

test('a long report with many notes is listed soon', () => {
  const blocks = Array.from({ length: 1500 }, (_, index) =>
    paragraph(
      said(`Sentence ${index} says this much about the visit. `),
      said(`And ${index} more.`, unsupported('wording')),
    ),
  );
  expect(review(document(...blocks))).toHaveLength(3000);
});
