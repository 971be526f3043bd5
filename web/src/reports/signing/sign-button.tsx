import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconSignature } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { CLIENTS } from '../../api/clients.ts';
import type { Save } from '../save-first.tsx';
import { SignDialog } from './sign-dialog.tsx';

interface SignButtonProps {
  reportId: string;
  onSave: Save;
  /** False until the report has been loaded. */
  isOpen: boolean;
  onReload: () => void;
}

/** In the header of a report that is not signed yet. */
export function SignButton({ reportId, onSave, isOpen, onReload }: SignButtonProps) {
  const [isSigning, dialog] = useDisclosure(false);
  const queryClient = useQueryClient();
  const tell = (): void => {
    dialog.close();
    notifications.show({ message: 'The report is signed.' });
    void queryClient.invalidateQueries({ queryKey: ['reports', reportId] });
    void queryClient.invalidateQueries({ queryKey: CLIENTS });
    onReload();
  };
  const showChanged = (): void => {
    dialog.close();
    notifications.show({
      color: 'ochre',
      title: 'The report is not signed',
      message: 'Somebody has changed it since you opened it. It is shown as it is now: read it before you sign.',
      autoClose: false,
    });
    onReload();
  };
  return (
    <>
      <Button leftSection={<IconSignature size={17} aria-hidden />} disabled={!isOpen} onClick={dialog.open}>
        Sign
      </Button>
      {isSigning && (
        <SignDialog
          reportId={reportId}
          onSave={onSave}
          onClose={dialog.close}
          onSigned={tell}
          onChanged={showChanged}
        />
      )}
    </>
  );
}
