import { Group, Text } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useRef } from 'react';
import type { Client } from '../../api/clients.ts';
import { formatSortedName } from '../../components/clients/client-name.ts';
import { PersonName } from '../../components/person.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { formatDate, Time } from '../../components/times/time.tsx';
import classes from './client-list.module.css';

interface ClientListProps {
  clients: Client[];
  /** Called when somebody presses the up arrow in the first row. */
  onLeaveUp: () => void;
}

/** Rows that arrow keys walk through, as they do in a list of suggestions. */
export function ClientList({ clients, onLeaveUp }: ClientListProps) {
  const list = useRef<HTMLUListElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const rows = [...(list.current?.querySelectorAll('a') ?? [])];
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -rows.length, End: rows.length };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const current = rows.findIndex((row) => row === document.activeElement);
    if (current === 0 && event.key === 'ArrowUp') return onLeaveUp();
    rows[Math.min(Math.max(current + step, 0), rows.length - 1)]?.focus();
  };
  return (
    <>
      <div className={classes.heads} aria-hidden>
        <span>Name</span>
        <span>Born</span>
        <span>Belongs to</span>
        <span>Changed</span>
      </div>
      <ul ref={list} className={classes.list}>
        {clients.map((client) => (
          <ClientRow key={client.id} client={client} onKeyDown={walk} />
        ))}
      </ul>
    </>
  );
}

interface ClientRowProps {
  client: Client;
  onKeyDown: (event: KeyboardEvent) => void;
}

function ClientRow({ client, onKeyDown }: ClientRowProps) {
  return (
    <li>
      <Link
        to="/clients/$clientId"
        params={{ clientId: String(client.id) }}
        className={classes.row}
        onKeyDown={onKeyDown}
      >
        <PersonName name={formatSortedName(client)} />
        <Text span size="sm" c="dimmed">
          {client.date_of_birth === null ? '–' : formatDate(client.date_of_birth)}
        </Text>
        <span>
          {client.is_org_client ? (
            <Text span size="sm" c="dimmed">
              Organisation
            </Text>
          ) : (
            <StatusBadge status="private" />
          )}
        </span>
        <Group component="span" gap={4} wrap="nowrap" justify="space-between">
          <Text span size="sm" c="dimmed">
            <Time at={client.updated_at} />
          </Text>
          <IconChevronRight size={16} aria-hidden className={classes.arrow ?? ''} />
        </Group>
      </Link>
    </li>
  );
}
