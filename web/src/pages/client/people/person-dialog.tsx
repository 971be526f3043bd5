import { TextInput } from '@mantine/core';
import { addPerson, changePerson, type ClientPerson, type OfferedName } from '../../../api/people.ts';
import { FormDialog } from '../../../components/forms/form.tsx';
import { NameInput } from '../../../components/forms/name-input.tsx';
import { useSentForm } from '../../../components/forms/use-sent-form.ts';
import { useRefreshPeople } from './use-people.ts';

/** What the dialog is open for: somebody new, a name that was found, or a person who is known. */
export type Edited = { person: ClientPerson } | { offered: OfferedName } | 'new';

interface PersonDialogProps {
  clientId: number;
  edited: Edited;
  onClose: () => void;
}

/** Says who somebody is. Saving confirms the name, also one that was put aside before. */
export function PersonDialog({ clientId, edited, onClose }: PersonDialogProps) {
  const refresh = useRefreshPeople(clientId);
  const isNew = edited === 'new';
  const known = !isNew && 'person' in edited ? edited.person : null;
  const offered = !isNew && 'offered' in edited ? edited.offered : null;
  const { field, values, sending } = useSentForm(
    { name: known?.name ?? offered?.name ?? '', role: known?.role ?? '' },
    ({ name, role }) => {
      const fields = { name: name.trim(), role: role.trim() || null, status: 'confirmed' as const };
      return known === null ? addPerson(clientId, fields) : changePerson(clientId, known.id, fields);
    },
    () => {
      onClose();
      return refresh();
    },
  );
  return (
    <FormDialog
      title={isNew ? 'Add a person' : 'Who is it?'}
      action="Save"
      isDisabled={values.name.trim() === ''}
      onClose={onClose}
      {...sending}
    >
      <NameInput description="As it stands in the notes." data-autofocus={isNew || undefined} {...field('name')} />
      <TextInput
        label="Who it is"
        description="To the client, such as “mother” or “teacher”."
        autoComplete="off"
        maxLength={100}
        data-autofocus={!isNew || undefined}
        {...field('role')}
      />
    </FormDialog>
  );
}
