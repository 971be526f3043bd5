import { notifications } from '@mantine/notifications';
import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import { type Report, rewriteSection } from '../../api/reports.ts';
import { listSections, replaceSection, setProgress } from '../../editor/extensions/sections.ts';
import { locateSections } from '../../editor/locate-sections.ts';
import { followJob } from '../../jobs/follow-job.ts';
import type { Autosave } from '../autosave/autosave.ts';
import { fetchReport } from './open-report.ts';

interface RewriteSources {
  reportId: string;
  editor: RefObject<Editor | null>;
  autosave: Autosave | null;
  /** Told the report as the service has it with the new section. */
  onRewritten: (report: Report) => void;
}

export interface Rewrite {
  isRunning: boolean;
  start: (promptId: string, instruction: string | undefined) => Promise<void>;
}

/**
 * Writes one section again. The dialog has saved the text before. The section is locked, and the rest may be edited and
 * is saved meanwhile. At the end the new section takes the place of the old one.
 */
export function useRewrite({ reportId, editor, autosave, onRewritten }: RewriteSources): Rewrite {
  const [isRunning, setRunning] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const show = (promptId: string, progress: number | null): void => {
    const current = editor.current;
    if (current === null || current.isDestroyed) return;
    current.view.dispatch(setProgress(current.state, promptId, progress));
  };

  const start = async (promptId: string, instruction: string | undefined): Promise<void> => {
    if (autosave === null) return;
    setRunning(true);
    show(promptId, 0);
    try {
      const { job_id: jobId } = await rewriteSection(reportId, promptId, instruction);
      const job = await followJob(
        jobId,
        (progress) => show(promptId, progress),
        () => isGone.current,
      );
      if (job.status === 'failed') tell(job.error?.message ?? 'The section could not be written.');
      else
        await autosave.hold(async () => {
          const report = await fetchReport(reportId);
          await takeOver(editor.current, autosave, report, promptId);
          if (!isGone.current) onRewritten(report);
        });
    } catch (error) {
      if (!isGone.current) tell(describeError(error));
    } finally {
      show(promptId, null);
      if (!isGone.current) setRunning(false);
    }
  };
  return { isRunning, start };
}

function tell(message: string): void {
  notifications.show({ color: 'red', title: 'The section stays as it was', message });
}

/**
 * The new version differs from ours in this section alone if it is the very next one. Otherwise somebody else wrote
 * too: the next save will find that out, and let the person choose.
 */
async function takeOver(editor: Editor | null, autosave: Autosave, report: Report, promptId: string): Promise<void> {
  if (editor === null || editor.isDestroyed || report.version !== autosave.getState().version + 1) return;
  const theirs = editor.schema.nodeFromJSON(report.content);
  const [section] = await locateSections(
    theirs,
    report.writing?.sections.filter((each) => each.prompt_id === promptId) ?? [],
  );
  const isThere = listSections(editor.state).some((each) => each.promptId === promptId);
  if (section === undefined || !isThere) return;
  const wasUnsaved = autosave.isUnsaved();
  const tr = replaceSection(editor.state, promptId, section.original.content);
  if (tr === null) return;
  editor.view.dispatch(tr.setMeta('preventUpdate', true));
  autosave.rebase(report.version, wasUnsaved);
}
