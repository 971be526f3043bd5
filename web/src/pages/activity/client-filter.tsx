import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clientQuery, clientsQuery } from '../../api/clients.ts';
import { formatClientName } from '../../components/clients/client-name.ts';

interface ClientFilterProps {
  value: string | undefined;
  onChange: (clientId: string | null) => void;
}

const DEBOUNCE_MS = 200;
const SHOWN = 8;

/** Searches while somebody types. A colleague's private client is shown by its number, without a name. */
export function ClientFilter({ value, onChange }: ClientFilterProps) {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const chosen = useQuery({ ...clientQuery(Number(value)), enabled: value !== undefined && Number(value) > 0 });
  const knownName = chosen.data === undefined ? `Client ${value}` : formatClientName(chosen.data);
  const chosenName = value === undefined ? '' : knownName;
  const isSearching = q !== '' && q !== chosenName;
  const found = useQuery({ ...clientsQuery({ q, limit: SHOWN }), enabled: isSearching });
  const options = (isSearching ? (found.data?.results ?? []) : [])
    .filter(({ id }) => String(id) !== value)
    .map((client) => ({ value: String(client.id), label: formatClientName(client) }));
  return (
    <Select
      label="Client"
      placeholder="All clients"
      data={value === undefined ? options : [{ value, label: chosenName }, ...options]}
      filter={({ options: all }) => all}
      value={value ?? null}
      onChange={onChange}
      searchValue={typed}
      onSearchChange={setTyped}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'All clients' }}
      nothingFoundMessage={isSearching && !found.isFetching ? 'Nobody found' : 'Type a name'}
    />
  );
}
