import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

/** Shown while a page or the session is loading. It has the shape of a page, so that little moves. */
export function PagePending() {
  return (
    <Stack gap="lg" p="xl" role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton height={34} width="min(18rem, 60%)" />
      <Skeleton height={18} width="min(30rem, 85%)" />
      <Skeleton height={220} radius="lg" />
    </Stack>
  );
}
