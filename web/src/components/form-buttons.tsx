import { Button, Group } from '@mantine/core';

interface FormButtonsProps {
  /** The verb. */
  action: string;
  isBusy: boolean;
  isDisabled?: boolean;
  onCancel: () => void;
}

export function FormButtons({ action, isBusy, isDisabled = false, onCancel }: FormButtonsProps) {
  return (
    <Group justify="flex-end" mt="xs">
      <Button variant="default" onClick={onCancel} disabled={isBusy}>
        Cancel
      </Button>
      <Button type="submit" loading={isBusy} disabled={isDisabled}>
        {action}
      </Button>
    </Group>
  );
}
