import { Button, Container, Paper, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { type Icon, IconCheck, IconClockOff, IconLinkOff, IconUserOff } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isStatus } from '../../api/api-error.ts';
import type { Launch } from '../../api/launches.ts';
import { sessionQuery, signOut } from '../../api/session.ts';
import { SIGN_IN_PATH } from '../../api/signed-out.ts';
import { Brand } from '../../components/brand.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Time } from '../../components/time.tsx';

interface EndingProps {
  icon: Icon;
  color: string;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

function Ending({ icon: EndingIcon, color, title, children, actions }: EndingProps) {
  return (
    <Container component="main" size={560} py={72}>
      <Stack align="center" gap="xl">
        <Brand />
        <Paper withBorder p={40} w="100%">
          <Stack align="center" gap="md" ta="center">
            <ThemeIcon size={64} radius="xl" variant="light" color={color}>
              <EndingIcon size={32} aria-hidden />
            </ThemeIcon>
            <Title order={1} size="h2">
              {title}
            </Title>
            {children}
            {actions !== undefined && (
              <Stack gap="xs" mt="sm">
                {actions}
              </Stack>
            )}
          </Stack>
        </Paper>
      </Stack>
    </Container>
  );
}

function OpenReport({ reportId }: { reportId: string | null }) {
  if (reportId === null)
    return (
      <Button component={Link} to="/" variant="light">
        To your practice
      </Button>
    );
  return (
    <Button variant="light" renderRoot={(props) => <Link to="/reports/$reportId" params={{ reportId }} {...props} />}>
      Open the report in your practice
    </Button>
  );
}

export function DonePage({ launch }: { launch: Launch }) {
  const { partner, client, completed_at: completedAt, report_id: reportId } = launch;
  return (
    <Ending
      icon={IconCheck}
      color="pine"
      title={`Sent to ${partner.name}`}
      actions={<OpenReport reportId={reportId} />}
    >
      <Text>
        The report{client === null ? '' : ` about ${client.first_name} ${client.last_name}`} was sent{' '}
        <Time at={completedAt} format="full" />. {partner.name} has been told and can fetch it.
      </Text>
      <Text c="dimmed" size="sm">
        You may close this tab. Later changes to the report are not sent.
      </Text>
    </Ending>
  );
}

export function ExpiredPage({ launch }: { launch: Launch }) {
  return (
    <Ending
      icon={IconClockOff}
      color="ochre"
      title="This session is over"
      actions={<OpenReport reportId={launch.report_id} />}
    >
      <Text>
        The link from {launch.partner.name} expired, or your practice and {launch.partner.name} are no longer connected.
        Nothing can be sent through it any more.
      </Text>
      <Text c="dimmed" size="sm">
        {launch.report_id === null
          ? 'Ask the partner for a new link.'
          : 'What you wrote is safe in the practice’s reports. Ask the partner for a new link to send it.'}
      </Text>
    </Ending>
  );
}

export function DeniedPage({ launch }: { launch: Launch }) {
  return (
    <Ending
      icon={IconUserOff}
      color="ochre"
      title="You may not see this client"
      actions={<OpenReport reportId={null} />}
    >
      <Text>
        The record {launch.external_client_id} of {launch.partner.name} is linked to a client that is private to a
        colleague.
      </Text>
      <Text c="dimmed" size="sm">
        Ask the colleague to share the client with the practice, then open the link again.
      </Text>
    </Ending>
  );
}

function leave(): void {
  const next = new URLSearchParams({ next: location.pathname });
  void signOut().finally(() => location.assign(`${SIGN_IN_PATH}?${next}`));
}

function OtherClinician() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return (
    <Ending
      icon={IconUserOff}
      color="ochre"
      title="This session is for another clinician"
      actions={
        <Button variant="light" onClick={leave}>
          Sign in as someone else
        </Button>
      }
    >
      <Text>
        You are signed in as {session.member.email}. Only the clinician whom the partner named can open this link.
      </Text>
      <Text c="dimmed" size="sm">
        Nothing was opened or changed. Reports that were written stay in the practice.
      </Text>
    </Ending>
  );
}

export function LaunchFault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isStatus(error, 403)) return <OtherClinician />;
  if (isStatus(error, 404)) {
    return (
      <Ending icon={IconLinkOff} color="gray" title="This link leads nowhere" actions={<OpenReport reportId={null} />}>
        <Text>There is no such session. Check that the link was copied whole, or ask the partner for a new one.</Text>
        <Text c="dimmed" size="sm">
          Reports that were written are safe in the practice’s reports.
        </Text>
      </Ending>
    );
  }
  if (isStatus(error, 410)) {
    return (
      <Ending icon={IconClockOff} color="ochre" title="This session is over" actions={<OpenReport reportId={null} />}>
        <Text>The link expired, or your practice and the partner are no longer connected.</Text>
        <Text c="dimmed" size="sm">
          What was written is safe in the practice’s reports. Ask the partner for a new link to send it.
        </Text>
      </Ending>
    );
  }
  return (
    <Container component="main" size="sm" py={80}>
      <ErrorState error={error} onRetry={onRetry} />
    </Container>
  );
}
