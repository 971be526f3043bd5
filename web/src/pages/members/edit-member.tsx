import { Modal, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Member, MemberChanges } from '../../api/members.ts';
import { splitErrors } from '../../api/split-errors.ts';
import { FormButtons } from '../../components/form-buttons.tsx';
import { FormError } from '../../components/form-error.tsx';

interface EditMemberProps {
  member: Member;
  onClose: () => void;
  onSave: (changes: MemberChanges) => Promise<void>;
}

export function EditMember({ member, onClose, onSave }: EditMemberProps) {
  const [name, setName] = useState(member.name);
  const save = useMutation({ mutationFn: () => onSave({ name: name.trim() }), onSuccess: onClose });
  const errors = splitErrors(save.error, ['name']);
  const isEmpty = name.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isEmpty) save.mutate();
  };
  return (
    <Modal opened onClose={onClose} title="Change the name">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label="Name"
            description="It stands on notes and reports, and with what the person does from now on."
            autoComplete="off"
            data-autofocus
            maxLength={255}
            error={errors.fields.name}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <FormError error={errors.whole} />
          <FormButtons action="Save" isBusy={save.isPending} isDisabled={isEmpty} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}
