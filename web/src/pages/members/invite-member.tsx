import { Alert, Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Role } from '../../api/common.ts';
import { createMember, membersQuery } from '../../api/members.ts';
import { splitErrors } from '../../api/split-errors.ts';
import { FormButtons } from '../../components/form-buttons.tsx';
import { FormError } from '../../components/form-error.tsx';
import { describeInvitation } from './member-words.ts';

export function InviteMember({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('clinician');
  const invite = useMutation({
    mutationFn: () => createMember({ email: email.trim(), name: name.trim(), role }),
    onSuccess: () => queryClient.invalidateQueries(membersQuery),
  });
  const errors = splitErrors(invite.error, ['email', 'name', 'role']);
  const isEmpty = email.trim() === '' || name.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isEmpty) invite.mutate();
  };
  const made = invite.data;
  return (
    <Modal opened onClose={onClose} title={made === undefined ? 'Invite a member' : `${made.name} is a member`}>
      {made === undefined ? (
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <TextInput
              label="E-mail address"
              description="They sign in with it."
              type="email"
              autoComplete="off"
              data-autofocus
              maxLength={320}
              error={errors.fields.email}
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <TextInput
              label="Name"
              autoComplete="off"
              maxLength={255}
              error={errors.fields.name}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Radio.Group
              label="Role"
              error={errors.fields.role}
              value={role}
              onChange={(value) => setRole(value as Role)}
            >
              <Stack gap="sm" mt="xs">
                <Radio value="clinician" label="Clinician" description="Works with clients, notes and reports." />
                <Radio value="admin" label="Admin" description="Also looks after members, keys and connections." />
              </Stack>
            </Radio.Group>
            <FormError error={errors.whole} />
            <FormButtons action="Invite" isBusy={invite.isPending} isDisabled={isEmpty} onCancel={onClose} />
          </Stack>
        </form>
      ) : (
        <Stack gap="md">
          <Alert
            role="status"
            color={made.invitation === 'sent' ? 'pine' : 'ochre'}
            icon={<IconMail size={18} aria-hidden />}
          >
            {describeInvitation(made.invitation, made.email ?? email)}
          </Alert>
          <Group justify="flex-end">
            <Button onClick={onClose}>Done</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
