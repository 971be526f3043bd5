import { Extension, type Editor } from '@tiptap/core';
import { notifications } from '@mantine/notifications';
import type { EvidenceSource } from '@casewright/document';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { chainInText } from '../../editor/chain-in-text.ts';
import { Sections } from '../../editor/extensions/sections.ts';
import { markSections } from '../../editor/mark-sections.ts';
import { Spotlight } from '../../editor/extensions/spotlight.ts';
import { RichEditor } from '../../editor/rich-editor.tsx';
import type { Autosave } from '../autosave/autosave.ts';
import { readAhead } from '../autosave/read-ahead.ts';
import type { SaveState } from '../autosave/save-state.ts';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { CheckCounter } from './check-counter.tsx';
import { EvidenceCard } from './evidence-card.tsx';
import type { UnplacedList } from '../unplaced/unplaced-list.ts';
import { useUnplaced } from '../unplaced/use-unplaced.ts';
import type { OpenedReport } from './open-report.ts';
import { createReportDesk, listAccepted, type ReportDesk } from './report-desk.ts';
import { ReportTitle } from './report-title.tsx';
import { RewriteDialog } from './rewrite-dialog.tsx';
import { RewrittenDialog } from './rewritten-dialog.tsx';
import { useAutosave, useSaveState } from './use-autosave.ts';
import { useFollowing } from './use-following.ts';
import { useRewrite } from './use-rewrite.ts';
import { CARD_ID, useSentence } from './use-sentence.ts';
import classes from './report.module.css';

export interface ReportEditorProps {
  memberId: string;
  opened: OpenedReport;
  isEditable: boolean;
  onOpenSource: (source: EvidenceSource) => void;
  /** Told of each change, so that the frame around can show it and save before it acts. */
  onSaving: (autosave: Autosave | null, state: SaveState) => void;
  onTitle: (title: string) => void;
  /** Loads the report again from the service. */
  onReload: () => Promise<void>;
  /** Told which passages of the notes are not in the report; null once it is closed. */
  onUnplaced: (list: UnplacedList | null) => void;
  /** Told what can be done with the text from beside it; null once it is closed. */
  onDesk: (desk: ReportDesk | null) => void;
}

export function ReportEditor(props: ReportEditorProps) {
  const { memberId, opened, isEditable, onOpenSource, onSaving, onTitle, onReload, onUnplaced, onDesk } = props;
  const { report, draft } = opened;
  const [latest, setLatest] = useState(report);
  const [editor, setEditor] = useState<Editor | null>(null);
  const editorRef = useRef<Editor>(null);
  const titleRef = useRef(draft?.title ?? report.title);
  const [rewriting, setRewriting] = useState<string | null>(null);
  const autosave = useAutosave({ memberId, opened, editor: editorRef, title: titleRef });
  const state = useSaveState(autosave);
  const rewrite = useRewrite({ reportId: report.id, editor: editorRef, autosave, onRewritten: setLatest });
  useUnplaced({ report: latest, editor, isEditable, onUnplaced });
  const values = useFollowing(editor, isEditable, report.client_id);
  const extensions = useMemo(() => makeExtensions(setRewriting), []);
  // The same element with every drawing, for the toolbar's sake.
  const tools = useMemo(() => editor !== null && <CheckCounter editor={editor} />, [editor]);
  useEffect(() => onSaving(autosave, state), [autosave, state, onSaving]);
  useEffect(() => {
    if (draft !== null && draft.version === report.version) tellOfDraft();
  }, [draft, report.version]);
  useDesk(editor, autosave, onDesk);
  useEffect(() => (editor === null ? undefined : readAhead(editor)), [editor]);
  const takeTheirs = useTheirs(autosave, state, onReload);
  const start = (made: Editor): void => {
    editorRef.current = made;
    setEditor(made);
    if (report.writing !== null) void markSections(made, report.writing.sections);
  };
  const changeTitle = (title: string): void => {
    titleRef.current = title;
    onTitle(title);
    autosave?.edit();
  };
  const section = latest.writing?.sections.find((each) => each.prompt_id === rewriting);
  return (
    <>
      {rewrite.rewritten !== null && (
        <RewrittenDialog
          key={rewrite.rewritten.version}
          section={rewrite.rewritten}
          isTyping={editor?.isFocused ?? false}
          onTake={rewrite.take}
          onRefuse={rewrite.refuse}
        />
      )}
      <RichEditor
        kind="report"
        label="Report"
        content={draft?.content ?? report.content}
        isEditable={isEditable}
        onReady={start}
        onChange={() => autosave?.edit()}
        extensions={extensions}
        record={new URL(`/clients/${report.client_id}`, location.href).href}
        values={values}
        tools={tools}
        above={
          <>
            <p className={classes['draftMark']} aria-hidden>
              DRAFT
            </p>
            <ReportTitle title={draft?.title ?? report.title} isEditable={isEditable} onChange={changeTitle} />
          </>
        }
      />
      {editor !== null && (
        <SentenceEvidence
          editor={editor}
          isEditable={isEditable}
          onOpenSource={onOpenSource}
          onAccept={(sentences) => autosave?.accept(sentences)}
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

/** Tells what can be done with the text from beside it, for as long as the editor is there. */
function useDesk(editor: Editor | null, autosave: Autosave | null, onDesk: ReportEditorProps['onDesk']): void {
  useEffect(() => {
    if (editor === null || autosave === null) return undefined;
    onDesk(createReportDesk(editor, autosave.accept));
    return () => onDesk(null);
  }, [editor, autosave, onDesk]);
}

/** Loads the report again when the service has another than this. Gives the function that takes that one over. */
function useTheirs(
  autosave: Autosave | null,
  { status }: SaveState,
  onReload: ReportEditorProps['onReload'],
): () => Promise<void> {
  const takeTheirs = useCallback(async () => {
    await autosave?.takeTheirs();
    await onReload();
  }, [autosave, onReload]);
  useEffect(() => {
    if (status === 'outdated') void takeTheirs();
    if (status === 'signed') void onReload();
  }, [status, takeTheirs, onReload]);
  return takeTheirs;
}

interface SentenceEvidenceProps extends Pick<ReportEditorProps, 'isEditable' | 'onOpenSource'> {
  editor: Editor;
  onAccept: (sentences: string[]) => void;
}

/** The card of the sentence that is pointed at. */
function SentenceEvidence({ editor, isEditable, onOpenSource, onAccept }: SentenceEvidenceProps) {
  const { shown, stay, leave, hide } = useSentence(editor);
  if (shown === null) return null;
  return (
    <EvidenceCard
      sentence={shown}
      isEditable={isEditable}
      onOpen={(source) => {
        hide();
        onOpenSource(source);
      }}
      onAccept={() => {
        onAccept(listAccepted(editor.state.doc.textBetween(shown.from, shown.to, '\n', '\n')));
        chainInText(editor)
          .acceptSentence(shown.from + 1)
          .run();
        hide();
      }}
      onStay={stay}
      onLeave={leave}
      onClose={() => {
        hide();
        editor.view.focus();
      }}
    />
  );
}

function makeExtensions(onRewrite: (promptId: string) => void) {
  return [
    Sections.configure({ onRewrite }),
    Spotlight,
    Extension.create({ name: 'evidenceKeys', addKeyboardShortcuts: () => ({ 'Alt-Enter': focusCard }) }),
  ];
}

function focusCard(): boolean {
  const button = document.querySelector<HTMLElement>(`#${CARD_ID} button:not([aria-label="Close"])`);
  button?.focus();
  return button !== null;
}

function tellOfDraft(): void {
  notifications.show({
    id: 'draft',
    color: 'pine',
    title: 'Restored',
    message: 'What you wrote last time had not reached the service. It is here again and is being saved.',
  });
}
