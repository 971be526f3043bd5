import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { practiceQuery } from '../../api/practice.ts';
import { useIsAdmin } from '../../components/admins-only.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/layouts/page-header.tsx';
import { ApiAccessSection } from './api-access-section.tsx';
import { LetterheadSection } from './letterhead/letterhead-section.tsx';
import { NameSection } from './name-section.tsx';
import { PracticeFacts } from './practice-facts.tsx';
import { SignedRetention, UploadRetention } from './retention-section.tsx';
import { SendingSection } from './sending-section.tsx';

export function PracticePage() {
  const isAdmin = useIsAdmin();
  const practice = useQuery(practiceQuery);
  return (
    <>
      <PageHeader
        title="Practice"
        description={isAdmin ? 'Settings for everybody who works here.' : 'What your admins have set for everybody.'}
      />
      <Loaded query={practice} skeleton={<PracticeSkeleton />}>
        {(data) =>
          isAdmin ? (
            <Stack gap="lg">
              <NameSection practice={data} />
              <LetterheadSection practice={data} />
              <ApiAccessSection practice={data} />
              <SendingSection practice={data} />
              <UploadRetention practice={data} />
              <SignedRetention practice={data} />
            </Stack>
          ) : (
            <PracticeFacts practice={data} />
          )
        }
      </Loaded>
    </>
  );
}

function PracticeSkeleton() {
  const heights = [253, 1010, 176, 196, 285, 286];
  return (
    <Stack gap="lg">
      {heights.map((height) => (
        <Skeleton key={height} height={height} radius="lg" />
      ))}
    </Stack>
  );
}
