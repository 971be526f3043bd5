import { describe, expect, test } from 'vitest';
import type { Job } from '../api/jobs.ts';
import { canRepeat, describeProgress, describeSuccess, describeWait, describeWork, waitsForLook } from './job-words.ts';

const JOB: Job = {
  job_id: 'job_1',
  client_id: 1,
  task_type: 'pdf_processing',
  status: 'running',
  progress: 40,
  created_at: '2026-11-15T10:00:00.000Z',
  start_timestamp: '2026-11-15T10:00:00.000Z',
  end_timestamp: null,
  error: null,
  result: null,
  file_name: 'Letter.pdf',
  template_title: null,
  section_label: null,
};

describe('trying again is offered', () => {
  test.each([
    ['provider_unavailable', true],
    ['engine_failed', true],
    ['internal_error', true],
    ['pdf_encrypted', false],
    ['pdf_damaged', false],
    ['no_text_found', false],
    ['no_speech', false],
    ['upload_expired', false],
    ['notes_too_long', false],
  ])('after %s: %s', (code, isOffered) => {
    expect(canRepeat({ status: 'failed', error: { code, message: '' } })).toBe(isOffered);
  });

  test('not where somebody has to read first what would be sent, or has refused it', () => {
    const jobs = ['look_required', 'sending_refused'].map((code) => ({
      status: 'failed',
      error: { code, message: '' },
    }));
    expect(jobs.map(canRepeat)).toEqual([false, false]);
    expect(jobs.map(waitsForLook)).toEqual([true, false]);
  });

  test('not while the job runs, nor after it went well', () => {
    expect([canRepeat(JOB), canRepeat({ status: 'completed', error: null })]).toEqual([false, false]);
  });
});

test('a job is told of in the words of what it makes', () => {
  expect(describeProgress({ ...JOB, status: 'queued' })).toBe('Waiting for its turn');
  expect(describeProgress(JOB)).toBe('Reading the PDF… 40 %');
  expect(describeWork(JOB)).toBe('Reading the PDF…');
  expect(describeSuccess(JOB)).toBe('Letter.pdf: the note is ready.');
  const section = { ...JOB, task_type: 'report_generation', file_name: null, section_label: 'Sleep' };
  expect(describeProgress(section)).toBe('Writing the section again… 40 %');
  expect(describeSuccess(section)).toBe('Sleep: the section is ready.');
});

test('a job that waits says why, and when it is tried again', () => {
  const at = new Date(2026, 10, 15, 14, 5).toISOString();
  const waiting = { ...JOB, status: 'queued', retry: { code: 'provider_unavailable', message: 'No answer.', at } };
  const written = { ...waiting, task_type: 'report_generation' };
  const recorded = { ...waiting, task_type: 'audio_transcription' };
  expect(describeProgress(written)).toBe('The language model did not answer. Next try at 14:05.');
  expect(describeProgress(recorded)).toBe('The transcription service did not answer. Next try at 14:05.');
  expect(describeProgress(waiting)).toBe('No answer. Next try at 14:05.');
  expect(describeWait({ ...written, retry: null })).toBeNull();
});
