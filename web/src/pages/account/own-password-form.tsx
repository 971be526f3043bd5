import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormError } from '../../components/form-error.tsx';

interface OwnPasswordFormProps {
  children: ReactNode;
  action: string;
  isDangerous?: boolean;
  isBusy: boolean;
  error: Error | null;
  onSubmit: (password: string) => void;
  onCancel: () => void;
}

/** The password once more, before something that somebody at an unlocked screen should not be able to do. */
export function OwnPasswordForm(props: OwnPasswordFormProps) {
  const { children, action, isDangerous = false, isBusy, error, onSubmit, onCancel } = props;
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit(password);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <div>{children}</div>
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          data-autofocus
          visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <FormError error={error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" {...(isDangerous && { color: 'red' })} loading={isBusy}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
