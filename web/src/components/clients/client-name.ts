import type { Client } from '../../api/clients.ts';

type Named = Pick<Client, 'first_name' | 'last_name'>;

export function formatClientName({ first_name: first, last_name: last }: Named): string {
  return [first, last].filter((name) => name !== '').join(' ');
}

/** `Byrne, Aoife`, as lists sort by it. */
export function formatSortedName({ first_name: first, last_name: last }: Named): string {
  return [last, first].filter((name) => name !== '').join(', ');
}
