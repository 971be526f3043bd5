import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Dialog } from '../../components/forms/dialog.tsx';
import { disableTotp } from '../../api/account.ts';
import { sessionQuery } from '../../api/session.ts';
import { OwnPasswordForm } from './own-password-form.tsx';

export function DisableTwoStep({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const disable = useMutation({
    mutationFn: disableTotp,
    onSuccess: async () => {
      await queryClient.invalidateQueries(sessionQuery);
      notifications.show({ message: 'Two-step sign-in is off.' });
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title="Turn off two-step sign-in?">
      <OwnPasswordForm
        text="Your password alone will be enough to sign in. Your recovery codes stop working."
        action="Turn off"
        isDangerous
        isBusy={disable.isPending}
        error={disable.error}
        onSubmit={disable.mutate}
        onClose={onClose}
      />
    </Dialog>
  );
}
