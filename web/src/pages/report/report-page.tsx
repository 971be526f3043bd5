import { ActionIcon, Button, Container, Tooltip } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { clientQuery } from '../../api/clients.ts';
import { deleteReport, reportQuery } from '../../api/reports.ts';
import { Banner } from '../../components/layouts/banner.tsx';
import { usePageTitle } from '../../components/layouts/page-header.tsx';
import { ReportFault } from '../../reports/report-fault.tsx';
import { SignButton } from '../../reports/signing/sign-button.tsx';
import { isTryOut } from '../../reports/try-out.ts';
import { RoomPending } from '../../room/room-pending.tsx';
import { ClientName, WritingRoom } from '../../room/writing-room.tsx';

const route = getRouteApi('/member/reports/$reportId');

/** In the address in place of an id, before there is a report. */
const NEW_REPORT = 'new';

/** The writing room of one report, or of a client for whom one is to be written. */
export function ReportPage() {
  const { reportId } = route.useParams();
  const search = route.useSearch();
  const isNew = reportId === NEW_REPORT;
  const navigate = useNavigate();
  const report = useQuery({ ...reportQuery(reportId), enabled: !isNew, refetchOnWindowFocus: false });
  const clientId = isNew ? search.client : report.data?.client_id;
  const client = useQuery({ ...clientQuery(clientId ?? 0), enabled: clientId !== undefined });
  usePageTitle(report.data?.title ?? (isNew ? 'New report' : 'Report'));
  const fault = faultOf(report) ?? faultOf(client);
  if (fault !== null || (isNew && clientId === undefined))
    return (
      <Container component="main" size="sm" py={80}>
        <ReportFault
          isPage
          error={fault}
          onRetry={() => void (faultOf(report) === null ? client : report).refetch()}
          wayOut={{ to: '/clients', label: 'To the clients' }}
        />
      </Container>
    );
  if (client.data === undefined) return <RoomPending />;
  const params = { clientId: String(client.data.id) };
  return (
    <WritingRoom
      client={client.data}
      reportId={isNew ? null : reportId}
      jobId={search.job ?? null}
      startWith={{ templateId: search.template, title: search.title }}
      onJob={(job) => void navigate({ to: '.', search: (before) => ({ ...before, job: job ?? undefined }) })}
      onReport={(id) =>
        void navigate({
          to: '/reports/$reportId',
          params: { reportId: id },
          search: ({ note }) => ({ note }),
          replace: isNew,
        })
      }
      onDeleted={() => void navigate({ to: '/clients/$clientId', params, search: { tab: 'reports' } })}
      lead={
        <>
          <BackToClient clientId={params.clientId} />
          <ClientName client={client.data} />
        </>
      }
      renderActions={({ save, isOpen, reload }) =>
        report.data?.signature === null && (
          <SignButton reportId={reportId} onSave={save} isOpen={isOpen} onReload={reload} />
        )
      }
      banner={
        report.data !== undefined &&
        isTryOut(report.data.title) && (
          <TryOutBanner reportId={reportId} onDeleted={() => void navigate({ to: '/templates' })} />
        )
      }
    />
  );
}

/**
 * Only where there is nothing to show. A later look that fails, as when a machine wakes before its network or after the
 * session has ended, must not take the text away from whoever writes it.
 */
function faultOf({ data, error }: Pick<UseQueryResult, 'data' | 'error'>): Error | null {
  return data === undefined ? error : null;
}

function BackToClient({ clientId }: { clientId: string }) {
  return (
    <Tooltip label="Back to the client">
      <ActionIcon
        renderRoot={(props) => <Link to="/clients/$clientId" params={{ clientId }} {...props} />}
        variant="subtle"
        color="gray"
        size={36}
        aria-label="Back to the client"
      >
        <IconArrowLeft size={19} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

function TryOutBanner({ reportId, onDeleted }: { reportId: string; onDeleted: () => void }) {
  const remove = useMutation({ mutationFn: () => deleteReport(reportId), onSuccess: onDeleted });
  return (
    <Banner
      color="pine"
      role="status"
      action={
        <Button size="xs" variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
          Delete the try-out
        </Button>
      }
    >
      This report tries out a template. Delete it when you no longer need it.
    </Banner>
  );
}
