import { Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlugConnected } from '@tabler/icons-react';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { MoreRows } from '../../components/lists/more-rows.tsx';
import { ScrollTable } from '../../components/lists/scroll-table.tsx';
import { Section } from '../../components/layouts/section.tsx';
import { useOperator } from './operator-context.ts';
import { PartnerRow } from './partner-row.tsx';
import { RegisterPartner } from './register-partner.tsx';
import { useOperatorList } from './use-operator-list.ts';

const COLUMNS = ['Partner', 'Redirect addresses', 'Webhook address', 'State', ''];

export function PartnersSection() {
  const operator = useOperator();
  const partners = useOperatorList('partners', operator.listPartners);
  const [isRegistering, registering] = useDisclosure(false);
  return (
    <Section
      title="Partners"
      description="Platforms that practices may connect with."
      actions={<Button onClick={registering.open}>Register a partner</Button>}
    >
      <Loaded query={partners} skeleton={<Skeleton height={120} />}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <EmptyState icon={IconPlugConnected} title="No partners yet">
              Register one to get the credentials with which it calls this service.
            </EmptyState>
          ) : (
            <ScrollTable label="Partners" columns={COLUMNS} minWidth={640}>
              {pages.flat().map((partner) => (
                <PartnerRow key={partner.id} partner={partner} />
              ))}
            </ScrollTable>
          )
        }
      </Loaded>
      <MoreRows query={partners} />
      {isRegistering && <RegisterPartner onClose={registering.close} />}
    </Section>
  );
}
