import { Button, FileButton, Group, Text, ThemeIcon } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import classes from './upload-zone.module.css';

interface UploadZoneProps {
  onFiles: (files: File[]) => void;
}

const ACCEPTED = 'application/pdf,.pdf,audio/*,video/mp4,video/webm,video/quicktime,.m4a,.opus,.amr,.caf,.wma';

export function UploadZone({ onFiles }: UploadZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const hold = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(true);
  };
  const take = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={() => setIsOver(false)}
      onDrop={take}
    >
      <Group gap="md" wrap="nowrap" className={classes.words ?? ''}>
        <ThemeIcon variant="light" size={42} radius="xl">
          <IconCloudUpload size={22} stroke={1.6} aria-hidden />
        </ThemeIcon>
        <div>
          <Text size="sm" fw={550}>
            Drop PDFs or recordings here
          </Text>
          <Text size="sm" c="dimmed">
            PDFs are read, scans too; recordings are transcribed. Each becomes a note.
          </Text>
        </div>
      </Group>
      <FileButton multiple accept={ACCEPTED} onChange={onFiles} inputProps={{ 'aria-label': 'PDFs or recordings' }}>
        {(props) => (
          <Button variant="default" {...props}>
            Choose files
          </Button>
        )}
      </FileButton>
    </div>
  );
}
