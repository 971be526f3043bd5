import type { Editor } from '@tiptap/core';
import type { Fragment } from '@tiptap/pm/model';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import { type Report, restoreVersion, rewriteSection } from '../../api/reports.ts';
import { listSections, replaceSection, setProgress } from '../../editor/extensions/sections.ts';
import { locateSections } from '../../editor/locate-sections.ts';
import { followJob } from '../../jobs/follow-job.ts';
import type { Autosave } from '../autosave/autosave.ts';
import { fetchReport } from './open-report.ts';
import { showFailure } from '../../components/show-failure.ts';

interface RewriteSources {
  reportId: string;
  editor: RefObject<Editor | null>;
  autosave: Autosave | null;
  /** Told the report as the service has it with the new section. */
  onRewritten: (report: Report) => void;
}

/** A section that was written again, and is to be taken or refused. */
export interface RewrittenSection {
  promptId: string;
  label: string;
  before: Fragment;
  after: Fragment;
  /** The version of the report that has it. */
  version: number;
}

export interface Rewrite {
  isRunning: boolean;
  start: (promptId: string, instruction: string | undefined) => Promise<void>;
  /** What the last one changed, until it is decided about; null where nothing is to decide. */
  rewritten: RewrittenSection | null;
  take: () => void;
  /** Puts the former text back, to the letter. */
  refuse: () => Promise<void>;
}

/**
 * Writes one section again. The dialog has saved the text before. The section is locked, and the rest may be edited and
 * is saved meanwhile. At the end the new section takes the place of the old one.
 */
export function useRewrite({ reportId, editor, autosave, onRewritten }: RewriteSources): Rewrite {
  const [isRunning, setRunning] = useState(false);
  const [rewritten, setRewritten] = useState<RewrittenSection | null>(null);
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
          const taken = await takeOver(editor.current, autosave, report, promptId);
          if (isGone.current) return;
          onRewritten(report);
          if (taken !== null && !taken.before.eq(taken.after)) setRewritten(taken);
        });
    } catch (error) {
      if (!isGone.current) tell(describeError(error));
    } finally {
      show(promptId, null);
      if (!isGone.current) setRunning(false);
    }
  };
  const refuse = async (): Promise<void> => {
    if (rewritten === null || autosave === null) return;
    const { promptId, version, before } = rewritten;
    if (autosave.isUnsaved() || autosave.getState().version !== version) {
      // Something else was edited meanwhile and stays: the former text is put back beside it.
      const tr = editor.current === null ? null : replaceSection(editor.current.state, promptId, before.content);
      if (tr !== null) editor.current?.view.dispatch(tr);
      setRewritten(null);
      return;
    }
    await autosave.hold(async () => {
      await restoreVersion(reportId, version - 1, version);
      const report = await fetchReport(reportId);
      await takeOver(editor.current, autosave, report, promptId);
      if (isGone.current) return;
      onRewritten(report);
      setRewritten(null);
    });
  };
  return { isRunning, start, rewritten, take: () => setRewritten(null), refuse };
}

function tell(message: string): void {
  showFailure(message, 'The section stays as it was');
}

/**
 * The new version differs from ours in this section alone if it is the very next one. Otherwise somebody else wrote
 * too: the next save will find that out, and let the person choose.
 */
async function takeOver(
  editor: Editor | null,
  autosave: Autosave,
  report: Report,
  promptId: string,
): Promise<RewrittenSection | null> {
  if (editor === null || editor.isDestroyed || report.version !== autosave.getState().version + 1) return null;
  const theirs = editor.schema.nodeFromJSON(report.content);
  const sections = await locateSections(theirs, report.writing?.sections ?? []);
  const section = sections.find((each) => each.promptId === promptId);
  const former = listSections(editor.state).find((each) => each.promptId === promptId);
  if (section === undefined || former === undefined) return null;
  const wasUnsaved = autosave.isUnsaved();
  const tr = replaceSection(editor.state, promptId, section.original.content);
  if (tr === null) return null;
  editor.view.dispatch(tr.setMeta('preventUpdate', true));
  autosave.rebase(report.version, wasUnsaved);
  const { label, original: before } = former;
  return { promptId, label, before, after: section.original, version: report.version };
}
