import { Table, Text } from '@mantine/core';
import type { OperatedPartner } from '../../api/operator.ts';
import { NamedCell } from '../../components/lists/named-cell.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { PartnerMenu } from './partner-menu.tsx';

export function PartnerRow({ partner }: { partner: OperatedPartner }) {
  return (
    <Table.Tr>
      <NamedCell name={partner.name} code={partner.client_id} />
      <Table.Td>
        {partner.redirect_uris.map((uri) => (
          <Address key={uri} text={uri} />
        ))}
      </Table.Td>
      <Table.Td>
        <Address text={partner.webhook_url} />
      </Table.Td>
      <Table.Td>
        <StatusBadge status={partner.suspended_at !== null ? 'suspended' : 'active'} />
      </Table.Td>
      <Table.Td ta="right">
        <PartnerMenu partner={partner} />
      </Table.Td>
    </Table.Tr>
  );
}

function Address({ text }: { text: string }) {
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {text}
    </Text>
  );
}
