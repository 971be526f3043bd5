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
  onReload: () => void;
}

/** In the header of a report that is not signed yet. */
export function SignButton({ reportId, onSave, onReload }: SignButtonProps) {
  const [isOpen, dialog] = useDisclosure(false);
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
      <Button leftSection={<IconSignature size={17} aria-hidden />} onClick={dialog.open}>
        Sign
      </Button>
      {isOpen && (
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
