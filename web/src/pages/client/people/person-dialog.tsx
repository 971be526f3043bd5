import { Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  addPerson,
  changePerson,
  type ClientPerson,
  type OfferedName,
  type PersonFields,
} from '../../../api/people.ts';
import { splitErrors } from '../../../api/split-errors.ts';
import { FormButtons } from '../../../components/form-buttons.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { useChangePeople } from './use-people.ts';

/** What the dialog is open for: somebody new, a name that was found, or a person who is known. */
export type Edited = { person: ClientPerson } | { offered: OfferedName } | 'new';

interface PersonDialogProps {
  clientId: number;
  edited: Edited;
  onClose: () => void;
}

/** Says who somebody is. Saving confirms the name, also one that was put aside before. */
export function PersonDialog({ clientId, edited, onClose }: PersonDialogProps) {
  const known = edited !== 'new' && 'person' in edited ? edited.person : null;
  const [name, setName] = useState(known?.name ?? (edited !== 'new' && 'offered' in edited ? edited.offered.name : ''));
  const [role, setRole] = useState(known?.role ?? '');
  const save = useChangePeople(
    clientId,
    (fields: PersonFields) => (known === null ? addPerson(clientId, fields) : changePerson(clientId, known.id, fields)),
    false,
  );
  const errors = splitErrors(save.error, ['name', 'role']);
  const isEmpty = name.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const fields = { name: name.trim(), role: role.trim() || null, status: 'confirmed' as const };
    if (!isEmpty) save.mutate(fields, { onSuccess: onClose });
  };
  return (
    <Modal opened onClose={onClose} title={edited === 'new' ? 'Add a person' : 'Who is it?'}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label="Name"
            description="As the notes write it."
            autoComplete="off"
            maxLength={255}
            error={errors.fields.name}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            data-autofocus={edited === 'new' || undefined}
          />
          <TextInput
            label="Who it is"
            description="To the client, such as “mother” or “teacher”."
            autoComplete="off"
            maxLength={100}
            error={errors.fields.role}
            value={role}
            onChange={(event) => setRole(event.currentTarget.value)}
            data-autofocus={edited !== 'new' || undefined}
          />
          <FormError error={errors.whole} />
          <FormButtons action="Save" isBusy={save.isPending} isDisabled={isEmpty} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}
