import { SegmentedControl } from '@mantine/core';
import type { DeliveryState } from '../../api/deliveries.ts';

const STATES: { value: DeliveryState | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'failed', label: 'Failed' },
];

interface DeliveryStatesProps {
  /** Undefined: all. */
  state: DeliveryState | undefined;
  onChange: (state: DeliveryState | undefined) => void;
}

/** Which deliveries to list. */
export function DeliveryStates({ state, onChange }: DeliveryStatesProps) {
  return (
    <SegmentedControl
      aria-label="State"
      data={STATES}
      withItemsBorders={false}
      bg="var(--mantine-color-body)"
      bd="1px solid var(--mantine-color-default-border)"
      value={state ?? 'all'}
      onChange={(value) => onChange(value === 'all' ? undefined : (value as DeliveryState))}
    />
  );
}
