import { Skeleton, Stack } from '@mantine/core';
import classes from './room.module.css';

/** The shape of the room, so that little moves when it comes. */
export function RoomPending() {
  return (
    <main className={classes['room']} aria-busy="true" aria-label="Loading">
      <div className={classes['header']}>
        <Skeleton h={22} w={180} />
      </div>
      <div className={classes['sides']}>
        <Stack className={classes['notes'] ?? ''} p="md">
          <Skeleton h={28} w={90} />
          <Skeleton h={44} />
          <Skeleton h={44} />
        </Stack>
        <Stack className={classes['report'] ?? ''} p="xl">
          <Skeleton h={34} w="50%" />
          <Skeleton h={260} />
        </Stack>
      </div>
    </main>
  );
}
