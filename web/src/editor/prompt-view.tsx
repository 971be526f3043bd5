import { ActionIcon, Badge, Group, Select, Stack, Text, Textarea, TextInput, Tooltip } from '@mantine/core';
import { IconGripVertical, IconSparkles, IconTrash } from '@tabler/icons-react';
import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { LIMITS, type PromptForm } from '@casewright/document';
import { useTyped } from '../components/forms/use-typed.ts';
import classes from './editor.module.css';

const FORMS: { value: PromptForm; label: string }[] = [
  { value: 'paragraphs', label: 'Paragraphs' },
  { value: 'list', label: 'List' },
  { value: 'table', label: 'Table' },
  { value: 'sentence', label: 'One sentence' },
];
const NO_LABEL = 'Untitled section';

/** In a template: what is to be written here, and how. */
function PromptFields({ node, updateAttributes, deleteNode, editor }: NodeViewProps) {
  const { label, instruction, form } = node.attrs as { label: string; instruction: string; form: PromptForm };
  // An empty label, which the document cannot hold, is shown until the field is left.
  const labelField = useTyped(label, (typed) => updateAttributes({ label: typed.trim() === '' ? NO_LABEL : typed }));
  const instructionField = useTyped(instruction, (typed) => updateAttributes({ instruction: typed }));
  const isLocked = !editor.isEditable;
  return (
    <NodeViewWrapper className={classes['promptForm']} data-testid="prompt">
      <Group gap="xs" align="center" mb="xs">
        <span className={classes['grip']} data-drag-handle contentEditable={false} title="Drag to move">
          <IconGripVertical size={18} aria-hidden />
        </span>
        <IconSparkles size={18} aria-hidden className={classes['promptIcon']} />
        <TextInput
          aria-label="Name of the section"
          placeholder="Name of the section"
          {...labelField}
          maxLength={LIMITS.promptLabelCharacters}
          variant="unstyled"
          readOnly={isLocked}
          classNames={{ input: classes['promptLabel'] ?? '' }}
          // On a phone the tools behind it go below, since nothing of the name would be left.
          flex="1 1 9rem"
        />
        <Select
          aria-label="Form of the section"
          data={FORMS}
          value={form}
          onChange={(value) => value !== null && updateAttributes({ form: value })}
          allowDeselect={false}
          disabled={isLocked}
          size="xs"
          w={136}
          comboboxProps={{ withinPortal: true }}
        />
        {!isLocked && <RemoveButton label={label} onClick={deleteNode} />}
      </Group>
      <Textarea
        aria-label={`What to write in ${label}`}
        placeholder="What to write here from the notes: “Summarise the sleep history, with times and medication.”"
        {...instructionField}
        maxLength={LIMITS.promptInstructionCharacters}
        readOnly={isLocked}
        autosize
        minRows={2}
        maxRows={12}
      />
    </NodeViewWrapper>
  );
}

/** In a report: a section that nobody has written yet. */
function PromptPlace({ node, deleteNode, editor }: NodeViewProps) {
  const { label, instruction } = node.attrs as { label: string; instruction: string };
  return (
    <NodeViewWrapper className={classes['promptPlace']} data-testid="prompt">
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm" contentEditable={false}>
        <Stack gap={2}>
          <Group gap="xs">
            <Text fw={600} size="sm">
              {label}
            </Text>
            <Badge variant="light" color="ochre" tt="none" radius="sm">
              To be written
            </Badge>
          </Group>
          {instruction !== '' && (
            <Text size="sm" c="dimmed" className={classes['instruction'] ?? ''}>
              {instruction}
            </Text>
          )}
        </Stack>
        {editor.isEditable && <RemoveButton label={label} onClick={deleteNode} />}
      </Group>
    </NodeViewWrapper>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Tooltip label="Remove the section">
      <ActionIcon variant="subtle" color="gray" onClick={onClick} aria-label={`Remove the section ${label}`}>
        <IconTrash size={17} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

export const promptViews = {
  template: ReactNodeViewRenderer(PromptFields),
  report: ReactNodeViewRenderer(PromptPlace),
};
