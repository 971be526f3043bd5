import { Radio, Select, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { apiKeysQuery, type ApiKeyType, createApiKey } from '../../api/api-keys.ts';
import { CopySecret } from '../../components/forms/copy-secret.tsx';
import { FormDialog } from '../../components/forms/form.tsx';
import { NameInput } from '../../components/forms/name-input.tsx';
import { useSentForm } from '../../components/forms/use-sent-form.ts';

interface CreateKeyProps {
  isAdmin: boolean;
  onClose: () => void;
}

const DAY_MS = 86_400_000;
const TERMS = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: 'never', label: 'Never' },
];

export function CreateKey({ isAdmin, onClose }: CreateKeyProps) {
  const queryClient = useQueryClient();
  const { field, values, sending, answer } = useSentForm(
    { name: '', type: 'user' as ApiKeyType, expires_at: '365' },
    ({ name, type, expires_at: days }) => {
      const fields = { type, name: name.trim() };
      if (days === 'never') return createApiKey(fields);
      return createApiKey({ ...fields, expires_at: new Date(Date.now() + Number(days) * DAY_MS).toISOString() });
    },
    () => queryClient.invalidateQueries(apiKeysQuery),
  );
  return (
    <FormDialog
      size="lg"
      title={answer === undefined ? 'Create a key' : `The key “${answer.name}”`}
      action="Create the key"
      isDisabled={values.name.trim() === ''}
      onClose={onClose}
      {...sending}
      isShownOnce
      doneAction="I have copied it"
      done={
        answer && (
          <CopySecret
            label="Copy it now"
            secret={answer.key}
            note="You cannot see it again. Keep it like a password: whoever has it can read and write what the key may."
          />
        )
      }
    >
      <NameInput description="Name the software that will use it." data-autofocus {...field('name')} />
      {isAdmin && (
        <Radio.Group label="What it can see" {...field('type')}>
          <Stack gap="sm" mt="xs">
            <Radio value="user" label="What I see" description="The organisation’s clients and my private ones." />
            <Radio
              value="organisation"
              label="What the organisation shares"
              description="The organisation’s clients. No private ones."
            />
          </Stack>
        </Radio.Group>
      )}
      <Select label="Expires" data={TERMS} allowDeselect={false} maw={240} {...field('expires_at')} />
    </FormDialog>
  );
}
