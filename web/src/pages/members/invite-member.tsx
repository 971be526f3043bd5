import { Radio, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Role } from '../../api/common.ts';
import { createMember, membersQuery } from '../../api/members.ts';
import { FormDialog } from '../../components/forms/form.tsx';
import { NameInput } from '../../components/forms/name-input.tsx';
import { useSentForm } from '../../components/forms/use-sent-form.ts';
import { InvitationOutcome } from './invitation-outcome.tsx';

export function InviteMember({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { field, values, sending, answer } = useSentForm(
    { email: '', name: '', role: 'clinician' as Role },
    ({ email, name, role }) => createMember({ email: email.trim(), name: name.trim(), role }),
    () => queryClient.invalidateQueries(membersQuery),
  );
  return (
    <FormDialog
      title={answer === undefined ? 'Invite a member' : `${answer.name} is a member`}
      action="Invite"
      isDisabled={values.email.trim() === '' || values.name.trim() === ''}
      onClose={onClose}
      {...sending}
      done={answer && <InvitationOutcome invitation={answer} email={answer.email ?? values.email} />}
      isShownOnce={answer?.invitation === 'link'}
    >
      <TextInput
        label="E-mail address"
        description="They sign in with it."
        type="email"
        autoComplete="off"
        data-autofocus
        maxLength={320}
        {...field('email')}
      />
      <NameInput {...field('name')} />
      <Radio.Group label="Role" {...field('role')}>
        <Stack gap="sm" mt="xs">
          <Radio value="clinician" label="Clinician" description="Works with clients, notes and reports." />
          <Radio value="admin" label="Admin" description="Also looks after members, keys and connections." />
        </Stack>
      </Radio.Group>
    </FormDialog>
  );
}
