import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { DialogForm } from './form.tsx';

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
    run.reset();
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} title={title}>
      <DialogForm
        action={action}
        isDangerous={isDangerous}
        isBusy={run.isPending}
        error={run.error}
        onSubmit={() => run.mutate()}
        onClose={close}
      >
        <Text component="div" size="sm">
          {children}
        </Text>
      </DialogForm>
    </Dialog>
  );
}
