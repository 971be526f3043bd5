import { Button, Text } from '@mantine/core';
import { ScrollTable } from '../../components/lists/scroll-table.tsx';
import { Section } from '../../components/layouts/section.tsx';
import type { KeyGroup } from './group-keys.ts';
import { KeyRow } from './key-row.tsx';

interface KeysSectionProps extends KeyGroup {
  onCreate: () => void;
}

export function KeysSection({ title, description, keys, hasMakers, onCreate }: KeysSectionProps) {
  const columns = ['Name', ...(hasMakers ? ['Made by'] : []), 'Made', 'Last used', 'Expires', ''];
  return (
    <Section title={title} description={description}>
      {keys.length === 0 ? (
        <Text size="sm" c="dimmed">
          No keys yet.{' '}
          <Button variant="transparent" size="compact-sm" p={0} onClick={onCreate}>
            Create a key
          </Button>
        </Text>
      ) : (
        <ScrollTable label={title} columns={columns} minWidth={660}>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} hasMaker={hasMakers} />
          ))}
        </ScrollTable>
      )}
    </Section>
  );
}
