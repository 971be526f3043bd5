import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormError } from '../../components/form-error.tsx';

interface CodeFormProps {
  isBusy: boolean;
  error: Error | null;
  onSubmit: (code: string) => void;
  onStartAgain: () => void;
}

export function CodeForm({ isBusy, error, onSubmit, onStartAgain }: CodeFormProps) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // What had the focus is gone with the form before this one.
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit(code);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          ref={field}
          label="Authentication code"
          description="Or one of your recovery codes."
          name="code"
          autoComplete="one-time-code"
          inputMode="text"
          size="md"
          maxLength={40}
          required
          withAsterisk={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <FormError error={error} />
        <Button type="submit" size="md" mt="xs" fullWidth loading={isBusy}>
          Sign in
        </Button>
        <Button variant="subtle" onClick={onStartAgain} disabled={isBusy}>
          Use another account
        </Button>
      </Stack>
    </form>
  );
}
