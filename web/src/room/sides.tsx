import { Box, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import classes from './room.module.css';

export type Side = 'notes' | 'report';

interface Sides {
  /** True where the screen has room for one side only. */
  isNarrow: boolean;
  shown: Side;
  show: (side: Side) => void;
  isHidden: (side: Side) => boolean;
}

/** Which side of the room is seen, where the screen has room for one only. */
export function useSides(first: Side): Sides {
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false });
  const [shown, show] = useState(first);
  return { isNarrow, shown, show, isHidden: (side) => isNarrow && side !== shown };
}

/** `beside` is what stands beside the report. */
export function SideSwitch({ sides: { isNarrow, shown, show }, beside }: { sides: Sides; beside: string }) {
  if (!isNarrow) return null;
  return (
    <Box className={classes['tabs'] ?? ''}>
      <SegmentedControl
        fullWidth
        value={shown}
        onChange={(value) => show(value as Side)}
        data={[
          { value: 'notes', label: beside },
          { value: 'report', label: 'Report' },
        ]}
        aria-label="What to show"
      />
    </Box>
  );
}
