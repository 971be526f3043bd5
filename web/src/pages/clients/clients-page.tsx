import { Button, Paper } from '@mantine/core';
import { useDebouncedValue, useDisclosure, useHotkeys } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type Client, clientsQuery } from '../../api/clients.ts';
import { ClientForm } from '../../components/clients/client-form.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/layouts/page-header.tsx';
import { Pager } from '../../components/lists/pager.tsx';
import { RowSkeletons } from '../../components/lists/row-skeletons.tsx';
import { ClientList } from './client-list.tsx';
import { ClientSearchInput } from './client-search-input.tsx';
import classes from './clients-page.module.css';
import { keepSearch, readKeptSearch } from './kept-search.ts';
import { NoClients } from './no-clients.tsx';

const DEBOUNCE_MS = 200;
const LIMIT = 20;

export function ClientsPage() {
  const navigate = useNavigate();
  const [{ text, page }, setSearch] = useState(readKeptSearch);
  const [q] = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const isAsked = useSearch({ from: '/member/shell/clients' }).add !== undefined;
  const [isClicked, adding] = useDisclosure(false);
  const isAdding = isClicked || isAsked;
  const closeForm = (): void => {
    adding.close();
    if (isAsked) void navigate({ to: '/clients', search: {}, replace: true });
  };
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const clients = useQuery(clientsQuery({ ...(q !== '' && { q }), page, limit: LIMIT }));
  useHotkeys([['/', () => input.current?.focus()]]);

  const change = (search: { text: string; page: number }): void => {
    keepSearch(search);
    setSearch(search);
  };
  const open = (client: Client): void => {
    void navigate({ to: '/clients/$clientId', params: { clientId: String(client.id) } });
  };
  const isBehind = q !== text.trim() || clients.isPlaceholderData;
  const first = isBehind ? undefined : clients.data?.results[0];
  const addButton = (
    <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={adding.open}>
      New client
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Clients"
        description="The organisation’s clients, and those that are private to you."
        actions={addButton}
      />
      <Paper withBorder className={classes.card ?? ''}>
        <ClientSearchInput
          ref={input}
          value={text}
          found={clients.data?.total}
          onChange={(value) => change({ text: value, page: 1 })}
          onDown={() => list.current?.querySelector('a')?.focus()}
          onEnter={() => first !== undefined && open(first)}
        />
        <div ref={list} className={classes.results} data-behind={isBehind || undefined}>
          <Loaded query={clients} skeleton={<RowSkeletons count={8} />}>
            {(data) =>
              data.results.length === 0 ? (
                <NoClients q={q} onClear={() => change({ text: '', page: 1 })} onAdd={adding.open} />
              ) : (
                <>
                  <ClientList clients={data.results} onLeaveUp={() => input.current?.focus()} />
                  <Pager of={data} label="clients" onChange={(next) => change({ text, page: next })} />
                </>
              )
            }
          </Loaded>
        </div>
      </Paper>
      {isAdding && <ClientForm typedName={text} onClose={closeForm} onSaved={open} />}
    </>
  );
}
