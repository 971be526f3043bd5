import { Stack, Text, ThemeIcon, UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconFileDescription } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CLIENTS } from '../api/clients.ts';
import type { ListedReport } from '../api/reports.ts';
import classes from '../components/lists/rows.module.css';
import { StatusBadge } from '../components/status-badge.tsx';
import { Time } from '../components/times/time.tsx';
import { ReportMenu } from './report-menu.tsx';

interface ReportRowProps {
  report: ListedReport;
  /** What opening it does, where it is not going to its page, as in a session of a partner. */
  onOpen: ((reportId: string) => void) | undefined;
}

export function ReportRow({ report, onOpen }: ReportRowProps) {
  const queryClient = useQueryClient();
  const isDraft = report.state === 'draft' || report.state === 'in_review';
  const tellDeleted = (): Promise<void> => {
    notifications.show({ message: 'The report is deleted.' });
    return queryClient.invalidateQueries({ queryKey: [...CLIENTS, report.client_id, 'reports'] });
  };
  return (
    <li className={`${classes.row} ${classes.linked}`}>
      <ThemeIcon variant="light" size={38} radius="md">
        <IconFileDescription size={20} stroke={1.6} aria-hidden />
      </ThemeIcon>
      <Stack gap={2} className={classes.main ?? ''}>
        <Text size="sm" fw={550} truncate>
          {onOpen === undefined ? (
            <Link to="/reports/$reportId" params={{ reportId: report.id }} className={classes.cover ?? ''}>
              {report.title}
            </Link>
          ) : (
            <UnstyledButton fz="inherit" fw="inherit" className={classes.cover ?? ''} onClick={() => onOpen(report.id)}>
              {report.title}
            </UnstyledButton>
          )}
        </Text>
        <Text size="sm" c="dimmed" truncate>
          Changed <Time at={report.updated_at} /> by {report.updated_by.name} · begun{' '}
          <Time at={report.created_at} format="date" />
        </Text>
      </Stack>
      <StatusBadge status={report.state} />
      <div className={classes.above}>
        <ReportMenu
          report={report}
          canDelete={isDraft}
          isDraft={isDraft}
          label={`More about ${report.title}`}
          onDeleted={tellDeleted}
        />
      </div>
    </li>
  );
}
