import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { type Snippet, SNIPPET_LIMITS, type SnippetFields } from '../../api/snippets.ts';
import { DialogForm } from '../../components/form.tsx';
import { useSentForm } from '../../components/use-sent-form.ts';

interface SnippetFormProps {
  /** Null for a new one. */
  snippet: Snippet | null;
  /** Only admins change what the practice has. */
  isAdmin: boolean;
  onSave: (fields: SnippetFields) => Promise<unknown>;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

export function SnippetForm({ snippet, isAdmin, onSave, onSaved, onClose }: SnippetFormProps) {
  const { field, values, sending } = useSentForm<SnippetFields & Record<string, unknown>, unknown>(
    {
      name: snippet?.name ?? '',
      markdown: snippet?.markdown ?? '',
      is_org_snippet: snippet?.is_org_snippet ?? false,
    },
    onSave,
    onSaved,
  );
  return (
    <DialogForm
      action="Save"
      isDisabled={values.name.trim() === '' || values.markdown.trim() === ''}
      onClose={onClose}
      {...sending}
    >
      <TextInput
        label="Name"
        description="What you type after the / to find it"
        maxLength={SNIPPET_LIMITS.nameLength}
        data-autofocus
        {...field('name')}
      />
      <Textarea
        label="Text"
        description="Markdown: **bold**, *italic*, lists with -"
        maxLength={SNIPPET_LIMITS.markdownLength}
        autosize
        minRows={4}
        maxRows={14}
        {...field('markdown')}
      />
      {isAdmin && (
        <Checkbox
          label="For everybody in the practice"
          description="Others can use it; admins can change it"
          checked={values.is_org_snippet}
          onChange={field('is_org_snippet').onChange}
        />
      )}
    </DialogForm>
  );
}
