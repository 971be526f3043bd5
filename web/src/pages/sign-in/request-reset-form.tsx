import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { requestReset } from '../../api/account.ts';
import { FormError } from '../../components/form-error.tsx';
import { FrontLayout } from '../../components/front-layout.tsx';
import { EmailInput } from './email-input.tsx';

export function RequestResetForm() {
  const [email, setEmail] = useState('');
  const ask = useMutation({ mutationFn: requestReset });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask.mutate(email.trim());
  };
  return (
    <FrontLayout title="Forgotten your password?" description="We send you a link by which you choose a new one.">
      {ask.isSuccess ? (
        <Alert role="status" icon={<IconMailCheck size={20} aria-hidden />} title="Look in your mail">
          If there is an account for {email.trim()}, a link is on its way to it. It works once, for an hour. No mail?
          Where this service sends none, whoever operates it can give you a link.
        </Alert>
      ) : (
        <form onSubmit={submit}>
          <Stack gap="md">
            <EmailInput value={email} onChange={setEmail} />
            <FormError error={ask.error} />
            <Button type="submit" size="md" fullWidth loading={ask.isPending}>
              Send the link
            </Button>
          </Stack>
        </form>
      )}
      <Text size="sm">
        <Anchor renderRoot={(props) => <Link to="/sign-in" {...props} />}>Back to sign-in</Anchor>
      </Text>
    </FrontLayout>
  );
}
