import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { Form } from '../../components/form.tsx';
import { EmailInput } from './email-input.tsx';

interface PasswordFormProps {
  isBusy: boolean;
  error: Error | null;
  onSubmit: (credentials: { email: string; password: string }) => void;
}

export function PasswordForm({ isBusy, error, onSubmit }: PasswordFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const button = (
    <Button type="submit" size="md" mt="xs" fullWidth loading={isBusy}>
      Sign in
    </Button>
  );
  return (
    <Form
      isCheckedByBrowser
      error={error}
      buttons={button}
      onSubmit={() => onSubmit({ email: email.trim(), password })}
    >
      <EmailInput value={email} onChange={setEmail} />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        size="md"
        required
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </Form>
  );
}
