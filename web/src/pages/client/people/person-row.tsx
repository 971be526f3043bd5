import { type ClientPerson, removePerson } from '../../../api/people.ts';
import { NameRow } from './name-row.tsx';
import { useChangePeople } from './use-people.ts';

interface PersonRowProps {
  clientId: number;
  person: ClientPerson;
  onEdit: () => void;
}

export function PersonRow({ clientId, person: { id, name, role, status }, onEdit }: PersonRowProps) {
  const remove = useChangePeople(clientId, () => removePerson(clientId, id));
  const detail = status === 'confirmed' ? (role ?? 'Nobody has said who it is') : 'Not a person: it is not hidden';
  return (
    <NameRow
      name={name}
      detail={detail}
      testId="person"
      main={{ label: 'Change', variant: 'default', onClick: onEdit }}
      away={{ label: 'Remove', color: 'red', isBusy: remove.isPending, onClick: () => remove.mutate() }}
    />
  );
}
