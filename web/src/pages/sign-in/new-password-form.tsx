import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { resetPassword } from '../../api/account.ts';
import { isStatus } from '../../api/api-error.ts';
import { FormError } from '../../components/form-error.tsx';
import { FrontLayout } from '../../components/front-layout.tsx';
import { NewPasswordInput } from '../../components/new-password-input.tsx';

export function NewPasswordForm({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const save = useMutation({ mutationFn: () => resetPassword({ token, new_password: password }) });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate();
  };
  if (save.isSuccess) {
    return (
      <FrontLayout title="Your password is set">
        <Alert role="status" icon={<IconCircleCheck size={20} aria-hidden />}>
          You have been signed out everywhere else. Sign in with the new password.
        </Alert>
        <Button size="md" renderRoot={(props) => <Link to="/sign-in" {...props} />}>
          Go to sign-in
        </Button>
      </FrontLayout>
    );
  }
  return (
    <FrontLayout title="Choose a password" description="Then sign in with it.">
      <form onSubmit={submit}>
        <Stack gap="md">
          <NewPasswordInput size="md" value={password} onChange={setPassword} />
          <FormError error={save.error} />
          {isStatus(save.error, 404) && (
            <Text size="sm">
              <Anchor component="a" href="/reset-password">
                Ask for a new link
              </Anchor>
            </Text>
          )}
          <Button type="submit" size="md" fullWidth loading={save.isPending}>
            Set the password
          </Button>
        </Stack>
      </form>
    </FrontLayout>
  );
}
