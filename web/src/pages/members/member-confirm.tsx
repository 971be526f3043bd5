import { Text } from '@mantine/core';
import type { Member, MemberChanges } from '../../api/members.ts';
import { ConfirmDialog } from '../../components/forms/confirm-dialog.tsx';

export type MemberStep = 'promote' | 'demote' | 'deactivate';

interface StepWords {
  title: (name: string) => string;
  action: string;
  text: string;
  /** Also shown to admins who do this to themselves. */
  selfText?: string;
  isDangerous: boolean;
  changes: MemberChanges;
}

const STEPS: Record<MemberStep, StepWords> = {
  promote: {
    title: (name) => `Make ${name} an admin?`,
    action: 'Make an admin',
    text: 'Admins invite and deactivate members, make keys of the organisation, end connections and read the activity.',
    isDangerous: false,
    changes: { role: 'admin' },
  },
  demote: {
    title: (name) => `Make ${name} a clinician?`,
    action: 'Make a clinician',
    text: 'They keep their clients, notes and reports, and no longer look after the practice.',
    selfText: 'You lose these pages at once. Only another admin can give them back to you.',
    isDangerous: false,
    changes: { role: 'clinician' },
  },
  deactivate: {
    title: (name) => `Deactivate ${name}?`,
    action: 'Deactivate',
    text:
      'They are signed out everywhere, their own API keys stop working, and they can no longer sign in. ' +
      'Keys of the organisation that they made go on working until you revoke them. ' +
      'What they wrote stays. You can reactivate them later.',
    selfText: 'This is you: you are signed out at once, and another admin has to let you in again.',
    isDangerous: true,
    changes: { is_active: false },
  },
};

interface MemberConfirmProps {
  step: MemberStep;
  member: Member;
  isSelf: boolean;
  onClose: () => void;
  onConfirm: (changes: MemberChanges) => Promise<void>;
}

export function MemberConfirm({ step, member, isSelf, onClose, onConfirm }: MemberConfirmProps) {
  const { title, action, text, selfText, isDangerous, changes } = STEPS[step];
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={title(member.name)}
      action={action}
      isDangerous={isDangerous}
      onConfirm={() => onConfirm(changes)}
    >
      {text}
      {isSelf && selfText !== undefined && (
        <Text inherit fw={600} mt="sm">
          {selfText}
        </Text>
      )}
    </ConfirmDialog>
  );
}
