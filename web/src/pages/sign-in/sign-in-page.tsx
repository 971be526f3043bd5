import { Anchor, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { type Credentials, signIn } from '../../api/session.ts';
import { checkedNext } from '../../api/signed-out.ts';
import { FrontLayout } from '../../components/layouts/front-layout.tsx';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';

const CODE_REQUIRED = 'Authentication code required';

/** Password first; the code of the authenticator app only where the service asks for it. */
export function SignInPage() {
  const { next } = useSearch({ from: '/sign-in' });
  const [asked, setAsked] = useState<Credentials>();
  const attempt = useMutation({
    mutationFn: signIn,
    // Loads a whole new page, so that nothing of another person's session stays in memory.
    onSuccess: () => location.replace(checkedNext(next)),
    onError: (error, credentials) => {
      if (isCodeRequired(error)) setAsked(credentials);
    },
  });
  const isBusy = attempt.isPending || attempt.isSuccess;
  const error = attempt.isError && !isCodeRequired(attempt.error) ? attempt.error : null;
  const startAgain = (): void => {
    attempt.reset();
    setAsked(undefined);
  };
  if (asked !== undefined) {
    return (
      <FrontLayout title="Confirm it is you" description="Enter the six digits that your authenticator app shows now.">
        <CodeForm
          isBusy={isBusy}
          error={error}
          onSubmit={(code) => attempt.mutate({ ...asked, code })}
          onStartAgain={startAgain}
        />
      </FrontLayout>
    );
  }
  return (
    <FrontLayout title="Sign in" description={next === undefined ? undefined : 'You will come back to where you were.'}>
      <PasswordForm isBusy={isBusy} error={error} onSubmit={(credentials) => attempt.mutate(credentials)} />
      <Text size="sm" c="dimmed">
        <Anchor renderRoot={(props) => <Link to="/reset-password" {...props} />}>Forgotten your password?</Anchor>
      </Text>
    </FrontLayout>
  );
}

function isCodeRequired(error: Error | null): boolean {
  return error instanceof ApiError && error.detail === CODE_REQUIRED;
}
