import type { JobHandler, JobHandlers } from '../jobs/job.ts';
import { createReportHandler, type ReportTools } from './generate-report.ts';
import { createPdfHandler } from './process-pdf.ts';
import { isSectionInput } from './request-rewrite.ts';
import { createSectionHandler } from './rewrite-section.ts';
import type { Speech } from './speech.ts';
import type { TaskTools } from './task-tools.ts';
import { createAudioHandler } from './transcribe-audio.ts';
import { translateFaults } from './translate-fault.ts';

/** What is done for each kind of job. */
export function createTaskHandlers(tools: TaskTools & ReportTools & { speech: Speech }): JobHandlers {
  return {
    pdf_processing: translateFaults(createPdfHandler(tools)),
    audio_transcription: translateFaults(createAudioHandler(tools, tools.speech)),
    report_generation: translateFaults(createWritingHandler(tools)),
  };
}

/** A whole report, or one section of it. */
function createWritingHandler(tools: ReportTools): JobHandler {
  const [writeReport, rewriteSection] = [createReportHandler(tools), createSectionHandler(tools)];
  return (job) => (isSectionInput(job.input) ? rewriteSection(job) : writeReport(job));
}
