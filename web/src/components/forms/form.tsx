import { Button, Group, type ModalProps, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog, HoldDialog } from './dialog.tsx';
import { FormError } from './form-error.tsx';

interface FormProps {
  onSubmit: () => void;
  /** Said above the buttons. */
  error: unknown;
  children: ReactNode;
  /** The verb on the button. */
  action: string;
  isBusy: boolean;
  isDisabled?: boolean;
  isDangerous?: boolean;
  /** Where the button stands; `wide` is large and takes the whole line. */
  buttonAt?: 'left' | 'right' | 'wide';
  /** What stands before the button, or below a wide one. */
  beside?: ReactNode;
  maw?: number;
  /** The browser looks at the fields first, as at those that are required. */
  isCheckedByBrowser?: boolean;
  /** The answer takes the place of what stands in the fields: nothing is typed into them until it has come. */
  isHeldWhileBusy?: boolean;
}

/** Fields below each other, what went wrong, and the button. */
export function Form(props: FormProps) {
  const { onSubmit, error, children, action, isBusy, isDisabled = false, isDangerous = false } = props;
  const { buttonAt = 'left', beside, maw, isCheckedByBrowser = false, isHeldWhileBusy = false } = props;
  const isWide = buttonAt === 'wide';
  const button = (
    <Button
      type="submit"
      loading={isBusy}
      disabled={isDisabled}
      {...(isDangerous && { color: 'red' })}
      {...(isWide && { size: 'md', mt: 'xs' })}
    >
      {action}
    </Button>
  );
  return (
    <form
      noValidate={!isCheckedByBrowser}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <HoldDialog isBusy={isBusy} />
      <Stack gap="md" {...(maw !== undefined && { maw })}>
        {isHeldWhileBusy ? (
          <Stack gap="md" inert={isBusy}>
            {children}
          </Stack>
        ) : (
          children
        )}
        <FormError error={error} />
        {isWide ? (
          <>
            {button}
            {beside}
          </>
        ) : (
          <Group justify={buttonAt === 'right' ? 'flex-end' : 'flex-start'}>
            {beside}
            {button}
          </Group>
        )}
      </Stack>
    </form>
  );
}

interface DialogFormProps extends FormProps {
  onClose: () => void;
}

/** A form with Cancel beside its button. */
export function DialogForm({ onClose, ...form }: DialogFormProps) {
  const cancel = (
    <Button variant="default" onClick={onClose} disabled={form.isBusy}>
      Cancel
    </Button>
  );
  return <Form {...form} buttonAt="right" beside={cancel} />;
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
    <Dialog
      opened
      onClose={form.onClose}
      title={title}
      size={size}
      // A click that misses the form would lose what is typed in it.
      closeOnClickOutside={false}
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
    </Dialog>
  );
}
