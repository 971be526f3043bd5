import { ConfirmDialog } from '../components/forms/confirm-dialog.tsx';

interface DiscardDialogProps {
  /** What only this device has. */
  thing: 'note' | 'recording';
  onClose: () => void;
  onDiscard: () => Promise<void>;
}

export function DiscardDialog({ thing, onClose, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`Discard the ${thing}?`}
      action={`Discard the ${thing}`}
      isDangerous
      onConfirm={onDiscard}
    >
      You cannot undo this.
    </ConfirmDialog>
  );
}
