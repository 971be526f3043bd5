import { TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Session, sessionQuery } from '../../api/session.ts';
import { changeCredentials } from '../../api/signing.ts';
import { Form } from '../../components/forms/form.tsx';
import { Section } from '../../components/layouts/section.tsx';

/** What stands below the member's name wherever they sign. */
export function CredentialsSection({ session }: { session: Session }) {
  const [text, setText] = useState(session.credentials ?? '');
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => changeCredentials(text.trim() === '' ? null : text.trim()),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      notifications.show({ message: 'Your credentials are saved.' });
    },
  });
  return (
    <Section title="Credentials" description="They stand below your name on the reports that you sign.">
      <Form
        maw={460}
        onSubmit={() => save.mutate()}
        error={save.error}
        action="Save the credentials"
        isBusy={save.isPending}
        isDisabled={text.trim() === (session.credentials ?? '')}
      >
        <TextInput
          label="Credentials"
          description="For example your profession and registration number. Reports that are signed already keep the old ones."
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Form>
    </Section>
  );
}
