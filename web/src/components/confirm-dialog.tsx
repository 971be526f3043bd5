import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormError } from './form-error.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The verb: "Revoke", never "OK". */
  action: string;
  isDangerous?: boolean;
  /** Closes when it succeeds; what it throws is shown in the dialog. */
  onConfirm: () => Promise<unknown>;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, onClose, title, children, action, isDangerous = false, onConfirm } = props;
  const run = useMutation({ mutationFn: onConfirm, onSuccess: onClose });
  const close = (): void => {
    if (run.isPending) return;
    run.reset();
    onClose();
  };
  return (
    <Modal opened={opened} onClose={close} title={title}>
      <Stack gap="lg">
        <Text component="div" size="sm">
          {children}
        </Text>
        <FormError error={run.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close} disabled={run.isPending}>
            Cancel
          </Button>
          <Button {...(isDangerous && { color: 'red' })} loading={run.isPending} onClick={() => run.mutate()}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
