import { Button, Skeleton, Table, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlugConnected } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Section } from '../../components/section.tsx';
import { OPERATOR, useOperator } from './operator-context.ts';
import { PartnerRow } from './partner-row.tsx';
import { RegisterPartner } from './register-partner.tsx';

export function PartnersSection() {
  const operator = useOperator();
  const partners = useQuery({ queryKey: [...OPERATOR, 'partners'], queryFn: operator.listPartners });
  const [isRegistering, registering] = useDisclosure(false);
  return (
    <Section
      title="Partners"
      description="Platforms that practices may connect with."
      actions={<Button onClick={registering.open}>Register a partner</Button>}
    >
      {partners.isError && <ErrorState error={partners.error} onRetry={() => void partners.refetch()} />}
      {partners.isPending && <Skeleton height={120} />}
      {partners.isSuccess && partners.data.length === 0 && (
        <EmptyState icon={IconPlugConnected} title="No partners yet">
          Register one to get the credentials that it calls this service with.
        </EmptyState>
      )}
      {partners.isSuccess && partners.data.length > 0 && (
        <Table.ScrollContainer minWidth={720} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Partner</Table.Th>
                <Table.Th>Comes back to</Table.Th>
                <Table.Th>Webhooks go to</Table.Th>
                <Table.Th>State</Table.Th>
                <Table.Th>
                  <VisuallyHidden>Actions</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {partners.data.map((partner) => (
                <PartnerRow key={partner.id} partner={partner} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {isRegistering && <RegisterPartner onClose={registering.close} />}
    </Section>
  );
}
