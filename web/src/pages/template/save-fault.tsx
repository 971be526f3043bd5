import { Alert, Button, Group, Text } from '@mantine/core';
import { describeError, isStatus } from '../../api/api-error.ts';

interface SaveFaultProps {
  error: unknown;
  /** Replaces what stands here by what the service has. */
  onReload: () => void;
}

export function SaveFault({ error, onReload }: SaveFaultProps) {
  if (!isStatus(error, 409)) {
    return (
      <Alert color="red" role="alert" mb="md" title="Not saved">
        {describeError(error)}
      </Alert>
    );
  }
  return (
    <Alert color="red" role="alert" mb="md" title="Somebody else changed this template">
      <Group justify="space-between">
        <Text size="sm">Copy what you want to keep, then load the other version.</Text>
        <Button size="xs" variant="default" onClick={onReload}>
          Load the other version
        </Button>
      </Group>
    </Alert>
  );
}
