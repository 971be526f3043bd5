import { Button, PasswordInput, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormError } from '../../components/form-error.tsx';
import { EmailInput } from './email-input.tsx';

interface PasswordFormProps {
  isBusy: boolean;
  error: Error | null;
  onSubmit: (credentials: { email: string; password: string }) => void;
}

export function PasswordForm({ isBusy, error, onSubmit }: PasswordFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit({ email: email.trim(), password });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <EmailInput value={email} onChange={setEmail} />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          size="md"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <FormError error={error} />
        <Button type="submit" size="md" mt="xs" fullWidth loading={isBusy}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
