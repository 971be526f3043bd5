import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSend } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Client } from '../../api/clients.ts';
import { chooseLaunchReport, type Launch, launchQuery, openLaunch } from '../../api/launches.ts';
import { Banner } from '../../components/layouts/banner.tsx';
import { Brand } from '../../components/layouts/brand.tsx';
import { usePageTitle } from '../../components/layouts/page-header.tsx';
import type { RoomActions } from '../../room/room-header.tsx';
import { ClientName, WritingRoom } from '../../room/writing-room.tsx';
import { RoomPending } from '../../room/room-pending.tsx';
import { ClientChoice } from './client-choice.tsx';
import { DeniedPage, DonePage, ExpiredPage, LaunchFault } from './endings.tsx';
import { ExpiryNotice } from './expiry-notice.tsx';
import { SendDialog } from './send-dialog.tsx';

const route = getRouteApi('/member/launch/$sessionId');
const POLL_MS = 20_000;

/** The page of a partner's link: choose the client, write, send. */
export function LaunchPage() {
  const { sessionId } = route.useParams();
  const queryClient = useQueryClient();
  const { queryKey } = launchQuery(sessionId);
  const launch = useQuery({ ...launchQuery(sessionId), refetchInterval: POLL_MS });
  const keep = async (answer: Launch): Promise<void> => {
    // A look that is still on its way may have been before the change.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, answer);
  };
  const { mutate: open, ...opening } = useMutation({ mutationFn: () => openLaunch(sessionId), onSuccess: keep });
  const isNew = launch.data?.status === 'created';
  usePageTitle(launch.data === undefined ? 'Write a report' : `Report for ${launch.data.partner.name}`);
  useEffect(() => {
    if (isNew) open();
  }, [isNew, open]);
  // A later look may find that it was opened, although the answer that told so was lost.
  const fault = isNew ? opening.error : launch.data === undefined ? launch.error : null;
  if (fault !== null) return <LaunchFault error={fault} onRetry={() => (isNew ? open() : void launch.refetch())} />;
  if (launch.data === undefined || isNew) return <RoomPending />;
  return (
    <OpenedLaunch
      launch={launch.data}
      onChange={(answer) => void keep(answer)}
      onRefresh={() => void launch.refetch()}
    />
  );
}

interface OpenedLaunchProps {
  launch: Launch;
  onChange: (launch: Launch) => void;
  onRefresh: () => void;
}

function OpenedLaunch({ launch, onChange, onRefresh }: OpenedLaunchProps) {
  const { status, client } = launch;
  // Whoever is writing stays in the room when the session ends. The text stays, but can no longer be sent.
  const [wasOpen, setWasOpen] = useState(false);
  if (status === 'opened' && client !== null && !wasOpen) setWasOpen(true);
  if (status === 'completed') return <DonePage launch={launch} />;
  if (status === 'expired' && (client === null || !wasOpen)) return <ExpiredPage launch={launch} />;
  if (client !== null) return <LaunchRoom {...{ launch, client, onChange, onRefresh }} />;
  if (launch.client_access === 'denied') return <DeniedPage launch={launch} />;
  return <ClientChoice launch={launch} onChange={onChange} />;
}

function LaunchRoom({ launch, client, onChange, onRefresh }: OpenedLaunchProps & { client: Client }) {
  const { job } = route.useSearch();
  const navigate = useNavigate();
  const showJob = (next: string | null): void => {
    void navigate({ to: '.', search: (before) => ({ ...before, job: next ?? undefined }), replace: true });
  };
  const choose = useMutation({
    mutationFn: (reportId: string) => chooseLaunchReport(launch.session_id, reportId),
    onSuccess: onChange,
  });
  const [written, setWritten] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<string | null>(null);
  const chosen = (choose.isPending ? choose.variables : null) ?? launch.report_id ?? choose.variables ?? null;
  const current = chosen === deleted ? null : chosen;
  if (current !== null && current !== written) setWritten(current);
  // Where a colleague has deleted it, whoever is writing keeps the text on the screen, and can copy it.
  const reportId = current ?? written;
  const isOver = launch.status === 'expired';
  return (
    <WritingRoom
      client={client}
      reportId={reportId}
      jobId={job ?? null}
      onJob={showJob}
      onReport={(id) => {
        choose.mutate(id);
        showJob(null);
      }}
      onDeleted={() => {
        setDeleted(reportId);
        setWritten(null);
        choose.reset();
        onRefresh();
      }}
      renderActions={(actions) =>
        reportId !== null && <SendButton {...actions} {...{ launch, reportId, isOver, onChange, onRefresh }} />
      }
      lead={
        <>
          <Brand size={26} />
          <div>
            <ClientName client={client} />
            <Text size="xs" c="dimmed" truncate>
              for {launch.partner.name}
            </Text>
          </div>
        </>
      }
      banner={
        <>
          {isOver ? <OverBanner reportId={reportId} /> : <ExpiryNotice expiresAt={launch.expires_at} />}
          {choose.isError && (
            <Banner
              color="red"
              action={
                <Button size="xs" variant="default" onClick={() => choose.mutate(choose.variables)}>
                  Try again
                </Button>
              }
            >
              The choice of the report could not be kept.
            </Banner>
          )}
        </>
      }
    />
  );
}

interface SendButtonProps extends OpenedLaunchProps, RoomActions {
  reportId: string;
  isOver: boolean;
}

function SendButton(props: SendButtonProps) {
  const { launch, reportId, isOver, isOpen, save, reload, onChange, onRefresh } = props;
  const [isSending, sending] = useDisclosure(false);
  return (
    <>
      <Button leftSection={<IconSend size={17} aria-hidden />} disabled={isOver || !isOpen} onClick={sending.open}>
        Send
      </Button>
      {isSending && (
        <SendDialog
          launch={launch}
          reportId={reportId}
          onSave={save}
          onReload={reload}
          onClose={sending.close}
          onSent={onChange}
          onOver={() => {
            sending.close();
            onRefresh();
          }}
        />
      )}
    </>
  );
}

function OverBanner({ reportId }: { reportId: string | null }) {
  return (
    <Banner
      title="This session is over"
      action={
        reportId !== null && (
          <Button component="a" href={`/reports/${reportId}`} size="xs" variant="default">
            Open it there
          </Button>
        )
      }
    >
      It expired, or the practice and the partner are no longer connected. The report can no longer be sent from here.
      Your text is safe in the practice’s reports; ask the partner for a new link to send it.
    </Banner>
  );
}
