import { Code, Skeleton, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../components/error-state.tsx';
import { Section } from '../../components/section.tsx';
import { Time } from '../../components/time.tsx';
import { OPERATOR, useOperator } from './operator-context.ts';

export function PracticesSection() {
  const operator = useOperator();
  const practices = useQuery({ queryKey: [...OPERATOR, 'practices'], queryFn: operator.listPractices });
  return (
    <Section title="Practices" description="Add practices and members from the command line.">
      {practices.isError && <ErrorState error={practices.error} onRetry={() => void practices.refetch()} />}
      {practices.isPending && <Skeleton height={80} />}
      {practices.isSuccess && (
        <Table.ScrollContainer minWidth={560} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Practice</Table.Th>
                <Table.Th>Id</Table.Th>
                <Table.Th>API keys</Table.Th>
                <Table.Th>Made</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {practices.data.map((practice) => (
                <Table.Tr key={practice.id}>
                  <Table.Td fw={550}>{practice.name}</Table.Td>
                  <Table.Td>
                    <Code>{practice.id}</Code>
                  </Table.Td>
                  <Table.Td>{practice.api_keys_enabled ? 'On' : 'Off'}</Table.Td>
                  <Table.Td>
                    <Time at={practice.created_at} format="date" />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Section>
  );
}
