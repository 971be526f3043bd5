import { Alert, Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The service does not have what was written last. */
export class Unsaved extends Error {}

/**
 * Saves what is unsaved; the version that the service then has, or null. Nothing more is saved before `until`: a text
 * that is saved once more to be checked would be another version than the one that is looked at.
 */
export type Save = (until?: Promise<void>) => Promise<number | null>;

/** Saves what is unsaved as soon as a dialog is open, and nothing more until it is closed. */
export function useSaveFirst(onSave: Save) {
  const [closing] = useState(() => Promise.withResolvers<void>());
  useEffect(() => closing.resolve, [closing]);
  const { mutate: save, ...saving } = useMutation({
    mutationFn: async () => {
      const version = await onSave(closing.promise);
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
