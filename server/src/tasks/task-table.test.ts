import { describe, expect, test } from 'vitest';
import { outlineTemplate } from '../documents/section-tasks.ts';
import { readInput, readResult, readSteps } from './task-table.ts';
import { readWritingRecord } from '../writing/writing-record.ts';

const report = {
  templateId: 'tpl_1',
  templateTitle: 'Review',
  noteIds: ['note_1'],
  title: null,
};
const section = { kind: 'section', reportId: 'rep_1', promptId: 'mood', sectionLabel: 'Mood', instruction: null };
const piece = { index: 0, startMs: 0, endMs: 900, text: 'Good morning.' };
const written = {
  promptId: 'mood',
  nodes: [{ type: 'paragraph' }],
  record: { promptId: 'mood', hash: 'a', blockHashes: ['a'], isNewerThanTheCheck: true },
};

test('what was stored is read back as it is', () => {
  const upload = { blobId: 'blob_1', fileName: 'Letter.pdf' };
  expect(readInput('pdf_processing', upload)).toBe(upload);
  expect(readInput('report_generation', report)).toBe(report);
  expect(readInput('report_generation', section)).toBe(section);
  expect(readSteps('audio_transcription', [piece])).toEqual([piece]);
  expect(readSteps('report_generation', [written])).toEqual([written]);
  expect(readResult('pdf_processing', { note_id: 'note_1' })).toEqual({ note_id: 'note_1' });
  expect(readResult('report_generation', null)).toBeNull();
});

describe('what is not of its kind is refused, with its place and without its words', () => {
  test.each([
    ['an input with too little', () => readInput('audio_transcription', { fileName: 'Anna Bell.m4a' })],
    ['a template that is none', () => outlineTemplate({ content: '{"name":"Anna Bell"}' })],
    ['notes that are not named', () => readInput('report_generation', { ...report, noteIds: [7] })],
    ['a section of nothing', () => readInput('report_generation', { ...section, reportId: null })],
    ['a step where there are none', () => readSteps('pdf_processing', [piece])],
    ['a step of another kind', () => readSteps('report_generation', [piece])],
    ['a piece without a time', () => readSteps('audio_transcription', [{ ...piece, endMs: 'Anna Bell' }])],
    ['the result of another kind', () => readResult('report_generation', { note_id: 'note_1' })],
    ['a record without sections', () => readWritingRecord({ provider: 'Anna Bell', model: 'm' })],
  ])('%s', (_case, read) => {
    expect(read).toThrow(/not of its kind, at \/|not as it should be/);
    expect(read).not.toThrow(/Anna/);
  });
});
