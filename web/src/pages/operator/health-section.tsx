import { Badge, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readReadiness } from '../../api/operator.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { Section } from '../../components/section.tsx';
import { Time } from '../../components/time.tsx';
import classes from './health-section.module.css';
import { OPERATOR, useOperator } from './operator-context.ts';

const REFRESH_MS = 10_000;
const TILES = 6;

export function HealthSection() {
  const operator = useOperator();
  const ready = useQuery({ queryKey: [...OPERATOR, 'ready'], queryFn: readReadiness, refetchInterval: REFRESH_MS });
  const metrics = useQuery({
    queryKey: [...OPERATOR, 'metrics'],
    queryFn: operator.readMetrics,
    refetchInterval: REFRESH_MS,
  });
  const data = metrics.data;
  return (
    <Section
      title="Health"
      description="Webhooks of the last hour. Refreshed every ten seconds."
      actions={
        ready.isSuccess && (
          <Badge variant="light" color={ready.data ? 'pine' : 'red'} tt="none" size="lg" radius="sm">
            {ready.data ? 'Ready' : 'Not ready'}
          </Badge>
        )
      }
    >
      {metrics.isError && <ErrorState error={metrics.error} onRetry={() => void metrics.refetch()} />}
      {metrics.isPending && <Skeleton height={86} />}
      {data !== undefined && (
        <SimpleGrid component="dl" cols={{ base: 2, sm: 3, lg: TILES }} m={0}>
          <Tile label="Due now" value={String(data.due)} />
          <Tile label="Oldest due" value={<Time at={data.oldest_due_at} absent="none" />} />
          <Tile label="Delivered" value={String(data.delivered)} />
          <Tile label="Given up" value={String(data.failed)} />
          <Tile label="Wait, p95" value={formatMs(data.lag_ms_p95)} />
          <Tile label="Answer, p95" value={formatMs(data.duration_ms_p95)} />
        </SimpleGrid>
      )}
    </Section>
  );
}

function Tile({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className={classes.tile}>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} fz="xl" fw={620} className={classes.value ?? ''}>
        {value}
      </Text>
    </div>
  );
}

function formatMs(ms: number | null): string {
  if (ms === null) return '–';
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}
