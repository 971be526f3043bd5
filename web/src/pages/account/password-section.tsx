import { Button, PasswordInput, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { changePassword, sessionsQuery } from '../../api/account.ts';
import { FormError } from '../../components/form-error.tsx';
import { NewPasswordInput } from '../../components/new-password-input.tsx';
import { Section } from '../../components/section.tsx';

export function PasswordSection() {
  const queryClient = useQueryClient();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const save = useMutation({
    mutationFn: changePassword,
    onSuccess: async () => {
      setPassword('');
      setNewPassword('');
      notifications.show({ message: 'Your password is changed, and other browsers are signed out.' });
      await queryClient.invalidateQueries(sessionsQuery);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate({ password, new_password: newPassword });
  };
  return (
    <Section title="Password" description="Changing it signs you out in every other browser.">
      <form onSubmit={submit}>
        <Stack gap="md" maw={420}>
          <PasswordInput
            label="Present password"
            name="password"
            autoComplete="current-password"
            required
            withAsterisk={false}
            visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <NewPasswordInput value={newPassword} onChange={setNewPassword} />
          <FormError error={save.error} />
          <div>
            <Button type="submit" loading={save.isPending}>
              Change the password
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
