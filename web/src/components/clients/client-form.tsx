import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeClient,
  type Client,
  type ClientFields as Fields,
  CLIENTS,
  clientQuery,
  createClient,
  variablesQuery,
} from '../../api/clients.ts';
import { ClientFields, isNameless, trimNames } from './client-fields.tsx';
import { formatClientName } from './client-name.ts';
import { FormDialog } from '../forms/form.tsx';
import { useSentForm } from '../forms/use-sent-form.ts';

interface ClientFormProps {
  /** The client to edit; else one is created. */
  client?: Client;
  /** What somebody had searched for, as the beginning of a new client's name. */
  typedName?: string;
  /** Only an admin may make a client of the organisation private. */
  canMakePrivate?: boolean;
  onClose: () => void;
  onSaved?: (client: Client) => void;
}

/** The others stay as they are by now: a colleague may have changed them since the form was opened. */
function listChanges(before: Fields, fields: Fields): Partial<Fields> {
  const known = new Map(Object.entries(before));
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => known.get(name) !== value));
}

export function ClientForm({ client, typedName = '', canMakePrivate = true, onClose, onSaved }: ClientFormProps) {
  const queryClient = useQueryClient();
  const [firstName = '', ...lastNames] = typedName.trim().split(/\s+/);
  const [before] = useState<Required<Fields>>(() => ({
    first_name: client?.first_name ?? firstName,
    last_name: client?.last_name ?? lastNames.join(' '),
    date_of_birth: client?.date_of_birth ?? null,
    pronouns: client?.pronouns ?? null,
    is_org_client: client?.is_org_client ?? true,
  }));
  const { form, values, sending } = useSentForm(
    before,
    (fields) =>
      client === undefined
        ? createClient(trimNames(fields))
        : changeClient(client.id, listChanges(before, trimNames(fields))),
    (saved) => {
      queryClient.setQueryData(clientQuery(saved.id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: [...CLIENTS, 'list'] });
      void queryClient.invalidateQueries({ queryKey: variablesQuery(saved.id).queryKey });
      void queryClient.invalidateQueries({ queryKey: [...CLIENTS, saved.id, 'reports'] });
      notifications.show({ message: `${formatClientName(saved)} is ${client === undefined ? 'added' : 'saved'}.` });
      onClose();
      onSaved?.(saved);
    },
  );
  return (
    <FormDialog
      size="lg"
      // A day that does not exist has no value: without the browser's look it would be saved as no date of birth.
      isCheckedByBrowser
      title={client === undefined ? 'New client' : 'Edit the client'}
      action={client === undefined ? 'Add the client' : 'Save'}
      isDisabled={isNameless(values)}
      onClose={onClose}
      {...sending}
    >
      <ClientFields form={form} canChooseWhose={client === undefined || !client.is_org_client || canMakePrivate} />
    </FormDialog>
  );
}
