import { Button, CloseButton, Group, Progress, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import classes from '../components/rows.module.css';
import { dismissUpload, type Upload } from './uploads.ts';

export function UploadRow({ upload }: { upload: Upload }) {
  const { id, fileName, fault, share, stop } = upload;
  const percent = Math.round(share * 100);
  const step = share < 1 ? 'Uploading' : 'Being checked';
  return (
    <li className={classes.row}>
      <ThemeIcon variant="light" color={fault === null ? 'pine' : 'red'} size={38} radius="md">
        <IconUpload size={20} stroke={1.6} aria-hidden />
      </ThemeIcon>
      <Stack gap={3} className={classes.main ?? ''}>
        <Text size="sm" fw={550} truncate>
          {fileName}
        </Text>
        {fault === null ? (
          <>
            <Text size="sm" c="dimmed">
              {step}
            </Text>
            <Progress.Root size="sm" mt={4}>
              <Progress.Section value={Math.max(percent, 2)} aria-label={`${step} ${fileName}`} />
            </Progress.Root>
          </>
        ) : (
          <Text size="sm" role="alert" c="var(--mantine-color-error)">
            {fault}
          </Text>
        )}
      </Stack>
      <Group gap="sm" className={classes.end ?? ''}>
        {fault === null ? (
          <>
            <Text size="sm" c="dimmed" className={classes.number ?? ''}>
              {percent} %
            </Text>
            <Button variant="default" size="xs" aria-label={`Stop uploading ${fileName}`} onClick={stop}>
              Stop
            </Button>
          </>
        ) : (
          <CloseButton aria-label={`Dismiss ${fileName}`} onClick={() => dismissUpload(id)} />
        )}
      </Group>
    </li>
  );
}
