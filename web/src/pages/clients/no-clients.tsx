import { Button, Group } from '@mantine/core';
import { IconSearchOff, IconUsers } from '@tabler/icons-react';
import { EmptyState } from '../../components/empty-state.tsx';

interface NoClientsProps {
  q: string;
  onClear: () => void;
  onAdd: () => void;
}

export function NoClients({ q, onClear, onAdd }: NoClientsProps) {
  if (q === '') {
    return (
      <EmptyState
        icon={IconUsers}
        title="No clients yet"
        action={<Button onClick={onAdd}>Add the first client</Button>}
      >
        A client holds the notes you work from and the reports you write.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={IconSearchOff}
      title={`Nobody found for “${q}”`}
      action={
        <Group>
          <Button variant="default" onClick={onClear}>
            Clear the search
          </Button>
          <Button onClick={onAdd}>Add a client</Button>
        </Group>
      }
    >
      Any part of a first or last name is enough. Clients that are private to a colleague are not shown.
    </EmptyState>
  );
}
