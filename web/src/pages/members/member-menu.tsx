import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDots, IconMail, IconPencil, IconUserCheck, IconUserOff, IconUserShield } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import {
  changeMember,
  type Invitation,
  inviteMember,
  type Member,
  type MemberChanges,
  membersQuery,
} from '../../api/members.ts';
import { sessionQuery } from '../../api/session.ts';
import { EditMember } from './edit-member.tsx';
import { MemberConfirm, type MemberStep } from './member-confirm.tsx';
import type { MemberState } from './member-state.ts';
import { NewInvitation } from './new-invitation.tsx';
import { describeSent, explainRefusal } from './member-words.ts';
import { showFailure } from '../../components/show-failure.ts';

interface MemberMenuProps {
  member: Member;
  isSelf: boolean;
  state: MemberState;
}

export function MemberMenu({ member, isSelf, state }: MemberMenuProps) {
  const [asking, setAsking] = useState<MemberStep | 'edit'>();
  const [invitation, setInvitation] = useState<Invitation>();
  const { change, invite, reactivate, isBusy } = useMemberChanges(member, isSelf, setInvitation);
  const close = (): void => setAsking(undefined);
  const isAdmin = member.role === 'admin';
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={230}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" loading={isBusy} aria-label={`Change ${member.name}`}>
            <IconDots size={19} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setAsking('edit')}>
            Change the name
          </Menu.Item>
          {state !== 'deactivated' && (
            <Menu.Item
              leftSection={<IconUserShield size={18} aria-hidden />}
              onClick={() => setAsking(isAdmin ? 'demote' : 'promote')}
            >
              {isAdmin ? 'Make a clinician' : 'Make an admin'}
            </Menu.Item>
          )}
          {state === 'invited' && (
            <Menu.Item leftSection={<IconMail size={18} aria-hidden />} onClick={invite}>
              Invite again
            </Menu.Item>
          )}
          <Menu.Divider />
          {state === 'deactivated' ? (
            <Menu.Item leftSection={<IconUserCheck size={18} aria-hidden />} onClick={reactivate}>
              Reactivate
            </Menu.Item>
          ) : (
            <Menu.Item
              color="red"
              leftSection={<IconUserOff size={18} aria-hidden />}
              onClick={() => setAsking('deactivate')}
            >
              Deactivate
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {invitation !== undefined && (
        <NewInvitation member={member} invitation={invitation} onClose={() => setInvitation(undefined)} />
      )}
      {asking === 'edit' && <EditMember member={member} onClose={close} onSave={change} />}
      {asking !== undefined && asking !== 'edit' && (
        <MemberConfirm step={asking} member={member} isSelf={isSelf} onClose={close} onConfirm={change} />
      )}
    </>
  );
}

function useMemberChanges(member: Member, isSelf: boolean, onLink: (invitation: Invitation) => void) {
  const queryClient = useQueryClient();
  const run = useMutation({
    mutationFn: (act: () => Promise<string | null>) => act(),
    onSuccess: (message) => message !== null && notifications.show({ message }),
    // An answer may hold a link that opens an account: it goes when the dialog does.
    gcTime: 0,
    onError: (error) => showFailure(describeError(error)),
  });
  const change = async (changes: MemberChanges): Promise<void> => {
    try {
      await changeMember(member.id, changes);
    } catch (error) {
      throw explainRefusal(error);
    }
    await queryClient.invalidateQueries(membersQuery);
    if (isSelf) await queryClient.invalidateQueries(sessionQuery);
  };
  const invite = async (): Promise<string | null> => {
    const answer = await inviteMember(member.id);
    if (answer.invitation === 'sent') return describeSent(member.email ?? member.name);
    onLink(answer);
    return null;
  };
  const reactivate = async (): Promise<string> => {
    await change({ is_active: true });
    return `${member.name} can sign in again.`;
  };
  return {
    /** Rejects with what to tell the person. */
    change,
    invite: () => run.mutate(invite),
    reactivate: () => run.mutate(reactivate),
    isBusy: run.isPending,
  };
}
