import { Alert, Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The service does not have what was written last. */
export class Unsaved extends Error {}

/** Saves what is unsaved as soon as a dialog is open. `onSave` gives the version that the service then has, or null. */
export function useSaveFirst(onSave: () => Promise<number | null>) {
  const { mutate: save, ...saving } = useMutation({
    mutationFn: async () => {
      const version = await onSave();
      if (version === null) throw new Unsaved();
      return version;
    },
  });
  useEffect(() => save(), [save]);
  return { ...saving, save: () => save() };
}

/** Shown where saving failed. `purpose` is what the text is to be, as in "sent". */
export function UnsavedAlert({ purpose, onRetry }: { purpose: string; onRetry: () => void }) {
  return (
    <Alert color="ochre" role="alert" title="Not everything is saved yet">
      <Group justify="space-between">
        <Text size="sm">Your last changes have not reached the service, so they would not be {purpose}.</Text>
        <Button size="xs" onClick={onRetry}>
          Try again
        </Button>
      </Group>
    </Alert>
  );
}
