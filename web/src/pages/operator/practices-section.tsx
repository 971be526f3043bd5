import { Code, Skeleton, Table } from '@mantine/core';
import { Loaded } from '../../components/loaded.tsx';
import { MoreRows } from '../../components/lists/more-rows.tsx';
import { ScrollTable } from '../../components/lists/scroll-table.tsx';
import { Section } from '../../components/layouts/section.tsx';
import { Time } from '../../components/times/time.tsx';
import { useOperator } from './operator-context.ts';
import { useOperatorList } from './use-operator-list.ts';

const COLUMNS = ['Practice', 'Id', 'API keys', 'Made'];

export function PracticesSection() {
  const operator = useOperator();
  const practices = useOperatorList('practices', operator.listPractices);
  return (
    <Section title="Practices" description="Add practices and members from the command line.">
      <Loaded query={practices} skeleton={<Skeleton height={80} />}>
        {({ pages }) => (
          <ScrollTable label="Practices" columns={COLUMNS} minWidth={560}>
            {pages.flat().map((practice) => (
              <Table.Tr key={practice.id}>
                <Table.Td fw={550}>{practice.name}</Table.Td>
                <Table.Td>
                  <Code style={{ overflowWrap: 'anywhere' }}>{practice.id}</Code>
                </Table.Td>
                <Table.Td>{practice.api_keys_enabled ? 'On' : 'Off'}</Table.Td>
                <Table.Td>
                  <Time at={practice.created_at} format="date" />
                </Table.Td>
              </Table.Tr>
            ))}
          </ScrollTable>
        )}
      </Loaded>
      <MoreRows query={practices} />
    </Section>
  );
}
