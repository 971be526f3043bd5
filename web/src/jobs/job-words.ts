import { hasEnded, type Job } from '../api/jobs.ts';

interface Task {
  /** What to call a job that has no name of its own. */
  name: string;
  doing: string;
  /** What it makes. */
  result: string;
  /** What did not answer, where the task asks something else for help. */
  helper?: string;
}

const MODEL = 'language model';

const TASKS: Record<string, Task> = {
  pdf_processing: { name: 'PDF', doing: 'Reading the PDF', result: 'note' },
  audio_transcription: {
    name: 'Recording',
    doing: 'Transcribing the recording',
    result: 'note',
    helper: 'transcription service',
  },
  report_generation: { name: 'Report', doing: 'Writing the report', result: 'report', helper: MODEL },
};
const UNKNOWN: Task = { name: 'Work', doing: 'Working', result: 'result' };
const SECTION: Task = { name: 'Section', doing: 'Writing the section again', result: 'section', helper: MODEL };

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** Repeating a job with one of these errors would fail again: the file or the request has to change first. */
const HOPELESS = new Set([
  'audio_too_long',
  'audio_undecodable',
  'client_not_found',
  'document_not_found',
  'look_required',
  'no_audio_track',
  'no_speech',
  'speech_not_understood',
  'no_text_found',
  'not_a_pdf',
  'note_not_found',
  'notes_too_long',
  'pdf_damaged',
  'pdf_encrypted',
  'pdf_too_large',
  'section_not_found',
  'sending_refused',
  'upload_expired',
]);

/** Whether repeating a failed job with the same input can succeed. */
export function canRepeat({ status, error }: Pick<Job, 'status' | 'error'>): boolean {
  return status === 'failed' && !HOPELESS.has(error?.code ?? '');
}

/** Whether the job ended because somebody has to read first what it would send to a language model. */
export function waitsForLook({ error }: Pick<Job, 'error'>): boolean {
  return error?.code === 'look_required';
}

export function makesReport(job: Pick<Job, 'task_type'>): boolean {
  return job.task_type === 'report_generation';
}

/** What people know the job by. */
export function nameJob(job: Job): string {
  return job.file_name ?? job.section_label ?? job.template_title ?? taskOf(job).name;
}

export function describeProgress(job: Job): string {
  const isUnderWay = job.status !== 'queued' && describeWait(job) === null;
  return isUnderWay ? `${describeWork(job)} ${job.progress} %` : describeWork(job);
}

/** What is being done, without how far it is. */
export function describeWork(job: Job): string {
  const wait = describeWait(job);
  if (wait !== null) return wait;
  return job.status === 'queued' ? 'Waiting for its turn' : `${taskOf(job).doing}…`;
}

/** For a job that waits for another try: why the last one failed, and when the next one starts. */
export function describeWait(job: Job): string | null {
  const { retry = null } = job;
  if (retry === null || hasEnded(job)) return null;
  const { helper } = taskOf(job);
  const isSilent = retry.code === 'provider_unavailable' && helper !== undefined;
  const reason = isSilent ? `The ${helper} did not answer.` : retry.message;
  return `${reason} Next try at ${CLOCK.format(new Date(retry.at))}.`;
}

export function describeSuccess(job: Job): string {
  return `${nameJob(job)}: the ${taskOf(job).result} is ready.`;
}

export function describeFailure({ error }: Pick<Job, 'error'>): string {
  return error?.message ?? 'Something went wrong.';
}

function taskOf(job: Job): Task {
  if (typeof job.section_label === 'string') return SECTION;
  return TASKS[job.task_type] ?? UNKNOWN;
}
