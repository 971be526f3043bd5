import { Button, Select, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { activityActionsQuery } from '../../api/activity.ts';
import { membersQuery } from '../../api/members.ts';
import { useTyped } from '../../components/forms/use-typed.ts';
import { groupActions } from './action-words.ts';
import classes from './activity-filters.module.css';
import type { ActivitySearch } from './activity-search.ts';
import { ClientFilter } from './client-filter.tsx';

const FIRST_DAY = '1000-01-01';

interface ActivityFiltersProps {
  search: ActivitySearch;
  onChange: (search: ActivitySearch) => void;
}

export function ActivityFilters({ search, onChange }: ActivityFiltersProps) {
  const members = useQuery(membersQuery);
  const actions = useQuery(activityActionsQuery);
  const set = (name: keyof ActivitySearch, value: string | null): void => {
    const { [name]: _before, ...rest } = search;
    onChange(value === null || value === '' ? rest : { ...rest, [name]: value });
  };
  const setDay = (name: 'from' | 'to', day: string): void => {
    // While the year is being typed, it is one of the first century.
    if (day === '' || day >= FIRST_DAY) set(name, day);
  };
  const from = useTyped(search.from ?? '', (day) => setDay('from', day));
  const to = useTyped(search.to ?? '', (day) => setDay('to', day));
  return (
    <search className={classes.filters}>
      <Select
        label="Person"
        placeholder="Everybody"
        data={members.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        value={search.member_id ?? null}
        onChange={(value) => set('member_id', value)}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Everybody' }}
        nothingFoundMessage="No such member"
      />
      <ClientFilter value={search.client_id} onChange={(value) => set('client_id', value)} />
      <Select
        label="Kind"
        className={classes.kind ?? ''}
        placeholder="Everything"
        data={groupActions(actions.data ?? [])}
        value={search.action ?? null}
        onChange={(value) => set('action', value)}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Everything' }}
        nothingFoundMessage="No such kind"
        comboboxProps={{ width: 280, position: 'bottom-start' }}
      />
      <TextInput label="From" type="date" {...(search.to !== undefined && { max: search.to })} {...from} />
      <TextInput label="To" type="date" {...(search.from !== undefined && { min: search.from })} {...to} />
      <Switch
        label="Show views"
        checked={search.views === 'shown' || search.action !== undefined}
        disabled={search.action !== undefined}
        onChange={(event) => set('views', event.currentTarget.checked ? 'shown' : null)}
        className={classes.views ?? ''}
      />
      <Button variant="subtle" disabled={Object.keys(search).length === 0} onClick={() => onChange({})}>
        Clear
      </Button>
    </search>
  );
}
