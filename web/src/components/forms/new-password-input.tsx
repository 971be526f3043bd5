import { PasswordInput, type PasswordInputProps } from '@mantine/core';

const MIN_LENGTH = 12;
const MAX_LENGTH = 256;

/** Where a password is chosen. Length is what counts, so it is all that is asked for. */
export function NewPasswordInput(props: PasswordInputProps) {
  return (
    <PasswordInput
      label="New password"
      description={`At least ${MIN_LENGTH} characters. Several words are good.`}
      name="new-password"
      autoComplete="new-password"
      required
      minLength={MIN_LENGTH}
      maxLength={MAX_LENGTH}
      {...props}
    />
  );
}
