import type { Member, MemberChanges } from '../../api/members.ts';
import { FormDialog } from '../../components/forms/form.tsx';
import { NameInput } from '../../components/forms/name-input.tsx';
import { useSentForm } from '../../components/forms/use-sent-form.ts';

interface EditMemberProps {
  member: Member;
  onClose: () => void;
  onSave: (changes: MemberChanges) => Promise<void>;
}

export function EditMember({ member, onClose, onSave }: EditMemberProps) {
  const { field, values, sending } = useSentForm(
    { name: member.name },
    ({ name }) => onSave({ name: name.trim() }),
    onClose,
  );
  return (
    <FormDialog
      title="Change the name"
      action="Save"
      isDisabled={values.name.trim() === ''}
      onClose={onClose}
      {...sending}
    >
      <NameInput
        description="It is shown on notes and reports, and in the activity from now on."
        data-autofocus
        {...field('name')}
      />
    </FormDialog>
  );
}
