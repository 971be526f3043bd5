import { Alert, Button, Skeleton } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { verifyEmail } from '../../api/account.ts';
import { describeError } from '../../api/api-error.ts';
import { FrontLayout } from '../../components/layouts/front-layout.tsx';
import { useLinkToken } from './link-token.ts';

const NO_TOKEN =
  'This link is not complete. Open the whole link from the message, or ask for a new one in your account.';

/** Where the link in a verification mail leads. */
export function VerifyEmailPage() {
  const token = useLinkToken();
  const { mutate, isSuccess, isError, error } = useMutation({ mutationFn: verifyEmail });
  const sent = useRef<string>(undefined);
  useEffect(() => {
    // A link works once, and React mounts twice while developing.
    if (token === undefined || sent.current === token) return;
    sent.current = token;
    mutate(token);
  }, [token, mutate]);
  const isFaulty = token === undefined || isError;
  return (
    <FrontLayout title={isSuccess ? 'Your address is verified' : 'Verify your e-mail address'}>
      {isFaulty && (
        <Alert color="red" role="alert" icon={<IconAlertCircle size={20} aria-hidden />}>
          {token === undefined ? NO_TOKEN : describeError(error)}
        </Alert>
      )}
      {isSuccess && (
        <Alert role="status" icon={<IconCircleCheck size={20} aria-hidden />}>
          Thank you. We can now reach you at this address.
        </Alert>
      )}
      {!isFaulty && !isSuccess && <Skeleton height={64} role="status" aria-label="Checking the link" />}
      <Button component="a" href="/" size="md" variant={isSuccess ? 'filled' : 'default'}>
        Go to Casewright
      </Button>
    </FrontLayout>
  );
}
