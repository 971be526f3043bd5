import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormError } from '../../components/form-error.tsx';
import { QrCode } from './qr-code.tsx';

interface ScanCodeProps {
  secret: string;
  uri: string;
  isBusy: boolean;
  error: Error | null;
  onSubmit: (code: string) => void;
  onCancel: () => void;
}

export function ScanCode({ secret, uri, isBusy, error, onSubmit, onCancel }: ScanCodeProps) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // What had the focus is gone with the step before this one.
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit(code);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="lg">
        <Group align="flex-start" gap="xl">
          <QrCode text={uri} label="The code for your authenticator app" />
          <Stack gap="sm" flex="1 1 220px">
            <Text size="sm">Scan this with the app. If it cannot scan, type this key into it:</Text>
            <Code block fz="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
              {inFours(secret)}
            </Code>
          </Stack>
        </Group>
        <TextInput
          ref={field}
          label="The six digits that the app shows now"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          required
          withAsterisk={false}
          maw={320}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <FormError error={error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Turn on
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function inFours(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
