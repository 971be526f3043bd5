import { Alert, Stack, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import type { Invitation } from '../../api/members.ts';
import { CopySecret } from '../../components/forms/copy-secret.tsx';
import { Time } from '../../components/times/time.tsx';
import { describeSent } from './member-words.ts';

interface InvitationOutcomeProps {
  invitation: Invitation;
  email: string;
}

/** Says that the invitation is on its way. Where no mail is sent, it shows the link to hand over. */
export function InvitationOutcome({ invitation, email }: InvitationOutcomeProps) {
  const { invitation_url: url, invitation_expires_at: expiresAt } = invitation;
  if (url === undefined) {
    return (
      <Alert role="status" color="pine" icon={<IconMail size={18} aria-hidden />}>
        {describeSent(email)}
      </Alert>
    );
  }
  return (
    <Stack gap="sm">
      <Text size="sm" role="status">
        This service sends no mail. Give this link to {email} in a way that nobody else can read: whoever opens it first
        sets the password.
      </Text>
      <CopySecret
        label="Invitation link"
        secret={url}
        note="It works once and is not shown again. If it gets lost, make a new one with “Invite again”."
      />
      <Text size="sm" c="dimmed">
        It expires on <Time at={expiresAt} format="full" />.
      </Text>
    </Stack>
  );
}
