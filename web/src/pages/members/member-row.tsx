import { Badge, Group, Table, Text } from '@mantine/core';
import type { Member } from '../../api/members.ts';
import { PersonName } from '../../components/person.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { Time } from '../../components/times/time.tsx';
import { MemberMenu } from './member-menu.tsx';
import { judgeState } from './member-state.ts';

interface MemberRowProps {
  member: Member;
  isSelf: boolean;
  isAdmin: boolean;
}

export function MemberRow({ member, isSelf, isAdmin }: MemberRowProps) {
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap="sm" wrap="nowrap">
          <PersonName name={member.name} detail={member.email} />
          {isSelf && (
            <Badge variant="light" color="gray" tt="none" radius="sm">
              You
            </Badge>
          )}
        </Group>
      </Table.Td>
      <Table.Td>
        <StatusBadge status={member.role} />
      </Table.Td>
      {isAdmin && (
        <>
          <Table.Td>
            <StatusBadge status={judgeState(member)} />
          </Table.Td>
          <Table.Td>
            <Text size="sm" c="dimmed">
              {member.totp_enabled === true ? 'On' : 'Off'}
            </Text>
          </Table.Td>
          <Table.Td>
            <Time at={member.last_seen_at} size="sm" c="dimmed" />
          </Table.Td>
          <Table.Td ta="right">
            <MemberMenu member={member} isSelf={isSelf} state={judgeState(member)} />
          </Table.Td>
        </>
      )}
    </Table.Tr>
  );
}
