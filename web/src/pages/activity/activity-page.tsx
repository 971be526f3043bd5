import { Button, Paper } from '@mantine/core';
import { IconActivity, IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { activityCsvAddress, activityQuery } from '../../api/activity.ts';
import { AdminsOnly } from '../../components/admins-only.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { MoreRows } from '../../components/lists/more-rows.tsx';
import { PageHeader } from '../../components/layouts/page-header.tsx';
import { RowSkeletons } from '../../components/lists/row-skeletons.tsx';
import { ScrollTable } from '../../components/lists/scroll-table.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityRow } from './activity-row.tsx';
import type { ActivitySearch } from './activity-search.ts';
import { toFilter } from './to-filter.ts';

const COLUMNS = ['When', 'Who', 'What', 'Client', 'IP address'];

export function ActivityPage() {
  return (
    <AdminsOnly title="Activity">
      <Activity />
    </AdminsOnly>
  );
}

function Activity() {
  const navigate = useNavigate();
  const search = useSearch({ from: '/member/shell/practice/activity' });
  const filter = toFilter(search);
  const activity = useInfiniteQuery(activityQuery(filter));
  const change = (next: ActivitySearch): void => {
    void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  };
  const clear = (): void => change({});
  return (
    <>
      <PageHeader
        title="Activity"
        description="What was changed, exported or sent, and what was seen if you show views. Nobody can alter or delete it."
        actions={
          <Button
            component="a"
            href={activityCsvAddress(filter)}
            download
            variant="default"
            leftSection={<IconDownload size={17} aria-hidden />}
          >
            Export as CSV
          </Button>
        }
      />
      <ActivityFilters search={search} onChange={change} />
      <Paper withBorder px="md" py="xs">
        <Loaded query={activity} skeleton={<RowSkeletons count={10} height={44} />}>
          {({ pages }) => {
            const entries = pages.flatMap(({ results }) => results);
            const names = new Map(pages.flatMap((page) => Object.entries(page.names)));
            if (entries.length === 0) return <NoActivity isFiltered={Object.keys(search).length > 0} onClear={clear} />;
            return (
              <>
                <ScrollTable label="Activity" columns={COLUMNS} minWidth={640}>
                  {entries.map((entry) => (
                    <ActivityRow key={entry.id} entry={entry} names={names} />
                  ))}
                </ScrollTable>
                <MoreRows query={activity} />
              </>
            );
          }}
        </Loaded>
      </Paper>
    </>
  );
}

function NoActivity({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) return <EmptyState icon={IconActivity} title="Nothing has happened yet" />;
  return (
    <EmptyState
      icon={IconActivity}
      title="Nothing matches these filters"
      action={
        <Button variant="default" onClick={onClear}>
          Clear the filters
        </Button>
      }
    >
      Remove a filter, or choose a longer time.
    </EmptyState>
  );
}
