import type { JobHandlers } from '../jobs/job.ts';
import { createReportHandler, type ReportTools } from './generate-report.ts';
import { createPdfHandler } from './process-pdf.ts';
import type { Speech } from './speech.ts';
import type { TaskTools } from './task-tools.ts';
import { createAudioHandler } from './transcribe-audio.ts';
import { translateFaults } from './translate-fault.ts';

/** What is done for each kind of job. */
export function createTaskHandlers(tools: TaskTools & ReportTools & { speech: Speech }): JobHandlers {
  return {
    pdf_processing: translateFaults(createPdfHandler(tools)),
    audio_transcription: translateFaults(createAudioHandler(tools, tools.speech)),
    report_generation: translateFaults(createReportHandler(tools)),
  };
}
