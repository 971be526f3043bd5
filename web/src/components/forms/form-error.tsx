import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { describeError } from '../../api/api-error.ts';

/** What went wrong with a form, above its button and read out at once. Nothing where `error` is null. */
export function FormError({ error }: { error: unknown }) {
  if (error === null || error === undefined) return null;
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle size={18} aria-hidden />}>
      {typeof error === 'string' ? error : describeError(error)}
    </Alert>
  );
}
