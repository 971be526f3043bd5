import { Badge, Button, Group, Paper, Tabs, Title } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { clientQuery } from '../../api/clients.ts';
import { hasEnded, type Job } from '../../api/jobs.ts';
import { notesQuery } from '../../api/notes.ts';
import { reportsQuery } from '../../api/reports.ts';
import { Loaded } from '../../components/loaded.tsx';
import { makesReport, waitsForLook } from '../../jobs/job-words.ts';
import { useClientJobs } from '../../jobs/use-client-jobs.ts';
import { NoteDrawer } from '../../notes/note-drawer.tsx';
import { NotesPanel } from '../../notes/notes-panel.tsx';
import { useOpenNote } from '../../notes/use-open-note.ts';
import { ReportList, REPORTS_SHOWN } from '../../reports/report-list.tsx';
import { ClientHeader } from './client-header.tsx';
import { ClientNotFound } from './client-not-found.tsx';
import type { ClientTab } from './client-search.ts';
import { ClientSkeleton } from './client-skeleton.tsx';
import { PeoplePanel } from './people/people-panel.tsx';

export function ClientPage() {
  const clientId = Number(useParams({ from: '/member/shell/clients/$clientId' }).clientId);
  const client = useQuery(clientQuery(clientId));
  return (
    <Loaded isPage query={client} skeleton={<ClientSkeleton />} notFound={<ClientNotFound />}>
      {(data) => (
        <>
          <ClientHeader client={data} />
          {/* Not before it is known that there is such a client: every refusal leaves an audit row. */}
          <ClientTabs key={clientId} clientId={clientId} />
        </>
      )}
    </Loaded>
  );
}

function ClientTabs({ clientId }: { clientId: number }) {
  const navigate = useNavigate();
  const { tab = 'notes' } = useSearch({ from: '/member/shell/clients/$clientId' });
  const note = useOpenNote();
  const jobs = useClientJobs(clientId);
  const notes = useInfiniteQuery(notesQuery(clientId));
  const reports = useQuery(reportsQuery(clientId, { page: 1, limit: REPORTS_SHOWN }));
  const go = (next: string | null): void => {
    void navigate({ to: '.', search: { tab: next as ClientTab }, replace: true, resetScroll: false });
  };
  const showJob = (job: string): void => {
    void navigate({ to: '/reports/$reportId', params: { reportId: 'new' }, search: { client: clientId, job } });
  };
  return (
    <>
      {/* Notes and reports stay mounted, so that a recording goes on while somebody looks at the reports. */}
      <Tabs value={tab} onChange={go}>
        <Tabs.List mb="lg">
          <Tab value="notes" label="Notes" count={notes.data?.pages[0]?.total} jobs={jobs.open.filter(makesNote)} />
          <Tab value="reports" label="Reports" count={reports.data?.total} jobs={jobs.open.filter(makesReport)} />
          <Tab value="people" label="People" count={undefined} jobs={[]} />
        </Tabs.List>
        <Tabs.Panel value="notes">
          <Paper withBorder>
            <NotesPanel clientId={clientId} jobs={jobs} action={<StartReport clientId={clientId} />} />
          </Paper>
        </Tabs.Panel>
        <Tabs.Panel value="reports">
          <Group justify="space-between" mb="sm" mih={36}>
            <Title order={2} size="h3">
              Reports
            </Title>
            <StartReport clientId={clientId} />
          </Group>
          <ReportList clientId={clientId} jobs={jobs} onJob={showJob} />
        </Tabs.Panel>
        {/* Looking for names takes a while, and leaves an audit row: only where somebody asks for them. */}
        <Tabs.Panel value="people">{tab === 'people' && <PeoplePanel clientId={clientId} />}</Tabs.Panel>
      </Tabs>
      {note.noteId !== null && <NoteDrawer noteId={note.noteId} onClose={note.close} />}
    </>
  );
}

const makesNote = (job: Job): boolean => !makesReport(job);

interface TabProps {
  value: ClientTab;
  label: string;
  /** Undefined until it is known. */
  count: number | undefined;
  jobs: Job[];
}

function Tab({ value, label, count, jobs }: TabProps) {
  const running = jobs.filter((job) => !hasEnded(job)).length;
  const waiting = jobs.filter(waitsForLook).length;
  const failed = jobs.length - running - waiting;
  return (
    <Tabs.Tab
      value={value}
      fz="sm"
      fw={550}
      rightSection={
        <Group gap={4} wrap="nowrap">
          {count !== undefined && <Count color="gray" words={String(count)} />}
          {running > 0 && <Count color="ochre" words={`${running} running`} />}
          {waiting > 0 && <Count color="ochre" words={`${waiting} to read`} />}
          {failed > 0 && <Count color="red" words={`${failed} failed`} />}
        </Group>
      }
    >
      {label}
    </Tabs.Tab>
  );
}

function Count({ color, words }: { color: string; words: string }) {
  return (
    <Badge variant="light" color={color} size="sm" radius="sm" tt="none">
      {words}
    </Badge>
  );
}

function StartReport({ clientId }: { clientId: number }) {
  return (
    <Button
      size="sm"
      leftSection={<IconSparkles size={17} aria-hidden />}
      renderRoot={(props) => (
        <Link to="/reports/$reportId" params={{ reportId: 'new' }} search={{ client: clientId }} {...props} />
      )}
    >
      Start a report
    </Button>
  );
}
