import { Alert, Anchor, Button, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { resetPassword } from '../../api/account.ts';
import { isStatus } from '../../api/api-error.ts';
import { Form } from '../../components/forms/form.tsx';
import { FrontLayout } from '../../components/layouts/front-layout.tsx';
import { NewPasswordInput } from '../../components/forms/new-password-input.tsx';

export function NewPasswordForm({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const save = useMutation({ mutationFn: () => resetPassword({ token, new_password: password }) });
  if (save.isSuccess) {
    return (
      <FrontLayout title="Your password is set">
        <Alert role="status" icon={<IconCircleCheck size={20} aria-hidden />}>
          You have been signed out everywhere else. Sign in with the new password.
        </Alert>
        <Button size="md" component={Link} to="/sign-in">
          Go to sign-in
        </Button>
      </FrontLayout>
    );
  }
  return (
    <FrontLayout title="Choose a password" description="Then sign in with it.">
      <Form
        isCheckedByBrowser
        onSubmit={save.mutate}
        error={save.error}
        action="Set the password"
        buttonAt="wide"
        isBusy={save.isPending}
        beside={
          isStatus(save.error, 404) && (
            <Text size="sm">
              <Anchor href="/reset-password">Ask for a new link</Anchor>
            </Text>
          )
        }
      >
        <NewPasswordInput size="md" value={password} onChange={(event) => setPassword(event.currentTarget.value)} />
      </Form>
    </FrontLayout>
  );
}
