import type { JobHandler, JobHandlers, TaskType } from '../jobs/job.ts';
import { createReportHandler, type ReportTools } from './generate-report.ts';
import { createPdfHandler, type PdfTools } from './process-pdf.ts';
import { createSectionHandler } from './rewrite-section.ts';
import type { Speech } from './speech.ts';
import { type TaskHandler, toJobHandler } from './task-handler.ts';
import { isSectionInput } from './task-table.ts';
import type { TaskTools } from './task-tools.ts';
import { createAudioHandler } from './transcribe-audio.ts';
import { translateFaults } from './translate-fault.ts';

/** What is done for each kind of job. */
export function createTaskHandlers(tools: TaskTools & PdfTools & ReportTools & { speech: Speech }): JobHandlers {
  return {
    pdf_processing: prepareHandler('pdf_processing', createPdfHandler(tools)),
    audio_transcription: prepareHandler('audio_transcription', createAudioHandler(tools, tools.speech)),
    report_generation: createWritingHandler(tools),
  };
}

/** A whole report, or one section of it. */
export function createWritingHandler(tools: ReportTools): JobHandler {
  const [writeReport, rewriteSection] = [createReportHandler(tools), createSectionHandler(tools)];
  return prepareHandler('report_generation', (job) =>
    isSectionInput(job.input) ? rewriteSection(job, job.input) : writeReport(job, job.input),
  );
}

function prepareHandler<T extends TaskType>(taskType: T, handler: TaskHandler<T>): JobHandler {
  return translateFaults(toJobHandler(taskType, handler));
}
