import { Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { changeClient, type Client, CLIENTS, clientQuery, createClient } from '../api/clients.ts';
import { splitErrors } from '../api/split-errors.ts';
import { formatClientName } from './client-name.ts';
import { FormButtons } from './form-buttons.tsx';
import { FormError } from './form-error.tsx';

interface ClientFormProps {
  /** The client to edit; else one is created. */
  client?: Client;
  /** What somebody had searched for, as the beginning of a new client's name. */
  typedName?: string;
  /** Making the organisation's client private is for admins. */
  canMakePrivate?: boolean;
  onClose: () => void;
  onSaved?: (client: Client) => void;
}

const MAX_LENGTH = 255;
const FIELDS = ['first_name', 'last_name', 'date_of_birth', 'is_org_client'] as const;

export function ClientForm({ client, typedName = '', canMakePrivate = true, onClose, onSaved }: ClientFormProps) {
  const queryClient = useQueryClient();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [typedFirst, typedLast] = splitName(typedName);
  const [firstName, setFirstName] = useState(client?.first_name ?? typedFirst);
  const [lastName, setLastName] = useState(client?.last_name ?? typedLast);
  const [dateOfBirth, setDateOfBirth] = useState(client?.date_of_birth ?? '');
  const [isOrgClient, setIsOrgClient] = useState(client?.is_org_client ?? true);
  const save = useMutation({
    mutationFn: () => {
      const fields = {
        first_name: firstName.trim(),
        last_name: lastName.trim(),
        date_of_birth: dateOfBirth === '' ? null : dateOfBirth,
        is_org_client: isOrgClient,
      };
      return client === undefined ? createClient(fields) : changeClient(client.id, fields);
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(clientQuery(saved.id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: [...CLIENTS, 'list'] });
      notifications.show({ message: `${formatClientName(saved)} is ${client === undefined ? 'added' : 'saved'}.` });
      onClose();
      onSaved?.(saved);
    },
  });
  const errors = splitErrors(save.error, FIELDS);
  const isNameless = firstName.trim() === '' && lastName.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isNameless) save.mutate();
  };
  const mayChoose = client === undefined || !client.is_org_client || canMakePrivate;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={client === undefined ? 'New client' : 'Edit the client'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Group grow align="flex-start">
            <TextInput
              label="First name"
              autoComplete="off"
              data-autofocus
              maxLength={MAX_LENGTH}
              error={errors.fields.first_name}
              value={firstName}
              onChange={(event) => setFirstName(event.currentTarget.value)}
            />
            <TextInput
              label="Last name"
              autoComplete="off"
              maxLength={MAX_LENGTH}
              error={errors.fields.last_name}
              value={lastName}
              onChange={(event) => setLastName(event.currentTarget.value)}
            />
          </Group>
          <TextInput
            label="Date of birth"
            description="If you know it."
            type="date"
            min="1880-01-01"
            max={today}
            maw={240}
            error={errors.fields.date_of_birth}
            value={dateOfBirth}
            onChange={(event) => setDateOfBirth(event.currentTarget.value)}
          />
          <Radio.Group
            label="Who sees this client"
            description={mayChoose ? undefined : 'Only an admin can make an organisation’s client private.'}
            error={errors.fields.is_org_client}
            value={isOrgClient ? 'organisation' : 'private'}
            onChange={(value) => setIsOrgClient(value === 'organisation')}
          >
            <Stack gap="sm" mt="xs">
              <Radio
                value="organisation"
                label="The organisation"
                description="Every member of the practice sees the client, the notes and the reports."
                disabled={!mayChoose}
              />
              <Radio
                value="private"
                label="Only me"
                description="Nobody else sees the client, not even an admin. You can hand it to the organisation later."
                disabled={!mayChoose}
              />
            </Stack>
          </Radio.Group>
          <FormError error={errors.whole} />
          <FormButtons
            action={client === undefined ? 'Add the client' : 'Save'}
            isBusy={save.isPending}
            isDisabled={isNameless}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}

function splitName(name: string): [first: string, last: string] {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return [first, rest.join(' ')];
}
