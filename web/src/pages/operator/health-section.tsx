import { Badge, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { readReadiness } from '../../api/operator.ts';
import { Figures } from '../../components/lists/figures.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { Section } from '../../components/layouts/section.tsx';
import { Time } from '../../components/times/time.tsx';
import { OPERATOR, useOperator } from './operator-context.ts';

const REFRESH_MS = 10_000;

export function HealthSection() {
  const operator = useOperator();
  const ready = useQuery({ queryKey: [...OPERATOR, 'ready'], queryFn: readReadiness, refetchInterval: REFRESH_MS });
  const metrics = useQuery({
    queryKey: [...OPERATOR, 'metrics'],
    queryFn: operator.readMetrics,
    refetchInterval: REFRESH_MS,
  });
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
      <Loaded query={metrics} skeleton={<Skeleton height={86} />}>
        {(data) => (
          <Figures
            cols={{ base: 2, sm: 3, lg: 6 }}
            figures={[
              ['Due now', data.due],
              ['Oldest due', <Time key="oldest" at={data.oldest_due_at} absent="none" />],
              ['Delivered', data.delivered],
              ['Given up', data.failed],
              ['Wait, p95', formatMs(data.lag_ms_p95)],
              ['Answer, p95', formatMs(data.duration_ms_p95)],
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}

function formatMs(ms: number | null): string {
  if (ms === null) return '–';
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}
