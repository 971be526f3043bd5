import { Loader, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Client, clientsQuery } from '../../api/clients.ts';
import { ClientLine } from './client-line.tsx';
import classes from './client-search.module.css';

interface ClientSearchProps {
  label: string;
  onChoose: (client: Client) => void;
}

const MOST = 6;

/** Finds a client as one types. */
export function ClientSearch({ label, onChoose }: ClientSearchProps) {
  const [text, setText] = useState('');
  const [wanted] = useDebouncedValue(text.trim(), 200);
  const found = useQuery({ ...clientsQuery({ q: wanted, limit: MOST }), enabled: wanted !== '' });
  return (
    <Stack gap="xs">
      <TextInput
        label={label}
        placeholder="First or last name"
        leftSection={<IconSearch size={17} aria-hidden />}
        rightSection={found.isFetching && <Loader size={16} aria-label="Searching" />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autoComplete="off"
      />
      {wanted !== '' && found.data !== undefined && (
        <div aria-live="polite">
          {found.data.results.length === 0 && (
            <Text size="sm" c="dimmed">
              No client of that name.
            </Text>
          )}
          {found.data.results.map((client) => (
            <UnstyledButton key={client.id} className={classes['client'] ?? ''} onClick={() => onChoose(client)}>
              <ClientLine client={client} />
            </UnstyledButton>
          ))}
        </div>
      )}
    </Stack>
  );
}
