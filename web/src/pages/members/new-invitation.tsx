import { Text } from '@mantine/core';
import type { Invitation, Member } from '../../api/members.ts';
import { ShownOnce } from '../../components/forms/shown-once.tsx';
import { InvitationOutcome } from './invitation-outcome.tsx';

interface NewInvitationProps {
  member: Member;
  invitation: Invitation;
  onClose: () => void;
}

/** A link that takes the place of the former one. */
export function NewInvitation({ member, invitation, onClose }: NewInvitationProps) {
  return (
    <ShownOnce title={`A new link for ${member.name}`} onClose={onClose}>
      <InvitationOutcome invitation={invitation} email={member.email ?? member.name} />
      <Text size="sm">The previous link no longer works.</Text>
    </ShownOnce>
  );
}
