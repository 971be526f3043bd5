import { Button, Group, Text } from '@mantine/core';
import { type ClientPerson, removePerson } from '../../../api/people.ts';
import rows from '../../../components/rows.module.css';
import { useChangePeople } from './use-people.ts';

interface PersonRowProps {
  clientId: number;
  person: ClientPerson;
  onEdit: () => void;
}

export function PersonRow({ clientId, person: { id, name, role, status }, onEdit }: PersonRowProps) {
  const remove = useChangePeople(clientId, () => removePerson(clientId, id));
  const isPerson = status === 'confirmed';
  return (
    <li className={rows['row']} data-testid="person">
      <div className={rows['main']}>
        <Text fw={550}>{name}</Text>
        <Text size="sm" c="dimmed">
          {isPerson ? (role ?? 'Not said who it is') : 'Not a person: left in the text as it is'}
        </Text>
      </div>
      <Group gap="xs" className={rows['end'] ?? ''}>
        <Button size="xs" variant="default" onClick={onEdit} aria-label={`Change: ${name}`}>
          Change
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="red"
          loading={remove.isPending}
          onClick={() => remove.mutate(undefined)}
          aria-label={`Remove: ${name}`}
        >
          Remove
        </Button>
      </Group>
    </li>
  );
}
