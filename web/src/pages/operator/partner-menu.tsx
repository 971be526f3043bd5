import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDots } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../api/api-error.ts';
import type { OperatedPartner } from '../../api/operator.ts';
import { ConfirmDialog } from '../../components/forms/confirm-dialog.tsx';
import { OPERATOR, useOperator } from './operator-context.ts';
import { NewSecret } from './new-secret.tsx';
import { showFailure } from '../../components/show-failure.ts';

/** What the operator can do with a partner. */
export function PartnerMenu({ partner }: { partner: OperatedPartner }) {
  const operator = useOperator();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<'suspend' | 'rotate'>();
  const [secret, setSecret] = useState<string>();
  const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: OPERATOR });
  const run = useMutation({
    mutationFn: (step: { done: string; call: () => Promise<unknown> }) => step.call(),
    onSuccess: async (_answer, { done }) => {
      notifications.show({ message: done });
      await refresh();
    },
    onError: (error) => showFailure(describeError(error)),
  });
  const isSuspended = partner.suspended_at !== null;
  const resume = { done: `${partner.name} is active again.`, call: () => operator.resumePartner(partner.id) };
  const test = { done: 'A test event is on its way.', call: () => operator.sendTestEvent(partner.id) };
  const rotate = async (): Promise<void> => setSecret((await operator.rotateClientSecret(partner.id)).client_secret);
  const suspend = async (): Promise<void> => {
    await operator.suspendPartner(partner.id);
    await refresh();
  };
  return (
    <>
      <Menu position="bottom-end" width={230}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Actions for ${partner.name}`}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => run.mutate(test)}>Send a test event</Menu.Item>
          <Menu.Item onClick={() => setAsking('rotate')}>New client secret …</Menu.Item>
          {isSuspended ? (
            <Menu.Item onClick={() => run.mutate(resume)}>Resume</Menu.Item>
          ) : (
            <Menu.Item color="red" onClick={() => setAsking('suspend')}>
              Suspend …
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asking === 'suspend'}
        onClose={() => setAsking(undefined)}
        title={`Suspend ${partner.name}?`}
        action="Suspend"
        isDangerous
        onConfirm={suspend}
      >
        Its calls are refused and nobody can connect with it until you resume it.
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'rotate'}
        onClose={() => setAsking(undefined)}
        title={`New client secret for ${partner.name}?`}
        action="Make a new secret"
        onConfirm={rotate}
      >
        The current one works for another day, so that the partner can change to the new one.
      </ConfirmDialog>
      {secret !== undefined && <NewSecret secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}
