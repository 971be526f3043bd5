import { Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { reportsQuery } from '../../api/reports.ts';
import { Time } from '../../components/time.tsx';
import classes from './start.module.css';

const MOST_REPORTS = 5;

export function EarlierReports({ clientId, onReport }: { clientId: number; onReport: (reportId: string) => void }) {
  const reports = useQuery(reportsQuery(clientId, { limit: MOST_REPORTS }));
  if (reports.data === undefined || reports.data.total === 0) return null;
  return (
    <div>
      <Title order={3} mb="xs">
        Or go on with a report of this client
      </Title>
      <Stack gap={4}>
        {reports.data.results.map((report) => (
          <UnstyledButton key={report.id} className={classes['report'] ?? ''} onClick={() => onReport(report.id)}>
            <IconFileText size={19} stroke={1.6} aria-hidden />
            <span className={classes['grow']}>
              <Text span display="block" size="sm" fw={550} truncate>
                {report.title}
              </Text>
              <Text span display="block" size="xs" c="dimmed">
                {report.updated_by.name}, <Time at={report.updated_at} />
              </Text>
            </span>
          </UnstyledButton>
        ))}
      </Stack>
    </div>
  );
}
