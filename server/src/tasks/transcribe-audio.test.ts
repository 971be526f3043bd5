import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { answer, type EvilServer, startEvilServer } from '../intake/audio/testing/evil-server.ts';
import { makeSound } from '../intake/audio/testing/make-sound.ts';
import { modelFault, recording, SHORT_TEXT } from '../intake/audio/testing/recordings.ts';
import { wordErrorRate } from '../intake/audio/testing/word-error-rate.ts';
import { updatePractice } from '../practice/practices.ts';
import { TEST_ORIGIN } from '../testing/context.ts';
import { countJobAudits } from '../testing/jobs.ts';
import { createTaskPlace, type TaskPlace } from '../testing/task-place.ts';
import type { JobRow } from '../testing/task-results.ts';
import { listFiles } from '../testing/uploads.ts';

let place: TaskPlace;
let server: EvilServer | undefined;
beforeAll(async () => {
  place = await createTaskPlace();
});
afterEach(async () => {
  await place.stop();
  await server?.close();
  server = undefined;
});
afterAll(() => place.drop());

type Settings = Record<string, string>;

async function transcribe(bytes: Uint8Array, settings: Settings = {}, fileName?: string): Promise<JobRow> {
  const jobId = await place.upload('audio_transcription', bytes, fileName);
  place.work(settings);
  const job = await place.waitForOutcome(jobId);
  expect(await listFiles(path.join(place.folder, 'in-work'))).toEqual([]);
  return job;
}

const read = (name: string): Buffer => readFileSync(recording(name));

describe.skipIf(modelFault !== undefined)('with the speech model', () => {
  test('a recording becomes a note with what was said and when, and says that it is a draft', async () => {
    const job = await transcribe(read('short.m4a'), {}, 'Visit_2026-03-01.m4a');
    expect(job).toMatchObject({ status: 'completed', progress: 100, error: null });
    const note = await place.noteOf(job);
    expect(note).toMatchObject({
      title: 'Visit 2026-03-01',
      source: 'audio',
      blob_id: job.input['blobId'],
      client_id: place.clients.organisation,
      created_by: place.practice.clinicianId,
    });
    expect(note.markdown).toMatch(/^# Visit 2026-03-01\n\n\*Draft made by a machine[^\n]+\*\n\n\[00:00:0\d\]\s/);
    const said = (note.places ?? []).map(({ startOffset, endOffset }) => note.markdown.slice(startOffset, endOffset));
    expect(wordErrorRate(SHORT_TEXT, said.join(' '))).toBeLessThan(0.15);
    for (const { startMs = -1, endMs = -1 } of note.places ?? []) {
      expect(startMs).toBeGreaterThanOrEqual(0);
      expect(endMs).toBeGreaterThan(startMs);
    }
    const words = note.words ?? [];
    expect(words.map(([start, end]) => note.markdown.slice(start, end)).join(' ')).toBe(said.join(' '));
    expect(words.map(([, , ms]) => ms)).toEqual(words.map(([, , ms]) => ms).toSorted((a, b) => a - b));
    const steps = await place.context.db.selectFrom('job_steps').selectAll().execute();
    expect(steps).toEqual([]);
    expect(await countJobAudits(place.context, note.id)).toEqual({ 'note.created': 1 });
    expect(place.logged()).not.toContain('slept');
  });

  test('silence has no words, and none are invented', async () => {
    const before = await place.countNotes();
    expect(await transcribe(makeSound(3, () => 0))).toMatchObject({
      status: 'failed',
      claims: 1,
      error: { code: 'no_speech', message: 'No speech was found in the recording.' },
    });
    expect(await place.countNotes()).toBe(before);
  });

  test('a server that refuses fails the job at once, and its words are not told', async () => {
    server = await startEvilServer(answer(401, { error: { message: 'the key sk-123 of Anna is wrong' } }));
    const settings = { TRANSCRIPTION_URL: server.baseUrl, TRANSCRIPTION_API_KEY: 'sk-123' };
    const job = await transcribe(read('short.wav'), settings);
    expect(job).toMatchObject({ status: 'failed', claims: 1, error: { code: 'provider_refused' } });
    expect(JSON.stringify(job) + place.logged()).not.toMatch(/sk-123|Anna/);
  });

  test('of the words to expect, names of people do not go with a recording', async () => {
    server = await startEvilServer(answer(200, { text: 'Slept well.' }));
    const settings = {
      TRANSCRIPTION_URL: server.baseUrl,
      TRANSCRIPTION_PROMPT: 'sertraline, PHQ-9, Dr Oyelaran, her sister Niamh, Thornbury Primary, 07700 900123',
    };
    await transcribe(read('short.wav'), settings);
    const sent = server.received.map(({ form }) => String(form.get('prompt')));
    expect(sent.length).toBeGreaterThan(0);
    for (const prompt of sent) {
      expect(prompt).toContain('sertraline, PHQ-9');
      expect(prompt).not.toMatch(/Oyelaran|Niamh|Thornbury|900123/);
    }
    expect(place.logged()).not.toMatch(/Oyelaran|Niamh|Thornbury|900123/);
  });

  test('what a server heard is text, whatever it looks like', async () => {
    const text = '# Heading\n\n<script>x</script> {{client.full_name}} **bold** \u0000';
    server = await startEvilServer(answer(200, { text }));
    const job = await transcribe(read('short.wav'), { TRANSCRIPTION_URL: server.baseUrl });
    const { markdown } = await place.noteOf(job);
    expect(markdown).toContain(String.raw`\# Heading \<script>x\</script> \{\{client.full\_name\}\} \*\*bold\*\*`);
    expect(markdown).not.toContain('\0');
  });
});

test('a practice that looks before anything is sent sends no recording', async () => {
  server = await startEvilServer(answer(200, { text: 'Slept well.' }));
  await updatePractice(place.context, TEST_ORIGIN, place.practice.id, { looksBeforeSending: true });
  const job = await transcribe(read('short.wav'), { TRANSCRIPTION_URL: server.baseUrl });
  await updatePractice(place.context, TEST_ORIGIN, place.practice.id, { looksBeforeSending: false });
  expect(job).toMatchObject({ status: 'failed', claims: 1, error: { code: 'recording_not_sent' } });
  expect(server.received).toEqual([]);
});

describe('a recording that cannot be transcribed fails at once, with a word and a sentence', () => {
  const header = readFileSync(recording('short.flac')).subarray(0, 60);
  test.each([
    ['because it cannot be decoded', Buffer.concat([header, Buffer.alloc(20_000, 7)]), {}, 'audio_undecodable'],
    ['because it has no sound', read('no-audio.mp4'), {}, 'no_audio_track'],
    ['because no model is there', read('short.wav'), { SPEECH_MODEL_DIR: '/nowhere' }, 'engine_unavailable'],
  ] as [string, Uint8Array, Settings, string][])('%s', async (_case, bytes, settings, code) => {
    const before = await place.countNotes();
    expect(await transcribe(bytes, settings)).toMatchObject({
      status: 'failed',
      claims: 1,
      error: { code, message: expect.stringMatching(/^[A-Z].*\.$/) },
    });
    expect(await place.countNotes()).toBe(before);
  });
});
