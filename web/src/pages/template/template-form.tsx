import { Alert, Button, Paper } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconFlask, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Template } from '../../api/templates.ts';
import { BackLink } from '../../components/layouts/back-link.tsx';
import { ConfirmDialog } from '../../components/forms/confirm-dialog.tsx';
import { PageHeader } from '../../components/layouts/page-header.tsx';
import { RichEditor } from '../../editor/rich-editor.tsx';
import { DuplicateButton } from './duplicate-button.tsx';
import { SaveFault } from './save-fault.tsx';
import { TemplateFields } from './template-fields.tsx';
import { TryOutDialog } from './try-out-dialog.tsx';
import { useTemplate } from './use-template.ts';
import classes from './template.module.css';

interface TemplateFormProps {
  template: Pick<Template, 'title' | 'content' | 'is_org_template' | 'can_edit'>;
  /** The stored template; null for a new one. */
  saved: Template | null;
}

export function TemplateForm({ template, saved }: TemplateFormProps) {
  const { stored, fields, isDirty, isSaving, fault, ...actions } = useTemplate(template, saved);
  const { save, saveAsNew, setEditor, touch, rename, share, remove, reload } = actions;
  const [titleFault, setTitleFault] = useState<string | null>(null);
  const [isDeleting, deleting] = useDisclosure(false);
  const [isTrying, trying] = useDisclosure(false);
  const isEditable = template.can_edit;
  const submit = (): void => {
    const isNamed = fields.title.trim() !== '';
    setTitleFault(isNamed ? null : 'Give the template a name');
    if (isNamed && isEditable) save();
  };
  useHotkeys([['mod+S', submit]], [], true);
  return (
    <>
      <PageHeader
        title={stored === null ? 'New template' : stored.title}
        above={<BackLink to="/templates">Templates</BackLink>}
        actions={
          <>
            {saved !== null && <TryOutButton isDisabled={isDirty} onClick={trying.open} />}
            {saved !== null && <DuplicateButton templateId={saved.id} isDisabled={isDirty} />}
            {saved !== null && isEditable && <DeleteButton onClick={deleting.open} />}
            {isEditable && (
              <Button onClick={submit} loading={isSaving} disabled={!isDirty}>
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
      {fault !== null && <SaveFault error={fault} onReload={reload} onSaveAsNew={saveAsNew} />}
      <TemplateFields
        fields={fields}
        isEditable={isEditable}
        titleFault={titleFault}
        onRename={rename}
        onShare={share}
      />
      <Paper withBorder className={classes['frame'] ?? ''}>
        <RichEditor
          kind="template"
          label="Template"
          content={template.content}
          isEditable={isEditable}
          onReady={setEditor}
          onChange={touch}
        />
      </Paper>
      {isTrying && stored !== null && <TryOutDialog template={stored} onClose={trying.close} />}
      <ConfirmDialog
        opened={isDeleting}
        onClose={deleting.close}
        title="Delete this template?"
        action="Delete"
        isDangerous
        onConfirm={remove}
      >
        Reports that were written from it stay as they are.
      </ConfirmDialog>
    </>
  );
}

function TryOutButton({ isDisabled, onClick }: { isDisabled: boolean; onClick: () => void }) {
  return (
    <Button variant="default" leftSection={<IconFlask size={17} aria-hidden />} onClick={onClick} disabled={isDisabled}>
      Try it out
    </Button>
  );
}

function DeleteButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="subtle" color="red" leftSection={<IconTrash size={17} aria-hidden />} onClick={onClick}>
      Delete
    </Button>
  );
}
