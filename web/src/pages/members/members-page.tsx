import { Button, Paper } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { membersQuery } from '../../api/members.ts';
import { sessionQuery } from '../../api/session.ts';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/layouts/page-header.tsx';
import { RowSkeletons } from '../../components/lists/row-skeletons.tsx';
import { ScrollTable } from '../../components/lists/scroll-table.tsx';
import { InviteMember } from './invite-member.tsx';
import { MemberRow } from './member-row.tsx';

const COLUMNS = { admin: ['Member', 'Role', 'State', 'Two-step', 'Last seen', ''], clinician: ['Member', 'Role'] };

export function MembersPage() {
  const { member: self } = useSuspenseQuery(sessionQuery).data;
  const members = useQuery(membersQuery);
  const [isInviting, inviting] = useDisclosure(false);
  const isAdmin = self.role === 'admin';
  return (
    <>
      <PageHeader
        title="Members"
        description="Who works here. Everybody sees the organisation’s clients and their own private ones."
        actions={
          isAdmin && (
            <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={inviting.open}>
              Invite a member
            </Button>
          )
        }
      />
      <Paper withBorder px="md" py="xs">
        <Loaded query={members} skeleton={<RowSkeletons height={48} />}>
          {(list) => (
            <ScrollTable label="Members" columns={COLUMNS[self.role]} minWidth={isAdmin ? 720 : 320}>
              {list.map((member) => (
                <MemberRow key={member.id} member={member} isSelf={member.id === self.id} isAdmin={isAdmin} />
              ))}
            </ScrollTable>
          )}
        </Loaded>
      </Paper>
      {isInviting && <InviteMember onClose={inviting.close} />}
    </>
  );
}
