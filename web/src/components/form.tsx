import { Button, Group, Modal, type ModalProps, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormError } from './form-error.tsx';

interface FormProps {
  onSubmit: () => void;
  /** Said above the buttons. */
  error: unknown;
  buttons: ReactNode;
  children: ReactNode;
  maw?: number;
  /** The browser looks at the fields first, as at those that are required. */
  isCheckedByBrowser?: boolean;
}

/** Fields below each other, what went wrong, and the buttons. */
export function Form({ onSubmit, error, buttons, children, maw, isCheckedByBrowser = false }: FormProps) {
  return (
    <form
      noValidate={!isCheckedByBrowser}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="md" {...(maw !== undefined && { maw })}>
        {children}
        <FormError error={error} />
        {buttons}
      </Stack>
    </form>
  );
}

interface DialogFormProps extends Omit<FormProps, 'buttons'> {
  /** The verb on the button. */
  action: string;
  isBusy: boolean;
  isDisabled?: boolean;
  isDangerous?: boolean;
  onClose: () => void;
}

/** A form with Cancel beside its button. */
export function DialogForm({
  action,
  isBusy,
  isDisabled = false,
  isDangerous = false,
  onClose,
  ...form
}: DialogFormProps) {
  return (
    <Form
      {...form}
      buttons={
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy} disabled={isDisabled} {...(isDangerous && { color: 'red' })}>
            {action}
          </Button>
        </Group>
      }
    />
  );
}

interface FormDialogProps extends DialogFormProps {
  title: string;
  size?: NonNullable<ModalProps['size']>;
  /** Takes the place of the form once it was sent. */
  done?: ReactNode;
  doneAction?: string;
  /** What `done` shows is not shown again: only its button closes the dialog. */
  isShownOnce?: boolean;
}

/** A form in a dialog, and what came of it. */
export function FormDialog(props: FormDialogProps) {
  const { title, size = 'md', done, doneAction = 'Done', isShownOnce = false, ...form } = props;
  const canLeave = done === undefined || !isShownOnce;
  return (
    <Modal
      opened
      onClose={form.onClose}
      title={title}
      size={size}
      closeOnClickOutside={canLeave}
      closeOnEscape={canLeave}
      withCloseButton={canLeave}
    >
      {done === undefined ? (
        <DialogForm {...form} />
      ) : (
        <Stack gap="md">
          {done}
          <Group justify="flex-end">
            <Button onClick={form.onClose}>{doneAction}</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
