import { notifications } from '@mantine/notifications';
import type { Editor } from '@tiptap/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { stayWhenSignedOut } from '../../api/signed-out.ts';
import {
  createTemplate,
  deleteTemplate,
  saveTemplate,
  type Template,
  type TemplateFields,
  templateQuery,
  TEMPLATES,
} from '../../api/templates.ts';
import { readDocument } from '../../editor/read-document.ts';

/** A template while it is edited: its fields, what the service has of it, and what can be done with it. */
export function useTemplate(template: TemplateFields, saved: Template | null) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const editor = useRef<Editor>(null);
  const isLeaving = useRef(false);
  const [stored, setStored] = useState(saved);
  const [title, setTitle] = useState(template.title);
  const [isShared, setShared] = useState(template.is_org_template);
  const [isDirty, setDirty] = useState(false);
  // Counted, because somebody may go on writing while the template is being saved.
  const edits = useRef(0);
  const isSaving = useRef(false);
  const touch = (): void => {
    edits.current += 1;
    setDirty(true);
  };
  useQuestionBeforeLeaving(() => isDirty && !isLeaving.current);
  useEffect(() => (isDirty ? stayWhenSignedOut() : undefined), [isDirty]);
  const refreshList = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [...TEMPLATES, 'list'] });
  const save = useMutation({
    mutationFn: async (replaced: Template | null): Promise<{ answer: Template; sentEdits: number }> => {
      if (editor.current === null) throw new Error('no editor');
      const sentEdits = edits.current;
      const fields = { title: title.trim(), content: readDocument(editor.current), is_org_template: isShared };
      const answer =
        replaced === null
          ? await createTemplate(fields)
          : await saveTemplate(replaced.id, { ...fields, updated_at: replaced.updated_at });
      return { answer, sentEdits };
    },
    onSuccess: async ({ answer, sentEdits }) => {
      setStored(answer);
      setDirty(edits.current !== sentEdits);
      notifications.show({ message: 'The template is saved.', color: 'pine' });
      await refreshList();
      // Its own page shows what the service has: not before it has everything.
      if (saved?.id === answer.id || edits.current !== sentEdits) return;
      isLeaving.current = true;
      await navigate({ to: '/templates/$templateId', params: { templateId: answer.id }, replace: true });
    },
    onSettled: () => {
      isSaving.current = false;
    },
  });
  const saveInPlaceOf = (replaced: Template | null): void => {
    // A second Ctrl+S would make a second template, or seem to be somebody else's change.
    if (isSaving.current) return;
    isSaving.current = true;
    save.mutate(replaced);
  };
  return {
    stored,
    fields: { title, isShared },
    isDirty,
    isSaving: save.isPending,
    fault: save.error,
    save: () => saveInPlaceOf(stored),
    saveAsNew: () => saveInPlaceOf(null),
    setEditor: (made: Editor) => {
      editor.current = made;
    },
    touch,
    rename: (next: string) => {
      setTitle(next);
      touch();
    },
    share: (next: boolean) => {
      setShared(next);
      touch();
    },
    remove: async () => {
      if (stored === null) return;
      await deleteTemplate(stored.id);
      isLeaving.current = true;
      await refreshList();
      await navigate({ to: '/templates' });
    },
    reload: () => {
      if (stored !== null) void queryClient.refetchQueries({ queryKey: templateQuery(stored.id).queryKey });
    },
  };
}

function useQuestionBeforeLeaving(isUnsaved: () => boolean): void {
  useBlocker({
    shouldBlockFn: () => {
      if (!isUnsaved()) return false;
      // oxlint-disable-next-line no-alert -- the browser's own question, as when the tab is closed
      return !globalThis.confirm('Leave without saving the template?');
    },
    enableBeforeUnload: isUnsaved,
  });
}
