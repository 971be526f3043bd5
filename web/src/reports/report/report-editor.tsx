import { Extension, type Editor } from '@tiptap/core';
import { notifications } from '@mantine/notifications';
import type { EvidenceSource } from '@casewright/document';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Writing } from '../../api/reports.ts';
import { locateSections } from '../../editor/locate-sections.ts';
import { Sections, setSections } from '../../editor/extensions/sections.ts';
import { RichEditor } from '../../editor/rich-editor.tsx';
import type { Autosave } from '../autosave/autosave.ts';
import type { SaveState } from '../autosave/save-state.ts';
import { CheckCounter } from './check-counter.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EvidenceCard } from './evidence-card.tsx';
import type { OpenedReport } from './open-report.ts';
import { ReportTitle } from './report-title.tsx';
import { RewriteDialog } from './rewrite-dialog.tsx';
import { useAutosave, useSaveState } from './use-autosave.ts';
import { useRewrite } from './use-rewrite.ts';
import { CARD_ID, useSentence } from './use-sentence.ts';

export interface ReportEditorProps {
  memberId: string;
  opened: OpenedReport;
  isEditable: boolean;
  onOpenSource: (source: EvidenceSource) => void;
  /** Told of each change, so that the frame around can show it and save before it acts. */
  onSaving: (autosave: Autosave | null, state: SaveState) => void;
  onTitle: (title: string) => void;
  /** Opens the report anew, as the service has it. */
  onReload: () => Promise<void>;
}

export function ReportEditor(props: ReportEditorProps) {
  const { memberId, opened, isEditable, onOpenSource, onSaving, onTitle, onReload } = props;
  const { report, draft } = opened;
  const [editor, setEditor] = useState<Editor | null>(null);
  const editorRef = useRef<Editor>(null);
  const titleRef = useRef(draft?.title ?? report.title);
  const [rewriting, setRewriting] = useState<string | null>(null);
  const autosave = useAutosave({ memberId, opened, editor: editorRef, title: titleRef });
  const state = useSaveState(autosave);
  const rewrite = useRewrite({ reportId: report.id, editor: editorRef, autosave });
  const sentence = useSentence(editor);
  const extensions = useMemo(
    () => [
      Sections.configure({ onRewrite: setRewriting }),
      Extension.create({
        name: 'evidenceKeys',
        addKeyboardShortcuts: () => ({ 'Alt-Enter': focusCard }),
      }),
    ],
    [],
  );
  useEffect(() => onSaving(autosave, state), [autosave, state, onSaving]);
  useEffect(() => {
    if (draft !== null && draft.version === report.version) tellOfDraft();
  }, [draft, report.version]);
  const start = (made: Editor): void => {
    editorRef.current = made;
    setEditor(made);
    if (report.writing !== null) void markSections(made, report.writing);
  };
  const changeTitle = (title: string): void => {
    titleRef.current = title;
    onTitle(title);
    autosave?.edit();
  };
  const takeTheirs = async (): Promise<void> => {
    if (state.theirs !== null) autosave?.rebase(state.theirs.version, false);
    await onReload();
  };
  const backToText = (): void => {
    sentence.hide();
    editor?.commands.focus();
  };
  const section = report.writing?.sections.find((each) => each.prompt_id === rewriting);
  const { shown } = sentence;
  return (
    <>
      <RichEditor
        kind="report"
        label="Report"
        content={draft?.content ?? report.content}
        isEditable={isEditable}
        onReady={start}
        onChange={() => autosave?.edit()}
        extensions={extensions}
        tools={editor !== null && <CheckCounter editor={editor} />}
        above={<ReportTitle title={draft?.title ?? report.title} isEditable={isEditable} onChange={changeTitle} />}
      />
      {shown !== null && (
        <EvidenceCard
          sentence={shown}
          isEditable={isEditable}
          onOpen={(source) => {
            sentence.hide();
            onOpenSource(source);
          }}
          onAccept={() => {
            editor
              ?.chain()
              .acceptSentence(shown.from + 1)
              .focus()
              .run();
            sentence.hide();
          }}
          onStay={sentence.stay}
          onLeave={sentence.leave}
          onClose={backToText}
        />
      )}
      {section !== undefined && (
        <RewriteDialog
          section={section}
          onClose={() => setRewriting(null)}
          onSave={async () => (await autosave?.flush()) === true}
          onStart={(instruction) => void rewrite.start(section.prompt_id, instruction)}
        />
      )}
      {state.status === 'conflict' && state.theirs !== null && !rewrite.isRunning && isEditable && editor !== null && (
        <ConflictDialog
          readMine={() => ({ title: titleRef.current, content: editor.getJSON() as typeof report.content })}
          theirs={state.theirs}
          isOwn={state.theirs.updated_by.id === memberId}
          onKeepMine={() => autosave?.keepMine()}
          onTakeTheirs={takeTheirs}
        />
      )}
    </>
  );
}

function focusCard(): boolean {
  const button = document.querySelector<HTMLElement>(`#${CARD_ID} button:not([aria-label="Close"])`);
  button?.focus();
  return button !== null;
}

async function markSections(editor: Editor, { sections }: Writing): Promise<void> {
  const found = await locateSections(editor.state.doc, sections);
  if (!editor.isDestroyed) editor.view.dispatch(setSections(editor.state, found));
}

function tellOfDraft(): void {
  notifications.show({
    id: 'draft',
    color: 'pine',
    title: 'Brought back',
    message: 'What you wrote last time had not reached the service. It is here again, and is being saved.',
  });
}
