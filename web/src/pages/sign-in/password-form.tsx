import { PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Form } from '../../components/forms/form.tsx';
import { EmailInput } from './email-input.tsx';

interface PasswordFormProps {
  isBusy: boolean;
  error: Error | null;
  onSubmit: (credentials: { email: string; password: string }) => void;
}

export function PasswordForm({ onSubmit, ...sending }: PasswordFormProps) {
  const { getInputProps, values } = useForm({ initialValues: { email: '', password: '' } });
  return (
    <Form
      isCheckedByBrowser
      action="Sign in"
      buttonAt="wide"
      {...sending}
      onSubmit={() => onSubmit({ ...values, email: values.email.trim() })}
    >
      <EmailInput {...getInputProps('email')} />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        size="md"
        required
        {...getInputProps('password')}
      />
    </Form>
  );
}
