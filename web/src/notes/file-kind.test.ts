import { describe, expect, test } from 'vitest';
import { judgeFile } from './file-kind.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('by name and type, where the content says nothing', () => {
  test.each([
    ['letter.pdf', '', 'pdf'],
    ['LETTER.PDF', 'application/octet-stream', 'pdf'],
    ['letter', 'application/pdf', 'pdf'],
    ['session.m4a', '', 'audio'],
    ['session.WAV', 'audio/wav', 'audio'],
    ['recording', 'audio/webm', 'audio'],
    ['call.mp4', 'video/mp4', 'audio'],
    ['notes.docx', WORD, undefined],
    ['pdf', '', undefined],
  ])('%s of type "%s" is sent as %s', async (name, type, kind) => {
    expect(await judgeFile(new File(['nothing'], name, { type }))).toBe(kind);
  });
});

describe('by content, whatever the name', () => {
  test.each([
    ['scan', '%PDF-1.7\n', 'pdf'],
    ['scan.mp3', '\uFEFF%PDF-1.4', 'pdf'],
    ['voice memo', 'RIFF\0\0\0\0WAVEfmt ', 'audio'],
    ['voice.pdf', 'ID3\u0003', 'audio'],
    ['memo', '\0\0\0\u0018ftypM4A ', 'audio'],
    ['letter.docx', 'PK\u0003\u0004', undefined],
    ['empty', '', undefined],
  ])('%s that begins with %j is sent as %s', async (name, content, kind) => {
    expect(await judgeFile(new File([content], name))).toBe(kind);
  });

  test('a recording of a browser is known by its first bytes', async () => {
    expect(await judgeFile(new File([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3])], 'memo'))).toBe('audio');
  });
});
