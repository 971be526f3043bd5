import { PasswordInput, Text } from '@mantine/core';
import { useState } from 'react';
import { DialogForm } from '../../components/forms/form.tsx';

interface OwnPasswordFormProps {
  /** What will happen. */
  text: string;
  action: string;
  isDangerous?: boolean;
  isBusy: boolean;
  error: Error | null;
  onSubmit: (password: string) => void;
  onClose: () => void;
}

/** Asks for the password again, so that somebody at an unlocked screen cannot do this. */
export function OwnPasswordForm({ text, onSubmit, ...form }: OwnPasswordFormProps) {
  const [password, setPassword] = useState('');
  return (
    <DialogForm isCheckedByBrowser onSubmit={() => onSubmit(password)} {...form}>
      <Text size="sm">{text}</Text>
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        required
        data-autofocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </DialogForm>
  );
}
