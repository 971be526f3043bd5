import { Button, Group, Text } from '@mantine/core';
import { FormError } from '../../components/forms/form-error.tsx';
import classes from './transcript.module.css';
import type { Corrections } from './use-corrections.ts';

export function UnsavedCorrections({ count, undo, save, isSaving, fault }: Corrections) {
  if (count === 0) return null;
  return (
    <div className={classes['bar']}>
      <Group gap="xs" justify="space-between">
        <Text size="sm" role="status">
          {count === 1 ? 'One correction is' : `${count} corrections are`} not saved yet.
        </Text>
        <Group gap={6}>
          <Button size="compact-sm" variant="default" disabled={isSaving} onClick={undo}>
            Undo
          </Button>
          <Button size="compact-sm" loading={isSaving} onClick={save}>
            Save the corrections
          </Button>
        </Group>
      </Group>
      <FormError error={fault} />
    </div>
  );
}
