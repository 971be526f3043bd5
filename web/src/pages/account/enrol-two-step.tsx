import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Dialog } from '../../components/forms/dialog.tsx';
import { confirmTotp, enrolTotp } from '../../api/account.ts';
import { sessionQuery } from '../../api/session.ts';
import { OwnPasswordForm } from './own-password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanCode } from './scan-code.tsx';

/** Three steps in one dialog: the password, the code of the app, the recovery codes to keep. */
export function EnrolTwoStep({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const enrol = useMutation({ mutationFn: enrolTotp });
  const confirm = useMutation({ mutationFn: confirmTotp });
  const close = (): void => {
    if (confirm.isSuccess) void queryClient.invalidateQueries(sessionQuery);
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={close}
      title={confirm.isSuccess ? 'Keep your recovery codes' : 'Turn on two-step sign-in'}
      size="lg"
      // The codes are shown once: a click beside the dialog must not lose them.
      closeOnClickOutside={!confirm.isSuccess}
      closeOnEscape={!confirm.isSuccess}
      withCloseButton={!confirm.isSuccess}
    >
      {confirm.isSuccess ? (
        <RecoveryCodes codes={confirm.data.recovery_codes} onClose={close} />
      ) : enrol.isSuccess ? (
        <ScanCode
          {...enrol.data}
          isBusy={confirm.isPending}
          error={confirm.error}
          onSubmit={confirm.mutate}
          onClose={close}
        />
      ) : (
        <OwnPasswordForm
          text="You need an authenticator app on your phone. Any such app will do."
          action="Continue"
          isBusy={enrol.isPending}
          error={enrol.error}
          onSubmit={enrol.mutate}
          onClose={close}
        />
      )}
    </Dialog>
  );
}
