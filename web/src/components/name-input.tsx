import { TextInput, type TextInputProps } from '@mantine/core';

/** The name of a person or a thing, which is not one that the browser knows. */
export function NameInput(props: TextInputProps) {
  return <TextInput label="Name" autoComplete="off" maxLength={255} {...props} />;
}
