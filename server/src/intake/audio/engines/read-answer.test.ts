import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

const silent = { no_speech_prob: 0.93, avg_logprob: -1.4, text: ' Thanks for watching!' };

test.each<[string, unknown, string]>([
  [
    'OpenAI verbose_json',
    { task: 'transcribe', duration: 3.2, text: 'He is well.', segments: [{ text: 'He is well.' }] },
    'He is well.',
  ],
  ['vLLM, whose duration is a string', { duration: '3.2', text: 'He is well.', usage: { seconds: 4 } }, 'He is well.'],
  ['gpt-4o-transcribe', { text: 'He is well.', usage: { type: 'tokens' } }, 'He is well.'],
  [
    'whisper.cpp',
    { text: ' He is well.\n', segments: [{ id: 0, text: ' He is well.', words: [{ word: ' He' }] }] },
    ' He is well.\n',
  ],
  ['segments alone', { segments: [{ text: ' He is' }, { text: ' well.' }] }, 'He is well.'],
  ['whisper.cpp files', { transcription: [{ text: ' He is well.' }] }, 'He is well.'],
  ['nothing said', { text: '' }, ''],
  ['a bare string', 'He is well.', 'He is well.'],
  [
    'words invented in a silence',
    { text: 'He is well. Thanks for watching!', segments: [{ text: 'He is well.' }, silent] },
    'He is well.',
  ],
  ['nothing but invention', { text: 'Thanks for watching!', segments: [silent] }, ''],
])('%s', (_name, answer, text) => {
  expect(readAnswer(JSON.stringify(answer))).toBe(text);
});

test.each([
  '',
  '<html>',
  '[]',
  'null',
  '42',
  '{}',
  '{"text":7}',
  '{"error":{"message":"x"},"text":"y"}',
  '{"object":"error"}',
  '{"segments":[]}',
  '{"segments":[{"text":1}]}',
])('%j holds no transcript', (body) => {
  expect(readAnswer(body)).toBeUndefined();
});
