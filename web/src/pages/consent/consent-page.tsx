import { Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { authorizationQuery } from '../../api/consent.ts';
import { sessionQuery } from '../../api/session.ts';
import { CardLayout } from '../../components/layouts/card-layout.tsx';
import { ConsentCard } from './consent-card.tsx';
import { ConsentFault } from './consent-fault.tsx';

/** Where a partner sends the admin of a practice who wants to connect the two (RFC 6749, 4.1.1). */
export function ConsentPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  // As it was sent: the router's own reading of it would change numbers and repetitions.
  const [search] = useState(() => location.search);
  const authorization = useQuery(authorizationQuery(search));
  const redirectTo = authorization.data?.redirect_to ?? null;
  useEffect(() => {
    if (redirectTo !== null) location.replace(redirectTo);
  }, [redirectTo]);
  const consent = authorization.data?.consent ?? null;
  return (
    <CardLayout
      maxWidth={760}
      aside={
        <Text size="sm" c="dimmed">
          Signed in as {session.member.email}
        </Text>
      }
    >
      {authorization.isError && <ConsentFault error={authorization.error} session={session} />}
      {consent !== null && <ConsentCard consent={consent} search={search} />}
      {consent === null && !authorization.isError && <ConsentSkeleton />}
    </CardLayout>
  );
}

function ConsentSkeleton() {
  return (
    <Stack gap="lg" role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton height={34} width="70%" />
      <Skeleton height={20} width="90%" />
      <Skeleton height={120} />
      <Skeleton height={120} />
      <Skeleton height={42} />
    </Stack>
  );
}
