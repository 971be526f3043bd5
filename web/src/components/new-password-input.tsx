import { PasswordInput, type PasswordInputProps } from '@mantine/core';

export const PASSWORD_MIN_LENGTH = 12;
const PASSWORD_MAX_LENGTH = 256;

interface NewPasswordInputProps extends Pick<PasswordInputProps, 'label' | 'size' | 'error'> {
  value: string;
  onChange: (value: string) => void;
}

/** Where a password is chosen. Length is what counts, so it is all that is asked for. */
export function NewPasswordInput({ value, onChange, label = 'New password', ...props }: NewPasswordInputProps) {
  return (
    <PasswordInput
      label={label}
      description={`At least ${PASSWORD_MIN_LENGTH} characters. Several words are good.`}
      name="new-password"
      autoComplete="new-password"
      required
      withAsterisk={false}
      minLength={PASSWORD_MIN_LENGTH}
      maxLength={PASSWORD_MAX_LENGTH}
      visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...props}
    />
  );
}
