import { ActionIcon, Alert, Button, Container, Group, Text, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconFileOff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { clientQuery } from '../../api/clients.ts';
import { isStatus } from '../../api/api-error.ts';
import { deleteReport, reportQuery } from '../../api/reports.ts';
import { PagePending } from '../../app/page-pending.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { usePageTitle } from '../../components/page-header.tsx';
import { ClientName, WritingRoom } from '../../writing/room/writing-room.tsx';
import { isTryOut } from '../../writing/try-out.ts';

const route = getRouteApi('/member/reports/$reportId');

/** The writing room of one report. */
export function ReportPage() {
  const { reportId } = route.useParams();
  const navigate = useNavigate();
  const report = useQuery({ ...reportQuery(reportId), refetchOnWindowFocus: false });
  const clientId = report.data?.client_id;
  const client = useQuery({ ...clientQuery(clientId ?? 0), enabled: clientId !== undefined });
  usePageTitle(report.data?.title ?? 'Report');
  const fault = report.error ?? client.error;
  if (fault !== null) return <Fault error={fault} onRetry={() => void report.refetch()} />;
  if (report.data === undefined || client.data === undefined) return <PagePending />;
  const toClient = () => navigate({ to: '/clients/$clientId', params: { clientId: String(report.data.client_id) } });
  return (
    <WritingRoom
      client={client.data}
      reportId={reportId}
      onReport={(id) => void navigate({ to: '/reports/$reportId', params: { reportId: id } })}
      onDeleted={() => void toClient()}
      lead={
        <>
          <Tooltip label="Back to the client">
            <ActionIcon
              renderRoot={(props) => <Link to="/clients/$clientId" params={{ clientId: String(report.data.client_id) }} {...props} />}
              variant="subtle"
              color="gray"
              size={36}
              aria-label="Back to the client"
            >
              <IconArrowLeft size={19} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <ClientName client={client.data} />
        </>
      }
      banner={isTryOut(report.data.title) && <TryOutBanner reportId={reportId} onDeleted={() => void navigate({ to: '/templates' })} />}
    />
  );
}

function TryOutBanner({ reportId, onDeleted }: { reportId: string; onDeleted: () => void }) {
  const remove = useMutation({ mutationFn: () => deleteReport(reportId), onSuccess: onDeleted });
  return (
    <Alert color="pine" radius={0} py="xs">
      <Group justify="space-between" gap="sm">
        <Text size="sm">This report tries out a template. Delete it when you have seen enough.</Text>
        <Button size="xs" variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>Delete the try-out</Button>
      </Group>
    </Alert>
  );
}

function Fault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Container component="main" size="sm" py={80}>
      {isStatus(error, 404) ? (
        <EmptyState icon={IconFileOff} title="This report is not here" action={<Button component={Link} to="/clients" variant="light">To the clients</Button>}>
          It was deleted, or it is of a client that you may not see.
        </EmptyState>
      ) : (
        <ErrorState error={error} onRetry={onRetry} />
      )}
    </Container>
  );
}
