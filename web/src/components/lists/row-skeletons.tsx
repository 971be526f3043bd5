import { Skeleton, Stack } from '@mantine/core';

interface RowSkeletonsProps {
  count?: number;
  height?: number;
}

export function RowSkeletons({ count = 5, height = 52 }: RowSkeletonsProps) {
  return (
    <Stack gap="xs" py="xs">
      {Array.from({ length: count }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Stack>
  );
}
