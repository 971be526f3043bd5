import { Code, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CodeInput } from '../../components/forms/code-input.tsx';
import { DialogForm } from '../../components/forms/form.tsx';
import { QrCode } from './qr-code.tsx';

interface ScanCodeProps {
  secret: string;
  uri: string;
  isBusy: boolean;
  error: Error | null;
  onSubmit: (code: string) => void;
  onClose: () => void;
}

export function ScanCode({ secret, uri, onSubmit, ...form }: ScanCodeProps) {
  const [code, setCode] = useState('');
  return (
    <DialogForm isCheckedByBrowser action="Turn on" onSubmit={() => onSubmit(code)} {...form}>
      <Group align="flex-start" gap="xl">
        <QrCode text={uri} label="The code for your authenticator app" />
        <Stack gap="sm" flex="1 1 220px">
          <Text size="sm">Scan this with the app. If it cannot scan, type this key into it:</Text>
          <Code block fz="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {inFours(secret)}
          </Code>
        </Stack>
      </Group>
      <CodeInput
        label="The six digits that the app shows now"
        inputMode="numeric"
        maxLength={10}
        maw={320}
        value={code}
        onChange={setCode}
      />
    </DialogForm>
  );
}

function inFours(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
