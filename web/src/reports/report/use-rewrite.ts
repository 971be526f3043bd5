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
  /** What the first of them changed that is not decided about; null where nothing is to decide. */
  rewritten: RewrittenSection | null;
  take: () => void;
  /** Puts the former text back, to the letter. */
  refuse: () => Promise<void>;
}

/**
 * Writes one section again. The dialog has saved the text before. The section is locked, and the rest may be edited and
 * is saved meanwhile. At the end the new section takes the place of the old one. Several are written one after the other:
 * of two that came at once, the text here would be two versions behind, and take neither.
 */
export function useRewrite({ reportId, editor, autosave, onRewritten }: RewriteSources): Rewrite {
  const [running, setRunning] = useState(0);
  const [undecided, setUndecided] = useState<RewrittenSection[]>([]);
  const rewritten = undecided[0] ?? null;
  const decide = (): void => setUndecided((all) => all.slice(1));
  const before = useRef(Promise.resolve());
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
    setRunning((count) => count + 1);
    show(promptId, 0);
    before.current = before.current.then(() => run(promptId, instruction));
    await before.current;
  };
  const run = async (promptId: string, instruction: string | undefined): Promise<void> => {
    if (autosave === null || isGone.current) return;
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
          if (taken !== null && !taken.before.eq(taken.after)) setUndecided((all) => [...all, taken]);
        });
    } catch (error) {
      if (!isGone.current) tell(describeError(error));
    } finally {
      show(promptId, null);
      if (!isGone.current) setRunning((count) => count - 1);
    }
  };
  const refuse = async (): Promise<void> => {
    if (rewritten === null || autosave === null) return;
    const { promptId, version, before: former } = rewritten;
    if (running > 0 || autosave.isUnsaved() || autosave.getState().version !== version) {
      // Something else is edited or written meanwhile and stays: the former text is put back beside it.
      const tr = editor.current === null ? null : replaceSection(editor.current.state, promptId, former.content);
      if (tr !== null) editor.current?.view.dispatch(tr);
      decide();
      return;
    }
    await autosave.hold(async () => {
      await restoreVersion(reportId, version - 1, version);
      const report = await fetchReport(reportId);
      await takeOver(editor.current, autosave, report, promptId);
      if (isGone.current) return;
      onRewritten(report);
      decide();
    });
  };
  return { isRunning: running > 0, start, rewritten, take: decide, refuse };
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
