import { useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { variablesQuery } from '../../api/clients.ts';
import { restoreVersion, saveReport } from '../../api/reports.ts';
import { createFollower } from '../../components/focus/after-frame.ts';
import { readEditedDocument } from '../../editor/read-document.ts';
import { takeMarks } from '../../editor/take-marks.ts';
import { Autosave } from '../autosave/autosave.ts';
import { draftsOf } from '../autosave/draft-store.ts';
import type { SaveState, Text } from '../autosave/save-state.ts';
import { sentTextsOf } from '../autosave/sent-texts.ts';
import { writeText } from '../autosave/written-blocks.ts';
import { fetchReport, type OpenedReport } from './open-report.ts';

interface Sources {
  memberId: string;
  opened: OpenedReport;
  editor: RefObject<Editor | null>;
  title: RefObject<string>;
}

/** Lives as long as the editor; null until it is made. */
export function useAutosave({ memberId, opened, editor, title }: Sources): Autosave | null {
  const queryClient = useQueryClient();
  const [autosave, setAutosave] = useState<Autosave | null>(null);
  useEffect(() => {
    const { report, draft } = opened;
    const drafts = draftsOf(memberId, report.id);
    const isConflict = draft !== null && draft.version !== report.version;
    const made = new Autosave(
      {
        read: () => readText(editor.current, title.current, draft ?? report),
        save: (text, options) => saveReport(report.id, writeText(text), options),
        takeMarks: (remarked) => takeMarks(editor.current, remarked),
        fetchReport: () => fetchReport(report.id),
        followRecord: () => void queryClient.invalidateQueries({ queryKey: variablesQuery(report.client_id).queryKey }),
        restore: (version, current) => restoreVersion(report.id, version, current),
        keepDraft: drafts.keep,
        dropDraft: drafts.drop,
        sent: sentTextsOf(localStorage, memberId, report.id),
        now: Date.now,
        setTimer: (run, delayMs) => setTimeout(run, delayMs),
        clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
      },
      { version: draft?.version ?? report.version, draft, theirs: isConflict ? report : null },
    );
    const hide = (): void => {
      if (document.visibilityState === 'hidden') made.hide();
    };
    const leave = (): void => made.hide();
    const ask = (event: BeforeUnloadEvent): void => {
      if (made.isUnsaved() && !made.getState().isKept) event.preventDefault();
    };
    addEventListener('online', made.retry);
    addEventListener('focus', made.retry);
    addEventListener('pagehide', leave);
    addEventListener('beforeunload', ask);
    document.addEventListener('visibilitychange', hide);
    // Made in an effect, because the effect's end must close it.
    // oxlint-disable-next-line react/set-state-in-effect
    setAutosave(made);
    return () => {
      removeEventListener('online', made.retry);
      removeEventListener('focus', made.retry);
      removeEventListener('pagehide', leave);
      removeEventListener('beforeunload', ask);
      document.removeEventListener('visibilitychange', hide);
      made.hide();
      made.close();
    };
  }, [memberId, opened, editor, title, queryClient]);
  return autosave;
}

function readText(editor: Editor | null, title: string, before: Text): Text {
  if (editor === null) return { title: before.title, content: before.content };
  // A text that is not valid is sent all the same: the service refuses it, and it stays on this device.
  try {
    return { title: titleOf(title), content: readEditedDocument(editor) };
  } catch {
    return { title: titleOf(title), content: editor.getJSON() as Text['content'] };
  }
}

function titleOf(title: string): string {
  return title.trim() === '' ? 'Untitled report' : title.trim();
}

const NOTHING = { status: 'saved', version: 0, savedAt: null, isKept: true, theirs: null } as const satisfies SaveState;
/** The page is drawn for it after the key that caused it. */
const followAfterFrames =
  (autosave: Autosave) =>
  (listener: () => void): (() => void) => {
    const { follow, stop } = createFollower(listener);
    const unsubscribe = autosave.subscribe(follow);
    return () => {
      unsubscribe();
      stop();
    };
  };
const never = (): (() => void) => () => {};

export function useSaveState(autosave: Autosave | null): SaveState {
  const subscribe = useMemo(() => (autosave === null ? never : followAfterFrames(autosave)), [autosave]);
  return useSyncExternalStore(subscribe, autosave?.getState ?? (() => NOTHING));
}
