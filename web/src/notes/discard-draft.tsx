import { ConfirmDialog } from '../components/confirm-dialog.tsx';

interface DiscardDraftProps {
  onClose: () => void;
  onDiscard: () => Promise<void>;
}

export function DiscardDraft({ onClose, onDiscard }: DiscardDraftProps) {
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title="Discard the note?"
      action="Discard the note"
      isDangerous
      onConfirm={onDiscard}
    >
      You cannot undo this.
    </ConfirmDialog>
  );
}
