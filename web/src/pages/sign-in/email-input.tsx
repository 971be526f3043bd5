import { TextInput } from '@mantine/core';

/** The address by which a person signs in. */
export function EmailInput({ value, onChange }: { value: string; onChange: (email: string) => void }) {
  return (
    <TextInput
      label="E-mail address"
      type="email"
      name="email"
      autoComplete="username"
      size="md"
      required
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
