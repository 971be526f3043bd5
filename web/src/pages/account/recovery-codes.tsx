import { Button, Checkbox, Code, CopyButton, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

interface RecoveryCodesProps {
  codes: string[];
  onClose: () => void;
}

export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const [isKept, setKept] = useState(false);
  const copyButton = useRef<HTMLButtonElement>(null);
  // What had the focus is gone with the step before this one.
  useEffect(() => copyButton.current?.focus(), []);
  return (
    <Stack gap="lg">
      <Text size="sm">
        Two-step sign-in is on. Without your phone, each of these codes lets you in once. They are not shown again: keep
        them where you keep what matters.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {codes.map((code) => (
          <li key={code}>
            <Code fz="sm">{code}</Code>
          </li>
        ))}
      </SimpleGrid>
      <CopyButton value={codes.join('\n')} timeout={2500}>
        {({ copied, copy }) => (
          <Button
            ref={copyButton}
            variant="light"
            onClick={copy}
            leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          >
            <span aria-live="polite">{copied ? 'Copied' : 'Copy all'}</span>
          </Button>
        )}
      </CopyButton>
      <Checkbox
        label="I have kept these codes"
        checked={isKept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <Group justify="flex-end">
        <Button onClick={onClose} disabled={!isKept}>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
