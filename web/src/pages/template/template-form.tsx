import { Alert, Anchor, Button, Group, Paper, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconArrowLeft, IconFlask, IconTrash } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useBlocker, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { describeError, isStatus } from '../../api/api-error.ts';
import { sessionQuery } from '../../api/session.ts';
import {
  createTemplate,
  deleteTemplate,
  saveTemplate,
  type Template,
  templateQuery,
  TEMPLATES,
} from '../../api/templates.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { readDocument } from '../../editor/read-document.ts';
import { RichEditor } from '../../editor/rich-editor.tsx';
import { TryOutDialog } from './try-out-dialog.tsx';
import classes from './template.module.css';

interface TemplateFormProps {
  template: Pick<Template, 'title' | 'content' | 'is_org_template' | 'can_edit'>;
  /** As the service has it; null for one that is new. */
  saved: Template | null;
}

const MOST_CHARACTERS = 255;

export function TemplateForm({ template, saved }: TemplateFormProps) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const editor = useRef<Editor>(null);
  const [stored, setStored] = useState(saved);
  const isLeaving = useRef(false);
  const [title, setTitle] = useState(template.title);
  const [isShared, setShared] = useState(template.is_org_template);
  const [isDirty, setDirty] = useState(false);
  const [titleFault, setTitleFault] = useState<string | null>(null);
  const [isDeleting, deleting] = useDisclosure(false);
  const [isTrying, trying] = useDisclosure(false);
  const isAdmin = session.member.role === 'admin';
  const isEditable = template.can_edit;

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
      await queryClient.invalidateQueries({ queryKey: [...TEMPLATES, 'list'] });
      if (!wasNew) return;
      isLeaving.current = true;
      await navigate({ to: '/templates/$templateId', params: { templateId: answer.id }, replace: true });
    },
  });
  const submit = (): void => {
    const isNamed = title.trim() !== '';
    setTitleFault(isNamed ? null : 'Give the template a name');
    if (isNamed && isEditable) save.mutate();
  };
  useHotkeys([['mod+S', submit]], [], true);
  useBlocker({
    shouldBlockFn: () => {
      if (!isDirty || isLeaving.current) return false;
      // oxlint-disable-next-line no-alert -- the browser's own question, as when the tab is closed
      return !globalThis.confirm('Leave without saving the template?');
    },
    enableBeforeUnload: () => isDirty && !isLeaving.current,
  });
  const change = (): void => {
    setDirty(true);
  };
  const remove = async (): Promise<void> => {
    if (stored === null) return;
    await deleteTemplate(stored.id);
    isLeaving.current = true;
    await queryClient.invalidateQueries({ queryKey: [...TEMPLATES, 'list'] });
    await navigate({ to: '/templates' });
  };
  const reload = (): void => {
    if (stored !== null) void queryClient.refetchQueries({ queryKey: templateQuery(stored.id).queryKey });
  };
  return (
    <>
      <PageHeader
        title={saved === null ? 'New template' : template.title}
        above={
          <Anchor component={Link} to="/templates" size="sm" className={classes['back'] ?? ''}>
            <IconArrowLeft size={15} aria-hidden /> Templates
          </Anchor>
        }
        actions={
          <>
            {saved !== null && (
              <Button
                variant="default"
                leftSection={<IconFlask size={17} aria-hidden />}
                onClick={trying.open}
                disabled={isDirty}
              >
                Try it out
              </Button>
            )}
            {saved !== null && isEditable && (
              <Button
                variant="subtle"
                color="red"
                leftSection={<IconTrash size={17} aria-hidden />}
                onClick={deleting.open}
              >
                Delete
              </Button>
            )}
            {isEditable && (
              <Button onClick={submit} loading={save.isPending} disabled={!isDirty}>
                Save
              </Button>
            )}
          </>
        }
      />
      {!isEditable && (
        <Alert color="gray" mb="md">
          This template is the organisation’s. Only an admin of the practice can change it.
        </Alert>
      )}
      {save.isError && (
        <Alert
          color="red"
          role="alert"
          mb="md"
          title={isStatus(save.error, 409) ? 'Somebody else changed this template' : 'Not saved'}
        >
          {isStatus(save.error, 409) ? (
            <Group justify="space-between">
              <Text size="sm">Copy what you want to keep, then load the other version.</Text>
              <Button size="xs" variant="default" onClick={reload}>
                Load the other version
              </Button>
            </Group>
          ) : (
            describeError(save.error)
          )}
        </Alert>
      )}
      <Group align="flex-start" mb="md" gap="lg">
        <TextInput
          label="Name"
          placeholder="Discharge letter"
          value={title}
          maxLength={MOST_CHARACTERS}
          readOnly={!isEditable}
          error={titleFault}
          onChange={(event) => {
            setTitle(event.currentTarget.value);
            change();
          }}
          className={classes['grow'] ?? ''}
        />
        <div>
          <Text size="sm" fw={500} lh={1.55} id="belongs">
            Belongs to
          </Text>
          <SegmentedControl
            aria-labelledby="belongs"
            value={isShared ? 'shared' : 'private'}
            onChange={(value) => {
              setShared(value === 'shared');
              change();
            }}
            data={[
              { value: 'private', label: 'Only you' },
              { value: 'shared', label: 'The practice' },
            ]}
            disabled={!isAdmin || !isEditable}
          />
          {!isAdmin && (
            <Text size="xs" c="dimmed" mt={2}>
              Templates of the practice are made by admins.
            </Text>
          )}
        </div>
      </Group>
      <Paper withBorder className={classes['frame'] ?? ''}>
        <RichEditor
          kind="template"
          label="Template"
          content={template.content}
          isEditable={isEditable}
          onReady={(made) => {
            editor.current = made;
          }}
          onChange={change}
        />
      </Paper>
      {isTrying && saved !== null && <TryOutDialog template={stored ?? saved} onClose={trying.close} />}
      <ConfirmDialog
        opened={isDeleting}
        onClose={deleting.close}
        title="Delete this template?"
        action="Delete"
        isDangerous
        onConfirm={remove}
      >
        <Text size="sm">Reports that were written from it stay as they are.</Text>
      </ConfirmDialog>
    </>
  );
}
