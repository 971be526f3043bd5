import { Alert, Button, Group, Text } from '@mantine/core';
import { describeError, isStatus } from '../../api/api-error.ts';

interface SaveFaultProps {
  error: unknown;
  /** Replaces what stands here by what the service has. */
  onReload: () => void;
  /** Makes a template of what stands here, beside what the service has. */
  onSaveAsNew: () => void;
}

export function SaveFault({ error, onReload, onSaveAsNew }: SaveFaultProps) {
  if (isStatus(error, 404))
    return (
      <Fault title="Somebody has deleted this template" action="Save it as a new template" onAction={onSaveAsNew}>
        What stands here is saved nowhere.
      </Fault>
    );
  if (isStatus(error, 409))
    return (
      <Fault title="Somebody else changed this template" action="Load the other version" onAction={onReload}>
        Copy what you want to keep, then load the other version.
      </Fault>
    );
  return (
    <Alert color="red" role="alert" mb="md" title="Not saved">
      {describeError(error)}
    </Alert>
  );
}

interface FaultProps {
  title: string;
  children: string;
  action: string;
  onAction: () => void;
}

function Fault({ title, children, action, onAction }: FaultProps) {
  return (
    <Alert color="red" role="alert" mb="md" title={title}>
      <Group justify="space-between">
        <Text size="sm">{children}</Text>
        <Button size="xs" variant="default" onClick={onAction}>
          {action}
        </Button>
      </Group>
    </Alert>
  );
}
