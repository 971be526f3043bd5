import { Button, Group, Text } from '@mantine/core';
import { addPerson, type OfferedName } from '../../../api/people.ts';
import rows from '../../../components/rows.module.css';
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
    <li className={rows['row']} data-testid="offered-name">
      <div className={rows['main']}>
        <Text fw={550}>{name}</Text>
        <Text size="sm" c="dimmed">
          {KINDS[kind]}, in {notes === 1 ? '1 note' : `${notes} notes`}
        </Text>
      </div>
      <Group gap="xs" className={rows['end'] ?? ''}>
        <Button size="xs" variant="light" onClick={onConfirm} aria-label={`Say who it is: ${name}`}>
          Say who it is
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          loading={dismiss.isPending}
          onClick={() => dismiss.mutate(undefined)}
          aria-label={`Not a person: ${name}`}
        >
          Not a person
        </Button>
      </Group>
    </li>
  );
}
