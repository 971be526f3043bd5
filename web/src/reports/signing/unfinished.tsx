import { Button, Group, List, Stack, Text } from '@mantine/core';
import type { SigningFacts } from '../../api/signing.ts';

export function isUnfinished({ is_empty: isEmpty, unwritten }: SigningFacts): boolean {
  return isEmpty || unwritten.length > 0;
}

/** Why a report cannot be signed: in the file, what a template asks for would stand above the signature. */
export function Unfinished({ facts, onClose }: { facts: SigningFacts; onClose: () => void }) {
  return (
    <Stack gap="md">
      {facts.unwritten.length === 0 ? (
        <Text size="sm">There is nothing in the report yet. Write it first; then it can be signed.</Text>
      ) : (
        <Stack gap={4}>
          <Text size="sm">These sections are still to be written. Write them, or delete them from the report:</Text>
          <List size="sm">
            {[...new Set(facts.unwritten)].map((label) => (
              <List.Item key={label}>{label}</List.Item>
            ))}
          </List>
        </Stack>
      )}
      <Group justify="flex-end">
        <Button data-autofocus onClick={onClose}>
          Back to the report
        </Button>
      </Group>
    </Stack>
  );
}
