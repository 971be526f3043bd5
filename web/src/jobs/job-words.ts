import { type Icon, IconFileText, IconMicrophone, IconSparkles } from '@tabler/icons-react';
import type { Job } from '../api/jobs.ts';

interface Task {
  label: string;
  icon: Icon;
}

const TASKS: Record<string, Task> = {
  pdf_processing: { label: 'Reading a PDF', icon: IconFileText },
  audio_transcription: { label: 'Transcribing a recording', icon: IconMicrophone },
  report_generation: { label: 'Writing a report', icon: IconSparkles },
};

/** Doing these again would end in the same way: what they work on is gone, or a file that no one can read. */
const HOPELESS = new Set([
  'audio_too_long',
  'client_not_found',
  'document_not_found',
  'no_audio_track',
  'not_a_pdf',
  'note_not_found',
  'pdf_encrypted',
  'pdf_too_large',
  'upload_expired',
]);

export function describeTask(job: Job): Task {
  const task = TASKS[job.task_type] ?? { label: job.task_type.replaceAll('_', ' '), icon: IconFileText };
  return typeof job.section_label === 'string' ? { ...task, label: 'Writing a section again' } : task;
}

export function nameJob(job: Job): string {
  return job.file_name ?? job.section_label ?? job.template_title ?? describeTask(job).label;
}

export function canRepeat(job: Job): boolean {
  return job.status === 'failed' && !HOPELESS.has(job.error?.code ?? '');
}

/** How long it ran, in words. */
export function describeDuration(job: Job): string | undefined {
  if (job.start_timestamp === null || job.end_timestamp === null) return undefined;
  const seconds = Math.round((Date.parse(job.end_timestamp) - Date.parse(job.start_timestamp)) / 1000);
  if (seconds < 1) return 'took less than a second';
  if (seconds < 60) return `took ${seconds} s`;
  return `took ${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
