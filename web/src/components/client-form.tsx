import { Modal, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  changeClient,
  type Client,
  CLIENTS,
  type ClientFields as Fields,
  clientQuery,
  createClient,
} from '../api/clients.ts';
import { splitErrors } from '../api/split-errors.ts';
import { ClientFields, trimNames } from './client-fields.tsx';
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

const FIELDS = ['first_name', 'last_name', 'date_of_birth', 'is_org_client'] as const;

export function ClientForm({ client, typedName = '', canMakePrivate = true, onClose, onSaved }: ClientFormProps) {
  const queryClient = useQueryClient();
  const [fields, setFields] = useState<Fields>(() => client ?? { ...splitName(typedName), is_org_client: true });
  const { first_name, last_name, date_of_birth, is_org_client } = trimNames(fields);
  const save = useMutation({
    mutationFn: () => {
      const known = { first_name, last_name, date_of_birth: date_of_birth ?? null, is_org_client };
      return client === undefined ? createClient(known) : changeClient(client.id, known);
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
  const isNameless = first_name === '' && last_name === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isNameless) save.mutate();
  };
  return (
    <Modal opened onClose={onClose} size="lg" title={client === undefined ? 'New client' : 'Edit the client'}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <ClientFields
            fields={fields}
            errors={errors.fields}
            canChooseWhose={client === undefined || !client.is_org_client || canMakePrivate}
            onChange={(changes) => setFields({ ...fields, ...changes })}
          />
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

function splitName(name: string): Pick<Fields, 'first_name' | 'last_name'> {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first_name: first, last_name: rest.join(' ') };
}
