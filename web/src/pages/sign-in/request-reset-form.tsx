import { Alert, Anchor, Text } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { requestReset } from '../../api/account.ts';
import { Form } from '../../components/forms/form.tsx';
import { FrontLayout } from '../../components/layouts/front-layout.tsx';
import { useSentForm } from '../../components/forms/use-sent-form.ts';
import { EmailInput } from './email-input.tsx';

export function RequestResetForm() {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const { field, sending } = useSentForm(
    { email: '' },
    ({ email }) => requestReset(email.trim()),
    (_answer, form) => setAskedFor(form.values.email.trim()),
  );
  return (
    <FrontLayout title="Forgotten your password?" description="We send you a link. With it you choose a new password.">
      {askedFor !== null ? (
        <Alert role="status" icon={<IconMailCheck size={20} aria-hidden />} title="Look in your mail">
          If there is an account for {askedFor}, a link is on its way to it. It works once, for an hour. If no mail
          comes, this service may send none: then ask whoever operates it for a link.
        </Alert>
      ) : (
        <Form isCheckedByBrowser action="Send the link" buttonAt="wide" {...sending}>
          <EmailInput {...field('email')} />
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
