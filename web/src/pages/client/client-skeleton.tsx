import { Skeleton, Stack } from '@mantine/core';
import { RowSkeletons } from '../../components/lists/row-skeletons.tsx';
import { BackLink } from './client-header.tsx';

export function ClientSkeleton() {
  return (
    <>
      <Stack gap={4} mb="xl">
        <BackLink />
        <Skeleton height={35} width="min(20rem, 60%)" />
        <Skeleton height={24} width="min(28rem, 80%)" mt={4} />
      </Stack>
      <Skeleton height={40} mb="lg" />
      <Skeleton height={128} radius="lg" mb="lg" />
      <RowSkeletons />
    </>
  );
}
