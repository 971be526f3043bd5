import { TextInput, type TextInputProps } from '@mantine/core';

/** The address by which a person signs in. */
export function EmailInput(props: TextInputProps) {
  return (
    <TextInput label="E-mail address" type="email" name="email" autoComplete="username" size="md" required {...props} />
  );
}
