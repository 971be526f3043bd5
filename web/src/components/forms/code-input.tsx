import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef } from 'react';

interface CodeInputProps extends Omit<TextInputProps, 'onChange'> {
  onChange: (code: string) => void;
}

/** A code from an authenticator app. It takes the focus, because the field that had it is no longer shown. */
export function CodeInput({ onChange, ...props }: CodeInputProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <TextInput
      ref={field}
      autoComplete="one-time-code"
      required
      onChange={(event) => onChange(event.currentTarget.value)}
      {...props}
    />
  );
}
