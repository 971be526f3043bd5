import { Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { type Icon, IconPlugConnectedX, IconUserShield } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { describeError, isStatus } from '../../api/api-error.ts';
import type { Session } from '../../api/session.ts';
import { usePageTitle } from '../../components/layouts/page-header.tsx';

interface ConsentFaultProps {
  error: Error;
  session: Session;
}

/** Why nothing can be decided, and what to do now. Nothing has been connected. */
export function ConsentFault({ error, session: { member, practice } }: ConsentFaultProps) {
  if (isStatus(error, 403)) {
    return (
      <Fault icon={IconUserShield} title="An admin has to approve this">
        Only an admin of {practice.name} can connect it with a partner, and {member.email} is not one. Ask an admin of
        your practice to start again from there. Nothing has been connected.
      </Fault>
    );
  }
  return (
    <Fault icon={IconPlugConnectedX} title="This cannot be connected">
      {endWithStop(describeError(error))} Nothing has been connected. Go back to where you came from and start again; if
      it happens again, tell the support of that platform.
    </Fault>
  );
}

function Fault({ icon: FaultIcon, title, children }: { icon: Icon; title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <Stack gap="md" role="alert">
      <ThemeIcon variant="light" color="ochre" size={48} radius="xl">
        <FaultIcon size={24} aria-hidden />
      </ThemeIcon>
      <Title order={1}>{title}</Title>
      <Text>{children}</Text>
    </Stack>
  );
}

/** Sentences of the service have no full stop, those of the page have one. */
function endWithStop(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}
