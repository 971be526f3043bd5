import { addPerson, type OfferedName } from '../../../api/people.ts';
import { NameRow } from './name-row.tsx';
import { useChangePeople } from './use-people.ts';

interface OfferedRowProps {
  clientId: number;
  offered: OfferedName;
  onConfirm: () => void;
}

const KINDS = { person: 'A person', organisation: 'An organisation', place: 'A place' };

export function OfferedRow({ clientId, offered: { name, kind, notes }, onConfirm }: OfferedRowProps) {
  const dismiss = useChangePeople(clientId, () => addPerson(clientId, { name, role: null, status: 'not_a_person' }));
  return (
    <NameRow
      name={name}
      detail={`${KINDS[kind]}, in ${notes === 1 ? '1 note' : `${notes} notes`}`}
      testId="offered-name"
      main={{ label: 'Say who it is', variant: 'light', onClick: onConfirm }}
      away={{ label: 'Not a person', color: 'gray', isBusy: dismiss.isPending, onClick: () => dismiss.mutate() }}
    />
  );
}
