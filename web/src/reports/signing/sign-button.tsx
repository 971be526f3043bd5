import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconSignature } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { CLIENTS } from '../../api/clients.ts';
import { SignDialog } from './sign-dialog.tsx';

interface SignButtonProps {
  reportId: string;
  onSave: () => Promise<number | null>;
  /** Loads the report again. */
  onSigned: () => void;
}

/** In the header of a report that is not signed yet. */
export function SignButton({ reportId, onSave, onSigned }: SignButtonProps) {
  const [isOpen, dialog] = useDisclosure(false);
  const queryClient = useQueryClient();
  const tell = (): void => {
    dialog.close();
    notifications.show({ message: 'The report is signed.' });
    void queryClient.invalidateQueries({ queryKey: ['reports', reportId] });
    void queryClient.invalidateQueries({ queryKey: CLIENTS });
    onSigned();
  };
  return (
    <>
      <Button leftSection={<IconSignature size={17} aria-hidden />} onClick={dialog.open}>
        Sign
      </Button>
      {isOpen && <SignDialog reportId={reportId} onSave={onSave} onClose={dialog.close} onSigned={tell} />}
    </>
  );
}
