import { Group, Pagination, Text } from '@mantine/core';
import type { Page } from '../../api/common.ts';

interface PagerProps {
  of: Pick<Page<unknown>, 'total' | 'page' | 'limit'>;
  onChange: (page: number) => void;
  /** What is listed, as in "clients". */
  label: string;
}

/** Shows nothing if everything is on one page. */
export function Pager({ of: { total, page, limit }, onChange, label }: PagerProps) {
  if (total <= limit) return null;
  const first = (page - 1) * limit + 1;
  return (
    <Group component="nav" aria-label={`Pages of ${label}`} justify="space-between" gap="sm" pt="sm">
      <Text size="sm" c="dimmed">
        {first}–{Math.min(total, page * limit)} of {total}
      </Text>
      <Pagination
        size="sm"
        value={page}
        total={Math.ceil(total / limit)}
        onChange={onChange}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
        getControlProps={(control) => ({ 'aria-label': `${control === 'next' ? 'Next' : 'Previous'} page` })}
      />
    </Group>
  );
}
