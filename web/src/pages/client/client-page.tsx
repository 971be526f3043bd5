import { Badge, Tabs } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { isStatus } from '../../api/api-error.ts';
import { clientQuery } from '../../api/clients.ts';
import { notesQuery } from '../../api/notes.ts';
import { reportsQuery } from '../../api/reports.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { ClientHeader } from './client-header.tsx';
import { ClientNotFound } from './client-not-found.tsx';
import { CLIENT_TABS, type ClientTab } from './client-search.ts';
import { ClientSkeleton } from './client-skeleton.tsx';
import { JobsTab } from '../../jobs/jobs-tab.tsx';
import { useWatchedJobs } from '../../jobs/use-watched-jobs.ts';
import { NoteDrawer } from '../../notes/note-drawer.tsx';
import { NotesTab } from '../../notes/notes-tab.tsx';
import { LIST_LIMIT } from '../../components/list-limit.ts';
import { ReportsTab } from '../../reports/reports-tab.tsx';
import { StartReport } from '../../reports/start/start-report.tsx';

const LABELS: Record<ClientTab, string> = { notes: 'Notes', reports: 'Reports', jobs: 'Jobs' };

export function ClientPage() {
  const clientId = Number(useParams({ from: '/member/shell/clients/$clientId' }).clientId);
  const client = useQuery(clientQuery(clientId));
  if (client.data === undefined) {
    if (isStatus(client.error, 404, 422)) return <ClientNotFound />;
    if (client.isError) return <ErrorState isPage error={client.error} onRetry={() => void client.refetch()} />;
  }
  // Not before it is known that there is such a client: every refusal leaves a trace.
  if (client.data === undefined) return <ClientSkeleton />;
  return (
    <>
      <ClientHeader client={client.data} />
      <ClientTabs key={clientId} clientId={clientId} />
    </>
  );
}

function ClientTabs({ clientId }: { clientId: number }) {
  const navigate = useNavigate();
  const { tab = 'notes', note } = useSearch({ from: '/member/shell/clients/$clientId' });
  const [isStarting, starting] = useDisclosure(false);
  const jobs = useWatchedJobs(clientId);
  const notes = useQuery(notesQuery(clientId, { page: 1, limit: LIST_LIMIT }));
  const reports = useQuery(reportsQuery(clientId, { page: 1, limit: LIST_LIMIT }));
  const go = (next: ClientTab): void => {
    void navigate({ to: '.', search: { tab: next }, replace: true, resetScroll: false });
  };
  const counts: Record<ClientTab, number | undefined> = {
    notes: notes.data?.total,
    reports: reports.data?.total,
    jobs: jobs.running.length,
  };
  return (
    <>
      <Tabs value={tab} onChange={(next) => go(next as ClientTab)} keepMounted={false}>
        <Tabs.List mb="lg">
          {CLIENT_TABS.map((name) => (
            <Tabs.Tab key={name} value={name} fz="sm" fw={550} rightSection={<Count of={name} count={counts[name]} />}>
              {LABELS[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="notes">
          <NotesTab clientId={clientId} jobs={jobs.watched.filter(makesNote)} onStartReport={starting.open} />
        </Tabs.Panel>
        <Tabs.Panel value="reports">
          <ReportsTab
            clientId={clientId}
            running={jobs.running.filter((job) => !makesNote(job))}
            onStart={starting.open}
          />
        </Tabs.Panel>
        <Tabs.Panel value="jobs">
          <JobsTab clientId={clientId} />
        </Tabs.Panel>
      </Tabs>
      {isStarting && <StartReport clientId={clientId} onClose={starting.close} onQueued={() => go('jobs')} />}
      {note !== undefined && <NoteDrawer noteId={note} onClose={() => go(tab)} />}
    </>
  );
}

function makesNote(job: { task_type: string }): boolean {
  return job.task_type !== 'report_generation';
}

/** Of notes and reports how many there are; of jobs those that run. */
function Count({ of, count }: { of: ClientTab; count: number | undefined }) {
  if (count === undefined || (of === 'jobs' && count === 0)) return null;
  return (
    <Badge variant="light" color={of === 'jobs' ? 'ochre' : 'gray'} size="sm" radius="sm" tt="none">
      {of === 'jobs' ? `${count} running` : count}
    </Badge>
  );
}
