import { Button, Container, Paper, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { type Icon, IconCheck, IconClockOff, IconLinkOff, IconUserOff } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { isStatus } from '../../api/api-error.ts';
import type { Launch } from '../../api/launches.ts';
import { sessionQuery } from '../../api/session.ts';
import { Brand } from '../../components/layouts/brand.tsx';
import { formatClientName } from '../../components/clients/client-name.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { leave } from '../../components/leave.ts';
import { Time } from '../../components/times/time.tsx';
import classes from './launch.module.css';

interface EndingProps {
  icon: Icon;
  color?: string;
  title: string;
  children: ReactNode;
  /** What to do now. */
  hint: string;
  /** The report that was written here, if there is one. */
  reportId?: string | null;
  action?: ReactNode;
}

function Ending(props: EndingProps) {
  const { icon: EndingIcon, color = 'ochre', title, children, hint, reportId = null, action } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of what had the focus, such as the button that sends; nothing else would read it out.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Container component="main" size={560} py={72} className={classes['plain'] ?? ''}>
      <Stack align="center" gap="xl">
        <Brand />
        <Paper withBorder p={40} w="100%">
          <Stack align="center" gap="md" ta="center">
            <ThemeIcon size={64} radius="xl" variant="light" color={color}>
              <EndingIcon size={32} aria-hidden />
            </ThemeIcon>
            <Title order={1} size="h2" tabIndex={-1} ref={heading}>
              {title}
            </Title>
            <Text>{children}</Text>
            <Text c="dimmed" size="sm">
              {hint}
            </Text>
            {action ?? <OpenReport reportId={reportId} />}
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

const SAFE = 'What was written is safe in the practice’s reports. Ask the partner for a new link to send it.';

export function DonePage({ launch: { partner, client, completed_at: at, report_id: reportId } }: { launch: Launch }) {
  return (
    <Ending
      icon={IconCheck}
      color="pine"
      title={`Sent to ${partner.name}`}
      hint="You may close this tab. The report is signed: anything added later becomes an addendum, which is not sent."
      reportId={reportId}
    >
      The report{client === null ? '' : ` about ${formatClientName(client)}`} was sent <Time at={at} format="full" />.{' '}
      {partner.name} has been told and can fetch it.
    </Ending>
  );
}

export function ExpiredPage({ launch: { partner, report_id: reportId } }: { launch: Launch }) {
  return (
    <Ending
      icon={IconClockOff}
      title="This session is over"
      hint={reportId === null ? 'Ask the partner for a new link.' : SAFE}
      reportId={reportId}
    >
      The link from {partner.name} expired, or your practice and {partner.name} are no longer connected. Nothing can be
      sent through it any more.
    </Ending>
  );
}

export function DeniedPage({ launch }: { launch: Launch }) {
  return (
    <Ending
      icon={IconUserOff}
      title="You may not see this client"
      hint="Ask the colleague to share the client with the practice, then open the link again."
    >
      The record {launch.external_client_id} of {launch.partner.name} is linked to a client that is private to a
      colleague.
    </Ending>
  );
}

function OtherClinician() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return (
    <Ending
      icon={IconUserOff}
      title="This session is for another clinician"
      hint="Nothing was opened or changed. Reports that were written stay in the practice."
      action={
        <Button variant="light" onClick={() => leave(location.pathname)}>
          Sign in as someone else
        </Button>
      }
    >
      You are signed in as {session.member.email}. Only the clinician whom the partner named can open this link.
    </Ending>
  );
}

export function LaunchFault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isStatus(error, 403)) return <OtherClinician />;
  if (isStatus(error, 404)) {
    return (
      <Ending
        icon={IconLinkOff}
        color="gray"
        title="This link does not work"
        hint="Reports that were written are safe in the practice’s reports."
      >
        There is no such session. Check that the link was copied whole, or ask the partner for a new one.
      </Ending>
    );
  }
  if (isStatus(error, 410)) {
    return (
      <Ending icon={IconClockOff} title="This session is over" hint={SAFE}>
        The link expired, or your practice and the partner are no longer connected.
      </Ending>
    );
  }
  return (
    <Container component="main" size="sm" py={80}>
      <ErrorState isPage error={error} onRetry={onRetry} />
    </Container>
  );
}
