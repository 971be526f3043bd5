import { useDebouncedValue } from '@mantine/hooks';
import { IconFileDescription, IconTemplate, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Found, findQuery } from '../../api/find.ts';
import { type Home, homeQuery } from '../../api/home.ts';
import { formatDate } from '../../components/times/time.tsx';
import { useCommands } from './commands.ts';
import { isAskedFor, type PaletteItem } from './palette-item.ts';

const DEBOUNCE_MS = 150;

export interface PaletteItems {
  items: PaletteItem[];
  /** What was typed last is still being looked for. */
  isSearching: boolean;
  error: unknown;
}

/**
 * What there is to choose. Commands come first, because they are known at once: what the service finds is added below
 * and moves nothing. An answer is shown only while its own words stand in the field.
 */
export function usePaletteItems(typed: string): PaletteItems {
  const text = typed.trim();
  const [q] = useDebouncedValue(text, DEBOUNCE_MS);
  const commands = useCommands().filter((command) => isAskedFor(command, text));
  const found = useQuery({ ...findQuery(q), enabled: q !== '' });
  const home = useQuery({ ...homeQuery, enabled: text === '' });
  const toItems = useItems();
  if (text === '')
    return { items: [...toItems(home.data && readRecent(home.data)), ...commands], isSearching: false, error: null };
  const isCurrent = q === text;
  return {
    items: [...commands, ...toItems(isCurrent ? found.data : undefined)],
    isSearching: !isCurrent || found.isPending,
    error: isCurrent ? found.error : null,
  };
}

const RECENT = 4;

/** Before anything is typed: what was used last. */
function readRecent({ clients, drafts, to_review: toReview, to_sign: toSign }: Home): Found {
  const reports = [...toSign, ...toReview, ...drafts].toSorted((a, b) => b.updated_at.localeCompare(a.updated_at));
  return {
    clients: clients.slice(0, RECENT).map((client) => ({ ...client, date_of_birth: null })),
    reports: reports.slice(0, RECENT).map((report) => ({ ...report, client_name: report.client.name, state: '' })),
    templates: [],
  };
}

function useItems(): (found: Found | undefined) => PaletteItem[] {
  const navigate = useNavigate();
  return (found) =>
    found === undefined
      ? []
      : [
          ...found.clients.map(({ id, name, date_of_birth: born, is_org_client: isShared }): PaletteItem => ({
            id: `client-${id}`,
            group: 'Clients',
            label: name,
            detail: [born === null ? '' : `born ${formatDate(born)}`, isShared ? '' : 'private']
              .filter((part) => part !== '')
              .join(', '),
            icon: IconUser,
            isLeaving: true,
            run: () => void navigate({ to: '/clients/$clientId', params: { clientId: String(id) } }),
          })),
          ...found.reports.map(({ id, title, client_name: detail }): PaletteItem => ({
            id: `report-${id}`,
            group: 'Reports',
            label: title,
            detail,
            icon: IconFileDescription,
            isLeaving: true,
            run: () => void navigate({ to: '/reports/$reportId', params: { reportId: id } }),
          })),
          ...found.templates.map(({ id, title, is_org_template: isShared }): PaletteItem => ({
            id: `template-${id}`,
            group: 'Templates',
            label: title,
            detail: isShared ? '' : 'yours',
            icon: IconTemplate,
            isLeaving: true,
            run: () => void navigate({ to: '/templates/$templateId', params: { templateId: id } }),
          })),
        ];
}
