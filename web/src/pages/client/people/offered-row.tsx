import { Button } from '@mantine/core';
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
    >
      <Button size="xs" variant="light" onClick={onConfirm} aria-label={`Say who it is: ${name}`}>
        Say who it is
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        loading={dismiss.isPending}
        onClick={() => dismiss.mutate()}
        aria-label={`Not a person: ${name}`}
      >
        Not a person
      </Button>
    </NameRow>
  );
}
