import { formatTranscript, titleFromFileName } from '../intake/audio/format-transcript.ts';
import { transcribe } from '../intake/audio/transcribe.ts';
import { saveUploadNote } from './save-upload-note.ts';
import type { Speech } from './speech.ts';
import type { TaskHandler } from './task-handler.ts';
import type { TaskTools } from './task-tools.ts';
import { withUpload } from './with-upload.ts';

/** Recording -> note. Every piece that was transcribed is a step of the job, so that a later run goes on behind it. */
export function createAudioHandler(tools: TaskTools, speech: Speech): TaskHandler<'audio_transcription'> {
  return async (job) => {
    const { blobId, fileName } = job.input;
    const { path: ffmpegPath } = await speech.findFfmpeg();
    const done = await job.loadSteps();
    const {
      pieces,
      durationMs: heldMs,
      claimedMs,
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
    const { markdown, places } = formatTranscript(pieces, {
      title,
      ...(claimedMs !== undefined && { breaksOff: { heldMs, claimedMs } }),
    });
    return saveUploadNote(tools.context, job, { source: 'audio', blobId, title, markdown, places });
  };
}
