import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { Invitation, Member } from '../../api/members.ts';
import { InvitationOutcome } from './invitation-outcome.tsx';

interface NewInvitationProps {
  member: Member;
  invitation: Invitation;
  onClose: () => void;
}

/** A link that takes the place of the former one. Only the button closes it, because it is not shown again. */
export function NewInvitation({ member, invitation, onClose }: NewInvitationProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={`A new link for ${member.name}`}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack gap="md">
        <InvitationOutcome invitation={invitation} email={member.email ?? member.name} />
        <Text size="sm">The former link no longer works.</Text>
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
