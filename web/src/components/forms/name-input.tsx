import { TextInput, type TextInputProps } from '@mantine/core';

/** The name of somebody else or of a thing, so the browser must not offer the user's own. */
export function NameInput(props: TextInputProps) {
  return <TextInput label="Name" autoComplete="off" maxLength={255} {...props} />;
}
