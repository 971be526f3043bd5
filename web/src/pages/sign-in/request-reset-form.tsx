import { Alert, Anchor, Button, Text } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { requestReset } from '../../api/account.ts';
import { Form } from '../../components/form.tsx';
import { FrontLayout } from '../../components/front-layout.tsx';
import { EmailInput } from './email-input.tsx';

export function RequestResetForm() {
  const [email, setEmail] = useState('');
  const ask = useMutation({ mutationFn: requestReset });
  const button = (
    <Button type="submit" size="md" fullWidth loading={ask.isPending}>
      Send the link
    </Button>
  );
  return (
    <FrontLayout title="Forgotten your password?" description="We send you a link. With it you choose a new password.">
      {ask.isSuccess ? (
        <Alert role="status" icon={<IconMailCheck size={20} aria-hidden />} title="Look in your mail">
          If there is an account for {email.trim()}, a link is on its way to it. It works once, for an hour. If no mail
          comes, this service may send none: then ask whoever operates it for a link.
        </Alert>
      ) : (
        <Form isCheckedByBrowser error={ask.error} buttons={button} onSubmit={() => ask.mutate(email.trim())}>
          <EmailInput value={email} onChange={setEmail} />
        </Form>
      )}
      <Text size="sm">
        <Anchor component={Link} to="/sign-in">
          Back to sign-in
        </Anchor>
      </Text>
    </FrontLayout>
  );
}
