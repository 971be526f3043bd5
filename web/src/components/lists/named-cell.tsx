import { Code, Stack, Table, Text } from '@mantine/core';

/** The first cell of a row: a name, and below it an id. */
export function NamedCell({ name, code }: { name: string; code?: string | undefined }) {
  return (
    <Table.Td>
      <Stack gap={2} align="flex-start">
        <Text size="sm" fw={550}>
          {name}
        </Text>
        {code !== undefined && <Code style={{ overflowWrap: 'anywhere' }}>{code}</Code>}
      </Stack>
    </Table.Td>
  );
}
