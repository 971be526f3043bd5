import { recordAudit } from '../audit/record.ts';
import { AudioError } from '../intake/audio/audio-error.ts';
import { formatTranscript, titleFromFileName } from '../intake/audio/format-transcript.ts';
import { transcribe } from '../intake/audio/transcribe.ts';
import { findPractice } from '../practice/practices.ts';
import { saveUploadNote } from './save-upload-note.ts';
import type { Speech } from './speech.ts';
import type { TaskHandler, TaskJob } from './task-handler.ts';
import type { TaskTools } from './task-tools.ts';
import { withUpload } from './with-upload.ts';

/** Recording -> note. Every piece that was transcribed is a step of the job, so that a later run goes on behind it. */
export function createAudioHandler(tools: TaskTools, speech: Speech): TaskHandler<'audio_transcription'> {
  return async (job) => {
    const { blobId, fileName } = job.input;
    const { path: ffmpegPath } = await speech.findFfmpeg();
    const done = await job.loadSteps();
    await recordSending(tools, job, speech);
    const {
      pieces,
      durationMs: heldMs,
      claimedMs,
      isCut = false,
    } = await withUpload(tools, job, blobId, (file) =>
      transcribe({
        file,
        ffmpegPath,
        modelFolder: speech.modelFolder,
        engine: speech.engine,
        maxDurationMs: speech.maxDurationMs,
        done,
        onPiece: (piece) => job.saveStep(piece),
        onProgress: ({ heardMs, durationMs }) => {
          if (durationMs !== undefined) job.setProgress((100 * heardMs) / durationMs);
        },
        signal: job.signal,
      }),
    );
    const title = titleFromFileName(fileName);
    const { markdown, places, words } = formatTranscript(pieces, {
      title,
      ...((claimedMs !== undefined || isCut) && { breaksOff: { heldMs, claimedMs } }),
    });
    return saveUploadNote(tools.context, job, { source: 'audio', blobId, fileName, title, markdown, places, words });
  };
}

/**
 * Before the first piece of a recording goes to a server, the trail says where. What is heard cannot be hidden, nor read
 * beforehand: a practice that looks at everything first sends no recording.
 */
async function recordSending(
  { context }: TaskTools,
  job: TaskJob<'audio_transcription'>,
  { engine, server }: Speech,
): Promise<void> {
  if (server === undefined) return;
  const { looksBeforeSending } = await findPractice(context, job.practiceId);
  if (looksBeforeSending) throw new AudioError('recording_not_sent', 'the practice looks before anything is sent');
  await recordAudit(context.db, context.clock, {
    practiceId: job.practiceId,
    action: 'transcription.sent',
    origin: job.origin,
    subject: { type: 'upload', id: job.input.blobId },
    clientId: job.clientId,
    details: { provider: engine.name, host: server.host, model: server.model, job: job.id, hidden: 0 },
  });
}
