import { Button, Skeleton, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { sessionsQuery } from '../../api/account.ts';
import { signOutEverywhere } from '../../api/session.ts';
import { SIGN_IN_PATH } from '../../api/signed-out.ts';
import { ConfirmDialog } from '../../components/forms/confirm-dialog.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { Section } from '../../components/layouts/section.tsx';
import { SessionRow } from './session-row.tsx';

async function leaveEverywhere(): Promise<void> {
  await signOutEverywhere();
  location.assign(SIGN_IN_PATH);
}

export function SessionsSection() {
  const sessions = useQuery(sessionsQuery);
  const [isAsking, asking] = useDisclosure(false);
  return (
    <Section
      title="Where you are signed in"
      description="If you do not recognise one of these, end it and change your password."
      actions={
        <Button variant="default" onClick={asking.open}>
          Sign out everywhere
        </Button>
      }
    >
      <Loaded query={sessions} skeleton={<Skeleton height={64} />}>
        {(list) => (
          <Stack component="ul" gap={0} p={0} m={0} style={{ listStyle: 'none' }}>
            {list.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </Stack>
        )}
      </Loaded>
      <ConfirmDialog
        opened={isAsking}
        onClose={asking.close}
        title="Sign out everywhere?"
        action="Sign out everywhere"
        onConfirm={leaveEverywhere}
      >
        Every browser is signed out, this one too. What is saved stays saved.
      </ConfirmDialog>
    </Section>
  );
}
