import { Checkbox, TextInput } from '@mantine/core';
import { useContext } from 'react';
import { isStatus } from '../../api/api-error.ts';
import { type Snippet, SNIPPET_LIMITS, type SnippetFields } from '../../api/snippets.ts';
import { DialogForm } from '../../components/forms/form.tsx';
import { useSentForm } from '../../components/forms/use-sent-form.ts';
import { MarkdownField } from '../markdown-field/markdown-field.tsx';
import { SnippetText } from './snippet-text.ts';

interface SnippetFormProps {
  /** Null for a new one. */
  snippet: Snippet | null;
  /** Only admins change what the practice has. */
  isAdmin: boolean;
  onSave: (fields: SnippetFields) => Promise<unknown>;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

const MEANWHILE =
  'Somebody else has changed this snippet since you opened it. Copy what you want to keep, then cancel and open it again.';
const ROWS = { min: 4, max: 14 };
/** A snippet has variables, and no sections to be written. */
const VARIABLES_ALONE = { variables: true };

export function SnippetForm({ snippet, isAdmin, onSave, onSaved, onClose }: SnippetFormProps) {
  const Text = useContext(SnippetText);
  const { form, field, values, sending } = useSentForm<SnippetFields & Record<string, unknown>, unknown>(
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
      error={isStatus(sending.error, 409) ? MEANWHILE : sending.error}
    >
      <TextInput
        label="Name"
        description="What you type after the / to find it"
        maxLength={SNIPPET_LIMITS.nameLength}
        data-autofocus
        {...field('name')}
      />
      <MarkdownField
        label="Text"
        noun="snippet"
        value={values.markdown}
        maxLength={SNIPPET_LIMITS.markdownLength}
        rows={ROWS}
        height="min(15rem, 45dvh)"
        error={form.errors['markdown']}
        parseOptions={VARIABLES_ALONE}
        renderRich={(props) => Text !== null && <Text {...props} />}
        onChange={(markdown) => form.setFieldValue('markdown', markdown)}
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
