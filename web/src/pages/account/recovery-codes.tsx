import { Button, Checkbox, Code, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { CopyButton } from '../../components/forms/copy-button.tsx';

interface RecoveryCodesProps {
  codes: string[];
  onClose: () => void;
}

export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const [isKept, setKept] = useState(false);
  const copyButton = useRef<HTMLButtonElement>(null);
  // The field that had the focus is no longer shown.
  useEffect(() => copyButton.current?.focus(), []);
  return (
    <Stack gap="lg">
      <Text size="sm">
        Two-step sign-in is on. Without your phone, each of these codes lets you in once. You cannot see them again:
        keep them in a safe place.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {codes.map((code) => (
          <li key={code}>
            <Code fz="sm">{code}</Code>
          </li>
        ))}
      </SimpleGrid>
      <CopyButton ref={copyButton} text={codes.join('\n')} label="Copy all" />
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
