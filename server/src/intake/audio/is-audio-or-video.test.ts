import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isAudioOrVideo, MEDIA_HEAD_BYTES } from './is-audio-or-video.ts';
import { recording, SHORT_RECORDINGS } from './testing/recordings.ts';

async function readHead(name: string): Promise<Uint8Array> {
  return (await readFile(recording(name))).subarray(0, MEDIA_HEAD_BYTES);
}

test.each([...SHORT_RECORDINGS, 'human.flac', 'clinical.ogg', 'no-audio.mp4'])('%s is a recording', async (name) => {
  expect(isAudioOrVideo(await readHead(name))).toBe(true);
});

test('an MP3 with its tags taken off, and one whose tag is longer than the head, are recordings', async () => {
  const mp3 = await readFile(recording('short.mp3'));
  const bare = mp3.subarray(mp3.indexOf(Buffer.from([0xff, 0xf3])));
  const longTag = Buffer.concat([Buffer.from('ID3\u0004\0\0\0\u0001\0\0', 'latin1'), Buffer.alloc(MEDIA_HEAD_BYTES)]);

  expect(isAudioOrVideo(bare.subarray(0, MEDIA_HEAD_BYTES))).toBe(true);
  expect(isAudioOrVideo(bare.subarray(0, 100))).toBe(true);
  expect(isAudioOrVideo(longTag.subarray(0, MEDIA_HEAD_BYTES))).toBe(true);
});

test.each<[string, string]>([
  ['nothing', ''],
  ['a few bytes', 'RI'],
  ['a PDF', '%PDF-1.7\n'],
  ['a zip', 'PK\u0003\u0004\u0014\0\0\0'],
  ['a playlist', '#EXTM3U\nhttp://example.com/a.ts\n'],
  ['a list of files', 'ffconcat version 1.0\nfile a.wav\n'],
  ['a cue sheet', 'FILE "a.wav" WAVE\n'],
  ['a picture', '\u0089PNG\r\n\u001a\n'],
  ['a JPEG, which begins with the byte of a frame', '\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF\0'],
  ['a still picture in the container of mp4', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'],
  ['RIFF that is not sound', 'RIFF\0\0\0\0WEBPVP8 '],
  ['text in UTF-16', '\u00ff\u00feh\0e\0l\0l\0o\0'],
  ['0xFF bytes alone', '\u00ff'.repeat(64)],
  ['one frame that is followed by no other', `\u00ff\u00fb\u0090\u0064${'x'.repeat(2000)}`],
  ['a web page', '<!doctype html><html>'],
  ['an ID3 tag of impossible size', 'ID3\u0004\0\0\u00ff\u00ff\u00ff\u00ff'],
])('%s is not', (_name, text) => {
  expect(isAudioOrVideo(Buffer.from(text, 'latin1'))).toBe(false);
});
