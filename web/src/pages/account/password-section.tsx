import { PasswordInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { changePassword, sessionsQuery } from '../../api/account.ts';
import { Form } from '../../components/forms/form.tsx';
import { NewPasswordInput } from '../../components/forms/new-password-input.tsx';
import { Section } from '../../components/layouts/section.tsx';
import { useSentForm } from '../../components/forms/use-sent-form.ts';

export function PasswordSection() {
  const queryClient = useQueryClient();
  const { field, sending } = useSentForm({ password: '', new_password: '' }, changePassword, (_answer, form) => {
    form.reset();
    notifications.show({ message: 'Your password is changed, and other browsers are signed out.' });
    return queryClient.invalidateQueries(sessionsQuery);
  });
  return (
    <Section title="Password" description="Changing it signs you out in every other browser.">
      <Form isCheckedByBrowser maw={420} action="Change the password" {...sending}>
        <PasswordInput
          label="Current password"
          name="password"
          autoComplete="current-password"
          required
          {...field('password')}
        />
        <NewPasswordInput {...field('new_password')} />
      </Form>
    </Section>
  );
}
