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
  useQuestionBeforeLeaving(() => isDirty && !isLeaving.current);
  useEffect(() => (isDirty ? stayWhenSignedOut() : undefined), [isDirty]);
  const refreshList = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [...TEMPLATES, 'list'] });
  const save = useMutation({
    mutationFn: async (): Promise<Template> => {
      if (editor.current === null) throw new Error('no editor');
      const fields = { title: title.trim(), content: readDocument(editor.current), is_org_template: isShared };
      if (stored === null) return createTemplate(fields);
      return saveTemplate(stored.id, { ...fields, updated_at: stored.updated_at });
    },
    onSuccess: async (answer) => {
      const wasNew = stored === null;
      setStored(answer);
      setDirty(false);
      notifications.show({ message: 'The template is saved.', color: 'pine' });
      await refreshList();
      if (!wasNew) return;
      isLeaving.current = true;
      await navigate({ to: '/templates/$templateId', params: { templateId: answer.id }, replace: true });
    },
  });
  return {
    stored,
    fields: { title, isShared },
    isDirty,
    save,
    setEditor: (made: Editor) => {
      editor.current = made;
    },
    touch: () => setDirty(true),
    rename: (next: string) => {
      setTitle(next);
      setDirty(true);
    },
    share: (next: boolean) => {
      setShared(next);
      setDirty(true);
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
