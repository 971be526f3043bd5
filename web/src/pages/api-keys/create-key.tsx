import { Button, Group, Modal, Radio, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { apiKeysQuery, type ApiKeyType, createApiKey } from '../../api/api-keys.ts';
import { splitErrors } from '../../api/split-errors.ts';
import { CopySecret } from '../../components/copy-secret.tsx';
import { FormButtons } from '../../components/form-buttons.tsx';
import { FormError } from '../../components/form-error.tsx';

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
  const [name, setName] = useState('');
  const [type, setType] = useState<ApiKeyType>('user');
  const [term, setTerm] = useState('365');
  const create = useMutation({
    mutationFn: () => {
      const fields = { type, name: name.trim() };
      if (term === 'never') return createApiKey(fields);
      return createApiKey({ ...fields, expires_at: new Date(Date.now() + Number(term) * DAY_MS).toISOString() });
    },
    onSuccess: () => queryClient.invalidateQueries(apiKeysQuery),
    // The key is in the answer: it goes when the dialog does.
    gcTime: 0,
  });
  const errors = splitErrors(create.error, ['name', 'type', 'expires_at']);
  const isEmpty = name.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isEmpty) create.mutate();
  };
  const made = create.data;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={made === undefined ? 'Create a key' : `The key “${made.name}”`}
      closeOnClickOutside={made === undefined}
      closeOnEscape={made === undefined}
      withCloseButton={made === undefined}
    >
      {made === undefined ? (
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <TextInput
              label="Name"
              description="What will use it, so that you know it again."
              autoComplete="off"
              data-autofocus
              maxLength={255}
              error={errors.fields.name}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            {isAdmin && <WhoseKey type={type} error={errors.fields.type} onChange={setType} />}
            <Select
              label="Expires"
              data={TERMS}
              allowDeselect={false}
              maw={240}
              error={errors.fields.expires_at}
              value={term}
              onChange={(value) => setTerm(value ?? term)}
            />
            <FormError error={errors.whole} />
            <FormButtons action="Create the key" isBusy={create.isPending} isDisabled={isEmpty} onCancel={onClose} />
          </Stack>
        </form>
      ) : (
        <MadeKey secret={made.key} onClose={onClose} />
      )}
    </Modal>
  );
}

interface WhoseKeyProps {
  type: ApiKeyType;
  error: string | undefined;
  onChange: (type: ApiKeyType) => void;
}

function WhoseKey({ type, error, onChange }: WhoseKeyProps) {
  return (
    <Radio.Group
      label="Whose eyes it has"
      error={error}
      value={type}
      onChange={(value) => onChange(value as ApiKeyType)}
    >
      <Stack gap="sm" mt="xs">
        <Radio value="user" label="Mine" description="The organisation’s clients and my private ones." />
        <Radio
          value="organisation"
          label="The organisation’s"
          description="The organisation’s clients, and nobody’s private ones."
        />
      </Stack>
    </Radio.Group>
  );
}

function MadeKey({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Stack gap="md">
      <CopySecret
        label="Copy it now"
        secret={secret}
        note="It is shown this once. Keep it where passwords are kept; whoever has it can read what it can."
      />
      <Group justify="flex-end">
        <Button onClick={onClose}>I have copied it</Button>
      </Group>
    </Stack>
  );
}
