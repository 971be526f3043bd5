import { Button, Group, Text } from '@mantine/core';
import { type Icon, IconMicrophone, IconPencilPlus, IconUpload } from '@tabler/icons-react';

interface AddButtonsProps {
  isRecording: boolean;
  onWrite: () => void;
  onUpload: () => void;
  onRecord: () => void;
}

/** The ways to add a note. */
export function AddButtons({ isRecording, onWrite, onUpload, onRecord }: AddButtonsProps) {
  const buttons: [label: string, icon: Icon, onClick: () => void, isDisabled: boolean][] = [
    ['Write', IconPencilPlus, onWrite, false],
    ['Upload', IconUpload, onUpload, false],
    ['Record', IconMicrophone, onRecord, isRecording],
  ];
  return (
    <>
      <Group gap={6} mt="xs">
        {buttons.map(([label, ButtonIcon, onClick, isDisabled]) => (
          <Button
            key={label}
            size="xs"
            variant="light"
            leftSection={<ButtonIcon size={16} aria-hidden />}
            onClick={onClick}
            disabled={isDisabled}
          >
            {label}
          </Button>
        ))}
      </Group>
      <Text size="xs" c="dimmed" mt={6}>
        Or drop PDFs, scans or recordings here: each becomes a note.
      </Text>
    </>
  );
}
