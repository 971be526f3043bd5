import { expect, test } from 'vitest';
import { judgeFile } from './uploads.ts';

test.each([
  ['letter.pdf', '', 'pdf'],
  ['LETTER.PDF', 'application/octet-stream', 'pdf'],
  ['letter', 'application/pdf', 'pdf'],
  ['session.m4a', '', 'audio'],
  ['session.WAV', 'audio/wav', 'audio'],
  ['recording', 'audio/webm', 'audio'],
  ['call.mp4', 'video/mp4', 'audio'],
  ['notes.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', undefined],
  ['pdf', '', undefined],
])('%s of type "%s" is sent as %s', (name, type, kind) => {
  expect(judgeFile({ name, type })).toBe(kind);
});
