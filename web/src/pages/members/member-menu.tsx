import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDots, IconMail, IconPencil, IconUserCheck, IconUserOff, IconUserShield } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import { changeMember, inviteMember, type Member, type MemberChanges, membersQuery } from '../../api/members.ts';
import { sessionQuery } from '../../api/session.ts';
import { EditMember } from './edit-member.tsx';
import { MemberConfirm, type MemberStep } from './member-confirm.tsx';
import type { MemberState } from './member-state.ts';
import { describeInvitation, explainRefusal } from './member-words.ts';

interface MemberMenuProps {
  member: Member;
  isSelf: boolean;
  state: MemberState;
}

export function MemberMenu({ member, isSelf, state }: MemberMenuProps) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<MemberStep | 'edit'>();
  const change = async (changes: MemberChanges): Promise<void> => {
    try {
      await changeMember(member.id, changes);
    } catch (error) {
      throw explainRefusal(error);
    }
    await queryClient.invalidateQueries(membersQuery);
    if (isSelf) await queryClient.invalidateQueries(sessionQuery);
  };
  const run = useMutation({
    mutationFn: (act: () => Promise<string>) => act(),
    onSuccess: (message) => notifications.show({ message }),
    onError: (error) => notifications.show({ color: 'red', message: describeError(error) }),
  });
  const invite = async (): Promise<string> => {
    const { invitation } = await inviteMember(member.id);
    return describeInvitation(invitation, member.email ?? member.name);
  };
  const reactivate = async (): Promise<string> => {
    await change({ is_active: true });
    return `${member.name} can sign in again.`;
  };
  const close = (): void => setAsking(undefined);
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={230}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            loading={run.isPending}
            aria-label={`Change ${member.name}`}
          >
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
              onClick={() => setAsking(member.role === 'admin' ? 'demote' : 'promote')}
            >
              {member.role === 'admin' ? 'Make a clinician' : 'Make an admin'}
            </Menu.Item>
          )}
          {state === 'invited' && (
            <Menu.Item leftSection={<IconMail size={18} aria-hidden />} onClick={() => run.mutate(invite)}>
              Invite again
            </Menu.Item>
          )}
          <Menu.Divider />
          {state === 'deactivated' ? (
            <Menu.Item leftSection={<IconUserCheck size={18} aria-hidden />} onClick={() => run.mutate(reactivate)}>
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
      {asking === 'edit' && <EditMember member={member} onClose={close} onSave={change} />}
      {asking !== undefined && asking !== 'edit' && (
        <MemberConfirm step={asking} member={member} isSelf={isSelf} onClose={close} onConfirm={change} />
      )}
    </>
  );
}
