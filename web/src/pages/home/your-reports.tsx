import { Badge, Button, Stack, Title } from '@mantine/core';
import { IconFileDescription } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Home, HomeReport } from '../../api/home.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Section } from '../../components/layouts/section.tsx';
import { Time } from '../../components/times/time.tsx';
import { BeingWritten } from './being-written.tsx';
import { FoldedList } from './folded-list.tsx';
import classes from './home.module.css';
import { RowText } from './row-text.tsx';
import { useReportJobs } from './use-report-jobs.ts';

type Group = 'to_sign' | 'to_review' | 'drafts';

/** What is nearest to its end comes first. */
const GROUPS: [group: Group, title: string][] = [
  ['to_sign', 'To sign'],
  ['to_review', 'To review'],
  ['drafts', 'Drafts'],
];

export function YourReports({ home }: { home: Home }) {
  const groups = GROUPS.filter(([group]) => home[group].length > 0);
  const jobs = useReportJobs(home);
  if (groups.length + jobs.shown.length === 0) return <NoReports />;
  return (
    <Section title="Your reports">
      <Stack gap="lg">
        <BeingWritten jobs={jobs} />
        {groups.map(([group, title]) => (
          <div key={group}>
            <Title order={3} size="sm" c="dimmed" mb={6}>
              {title} ({home[group].length})
            </Title>
            <FoldedList label={title} items={home[group]} keyOf={({ id }) => id}>
              {(report) => <ReportLink report={report} group={group} />}
            </FoldedList>
          </div>
        ))}
      </Stack>
    </Section>
  );
}

function ReportLink({ report, group }: { report: HomeReport; group: Group }) {
  const { id, title, client, review } = report;
  return (
    <Link
      to="/reports/$reportId"
      params={{ reportId: id }}
      search={group === 'to_review' ? { review: 'open' } : {}}
      className={classes.row}
    >
      <RowText title={title}>
        {client.name} · changed <Time at={report.updated_at} />
      </RowText>
      {group !== 'drafts' && review !== null && (
        <Badge
          variant="light"
          color={group === 'to_sign' ? 'pine' : 'ochre'}
          tt="none"
          fw={550}
          radius="sm"
          miw="max-content"
        >
          {review.settled} of {review.total} reviewed
        </Badge>
      )}
    </Link>
  );
}

function NoReports() {
  return (
    <Section title="Your reports">
      <EmptyState
        icon={IconFileDescription}
        title="No report is under way"
        action={
          <Button variant="light" component={Link} to="/clients">
            Choose a client
          </Button>
        }
      >
        Choose a client, add notes, and start a report from them. It then waits here until it is signed.
      </EmptyState>
    </Section>
  );
}
